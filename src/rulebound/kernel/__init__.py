"""The kernel: everything that all rulebooks share and that knows none of them.

Cards and who has seen them (card, zone, pool, position), the agenda of tasks and its loop (task, game),
decisions, events, refusals and modifiers, views and determinization (view), matches and records.
"""
