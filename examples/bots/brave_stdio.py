#!/usr/bin/env python3
"""The same bot in plain Python: it reads lines of JSON, writes lines of JSON, and imports nothing of ours."""

import json
import random
import sys

for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        random.seed(said["seed"])
    elif said["type"] == "decide":
        brave = [key for key in said["options"] if key.startswith("attack")]
        option = brave[0] if brave else random.choice(said["options"])
        print(json.dumps({"type": "choose", "number": said["number"], "option": option}), flush=True)
    elif said["type"] == "over":
        print("won" if said["won"] else "did not win", file=sys.stderr)
