"""The encodings of the Encoding Standard in Python, by encoding.wasm: see docs/abi.md.

>>> encodings = EncodingModule("encoding.wasm")
>>> encodings.decode(bytes([0x83, 0x65, 0x83, 0x58, 0x83, 0x67]), "Shift_JIS")
'テスト'
"""

from collections import namedtuple
from struct import unpack

from wasmtime import Engine, Instance, Module, Store

# In the standard's order: the number of an encoding is its place.
NAMES = """
UTF-8 IBM866 ISO-8859-2 ISO-8859-3 ISO-8859-4 ISO-8859-5 ISO-8859-6 ISO-8859-7 ISO-8859-8 ISO-8859-8-I ISO-8859-10
ISO-8859-13 ISO-8859-14 ISO-8859-15 ISO-8859-16 KOI8-R KOI8-U macintosh windows-874 windows-1250 windows-1251
windows-1252 windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-1258 x-mac-cyrillic GBK gb18030
Big5 EUC-JP ISO-2022-JP Shift_JIS EUC-KR replacement UTF-16BE UTF-16LE x-user-defined
""".split()
NUMBERS = {name.lower(): number for number, name in enumerate(NAMES)}

ERROR_MODES = {"strict": 0, "xmlcharrefreplace": 1, "replace": 2}
MALFORMED, UNMAPPABLE = -1, -2

# The details of a call, in the module's order.
Report = namedtuple(
    "Report",
    "finished read written start length code_point"
    " replaced first_replaced unmapped first_unmapped unmapped_code_point",
)


class EncodingModule:
    """An instance of the module, for one thread at a time. It knows encodings by the names above, not by other labels."""

    def __init__(self, path):
        engine = Engine()
        self.store = Store(engine)
        self.exports = Instance(self.store, Module.from_file(engine, path), []).exports(self.store)
        self.memory = self.exports["memory"]
        self.input, self.units, self.output, self.block_length = map(
            self.call, ("input", "units", "output", "block_length")
        )

    def call(self, name, *arguments):
        return self.exports[name](self.store, *arguments)

    def read(self, address, length):
        return bytes(self.memory.read(self.store, address, address + length))

    def report(self):
        return Report._make(unpack("<11i", self.read(self.call("report"), 44)))

    def decode(self, data, encoding, errors="strict"):
        self.call("new_decoder", NUMBERS[encoding.lower()])
        result = []
        for start in range(0, max(len(data), 1), self.block_length):
            block = data[start : start + self.block_length]
            self.memory.write(self.store, block, self.input)
            is_last = start + len(block) == len(data)
            count = self.call("decode_block", len(block), 0, errors == "strict", is_last)
            if count == MALFORMED:
                report = self.report()
                first = start + report.start
                raise UnicodeDecodeError(encoding, data, first, first + report.length, "malformed sequence")
            result.append(self.read(self.units, 2 * count))
        return b"".join(result).decode("utf-16-le")

    def encode(self, text, encoding, errors="strict"):
        self.call("new_encoder", NUMBERS[encoding.lower()])
        units = text.encode("utf-16-le", "surrogatepass")
        result = []
        for start in range(0, max(len(units), 1), 2 * self.block_length):
            block = units[start : start + 2 * self.block_length]
            self.memory.write(self.store, block, self.units)
            is_last = start + len(block) == len(units)
            read = 0
            while True:
                count = self.call("encode_block", read, len(block) // 2, ERROR_MODES[errors], is_last)
                report = self.report()
                if count == UNMAPPABLE:
                    raise ValueError(f"{encoding} can't represent U+{report.code_point:04X}")
                result.append(self.read(self.output, count))
                read += report.read
                if report.finished:
                    break
        return b"".join(result)

    def transcode(self, data, source, target="UTF-8", errors="strict"):
        """Bytes to bytes, without a string in between. With "replace" nothing raises an error."""
        self.call("new_transcoder", NUMBERS[source.lower()], NUMBERS[target.lower()], False)
        mode = ERROR_MODES[errors]
        result, read = [], 0
        while True:
            block = data[read : read + self.block_length]
            self.memory.write(self.store, block, self.input)
            is_last = read + len(block) == len(data)
            count = self.call("transcode_block", len(block), errors == "strict", mode, 2 if is_last else 0)
            report = self.report()
            if count == MALFORMED:
                first = read + report.start
                raise UnicodeDecodeError(source, data, first, first + report.length, "malformed sequence")
            if count == UNMAPPABLE:
                raise ValueError(f"{target} can't represent U+{report.code_point:04X}")
            result.append(self.read(self.output, count))
            read += report.read
            if is_last and report.finished:
                return b"".join(result)
