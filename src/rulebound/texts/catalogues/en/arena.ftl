# The arena of bots, and the benchmark.

## The arena

arena-draws = draws
arena-faults = faults
arena-meeting =
    { $undecided ->
        [0] { $game }: { $one } { $won }, { $other } { $lost }
       *[other] { $game }: { $one } { $won }, { $other } { $lost }, { $undecided } undecided
    }
arena-fault = Fault in game { $number } ({ $game }): { $sentence }
arena-more-faults =
    { $count ->
        [one] … and one more fault; --json lists them all.
       *[other] … and { $count } more faults; --json lists them all.
    }
arena-complete = { $played } games in { $seconds } s. { $isolation }
arena-incomplete = INCOMPLETE: { $played } of { $planned } games in { $seconds } s. { $isolation }
arena-isolated = Bots have no network and see no other processes.
arena-isolated-from-network = Bots have no network; they can see the other processes of this machine.
arena-not-isolated = Bots are not isolated here: they can use the network and see other processes.
arena-seed = seed { $seed }, digest { $digest }

## The benchmark

bench-version =
    { $build ->
        [compiled] rulebound { $version } (compiled by mypyc, Python { $python })
       *[pure] rulebound { $version } (pure Python, Python { $python })
    }
bench-measuring = Measuring { $game } …
bench-game = game
bench-decisions = decisions/s
bench-copies = copies/s
bench-games = games/s
bench-iterations = iterations/s
bench-digest = digest
