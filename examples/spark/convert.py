"""Converts a folder of files to UTF-8 on a Spark cluster: see docs/abi.md.

    spark-submit --py-files encoding_wasm.py --files encoding.wasm convert.py --from Shift_JIS SOURCE TARGET
"""

import argparse
import os
import time
from pathlib import Path

from pyspark import SparkContext, SparkFiles


def convert(paths, source, target, encoding):
    """Converts the files of a partition; for each of them yields its path, bytes and seconds, and the first invalid bytes."""
    from encoding_wasm import EncodingModule

    # One for the partition: compiling takes a quarter of a second.
    encodings = EncodingModule(SparkFiles.get("encoding.wasm"))
    for path in paths:
        start, invalid = time.process_time(), None
        data = (source / path).read_bytes()
        try:
            text = encodings.transcode(data, encoding)
        except UnicodeDecodeError as error:
            invalid = error.start, error.end
            text = encodings.transcode(data, encoding, errors="replace")
        file = target / path
        file.parent.mkdir(parents=True, exist_ok=True)
        # Spark may run a task twice, at the same time as well: files appear whole.
        part = file.with_name(f".{file.name}.{os.getpid()}")
        part.write_bytes(text)
        part.replace(file)
        yield path, len(data), time.process_time() - start, invalid


def main():
    parser = argparse.ArgumentParser(description="Converts the files in SOURCE to UTF-8, into TARGET.")
    parser.add_argument("source", type=Path, help="a folder that all workers can read")
    parser.add_argument("target", type=Path, help="a folder that all workers can write")
    parser.add_argument("--from", dest="encoding", required=True, help="the encoding's name, such as Shift_JIS")
    parser.add_argument("--partitions", type=int, default=16, help="into how many parts to divide the work")
    options = parser.parse_args()
    source, target, encoding = options.source.resolve(), options.target.resolve(), options.encoding

    paths = sorted(file.relative_to(source) for file in source.rglob("*") if file.is_file())
    with SparkContext(appName="encoding-wasm") as context:
        files = context.parallelize(paths, options.partitions)
        results = files.mapPartitions(lambda part: convert(part, source, target, encoding)).collect()

    for path, _, _, invalid in results:
        if invalid:
            print(f"{path}: invalid bytes from offset {invalid[0]} to {invalid[1]}")
    megabytes, seconds = sum(row[1] for row in results) / 1e6, sum(row[2] for row in results)
    print(f"{len(results)} files, {megabytes:.1f} MB, {megabytes / max(seconds, 1e-9):.0f} MB/s for each core")


if __name__ == "__main__":
    main()
