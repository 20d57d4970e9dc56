"""Compares examples/python with what the package gave, which is in a file of JSON: see module.js."""

import json
import sys
from base64 import b64decode
from pathlib import Path

from encoding_wasm import NAMES, EncodingModule

encodings = EncodingModule("node_modules/encoding-wasm/pkg/encoding.wasm")
comparisons = 0


def same(actual, expected, what):
    global comparisons
    comparisons += 1
    if actual == expected:
        return
    place = next((i for i, pair in enumerate(zip(actual, expected)) if pair[0] != pair[1]), None) if actual else None
    sys.exit(f"{what} differs at {place}: {str(actual)[:200]} is not {str(expected)[:200]}")


def text_of(field):
    return b64decode(field).decode("utf-16-le", "surrogatepass")


def malformed(action):
    try:
        action()
    except UnicodeDecodeError as error:
        return [error.start, error.end]
    return None


def unmappable(action):
    try:
        action()
    except ValueError as error:
        return int(str(error).rpartition("U+")[2], 16)
    return None


def check_example(code):
    """Runs an example of the documents; a comment behind an expression is its value."""
    scope, claims = {}, 0
    for line in code.splitlines():
        statement, _, expected = line.partition("  # ")
        if expected:
            same(eval(statement, scope), eval(expected), statement)
            claims += 1
        else:
            exec(statement, scope)
    assert claims > 0


given = json.loads(Path(sys.argv[1]).read_text())
assert given["examples"]
same(NAMES, given["names"], "the list of encodings")
for case in given["cases"]:
    name = case["name"]
    for decode in case["decode"]:
        data = b64decode(decode["bytes"])
        same(encodings.decode(data, name, "replace"), text_of(decode["text"]), f"{name}: decode")
        same(malformed(lambda: encodings.decode(data, name)), decode["error"], f"{name}: decode, strict")
        same(malformed(lambda: encodings.transcode(data, name)), decode["error"], f"{name}: transcode, strict")
    if case["encode"]:
        text = text_of(case["encode"]["text"])
        for mode in ("xmlcharrefreplace", "replace"):
            same(encodings.encode(text, name, mode), b64decode(case["encode"][mode]), f"{name}: encode, {mode}")
        same(unmappable(lambda: encodings.encode(text, name)), case["encode"]["unmappable"], f"{name}: encode, strict")
    for transcode in case["transcode"]:
        data, to = b64decode(transcode["bytes"]), transcode["to"]
        result = encodings.transcode(data, name, to, "replace")
        same(result, b64decode(transcode["expected"]), f"{name}: transcode to {to}")
for example in given["examples"]:
    check_example(example)

assert comparisons > 10 * len(NAMES)
print(f"{len(NAMES)} encodings, {comparisons} comparisons: all the same")
