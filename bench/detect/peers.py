"""Runs a detector for Python over the samples that bench/detect/run.js writes: for each, a line that starts with its size,
and its bytes. Prints the answer and the nanoseconds it took."""

import ctypes
import sys
import time


def chardet():
    import chardet

    return lambda data: chardet.detect(data)["encoding"]


def icu():
    import icu

    detector = icu.CharsetDetector()

    def detect(data):
        detector.setText(data)
        match = detector.detect()
        return match.getName() if match else None

    return detect


def uchardet():
    library = ctypes.CDLL("libuchardet.so.0")
    library.uchardet_new.restype = ctypes.c_void_p
    library.uchardet_get_charset.restype = ctypes.c_char_p

    def detect(data):
        handle = ctypes.c_void_p(library.uchardet_new())
        library.uchardet_handle_data(handle, data, ctypes.c_size_t(len(data)))
        library.uchardet_data_end(handle)
        name = library.uchardet_get_charset(handle).decode()
        library.uchardet_delete(handle)
        return name

    return detect


detect = {"chardet (PyPI)": chardet, "ICU": icu, "uchardet": uchardet}[sys.argv[1]]()
rest = memoryview(sys.stdin.buffer.read())
place = 0
while place < len(rest):
    end = place
    while rest[end] != 0x0A:
        end += 1
    size = int(bytes(rest[place:end]).split()[0])
    data = bytes(rest[end + 1 : end + 1 + size])
    place = end + 1 + size
    start = time.perf_counter_ns()
    try:
        answer = detect(data)
    except Exception:
        answer = None
    print((answer or "none").replace(" ", "-"), time.perf_counter_ns() - start)
