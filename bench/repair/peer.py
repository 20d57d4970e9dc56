"""Repairs the texts that bench/repair/run.js writes, one JSON string a line, with ftfy's `fix_encoding`, which undoes wrong
decodings and changes nothing else."""

import json
import sys

import ftfy

for line in sys.stdin:
    print(json.dumps(ftfy.fix_encoding(json.loads(line))))
