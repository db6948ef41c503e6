"""The launcher: a small program that starts the bot within limits, and ends as the bot does.

It is run as a file by `sandbox` and imports nothing of Rulebound, so that it starts at once. Its first
argument is the limits as a JSON object, the rest is the command. The limits are set in the bot's own process
and cannot be undone by it unless it runs as root. In a namespace of processes the launcher is the first of
them: when it ends, so does all that the bot has started. It ends as soon as nobody reads its standard error,
which is when the engine is gone, so that no bot outlives an engine that was killed. A bot that was ended by a
signal is told as the exit code 128 and its number, as shells do.
"""

import _thread
import json
import os
import resource
import select
import signal
import sys


def limit(kind: int, most: int) -> None:
    """Set a limit, or leave a stricter one that is there already."""
    _, hard = resource.getrlimit(kind)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard)
    resource.setrlimit(kind, (most, most))


def apply(limits: dict[str, int]) -> None:
    """Limit memory, processor time, files and their size; no core dumps.

    On Linux memory is what a process writes to (RLIMIT_DATA): the room that it only reserves, of which
    Node takes gigabytes, does not count.
    """
    limit(resource.RLIMIT_DATA if sys.platform == "linux" else resource.RLIMIT_AS, limits["memory"])
    limit(resource.RLIMIT_CPU, limits["processor"])
    limit(resource.RLIMIT_FSIZE, limits["file"])
    limit(resource.RLIMIT_NOFILE, limits["files"])
    limit(resource.RLIMIT_CORE, 0)


def become(limits: dict[str, int], command: list[str]) -> int:
    """Set the limits and become the command; 127 if there is no such program."""
    try:
        apply(limits)
        os.execvp(command[0], command)
    except (OSError, ValueError) as error:
        print(f"cannot start {command[0]}: {error}", file=sys.stderr)
        return 127


def end_with_engine() -> None:
    """Wait until the engine is gone; then end the bot, and all in its process group."""
    gone = select.poll()
    gone.register(2, 0)
    gone.poll()
    os.killpg(0, signal.SIGKILL)
    os._exit(128 + signal.SIGKILL)  # the first process of a namespace cannot kill itself


def main(words: list[str]) -> int:
    """Start the command, leave its input and output to it alone, and wait for its end."""
    child = os.fork()
    if child == 0:
        return become(json.loads(words[0]), words[1:])
    os.close(0)
    os.close(1)
    _thread.start_new_thread(end_with_engine, ())
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    return code if code >= 0 else 128 - code


if __name__ == "__main__":
    os._exit(main(sys.argv[1:]))
