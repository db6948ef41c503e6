"""The server: tables in the browser, for people and bots, over HTTP and WebSockets.

`protocol` is what is said on the wire; `store` keeps everything, append-only; `accounts` knows people;
`rooms` are the tables with their games; `telling` makes what one viewer is told; `library` answers about
games, cards, rules and records; `app` puts it all together. Nothing but views leaves this package.
"""
