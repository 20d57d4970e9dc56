#!/usr/bin/env node
"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// node_modules/cli-progress/lib/eta.js
var require_eta = __commonJS({
  "node_modules/cli-progress/lib/eta.js"(exports2, module3) {
    var ETA = class {
      constructor(length, initTime, initValue) {
        this.etaBufferLength = length || 100;
        this.valueBuffer = [initValue];
        this.timeBuffer = [initTime];
        this.eta = "0";
      }
      // add new values to calculation buffer
      update(time, value, total) {
        this.valueBuffer.push(value);
        this.timeBuffer.push(time);
        this.calculate(total - value);
      }
      // fetch estimated time
      getTime() {
        return this.eta;
      }
      // eta calculation - request number of remaining events
      calculate(remaining) {
        const currentBufferSize = this.valueBuffer.length;
        const buffer = Math.min(this.etaBufferLength, currentBufferSize);
        const v_diff = this.valueBuffer[currentBufferSize - 1] - this.valueBuffer[currentBufferSize - buffer];
        const t_diff = this.timeBuffer[currentBufferSize - 1] - this.timeBuffer[currentBufferSize - buffer];
        const vt_rate = v_diff / t_diff;
        this.valueBuffer = this.valueBuffer.slice(-this.etaBufferLength);
        this.timeBuffer = this.timeBuffer.slice(-this.etaBufferLength);
        const eta = Math.ceil(remaining / vt_rate / 1e3);
        if (isNaN(eta)) {
          this.eta = "NULL";
        } else if (!isFinite(eta)) {
          this.eta = "INF";
        } else if (eta > 1e7) {
          this.eta = "INF";
        } else if (eta < 0) {
          this.eta = 0;
        } else {
          this.eta = eta;
        }
      }
    };
    module3.exports = ETA;
  }
});

// node_modules/cli-progress/lib/terminal.js
var require_terminal = __commonJS({
  "node_modules/cli-progress/lib/terminal.js"(exports2, module3) {
    var _readline = require("readline");
    var Terminal = class {
      constructor(outputStream) {
        this.stream = outputStream;
        this.linewrap = true;
        this.dy = 0;
      }
      // save cursor position + settings
      cursorSave() {
        if (!this.stream.isTTY) {
          return;
        }
        this.stream.write("\x1B7");
      }
      // restore last cursor position + settings
      cursorRestore() {
        if (!this.stream.isTTY) {
          return;
        }
        this.stream.write("\x1B8");
      }
      // show/hide cursor
      cursor(enabled) {
        if (!this.stream.isTTY) {
          return;
        }
        if (enabled) {
          this.stream.write("\x1B[?25h");
        } else {
          this.stream.write("\x1B[?25l");
        }
      }
      // change cursor positionn
      cursorTo(x = null, y = null) {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.cursorTo(this.stream, x, y);
      }
      // change relative cursor position
      cursorRelative(dx = null, dy = null) {
        if (!this.stream.isTTY) {
          return;
        }
        this.dy = this.dy + dy;
        _readline.moveCursor(this.stream, dx, dy);
      }
      // relative reset
      cursorRelativeReset() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.moveCursor(this.stream, 0, -this.dy);
        _readline.cursorTo(this.stream, 0, null);
        this.dy = 0;
      }
      // clear to the right from cursor
      clearRight() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearLine(this.stream, 1);
      }
      // clear the full line
      clearLine() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearLine(this.stream, 0);
      }
      // clear everyting beyond the current line
      clearBottom() {
        if (!this.stream.isTTY) {
          return;
        }
        _readline.clearScreenDown(this.stream);
      }
      // add new line; increment counter
      newline() {
        this.stream.write("\n");
        this.dy++;
      }
      // write content to output stream
      // @TODO use string-width to strip length
      write(s, rawWrite = false) {
        if (this.linewrap === true && rawWrite === false) {
          this.stream.write(s.substr(0, this.getWidth()));
        } else {
          this.stream.write(s);
        }
      }
      // control line wrapping
      lineWrapping(enabled) {
        if (!this.stream.isTTY) {
          return;
        }
        this.linewrap = enabled;
        if (enabled) {
          this.stream.write("\x1B[?7h");
        } else {
          this.stream.write("\x1B[?7l");
        }
      }
      // tty environment ?
      isTTY() {
        return this.stream.isTTY === true;
      }
      // get terminal width
      getWidth() {
        return this.stream.columns || (this.stream.isTTY ? 80 : 200);
      }
    };
    module3.exports = Terminal;
  }
});

// node_modules/ansi-regex/index.js
var require_ansi_regex = __commonJS({
  "node_modules/ansi-regex/index.js"(exports2, module3) {
    "use strict";
    module3.exports = ({ onlyFirst = false } = {}) => {
      const pattern = [
        "[\\u001B\\u009B][[\\]()#;?]*(?:(?:(?:(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]+)*|[a-zA-Z\\d]+(?:;[-a-zA-Z\\d\\/#&.:=?%@~_]*)*)?\\u0007)",
        "(?:(?:\\d{1,4}(?:;\\d{0,4})*)?[\\dA-PR-TZcf-ntqry=><~]))"
      ].join("|");
      return new RegExp(pattern, onlyFirst ? void 0 : "g");
    };
  }
});

// node_modules/strip-ansi/index.js
var require_strip_ansi = __commonJS({
  "node_modules/strip-ansi/index.js"(exports2, module3) {
    "use strict";
    var ansiRegex = require_ansi_regex();
    module3.exports = (string) => typeof string === "string" ? string.replace(ansiRegex(), "") : string;
  }
});

// node_modules/is-fullwidth-code-point/index.js
var require_is_fullwidth_code_point = __commonJS({
  "node_modules/is-fullwidth-code-point/index.js"(exports2, module3) {
    "use strict";
    var isFullwidthCodePoint = (codePoint) => {
      if (Number.isNaN(codePoint)) {
        return false;
      }
      if (codePoint >= 4352 && (codePoint <= 4447 || // Hangul Jamo
      codePoint === 9001 || // LEFT-POINTING ANGLE BRACKET
      codePoint === 9002 || // RIGHT-POINTING ANGLE BRACKET
      // CJK Radicals Supplement .. Enclosed CJK Letters and Months
      11904 <= codePoint && codePoint <= 12871 && codePoint !== 12351 || // Enclosed CJK Letters and Months .. CJK Unified Ideographs Extension A
      12880 <= codePoint && codePoint <= 19903 || // CJK Unified Ideographs .. Yi Radicals
      19968 <= codePoint && codePoint <= 42182 || // Hangul Jamo Extended-A
      43360 <= codePoint && codePoint <= 43388 || // Hangul Syllables
      44032 <= codePoint && codePoint <= 55203 || // CJK Compatibility Ideographs
      63744 <= codePoint && codePoint <= 64255 || // Vertical Forms
      65040 <= codePoint && codePoint <= 65049 || // CJK Compatibility Forms .. Small Form Variants
      65072 <= codePoint && codePoint <= 65131 || // Halfwidth and Fullwidth Forms
      65281 <= codePoint && codePoint <= 65376 || 65504 <= codePoint && codePoint <= 65510 || // Kana Supplement
      110592 <= codePoint && codePoint <= 110593 || // Enclosed Ideographic Supplement
      127488 <= codePoint && codePoint <= 127569 || // CJK Unified Ideographs Extension B .. Tertiary Ideographic Plane
      131072 <= codePoint && codePoint <= 262141)) {
        return true;
      }
      return false;
    };
    module3.exports = isFullwidthCodePoint;
    module3.exports.default = isFullwidthCodePoint;
  }
});

// node_modules/emoji-regex/index.js
var require_emoji_regex = __commonJS({
  "node_modules/emoji-regex/index.js"(exports2, module3) {
    "use strict";
    module3.exports = function() {
      return /\uD83C\uDFF4\uDB40\uDC67\uDB40\uDC62(?:\uDB40\uDC65\uDB40\uDC6E\uDB40\uDC67|\uDB40\uDC73\uDB40\uDC63\uDB40\uDC74|\uDB40\uDC77\uDB40\uDC6C\uDB40\uDC73)\uDB40\uDC7F|\uD83D\uDC68(?:\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68\uD83C\uDFFB|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFE])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D)?\uD83D\uDC68|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D[\uDC68\uDC69])\u200D(?:\uD83D[\uDC66\uDC67])|[\u2695\u2696\u2708]\uFE0F|\uD83D[\uDC66\uDC67]|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|(?:\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708])\uFE0F|\uD83C\uDFFB\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C[\uDFFB-\uDFFF])|(?:\uD83E\uDDD1\uD83C\uDFFB\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)\uD83C\uDFFB|\uD83E\uDDD1(?:\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1)|(?:\uD83E\uDDD1\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFF\u200D\uD83E\uDD1D\u200D(?:\uD83D[\uDC68\uDC69]))(?:\uD83C[\uDFFB-\uDFFE])|(?:\uD83E\uDDD1\uD83C\uDFFC\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB\uDFFC])|\uD83D\uDC69(?:\uD83C\uDFFE\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB-\uDFFD\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFC\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFD-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFB\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFC-\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFD\u200D(?:\uD83E\uDD1D\u200D\uD83D\uDC68(?:\uD83C[\uDFFB\uDFFC\uDFFE\uDFFF])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\u200D(?:\u2764\uFE0F\u200D(?:\uD83D\uDC8B\u200D(?:\uD83D[\uDC68\uDC69])|\uD83D[\uDC68\uDC69])|\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD])|\uD83C\uDFFF\u200D(?:\uD83C[\uDF3E\uDF73\uDF93\uDFA4\uDFA8\uDFEB\uDFED]|\uD83D[\uDCBB\uDCBC\uDD27\uDD2C\uDE80\uDE92]|\uD83E[\uDDAF-\uDDB3\uDDBC\uDDBD]))|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67]))|(?:\uD83E\uDDD1\uD83C\uDFFD\u200D\uD83E\uDD1D\u200D\uD83E\uDDD1|\uD83D\uDC69\uD83C\uDFFE\u200D\uD83E\uDD1D\u200D\uD83D\uDC69)(?:\uD83C[\uDFFB-\uDFFD])|\uD83D\uDC69\u200D\uD83D\uDC66\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC69\u200D(?:\uD83D[\uDC66\uDC67])|(?:\uD83D\uDC41\uFE0F\u200D\uD83D\uDDE8|\uD83D\uDC69(?:\uD83C\uDFFF\u200D[\u2695\u2696\u2708]|\uD83C\uDFFE\u200D[\u2695\u2696\u2708]|\uD83C\uDFFC\u200D[\u2695\u2696\u2708]|\uD83C\uDFFB\u200D[\u2695\u2696\u2708]|\uD83C\uDFFD\u200D[\u2695\u2696\u2708]|\u200D[\u2695\u2696\u2708])|(?:(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)\uFE0F|\uD83D\uDC6F|\uD83E[\uDD3C\uDDDE\uDDDF])\u200D[\u2640\u2642]|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:(?:\uD83C[\uDFFB-\uDFFF])\u200D[\u2640\u2642]|\u200D[\u2640\u2642])|\uD83C\uDFF4\u200D\u2620)\uFE0F|\uD83D\uDC69\u200D\uD83D\uDC67\u200D(?:\uD83D[\uDC66\uDC67])|\uD83C\uDFF3\uFE0F\u200D\uD83C\uDF08|\uD83D\uDC15\u200D\uD83E\uDDBA|\uD83D\uDC69\u200D\uD83D\uDC66|\uD83D\uDC69\u200D\uD83D\uDC67|\uD83C\uDDFD\uD83C\uDDF0|\uD83C\uDDF4\uD83C\uDDF2|\uD83C\uDDF6\uD83C\uDDE6|[#\*0-9]\uFE0F\u20E3|\uD83C\uDDE7(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEF\uDDF1-\uDDF4\uDDF6-\uDDF9\uDDFB\uDDFC\uDDFE\uDDFF])|\uD83C\uDDF9(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDED\uDDEF-\uDDF4\uDDF7\uDDF9\uDDFB\uDDFC\uDDFF])|\uD83C\uDDEA(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDED\uDDF7-\uDDFA])|\uD83E\uDDD1(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF7(?:\uD83C[\uDDEA\uDDF4\uDDF8\uDDFA\uDDFC])|\uD83D\uDC69(?:\uD83C[\uDFFB-\uDFFF])|\uD83C\uDDF2(?:\uD83C[\uDDE6\uDDE8-\uDDED\uDDF0-\uDDFF])|\uD83C\uDDE6(?:\uD83C[\uDDE8-\uDDEC\uDDEE\uDDF1\uDDF2\uDDF4\uDDF6-\uDDFA\uDDFC\uDDFD\uDDFF])|\uD83C\uDDF0(?:\uD83C[\uDDEA\uDDEC-\uDDEE\uDDF2\uDDF3\uDDF5\uDDF7\uDDFC\uDDFE\uDDFF])|\uD83C\uDDED(?:\uD83C[\uDDF0\uDDF2\uDDF3\uDDF7\uDDF9\uDDFA])|\uD83C\uDDE9(?:\uD83C[\uDDEA\uDDEC\uDDEF\uDDF0\uDDF2\uDDF4\uDDFF])|\uD83C\uDDFE(?:\uD83C[\uDDEA\uDDF9])|\uD83C\uDDEC(?:\uD83C[\uDDE6\uDDE7\uDDE9-\uDDEE\uDDF1-\uDDF3\uDDF5-\uDDFA\uDDFC\uDDFE])|\uD83C\uDDF8(?:\uD83C[\uDDE6-\uDDEA\uDDEC-\uDDF4\uDDF7-\uDDF9\uDDFB\uDDFD-\uDDFF])|\uD83C\uDDEB(?:\uD83C[\uDDEE-\uDDF0\uDDF2\uDDF4\uDDF7])|\uD83C\uDDF5(?:\uD83C[\uDDE6\uDDEA-\uDDED\uDDF0-\uDDF3\uDDF7-\uDDF9\uDDFC\uDDFE])|\uD83C\uDDFB(?:\uD83C[\uDDE6\uDDE8\uDDEA\uDDEC\uDDEE\uDDF3\uDDFA])|\uD83C\uDDF3(?:\uD83C[\uDDE6\uDDE8\uDDEA-\uDDEC\uDDEE\uDDF1\uDDF4\uDDF5\uDDF7\uDDFA\uDDFF])|\uD83C\uDDE8(?:\uD83C[\uDDE6\uDDE8\uDDE9\uDDEB-\uDDEE\uDDF0-\uDDF5\uDDF7\uDDFA-\uDDFF])|\uD83C\uDDF1(?:\uD83C[\uDDE6-\uDDE8\uDDEE\uDDF0\uDDF7-\uDDFB\uDDFE])|\uD83C\uDDFF(?:\uD83C[\uDDE6\uDDF2\uDDFC])|\uD83C\uDDFC(?:\uD83C[\uDDEB\uDDF8])|\uD83C\uDDFA(?:\uD83C[\uDDE6\uDDEC\uDDF2\uDDF3\uDDF8\uDDFE\uDDFF])|\uD83C\uDDEE(?:\uD83C[\uDDE8-\uDDEA\uDDF1-\uDDF4\uDDF6-\uDDF9])|\uD83C\uDDEF(?:\uD83C[\uDDEA\uDDF2\uDDF4\uDDF5])|(?:\uD83C[\uDFC3\uDFC4\uDFCA]|\uD83D[\uDC6E\uDC71\uDC73\uDC77\uDC81\uDC82\uDC86\uDC87\uDE45-\uDE47\uDE4B\uDE4D\uDE4E\uDEA3\uDEB4-\uDEB6]|\uD83E[\uDD26\uDD37-\uDD39\uDD3D\uDD3E\uDDB8\uDDB9\uDDCD-\uDDCF\uDDD6-\uDDDD])(?:\uD83C[\uDFFB-\uDFFF])|(?:\u26F9|\uD83C[\uDFCB\uDFCC]|\uD83D\uDD75)(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u261D\u270A-\u270D]|\uD83C[\uDF85\uDFC2\uDFC7]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66\uDC67\uDC6B-\uDC6D\uDC70\uDC72\uDC74-\uDC76\uDC78\uDC7C\uDC83\uDC85\uDCAA\uDD74\uDD7A\uDD90\uDD95\uDD96\uDE4C\uDE4F\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1C\uDD1E\uDD1F\uDD30-\uDD36\uDDB5\uDDB6\uDDBB\uDDD2-\uDDD5])(?:\uD83C[\uDFFB-\uDFFF])|(?:[\u231A\u231B\u23E9-\u23EC\u23F0\u23F3\u25FD\u25FE\u2614\u2615\u2648-\u2653\u267F\u2693\u26A1\u26AA\u26AB\u26BD\u26BE\u26C4\u26C5\u26CE\u26D4\u26EA\u26F2\u26F3\u26F5\u26FA\u26FD\u2705\u270A\u270B\u2728\u274C\u274E\u2753-\u2755\u2757\u2795-\u2797\u27B0\u27BF\u2B1B\u2B1C\u2B50\u2B55]|\uD83C[\uDC04\uDCCF\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE1A\uDE2F\uDE32-\uDE36\uDE38-\uDE3A\uDE50\uDE51\uDF00-\uDF20\uDF2D-\uDF35\uDF37-\uDF7C\uDF7E-\uDF93\uDFA0-\uDFCA\uDFCF-\uDFD3\uDFE0-\uDFF0\uDFF4\uDFF8-\uDFFF]|\uD83D[\uDC00-\uDC3E\uDC40\uDC42-\uDCFC\uDCFF-\uDD3D\uDD4B-\uDD4E\uDD50-\uDD67\uDD7A\uDD95\uDD96\uDDA4\uDDFB-\uDE4F\uDE80-\uDEC5\uDECC\uDED0-\uDED2\uDED5\uDEEB\uDEEC\uDEF4-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])|(?:[#\*0-9\xA9\xAE\u203C\u2049\u2122\u2139\u2194-\u2199\u21A9\u21AA\u231A\u231B\u2328\u23CF\u23E9-\u23F3\u23F8-\u23FA\u24C2\u25AA\u25AB\u25B6\u25C0\u25FB-\u25FE\u2600-\u2604\u260E\u2611\u2614\u2615\u2618\u261D\u2620\u2622\u2623\u2626\u262A\u262E\u262F\u2638-\u263A\u2640\u2642\u2648-\u2653\u265F\u2660\u2663\u2665\u2666\u2668\u267B\u267E\u267F\u2692-\u2697\u2699\u269B\u269C\u26A0\u26A1\u26AA\u26AB\u26B0\u26B1\u26BD\u26BE\u26C4\u26C5\u26C8\u26CE\u26CF\u26D1\u26D3\u26D4\u26E9\u26EA\u26F0-\u26F5\u26F7-\u26FA\u26FD\u2702\u2705\u2708-\u270D\u270F\u2712\u2714\u2716\u271D\u2721\u2728\u2733\u2734\u2744\u2747\u274C\u274E\u2753-\u2755\u2757\u2763\u2764\u2795-\u2797\u27A1\u27B0\u27BF\u2934\u2935\u2B05-\u2B07\u2B1B\u2B1C\u2B50\u2B55\u3030\u303D\u3297\u3299]|\uD83C[\uDC04\uDCCF\uDD70\uDD71\uDD7E\uDD7F\uDD8E\uDD91-\uDD9A\uDDE6-\uDDFF\uDE01\uDE02\uDE1A\uDE2F\uDE32-\uDE3A\uDE50\uDE51\uDF00-\uDF21\uDF24-\uDF93\uDF96\uDF97\uDF99-\uDF9B\uDF9E-\uDFF0\uDFF3-\uDFF5\uDFF7-\uDFFF]|\uD83D[\uDC00-\uDCFD\uDCFF-\uDD3D\uDD49-\uDD4E\uDD50-\uDD67\uDD6F\uDD70\uDD73-\uDD7A\uDD87\uDD8A-\uDD8D\uDD90\uDD95\uDD96\uDDA4\uDDA5\uDDA8\uDDB1\uDDB2\uDDBC\uDDC2-\uDDC4\uDDD1-\uDDD3\uDDDC-\uDDDE\uDDE1\uDDE3\uDDE8\uDDEF\uDDF3\uDDFA-\uDE4F\uDE80-\uDEC5\uDECB-\uDED2\uDED5\uDEE0-\uDEE5\uDEE9\uDEEB\uDEEC\uDEF0\uDEF3-\uDEFA\uDFE0-\uDFEB]|\uD83E[\uDD0D-\uDD3A\uDD3C-\uDD45\uDD47-\uDD71\uDD73-\uDD76\uDD7A-\uDDA2\uDDA5-\uDDAA\uDDAE-\uDDCA\uDDCD-\uDDFF\uDE70-\uDE73\uDE78-\uDE7A\uDE80-\uDE82\uDE90-\uDE95])\uFE0F|(?:[\u261D\u26F9\u270A-\u270D]|\uD83C[\uDF85\uDFC2-\uDFC4\uDFC7\uDFCA-\uDFCC]|\uD83D[\uDC42\uDC43\uDC46-\uDC50\uDC66-\uDC78\uDC7C\uDC81-\uDC83\uDC85-\uDC87\uDC8F\uDC91\uDCAA\uDD74\uDD75\uDD7A\uDD90\uDD95\uDD96\uDE45-\uDE47\uDE4B-\uDE4F\uDEA3\uDEB4-\uDEB6\uDEC0\uDECC]|\uD83E[\uDD0F\uDD18-\uDD1F\uDD26\uDD30-\uDD39\uDD3C-\uDD3E\uDDB5\uDDB6\uDDB8\uDDB9\uDDBB\uDDCD-\uDDCF\uDDD1-\uDDDD])/g;
    };
  }
});

// node_modules/string-width/index.js
var require_string_width = __commonJS({
  "node_modules/string-width/index.js"(exports2, module3) {
    "use strict";
    var stripAnsi = require_strip_ansi();
    var isFullwidthCodePoint = require_is_fullwidth_code_point();
    var emojiRegex = require_emoji_regex();
    var stringWidth = (string) => {
      if (typeof string !== "string" || string.length === 0) {
        return 0;
      }
      string = stripAnsi(string);
      if (string.length === 0) {
        return 0;
      }
      string = string.replace(emojiRegex(), "  ");
      let width = 0;
      for (let i = 0; i < string.length; i++) {
        const code = string.codePointAt(i);
        if (code <= 31 || code >= 127 && code <= 159) {
          continue;
        }
        if (code >= 768 && code <= 879) {
          continue;
        }
        if (code > 65535) {
          i++;
        }
        width += isFullwidthCodePoint(code) ? 2 : 1;
      }
      return width;
    };
    module3.exports = stringWidth;
    module3.exports.default = stringWidth;
  }
});

// node_modules/cli-progress/lib/format-value.js
var require_format_value = __commonJS({
  "node_modules/cli-progress/lib/format-value.js"(exports2, module3) {
    module3.exports = function formatValue(v, options, type) {
      if (options.autopadding !== true) {
        return v;
      }
      function autopadding(value, length) {
        return (options.autopaddingChar + value).slice(-length);
      }
      switch (type) {
        case "percentage":
          return autopadding(v, 3);
        default:
          return v;
      }
    };
  }
});

// node_modules/cli-progress/lib/format-bar.js
var require_format_bar = __commonJS({
  "node_modules/cli-progress/lib/format-bar.js"(exports2, module3) {
    module3.exports = function formatBar(progress, options) {
      const completeSize = Math.round(progress * options.barsize);
      const incompleteSize = options.barsize - completeSize;
      return options.barCompleteString.substr(0, completeSize) + options.barGlue + options.barIncompleteString.substr(0, incompleteSize);
    };
  }
});

// node_modules/cli-progress/lib/format-time.js
var require_format_time = __commonJS({
  "node_modules/cli-progress/lib/format-time.js"(exports2, module3) {
    module3.exports = function formatTime(t, options, roundToMultipleOf) {
      function round(input) {
        if (roundToMultipleOf) {
          return roundToMultipleOf * Math.round(input / roundToMultipleOf);
        } else {
          return input;
        }
      }
      function autopadding(v) {
        return (options.autopaddingChar + v).slice(-2);
      }
      if (t > 3600) {
        return autopadding(Math.floor(t / 3600)) + "h" + autopadding(round(t % 3600 / 60)) + "m";
      } else if (t > 60) {
        return autopadding(Math.floor(t / 60)) + "m" + autopadding(round(t % 60)) + "s";
      } else if (t > 10) {
        return autopadding(round(t)) + "s";
      } else {
        return autopadding(t) + "s";
      }
    };
  }
});

// node_modules/cli-progress/lib/formatter.js
var require_formatter = __commonJS({
  "node_modules/cli-progress/lib/formatter.js"(exports2, module3) {
    var _stringWidth = require_string_width();
    var _defaultFormatValue = require_format_value();
    var _defaultFormatBar = require_format_bar();
    var _defaultFormatTime = require_format_time();
    module3.exports = function defaultFormatter(options, params, payload) {
      let s = options.format;
      const formatTime = options.formatTime || _defaultFormatTime;
      const formatValue = options.formatValue || _defaultFormatValue;
      const formatBar = options.formatBar || _defaultFormatBar;
      const percentage = Math.floor(params.progress * 100) + "";
      const stopTime = params.stopTime || Date.now();
      const elapsedTime = Math.round((stopTime - params.startTime) / 1e3);
      const context = Object.assign({}, payload, {
        bar: formatBar(params.progress, options),
        percentage: formatValue(percentage, options, "percentage"),
        total: formatValue(params.total, options, "total"),
        value: formatValue(params.value, options, "value"),
        eta: formatValue(params.eta, options, "eta"),
        eta_formatted: formatTime(params.eta, options, 5),
        duration: formatValue(elapsedTime, options, "duration"),
        duration_formatted: formatTime(elapsedTime, options, 1)
      });
      s = s.replace(/\{(\w+)\}/g, function(match, key) {
        if (typeof context[key] !== "undefined") {
          return context[key];
        }
        return match;
      });
      const fullMargin = Math.max(0, params.maxWidth - _stringWidth(s) - 2);
      const halfMargin = Math.floor(fullMargin / 2);
      switch (options.align) {
        // fill start-of-line with whitespaces
        case "right":
          s = fullMargin > 0 ? " ".repeat(fullMargin) + s : s;
          break;
        // distribute whitespaces to left+right
        case "center":
          s = halfMargin > 0 ? " ".repeat(halfMargin) + s : s;
          break;
        // default: left align, no additional whitespaces
        case "left":
        default:
          break;
      }
      return s;
    };
  }
});

// node_modules/cli-progress/lib/options.js
var require_options = __commonJS({
  "node_modules/cli-progress/lib/options.js"(exports2, module3) {
    function mergeOption(v, defaultValue) {
      if (typeof v === "undefined" || v === null) {
        return defaultValue;
      } else {
        return v;
      }
    }
    module3.exports = {
      // set global options
      parse: function parse(rawOptions, preset) {
        const options = {};
        const opt = Object.assign({}, preset, rawOptions);
        options.throttleTime = 1e3 / mergeOption(opt.fps, 10);
        options.stream = mergeOption(opt.stream, process.stderr);
        options.terminal = mergeOption(opt.terminal, null);
        options.clearOnComplete = mergeOption(opt.clearOnComplete, false);
        options.stopOnComplete = mergeOption(opt.stopOnComplete, false);
        options.barsize = mergeOption(opt.barsize, 40);
        options.align = mergeOption(opt.align, "left");
        options.hideCursor = mergeOption(opt.hideCursor, false);
        options.linewrap = mergeOption(opt.linewrap, false);
        options.barGlue = mergeOption(opt.barGlue, "");
        options.barCompleteChar = mergeOption(opt.barCompleteChar, "=");
        options.barIncompleteChar = mergeOption(opt.barIncompleteChar, "-");
        options.format = mergeOption(opt.format, "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}");
        options.formatTime = mergeOption(opt.formatTime, null);
        options.formatValue = mergeOption(opt.formatValue, null);
        options.formatBar = mergeOption(opt.formatBar, null);
        options.etaBufferLength = mergeOption(opt.etaBuffer, 10);
        options.etaAsynchronousUpdate = mergeOption(opt.etaAsynchronousUpdate, false);
        options.progressCalculationRelative = mergeOption(opt.progressCalculationRelative, false);
        options.synchronousUpdate = mergeOption(opt.synchronousUpdate, true);
        options.noTTYOutput = mergeOption(opt.noTTYOutput, false);
        options.notTTYSchedule = mergeOption(opt.notTTYSchedule, 2e3);
        options.emptyOnZero = mergeOption(opt.emptyOnZero, false);
        options.forceRedraw = mergeOption(opt.forceRedraw, false);
        options.autopadding = mergeOption(opt.autopadding, false);
        options.gracefulExit = mergeOption(opt.gracefulExit, false);
        return options;
      },
      // derived options: instance specific, has to be created for every bar element
      assignDerivedOptions: function assignDerivedOptions(options) {
        options.barCompleteString = options.barCompleteChar.repeat(options.barsize + 1);
        options.barIncompleteString = options.barIncompleteChar.repeat(options.barsize + 1);
        options.autopaddingChar = options.autopadding ? mergeOption(options.autopaddingChar, "   ") : "";
        return options;
      }
    };
  }
});

// node_modules/cli-progress/lib/generic-bar.js
var require_generic_bar = __commonJS({
  "node_modules/cli-progress/lib/generic-bar.js"(exports2, module3) {
    var _ETA = require_eta();
    var _Terminal = require_terminal();
    var _formatter = require_formatter();
    var _options = require_options();
    var _EventEmitter = require("events");
    module3.exports = class GenericBar extends _EventEmitter {
      constructor(options) {
        super();
        this.options = _options.assignDerivedOptions(options);
        this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
        this.value = 0;
        this.startValue = 0;
        this.total = 100;
        this.lastDrawnString = null;
        this.startTime = null;
        this.stopTime = null;
        this.lastRedraw = Date.now();
        this.eta = new _ETA(this.options.etaBufferLength, 0, 0);
        this.payload = {};
        this.isActive = false;
        this.formatter = typeof this.options.format === "function" ? this.options.format : _formatter;
      }
      // internal render function
      render(forceRendering = false) {
        const params = {
          progress: this.getProgress(),
          eta: this.eta.getTime(),
          startTime: this.startTime,
          stopTime: this.stopTime,
          total: this.total,
          value: this.value,
          maxWidth: this.terminal.getWidth()
        };
        if (this.options.etaAsynchronousUpdate) {
          this.updateETA();
        }
        const s = this.formatter(this.options, params, this.payload);
        const forceRedraw = forceRendering || this.options.forceRedraw || this.options.noTTYOutput && !this.terminal.isTTY();
        if (forceRedraw || this.lastDrawnString != s) {
          this.emit("redraw-pre");
          this.terminal.cursorTo(0, null);
          this.terminal.write(s);
          this.terminal.clearRight();
          this.lastDrawnString = s;
          this.lastRedraw = Date.now();
          this.emit("redraw-post");
        }
      }
      // start the progress bar
      start(total, startValue, payload) {
        this.value = startValue || 0;
        this.total = typeof total !== "undefined" && total >= 0 ? total : 100;
        this.startValue = startValue || 0;
        this.payload = payload || {};
        this.startTime = Date.now();
        this.stopTime = null;
        this.lastDrawnString = "";
        this.eta = new _ETA(this.options.etaBufferLength, this.startTime, this.value);
        this.isActive = true;
        this.emit("start", total, startValue);
      }
      // stop the bar
      stop() {
        this.isActive = false;
        this.stopTime = Date.now();
        this.emit("stop", this.total, this.value);
      }
      // update the bar value
      // update(value, payload)
      // update(payload)
      update(arg0, arg1 = {}) {
        if (typeof arg0 === "number") {
          this.value = arg0;
          this.eta.update(Date.now(), arg0, this.total);
        }
        const payloadData = (typeof arg0 === "object" ? arg0 : arg1) || {};
        this.emit("update", this.total, this.value);
        for (const key in payloadData) {
          this.payload[key] = payloadData[key];
        }
        if (this.value >= this.getTotal() && this.options.stopOnComplete) {
          this.stop();
        }
      }
      // calculate the actual progress value
      getProgress() {
        let progress = this.value / this.total;
        if (this.options.progressCalculationRelative) {
          progress = (this.value - this.startValue) / (this.total - this.startValue);
        }
        if (isNaN(progress)) {
          progress = this.options && this.options.emptyOnZero ? 0 : 1;
        }
        progress = Math.min(Math.max(progress, 0), 1);
        return progress;
      }
      // update the bar value
      // increment(delta, payload)
      // increment(payload)
      increment(arg0 = 1, arg1 = {}) {
        if (typeof arg0 === "object") {
          this.update(this.value + 1, arg0);
        } else {
          this.update(this.value + arg0, arg1);
        }
      }
      // get the total (limit) value
      getTotal() {
        return this.total;
      }
      // set the total (limit) value
      setTotal(total) {
        if (typeof total !== "undefined" && total >= 0) {
          this.total = total;
        }
      }
      // force eta calculation update (long running processes)
      updateETA() {
        this.eta.update(Date.now(), this.value, this.total);
      }
    };
  }
});

// node_modules/cli-progress/lib/single-bar.js
var require_single_bar = __commonJS({
  "node_modules/cli-progress/lib/single-bar.js"(exports2, module3) {
    var _GenericBar = require_generic_bar();
    var _options = require_options();
    module3.exports = class SingleBar extends _GenericBar {
      constructor(options, preset) {
        super(_options.parse(options, preset));
        this.timer = null;
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.options.synchronousUpdate = false;
        }
        this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
        this.sigintCallback = null;
      }
      // internal render function
      render() {
        if (this.timer) {
          clearTimeout(this.timer);
          this.timer = null;
        }
        super.render();
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.terminal.newline();
        }
        this.timer = setTimeout(this.render.bind(this), this.schedulingRate);
      }
      update(current, payload) {
        if (!this.timer) {
          return;
        }
        super.update(current, payload);
        if (this.options.synchronousUpdate && this.lastRedraw + this.options.throttleTime * 2 < Date.now()) {
          this.render();
        }
      }
      // start the progress bar
      start(total, startValue, payload) {
        if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) {
          return;
        }
        if (this.sigintCallback === null && this.options.gracefulExit) {
          this.sigintCallback = this.stop.bind(this);
          process.once("SIGINT", this.sigintCallback);
          process.once("SIGTERM", this.sigintCallback);
        }
        this.terminal.cursorSave();
        if (this.options.hideCursor === true) {
          this.terminal.cursor(false);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(false);
        }
        super.start(total, startValue, payload);
        this.render();
      }
      // stop the bar
      stop() {
        if (!this.timer) {
          return;
        }
        if (this.sigintCallback) {
          process.removeListener("SIGINT", this.sigintCallback);
          process.removeListener("SIGTERM", this.sigintCallback);
          this.sigintCallback = null;
        }
        this.render();
        super.stop();
        clearTimeout(this.timer);
        this.timer = null;
        if (this.options.hideCursor === true) {
          this.terminal.cursor(true);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(true);
        }
        this.terminal.cursorRestore();
        if (this.options.clearOnComplete) {
          this.terminal.cursorTo(0, null);
          this.terminal.clearLine();
        } else {
          this.terminal.newline();
        }
      }
    };
  }
});

// node_modules/cli-progress/lib/multi-bar.js
var require_multi_bar = __commonJS({
  "node_modules/cli-progress/lib/multi-bar.js"(exports2, module3) {
    var _Terminal = require_terminal();
    var _BarElement = require_generic_bar();
    var _options = require_options();
    var _EventEmitter = require("events");
    module3.exports = class MultiBar extends _EventEmitter {
      constructor(options, preset) {
        super();
        this.bars = [];
        this.options = _options.parse(options, preset);
        this.options.synchronousUpdate = false;
        this.terminal = this.options.terminal ? this.options.terminal : new _Terminal(this.options.stream);
        this.timer = null;
        this.isActive = false;
        this.schedulingRate = this.terminal.isTTY() ? this.options.throttleTime : this.options.notTTYSchedule;
        this.loggingBuffer = [];
        this.sigintCallback = null;
      }
      // add a new bar to the stack
      create(total, startValue, payload, barOptions = {}) {
        const bar = new _BarElement(Object.assign(
          {},
          // global options
          this.options,
          // terminal instance
          {
            terminal: this.terminal
          },
          // overrides
          barOptions
        ));
        this.bars.push(bar);
        if (this.options.noTTYOutput === false && this.terminal.isTTY() === false) {
          return bar;
        }
        if (this.sigintCallback === null && this.options.gracefulExit) {
          this.sigintCallback = this.stop.bind(this);
          process.once("SIGINT", this.sigintCallback);
          process.once("SIGTERM", this.sigintCallback);
        }
        if (!this.isActive) {
          if (this.options.hideCursor === true) {
            this.terminal.cursor(false);
          }
          if (this.options.linewrap === false) {
            this.terminal.lineWrapping(false);
          }
          this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
        }
        this.isActive = true;
        bar.start(total, startValue, payload);
        this.emit("start");
        return bar;
      }
      // remove a bar from the stack
      remove(bar) {
        const index = this.bars.indexOf(bar);
        if (index < 0) {
          return false;
        }
        this.bars.splice(index, 1);
        this.update();
        this.terminal.newline();
        this.terminal.clearBottom();
        return true;
      }
      // internal update routine
      update() {
        if (this.timer) {
          clearTimeout(this.timer);
          this.timer = null;
        }
        this.emit("update-pre");
        this.terminal.cursorRelativeReset();
        this.emit("redraw-pre");
        if (this.loggingBuffer.length > 0) {
          this.terminal.clearLine();
          while (this.loggingBuffer.length > 0) {
            this.terminal.write(this.loggingBuffer.shift(), true);
          }
        }
        for (let i = 0; i < this.bars.length; i++) {
          if (i > 0) {
            this.terminal.newline();
          }
          this.bars[i].render();
        }
        this.emit("redraw-post");
        if (this.options.noTTYOutput && this.terminal.isTTY() === false) {
          this.terminal.newline();
          this.terminal.newline();
        }
        this.timer = setTimeout(this.update.bind(this), this.schedulingRate);
        this.emit("update-post");
        if (this.options.stopOnComplete && !this.bars.find((bar) => bar.isActive)) {
          this.stop();
        }
      }
      stop() {
        clearTimeout(this.timer);
        this.timer = null;
        if (this.sigintCallback) {
          process.removeListener("SIGINT", this.sigintCallback);
          process.removeListener("SIGTERM", this.sigintCallback);
          this.sigintCallback = null;
        }
        this.isActive = false;
        if (this.options.hideCursor === true) {
          this.terminal.cursor(true);
        }
        if (this.options.linewrap === false) {
          this.terminal.lineWrapping(true);
        }
        this.terminal.cursorRelativeReset();
        this.emit("stop-pre-clear");
        if (this.options.clearOnComplete) {
          this.terminal.clearBottom();
        } else {
          for (let i = 0; i < this.bars.length; i++) {
            if (i > 0) {
              this.terminal.newline();
            }
            this.bars[i].render();
            this.bars[i].stop();
          }
          this.terminal.newline();
        }
        this.emit("stop");
      }
      log(s) {
        this.loggingBuffer.push(s);
      }
    };
  }
});

// node_modules/cli-progress/presets/legacy.js
var require_legacy = __commonJS({
  "node_modules/cli-progress/presets/legacy.js"(exports2, module3) {
    module3.exports = {
      format: "progress [{bar}] {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "=",
      barIncompleteChar: "-"
    };
  }
});

// node_modules/cli-progress/presets/shades-classic.js
var require_shades_classic = __commonJS({
  "node_modules/cli-progress/presets/shades-classic.js"(exports2, module3) {
    module3.exports = {
      format: " {bar} {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// node_modules/cli-progress/presets/shades-grey.js
var require_shades_grey = __commonJS({
  "node_modules/cli-progress/presets/shades-grey.js"(exports2, module3) {
    module3.exports = {
      format: " \x1B[90m{bar}\x1B[0m {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u2588",
      barIncompleteChar: "\u2591"
    };
  }
});

// node_modules/cli-progress/presets/rect.js
var require_rect = __commonJS({
  "node_modules/cli-progress/presets/rect.js"(exports2, module3) {
    module3.exports = {
      format: " {bar}\u25A0 {percentage}% | ETA: {eta}s | {value}/{total}",
      barCompleteChar: "\u25A0",
      barIncompleteChar: " "
    };
  }
});

// node_modules/cli-progress/presets/index.js
var require_presets = __commonJS({
  "node_modules/cli-progress/presets/index.js"(exports2, module3) {
    var _legacy = require_legacy();
    var _shades_classic = require_shades_classic();
    var _shades_grey = require_shades_grey();
    var _rect = require_rect();
    module3.exports = {
      legacy: _legacy,
      shades_classic: _shades_classic,
      shades_grey: _shades_grey,
      rect: _rect
    };
  }
});

// node_modules/cli-progress/cli-progress.js
var require_cli_progress = __commonJS({
  "node_modules/cli-progress/cli-progress.js"(exports2, module3) {
    var _SingleBar = require_single_bar();
    var _MultiBar = require_multi_bar();
    var _Presets = require_presets();
    var _Formatter = require_formatter();
    var _defaultFormatValue = require_format_value();
    var _defaultFormatBar = require_format_bar();
    var _defaultFormatTime = require_format_time();
    module3.exports = {
      Bar: _SingleBar,
      SingleBar: _SingleBar,
      MultiBar: _MultiBar,
      Presets: _Presets,
      Format: {
        Formatter: _Formatter,
        BarFormat: _defaultFormatBar,
        ValueFormat: _defaultFormatValue,
        TimeFormat: _defaultFormatTime
      }
    };
  }
});

// node_modules/commander/lib/error.js
var require_error = __commonJS({
  "node_modules/commander/lib/error.js"(exports2) {
    var CommanderError2 = class extends Error {
      /**
       * Constructs the CommanderError class
       * @param {number} exitCode suggested exit code which could be used with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       */
      constructor(exitCode, code, message) {
        super(message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
        this.code = code;
        this.exitCode = exitCode;
        this.nestedError = void 0;
      }
    };
    var InvalidArgumentError2 = class extends CommanderError2 {
      /**
       * Constructs the InvalidArgumentError class
       * @param {string} [message] explanation of why argument is invalid
       */
      constructor(message) {
        super(1, "commander.invalidArgument", message);
        Error.captureStackTrace(this, this.constructor);
        this.name = this.constructor.name;
      }
    };
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
  }
});

// node_modules/commander/lib/argument.js
var require_argument = __commonJS({
  "node_modules/commander/lib/argument.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Argument2 = class {
      /**
       * Initialize a new command argument with the given name and description.
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @param {string} name
       * @param {string} [description]
       */
      constructor(name, description) {
        this.description = description || "";
        this.variadic = false;
        this.parseArg = void 0;
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.argChoices = void 0;
        switch (name[0]) {
          case "<":
            this.required = true;
            this._name = name.slice(1, -1);
            break;
          case "[":
            this.required = false;
            this._name = name.slice(1, -1);
            break;
          default:
            this.required = true;
            this._name = name;
            break;
        }
        if (this._name.endsWith("...")) {
          this.variadic = true;
          this._name = this._name.slice(0, -3);
        }
      }
      /**
       * Return argument name.
       *
       * @return {string}
       */
      name() {
        return this._name;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Argument}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Set the custom handler for processing CLI command arguments into argument values.
       *
       * @param {Function} [fn]
       * @return {Argument}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Only allow argument value to be one of choices.
       *
       * @param {string[]} values
       * @return {Argument}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Make argument required.
       *
       * @returns {Argument}
       */
      argRequired() {
        this.required = true;
        return this;
      }
      /**
       * Make argument optional.
       *
       * @returns {Argument}
       */
      argOptional() {
        this.required = false;
        return this;
      }
    };
    function humanReadableArgName(arg) {
      const nameOutput = arg.name() + (arg.variadic === true ? "..." : "");
      return arg.required ? "<" + nameOutput + ">" : "[" + nameOutput + "]";
    }
    exports2.Argument = Argument2;
    exports2.humanReadableArgName = humanReadableArgName;
  }
});

// node_modules/commander/lib/help.js
var require_help = __commonJS({
  "node_modules/commander/lib/help.js"(exports2) {
    var { humanReadableArgName } = require_argument();
    var Help2 = class {
      constructor() {
        this.helpWidth = void 0;
        this.minWidthToWrap = 40;
        this.sortSubcommands = false;
        this.sortOptions = false;
        this.showGlobalOptions = false;
      }
      /**
       * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
       * and just before calling `formatHelp()`.
       *
       * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
       *
       * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
       */
      prepareContext(contextOptions) {
        this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
      }
      /**
       * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
       *
       * @param {Command} cmd
       * @returns {Command[]}
       */
      visibleCommands(cmd) {
        const visibleCommands = cmd.commands.filter((cmd2) => !cmd2._hidden);
        const helpCommand = cmd._getHelpCommand();
        if (helpCommand && !helpCommand._hidden) {
          visibleCommands.push(helpCommand);
        }
        if (this.sortSubcommands) {
          visibleCommands.sort((a, b) => {
            return a.name().localeCompare(b.name());
          });
        }
        return visibleCommands;
      }
      /**
       * Compare options for sort.
       *
       * @param {Option} a
       * @param {Option} b
       * @returns {number}
       */
      compareOptions(a, b) {
        const getSortKey = (option) => {
          return option.short ? option.short.replace(/^-/, "") : option.long.replace(/^--/, "");
        };
        return getSortKey(a).localeCompare(getSortKey(b));
      }
      /**
       * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleOptions(cmd) {
        const visibleOptions = cmd.options.filter((option) => !option.hidden);
        const helpOption = cmd._getHelpOption();
        if (helpOption && !helpOption.hidden) {
          const removeShort = helpOption.short && cmd._findOption(helpOption.short);
          const removeLong = helpOption.long && cmd._findOption(helpOption.long);
          if (!removeShort && !removeLong) {
            visibleOptions.push(helpOption);
          } else if (helpOption.long && !removeLong) {
            visibleOptions.push(
              cmd.createOption(helpOption.long, helpOption.description)
            );
          } else if (helpOption.short && !removeShort) {
            visibleOptions.push(
              cmd.createOption(helpOption.short, helpOption.description)
            );
          }
        }
        if (this.sortOptions) {
          visibleOptions.sort(this.compareOptions);
        }
        return visibleOptions;
      }
      /**
       * Get an array of the visible global options. (Not including help.)
       *
       * @param {Command} cmd
       * @returns {Option[]}
       */
      visibleGlobalOptions(cmd) {
        if (!this.showGlobalOptions) return [];
        const globalOptions = [];
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          const visibleOptions = ancestorCmd.options.filter(
            (option) => !option.hidden
          );
          globalOptions.push(...visibleOptions);
        }
        if (this.sortOptions) {
          globalOptions.sort(this.compareOptions);
        }
        return globalOptions;
      }
      /**
       * Get an array of the arguments if any have a description.
       *
       * @param {Command} cmd
       * @returns {Argument[]}
       */
      visibleArguments(cmd) {
        if (cmd._argsDescription) {
          cmd.registeredArguments.forEach((argument) => {
            argument.description = argument.description || cmd._argsDescription[argument.name()] || "";
          });
        }
        if (cmd.registeredArguments.find((argument) => argument.description)) {
          return cmd.registeredArguments;
        }
        return [];
      }
      /**
       * Get the command term to show in the list of subcommands.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandTerm(cmd) {
        const args = cmd.registeredArguments.map((arg) => humanReadableArgName(arg)).join(" ");
        return cmd._name + (cmd._aliases[0] ? "|" + cmd._aliases[0] : "") + (cmd.options.length ? " [options]" : "") + // simplistic check for non-help option
        (args ? " " + args : "");
      }
      /**
       * Get the option term to show in the list of options.
       *
       * @param {Option} option
       * @returns {string}
       */
      optionTerm(option) {
        return option.flags;
      }
      /**
       * Get the argument term to show in the list of arguments.
       *
       * @param {Argument} argument
       * @returns {string}
       */
      argumentTerm(argument) {
        return argument.name();
      }
      /**
       * Get the longest command term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestSubcommandTermLength(cmd, helper) {
        return helper.visibleCommands(cmd).reduce((max, command2) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleSubcommandTerm(helper.subcommandTerm(command2))
            )
          );
        }, 0);
      }
      /**
       * Get the longest option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestOptionTermLength(cmd, helper) {
        return helper.visibleOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest global option term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestGlobalOptionTermLength(cmd, helper) {
        return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
          return Math.max(
            max,
            this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option)))
          );
        }, 0);
      }
      /**
       * Get the longest argument term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      longestArgumentTermLength(cmd, helper) {
        return helper.visibleArguments(cmd).reduce((max, argument) => {
          return Math.max(
            max,
            this.displayWidth(
              helper.styleArgumentTerm(helper.argumentTerm(argument))
            )
          );
        }, 0);
      }
      /**
       * Get the command usage to be displayed at the top of the built-in help.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandUsage(cmd) {
        let cmdName = cmd._name;
        if (cmd._aliases[0]) {
          cmdName = cmdName + "|" + cmd._aliases[0];
        }
        let ancestorCmdNames = "";
        for (let ancestorCmd = cmd.parent; ancestorCmd; ancestorCmd = ancestorCmd.parent) {
          ancestorCmdNames = ancestorCmd.name() + " " + ancestorCmdNames;
        }
        return ancestorCmdNames + cmdName + " " + cmd.usage();
      }
      /**
       * Get the description for the command.
       *
       * @param {Command} cmd
       * @returns {string}
       */
      commandDescription(cmd) {
        return cmd.description();
      }
      /**
       * Get the subcommand summary to show in the list of subcommands.
       * (Fallback to description for backwards compatibility.)
       *
       * @param {Command} cmd
       * @returns {string}
       */
      subcommandDescription(cmd) {
        return cmd.summary() || cmd.description();
      }
      /**
       * Get the option description to show in the list of options.
       *
       * @param {Option} option
       * @return {string}
       */
      optionDescription(option) {
        const extraInfo = [];
        if (option.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`
          );
        }
        if (option.defaultValue !== void 0) {
          const showDefault = option.required || option.optional || option.isBoolean() && typeof option.defaultValue === "boolean";
          if (showDefault) {
            extraInfo.push(
              `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`
            );
          }
        }
        if (option.presetArg !== void 0 && option.optional) {
          extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
        }
        if (option.envVar !== void 0) {
          extraInfo.push(`env: ${option.envVar}`);
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (option.description) {
            return `${option.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return option.description;
      }
      /**
       * Get the argument description to show in the list of arguments.
       *
       * @param {Argument} argument
       * @return {string}
       */
      argumentDescription(argument) {
        const extraInfo = [];
        if (argument.argChoices) {
          extraInfo.push(
            // use stringify to match the display of the default value
            `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(", ")}`
          );
        }
        if (argument.defaultValue !== void 0) {
          extraInfo.push(
            `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`
          );
        }
        if (extraInfo.length > 0) {
          const extraDescription = `(${extraInfo.join(", ")})`;
          if (argument.description) {
            return `${argument.description} ${extraDescription}`;
          }
          return extraDescription;
        }
        return argument.description;
      }
      /**
       * Format a list of items, given a heading and an array of formatted items.
       *
       * @param {string} heading
       * @param {string[]} items
       * @param {Help} helper
       * @returns string[]
       */
      formatItemList(heading, items, helper) {
        if (items.length === 0) return [];
        return [helper.styleTitle(heading), ...items, ""];
      }
      /**
       * Group items by their help group heading.
       *
       * @param {Command[] | Option[]} unsortedItems
       * @param {Command[] | Option[]} visibleItems
       * @param {Function} getGroup
       * @returns {Map<string, Command[] | Option[]>}
       */
      groupItems(unsortedItems, visibleItems, getGroup) {
        const result = /* @__PURE__ */ new Map();
        unsortedItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) result.set(group, []);
        });
        visibleItems.forEach((item) => {
          const group = getGroup(item);
          if (!result.has(group)) {
            result.set(group, []);
          }
          result.get(group).push(item);
        });
        return result;
      }
      /**
       * Generate the built-in help text.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {string}
       */
      formatHelp(cmd, helper) {
        const termWidth = helper.padWidth(cmd, helper);
        const helpWidth = helper.helpWidth ?? 80;
        function callFormatItem(term, description) {
          return helper.formatItem(term, termWidth, description, helper);
        }
        let output = [
          `${helper.styleTitle("Usage:")} ${helper.styleUsage(helper.commandUsage(cmd))}`,
          ""
        ];
        const commandDescription = helper.commandDescription(cmd);
        if (commandDescription.length > 0) {
          output = output.concat([
            helper.boxWrap(
              helper.styleCommandDescription(commandDescription),
              helpWidth
            ),
            ""
          ]);
        }
        const argumentList = helper.visibleArguments(cmd).map((argument) => {
          return callFormatItem(
            helper.styleArgumentTerm(helper.argumentTerm(argument)),
            helper.styleArgumentDescription(helper.argumentDescription(argument))
          );
        });
        output = output.concat(
          this.formatItemList("Arguments:", argumentList, helper)
        );
        const optionGroups = this.groupItems(
          cmd.options,
          helper.visibleOptions(cmd),
          (option) => option.helpGroupHeading ?? "Options:"
        );
        optionGroups.forEach((options, group) => {
          const optionList = options.map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(this.formatItemList(group, optionList, helper));
        });
        if (helper.showGlobalOptions) {
          const globalOptionList = helper.visibleGlobalOptions(cmd).map((option) => {
            return callFormatItem(
              helper.styleOptionTerm(helper.optionTerm(option)),
              helper.styleOptionDescription(helper.optionDescription(option))
            );
          });
          output = output.concat(
            this.formatItemList("Global Options:", globalOptionList, helper)
          );
        }
        const commandGroups = this.groupItems(
          cmd.commands,
          helper.visibleCommands(cmd),
          (sub) => sub.helpGroup() || "Commands:"
        );
        commandGroups.forEach((commands, group) => {
          const commandList = commands.map((sub) => {
            return callFormatItem(
              helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
              helper.styleSubcommandDescription(helper.subcommandDescription(sub))
            );
          });
          output = output.concat(this.formatItemList(group, commandList, helper));
        });
        return output.join("\n");
      }
      /**
       * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
       *
       * @param {string} str
       * @returns {number}
       */
      displayWidth(str) {
        return stripColor(str).length;
      }
      /**
       * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
       *
       * @param {string} str
       * @returns {string}
       */
      styleTitle(str) {
        return str;
      }
      styleUsage(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word === "[command]") return this.styleSubcommandText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleCommandText(word);
        }).join(" ");
      }
      styleCommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleOptionDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleSubcommandDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleArgumentDescription(str) {
        return this.styleDescriptionText(str);
      }
      styleDescriptionText(str) {
        return str;
      }
      styleOptionTerm(str) {
        return this.styleOptionText(str);
      }
      styleSubcommandTerm(str) {
        return str.split(" ").map((word) => {
          if (word === "[options]") return this.styleOptionText(word);
          if (word[0] === "[" || word[0] === "<")
            return this.styleArgumentText(word);
          return this.styleSubcommandText(word);
        }).join(" ");
      }
      styleArgumentTerm(str) {
        return this.styleArgumentText(str);
      }
      styleOptionText(str) {
        return str;
      }
      styleArgumentText(str) {
        return str;
      }
      styleSubcommandText(str) {
        return str;
      }
      styleCommandText(str) {
        return str;
      }
      /**
       * Calculate the pad width from the maximum term length.
       *
       * @param {Command} cmd
       * @param {Help} helper
       * @returns {number}
       */
      padWidth(cmd, helper) {
        return Math.max(
          helper.longestOptionTermLength(cmd, helper),
          helper.longestGlobalOptionTermLength(cmd, helper),
          helper.longestSubcommandTermLength(cmd, helper),
          helper.longestArgumentTermLength(cmd, helper)
        );
      }
      /**
       * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
       *
       * @param {string} str
       * @returns {boolean}
       */
      preformatted(str) {
        return /\n[^\S\r\n]/.test(str);
      }
      /**
       * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
       *
       * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
       *   TTT  DDD DDDD
       *        DD DDD
       *
       * @param {string} term
       * @param {number} termWidth
       * @param {string} description
       * @param {Help} helper
       * @returns {string}
       */
      formatItem(term, termWidth, description, helper) {
        const itemIndent = 2;
        const itemIndentStr = " ".repeat(itemIndent);
        if (!description) return itemIndentStr + term;
        const paddedTerm = term.padEnd(
          termWidth + term.length - helper.displayWidth(term)
        );
        const spacerWidth = 2;
        const helpWidth = this.helpWidth ?? 80;
        const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
        let formattedDescription;
        if (remainingWidth < this.minWidthToWrap || helper.preformatted(description)) {
          formattedDescription = description;
        } else {
          const wrappedDescription = helper.boxWrap(description, remainingWidth);
          formattedDescription = wrappedDescription.replace(
            /\n/g,
            "\n" + " ".repeat(termWidth + spacerWidth)
          );
        }
        return itemIndentStr + paddedTerm + " ".repeat(spacerWidth) + formattedDescription.replace(/\n/g, `
${itemIndentStr}`);
      }
      /**
       * Wrap a string at whitespace, preserving existing line breaks.
       * Wrapping is skipped if the width is less than `minWidthToWrap`.
       *
       * @param {string} str
       * @param {number} width
       * @returns {string}
       */
      boxWrap(str, width) {
        if (width < this.minWidthToWrap) return str;
        const rawLines = str.split(/\r\n|\n/);
        const chunkPattern = /[\s]*[^\s]+/g;
        const wrappedLines = [];
        rawLines.forEach((line) => {
          const chunks2 = line.match(chunkPattern);
          if (chunks2 === null) {
            wrappedLines.push("");
            return;
          }
          let sumChunks = [chunks2.shift()];
          let sumWidth = this.displayWidth(sumChunks[0]);
          chunks2.forEach((chunk) => {
            const visibleWidth = this.displayWidth(chunk);
            if (sumWidth + visibleWidth <= width) {
              sumChunks.push(chunk);
              sumWidth += visibleWidth;
              return;
            }
            wrappedLines.push(sumChunks.join(""));
            const nextChunk = chunk.trimStart();
            sumChunks = [nextChunk];
            sumWidth = this.displayWidth(nextChunk);
          });
          wrappedLines.push(sumChunks.join(""));
        });
        return wrappedLines.join("\n");
      }
    };
    function stripColor(str) {
      const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
      return str.replace(sgrPattern, "");
    }
    exports2.Help = Help2;
    exports2.stripColor = stripColor;
  }
});

// node_modules/commander/lib/option.js
var require_option = __commonJS({
  "node_modules/commander/lib/option.js"(exports2) {
    var { InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var Option2 = class {
      /**
       * Initialize a new `Option` with the given `flags` and `description`.
       *
       * @param {string} flags
       * @param {string} [description]
       */
      constructor(flags, description) {
        this.flags = flags;
        this.description = description || "";
        this.required = flags.includes("<");
        this.optional = flags.includes("[");
        this.variadic = /\w\.\.\.[>\]]$/.test(flags);
        this.mandatory = false;
        const optionFlags = splitOptionFlags(flags);
        this.short = optionFlags.shortFlag;
        this.long = optionFlags.longFlag;
        this.negate = false;
        if (this.long) {
          this.negate = this.long.startsWith("--no-");
        }
        this.defaultValue = void 0;
        this.defaultValueDescription = void 0;
        this.presetArg = void 0;
        this.envVar = void 0;
        this.parseArg = void 0;
        this.hidden = false;
        this.argChoices = void 0;
        this.conflictsWith = [];
        this.implied = void 0;
        this.helpGroupHeading = void 0;
      }
      /**
       * Set the default value, and optionally supply the description to be displayed in the help.
       *
       * @param {*} value
       * @param {string} [description]
       * @return {Option}
       */
      default(value, description) {
        this.defaultValue = value;
        this.defaultValueDescription = description;
        return this;
      }
      /**
       * Preset to use when option used without option-argument, especially optional but also boolean and negated.
       * The custom processing (parseArg) is called.
       *
       * @example
       * new Option('--color').default('GREYSCALE').preset('RGB');
       * new Option('--donate [amount]').preset('20').argParser(parseFloat);
       *
       * @param {*} arg
       * @return {Option}
       */
      preset(arg) {
        this.presetArg = arg;
        return this;
      }
      /**
       * Add option name(s) that conflict with this option.
       * An error will be displayed if conflicting options are found during parsing.
       *
       * @example
       * new Option('--rgb').conflicts('cmyk');
       * new Option('--js').conflicts(['ts', 'jsx']);
       *
       * @param {(string | string[])} names
       * @return {Option}
       */
      conflicts(names) {
        this.conflictsWith = this.conflictsWith.concat(names);
        return this;
      }
      /**
       * Specify implied option values for when this option is set and the implied options are not.
       *
       * The custom processing (parseArg) is not called on the implied values.
       *
       * @example
       * program
       *   .addOption(new Option('--log', 'write logging information to file'))
       *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
       *
       * @param {object} impliedOptionValues
       * @return {Option}
       */
      implies(impliedOptionValues) {
        let newImplied = impliedOptionValues;
        if (typeof impliedOptionValues === "string") {
          newImplied = { [impliedOptionValues]: true };
        }
        this.implied = Object.assign(this.implied || {}, newImplied);
        return this;
      }
      /**
       * Set environment variable to check for option value.
       *
       * An environment variable is only used if when processed the current option value is
       * undefined, or the source of the current value is 'default' or 'config' or 'env'.
       *
       * @param {string} name
       * @return {Option}
       */
      env(name) {
        this.envVar = name;
        return this;
      }
      /**
       * Set the custom handler for processing CLI option arguments into option values.
       *
       * @param {Function} [fn]
       * @return {Option}
       */
      argParser(fn) {
        this.parseArg = fn;
        return this;
      }
      /**
       * Whether the option is mandatory and must have a value after parsing.
       *
       * @param {boolean} [mandatory=true]
       * @return {Option}
       */
      makeOptionMandatory(mandatory = true) {
        this.mandatory = !!mandatory;
        return this;
      }
      /**
       * Hide option in help.
       *
       * @param {boolean} [hide=true]
       * @return {Option}
       */
      hideHelp(hide = true) {
        this.hidden = !!hide;
        return this;
      }
      /**
       * @package
       */
      _collectValue(value, previous) {
        if (previous === this.defaultValue || !Array.isArray(previous)) {
          return [value];
        }
        previous.push(value);
        return previous;
      }
      /**
       * Only allow option value to be one of choices.
       *
       * @param {string[]} values
       * @return {Option}
       */
      choices(values) {
        this.argChoices = values.slice();
        this.parseArg = (arg, previous) => {
          if (!this.argChoices.includes(arg)) {
            throw new InvalidArgumentError2(
              `Allowed choices are ${this.argChoices.join(", ")}.`
            );
          }
          if (this.variadic) {
            return this._collectValue(arg, previous);
          }
          return arg;
        };
        return this;
      }
      /**
       * Return option name.
       *
       * @return {string}
       */
      name() {
        if (this.long) {
          return this.long.replace(/^--/, "");
        }
        return this.short.replace(/^-/, "");
      }
      /**
       * Return option name, in a camelcase format that can be used
       * as an object attribute key.
       *
       * @return {string}
       */
      attributeName() {
        if (this.negate) {
          return camelcase(this.name().replace(/^no-/, ""));
        }
        return camelcase(this.name());
      }
      /**
       * Set the help group heading.
       *
       * @param {string} heading
       * @return {Option}
       */
      helpGroup(heading) {
        this.helpGroupHeading = heading;
        return this;
      }
      /**
       * Check if `arg` matches the short or long flag.
       *
       * @param {string} arg
       * @return {boolean}
       * @package
       */
      is(arg) {
        return this.short === arg || this.long === arg;
      }
      /**
       * Return whether a boolean option.
       *
       * Options are one of boolean, negated, required argument, or optional argument.
       *
       * @return {boolean}
       * @package
       */
      isBoolean() {
        return !this.required && !this.optional && !this.negate;
      }
    };
    var DualOptions = class {
      /**
       * @param {Option[]} options
       */
      constructor(options) {
        this.positiveOptions = /* @__PURE__ */ new Map();
        this.negativeOptions = /* @__PURE__ */ new Map();
        this.dualOptions = /* @__PURE__ */ new Set();
        options.forEach((option) => {
          if (option.negate) {
            this.negativeOptions.set(option.attributeName(), option);
          } else {
            this.positiveOptions.set(option.attributeName(), option);
          }
        });
        this.negativeOptions.forEach((value, key) => {
          if (this.positiveOptions.has(key)) {
            this.dualOptions.add(key);
          }
        });
      }
      /**
       * Did the value come from the option, and not from possible matching dual option?
       *
       * @param {*} value
       * @param {Option} option
       * @returns {boolean}
       */
      valueFromOption(value, option) {
        const optionKey = option.attributeName();
        if (!this.dualOptions.has(optionKey)) return true;
        const preset = this.negativeOptions.get(optionKey).presetArg;
        const negativeValue = preset !== void 0 ? preset : false;
        return option.negate === (negativeValue === value);
      }
    };
    function camelcase(str) {
      return str.split("-").reduce((str2, word) => {
        return str2 + word[0].toUpperCase() + word.slice(1);
      });
    }
    function splitOptionFlags(flags) {
      let shortFlag;
      let longFlag;
      const shortFlagExp = /^-[^-]$/;
      const longFlagExp = /^--[^-]/;
      const flagParts = flags.split(/[ |,]+/).concat("guard");
      if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
      if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
      if (!shortFlag && shortFlagExp.test(flagParts[0]))
        shortFlag = flagParts.shift();
      if (!shortFlag && longFlagExp.test(flagParts[0])) {
        shortFlag = longFlag;
        longFlag = flagParts.shift();
      }
      if (flagParts[0].startsWith("-")) {
        const unsupportedFlag = flagParts[0];
        const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
        if (/^-[^-][^-]/.test(unsupportedFlag))
          throw new Error(
            `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`
          );
        if (shortFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many short flags`);
        if (longFlagExp.test(unsupportedFlag))
          throw new Error(`${baseError}
- too many long flags`);
        throw new Error(`${baseError}
- unrecognised flag format`);
      }
      if (shortFlag === void 0 && longFlag === void 0)
        throw new Error(
          `option creation failed due to no flags found in '${flags}'.`
        );
      return { shortFlag, longFlag };
    }
    exports2.Option = Option2;
    exports2.DualOptions = DualOptions;
  }
});

// node_modules/commander/lib/suggestSimilar.js
var require_suggestSimilar = __commonJS({
  "node_modules/commander/lib/suggestSimilar.js"(exports2) {
    var maxDistance = 3;
    function editDistance(a, b) {
      if (Math.abs(a.length - b.length) > maxDistance)
        return Math.max(a.length, b.length);
      const d = [];
      for (let i = 0; i <= a.length; i++) {
        d[i] = [i];
      }
      for (let j = 0; j <= b.length; j++) {
        d[0][j] = j;
      }
      for (let j = 1; j <= b.length; j++) {
        for (let i = 1; i <= a.length; i++) {
          let cost = 1;
          if (a[i - 1] === b[j - 1]) {
            cost = 0;
          } else {
            cost = 1;
          }
          d[i][j] = Math.min(
            d[i - 1][j] + 1,
            // deletion
            d[i][j - 1] + 1,
            // insertion
            d[i - 1][j - 1] + cost
            // substitution
          );
          if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
            d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
          }
        }
      }
      return d[a.length][b.length];
    }
    function suggestSimilar(word, candidates) {
      if (!candidates || candidates.length === 0) return "";
      candidates = Array.from(new Set(candidates));
      const searchingOptions = word.startsWith("--");
      if (searchingOptions) {
        word = word.slice(2);
        candidates = candidates.map((candidate) => candidate.slice(2));
      }
      let similar = [];
      let bestDistance = maxDistance;
      const minSimilarity = 0.4;
      candidates.forEach((candidate) => {
        if (candidate.length <= 1) return;
        const distance = editDistance(word, candidate);
        const length = Math.max(word.length, candidate.length);
        const similarity = (length - distance) / length;
        if (similarity > minSimilarity) {
          if (distance < bestDistance) {
            bestDistance = distance;
            similar = [candidate];
          } else if (distance === bestDistance) {
            similar.push(candidate);
          }
        }
      });
      similar.sort((a, b) => a.localeCompare(b));
      if (searchingOptions) {
        similar = similar.map((candidate) => `--${candidate}`);
      }
      if (similar.length > 1) {
        return `
(Did you mean one of ${similar.join(", ")}?)`;
      }
      if (similar.length === 1) {
        return `
(Did you mean ${similar[0]}?)`;
      }
      return "";
    }
    exports2.suggestSimilar = suggestSimilar;
  }
});

// node_modules/commander/lib/command.js
var require_command = __commonJS({
  "node_modules/commander/lib/command.js"(exports2) {
    var EventEmitter = require("node:events").EventEmitter;
    var childProcess = require("node:child_process");
    var path = require("node:path");
    var fs = require("node:fs");
    var process2 = require("node:process");
    var { Argument: Argument2, humanReadableArgName } = require_argument();
    var { CommanderError: CommanderError2 } = require_error();
    var { Help: Help2, stripColor } = require_help();
    var { Option: Option2, DualOptions } = require_option();
    var { suggestSimilar } = require_suggestSimilar();
    var Command2 = class _Command extends EventEmitter {
      /**
       * Initialize a new `Command`.
       *
       * @param {string} [name]
       */
      constructor(name) {
        super();
        this.commands = [];
        this.options = [];
        this.parent = null;
        this._allowUnknownOption = false;
        this._allowExcessArguments = false;
        this.registeredArguments = [];
        this._args = this.registeredArguments;
        this.args = [];
        this.rawArgs = [];
        this.processedArgs = [];
        this._scriptPath = null;
        this._name = name || "";
        this._optionValues = {};
        this._optionValueSources = {};
        this._storeOptionsAsProperties = false;
        this._actionHandler = null;
        this._executableHandler = false;
        this._executableFile = null;
        this._executableDir = null;
        this._defaultCommandName = null;
        this._exitCallback = null;
        this._aliases = [];
        this._combineFlagAndOptionalValue = true;
        this._description = "";
        this._summary = "";
        this._argsDescription = void 0;
        this._enablePositionalOptions = false;
        this._passThroughOptions = false;
        this._lifeCycleHooks = {};
        this._showHelpAfterError = false;
        this._showSuggestionAfterError = true;
        this._savedState = null;
        this._outputConfiguration = {
          writeOut: (str) => process2.stdout.write(str),
          writeErr: (str) => process2.stderr.write(str),
          outputError: (str, write) => write(str),
          getOutHelpWidth: () => process2.stdout.isTTY ? process2.stdout.columns : void 0,
          getErrHelpWidth: () => process2.stderr.isTTY ? process2.stderr.columns : void 0,
          getOutHasColors: () => useColor() ?? (process2.stdout.isTTY && process2.stdout.hasColors?.()),
          getErrHasColors: () => useColor() ?? (process2.stderr.isTTY && process2.stderr.hasColors?.()),
          stripColor: (str) => stripColor(str)
        };
        this._hidden = false;
        this._helpOption = void 0;
        this._addImplicitHelpCommand = void 0;
        this._helpCommand = void 0;
        this._helpConfiguration = {};
        this._helpGroupHeading = void 0;
        this._defaultCommandGroup = void 0;
        this._defaultOptionGroup = void 0;
      }
      /**
       * Copy settings that are useful to have in common across root command and subcommands.
       *
       * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
       *
       * @param {Command} sourceCommand
       * @return {Command} `this` command for chaining
       */
      copyInheritedSettings(sourceCommand) {
        this._outputConfiguration = sourceCommand._outputConfiguration;
        this._helpOption = sourceCommand._helpOption;
        this._helpCommand = sourceCommand._helpCommand;
        this._helpConfiguration = sourceCommand._helpConfiguration;
        this._exitCallback = sourceCommand._exitCallback;
        this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
        this._combineFlagAndOptionalValue = sourceCommand._combineFlagAndOptionalValue;
        this._allowExcessArguments = sourceCommand._allowExcessArguments;
        this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
        this._showHelpAfterError = sourceCommand._showHelpAfterError;
        this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;
        return this;
      }
      /**
       * @returns {Command[]}
       * @private
       */
      _getCommandAndAncestors() {
        const result = [];
        for (let command2 = this; command2; command2 = command2.parent) {
          result.push(command2);
        }
        return result;
      }
      /**
       * Define a command.
       *
       * There are two styles of command: pay attention to where to put the description.
       *
       * @example
       * // Command implemented using action handler (description is supplied separately to `.command`)
       * program
       *   .command('clone <source> [destination]')
       *   .description('clone a repository into a newly created directory')
       *   .action((source, destination) => {
       *     console.log('clone command called');
       *   });
       *
       * // Command implemented using separate executable file (description is second parameter to `.command`)
       * program
       *   .command('start <service>', 'start named service')
       *   .command('stop [service]', 'stop named service, or all if no name supplied');
       *
       * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
       * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
       * @param {object} [execOpts] - configuration options (for executable)
       * @return {Command} returns new command for action handler, or `this` for executable command
       */
      command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
        let desc = actionOptsOrExecDesc;
        let opts = execOpts;
        if (typeof desc === "object" && desc !== null) {
          opts = desc;
          desc = null;
        }
        opts = opts || {};
        const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const cmd = this.createCommand(name);
        if (desc) {
          cmd.description(desc);
          cmd._executableHandler = true;
        }
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        cmd._hidden = !!(opts.noHelp || opts.hidden);
        cmd._executableFile = opts.executableFile || null;
        if (args) cmd.arguments(args);
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd.copyInheritedSettings(this);
        if (desc) return this;
        return cmd;
      }
      /**
       * Factory routine to create a new unattached command.
       *
       * See .command() for creating an attached subcommand, which uses this routine to
       * create the command. You can override createCommand to customise subcommands.
       *
       * @param {string} [name]
       * @return {Command} new command
       */
      createCommand(name) {
        return new _Command(name);
      }
      /**
       * You can customise the help with a subclass of Help by overriding createHelp,
       * or by overriding Help properties using configureHelp().
       *
       * @return {Help}
       */
      createHelp() {
        return Object.assign(new Help2(), this.configureHelp());
      }
      /**
       * You can customise the help by overriding Help properties using configureHelp(),
       * or with a subclass of Help by overriding createHelp().
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureHelp(configuration) {
        if (configuration === void 0) return this._helpConfiguration;
        this._helpConfiguration = configuration;
        return this;
      }
      /**
       * The default output goes to stdout and stderr. You can customise this for special
       * applications. You can also customise the display of errors by overriding outputError.
       *
       * The configuration properties are all functions:
       *
       *     // change how output being written, defaults to stdout and stderr
       *     writeOut(str)
       *     writeErr(str)
       *     // change how output being written for errors, defaults to writeErr
       *     outputError(str, write) // used for displaying errors and not used for displaying help
       *     // specify width for wrapping help
       *     getOutHelpWidth()
       *     getErrHelpWidth()
       *     // color support, currently only used with Help
       *     getOutHasColors()
       *     getErrHasColors()
       *     stripColor() // used to remove ANSI escape codes if output does not have colors
       *
       * @param {object} [configuration] - configuration options
       * @return {(Command | object)} `this` command for chaining, or stored configuration
       */
      configureOutput(configuration) {
        if (configuration === void 0) return this._outputConfiguration;
        this._outputConfiguration = {
          ...this._outputConfiguration,
          ...configuration
        };
        return this;
      }
      /**
       * Display the help or a custom message after an error occurs.
       *
       * @param {(boolean|string)} [displayHelp]
       * @return {Command} `this` command for chaining
       */
      showHelpAfterError(displayHelp = true) {
        if (typeof displayHelp !== "string") displayHelp = !!displayHelp;
        this._showHelpAfterError = displayHelp;
        return this;
      }
      /**
       * Display suggestion of similar commands for unknown commands, or options for unknown options.
       *
       * @param {boolean} [displaySuggestion]
       * @return {Command} `this` command for chaining
       */
      showSuggestionAfterError(displaySuggestion = true) {
        this._showSuggestionAfterError = !!displaySuggestion;
        return this;
      }
      /**
       * Add a prepared subcommand.
       *
       * See .command() for creating an attached subcommand which inherits settings from its parent.
       *
       * @param {Command} cmd - new subcommand
       * @param {object} [opts] - configuration options
       * @return {Command} `this` command for chaining
       */
      addCommand(cmd, opts) {
        if (!cmd._name) {
          throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
        }
        opts = opts || {};
        if (opts.isDefault) this._defaultCommandName = cmd._name;
        if (opts.noHelp || opts.hidden) cmd._hidden = true;
        this._registerCommand(cmd);
        cmd.parent = this;
        cmd._checkForBrokenPassThrough();
        return this;
      }
      /**
       * Factory routine to create a new unattached argument.
       *
       * See .argument() for creating an attached argument, which uses this routine to
       * create the argument. You can override createArgument to return a custom argument.
       *
       * @param {string} name
       * @param {string} [description]
       * @return {Argument} new argument
       */
      createArgument(name, description) {
        return new Argument2(name, description);
      }
      /**
       * Define argument syntax for command.
       *
       * The default is that the argument is required, and you can explicitly
       * indicate this with <> around the name. Put [] around the name for an optional argument.
       *
       * @example
       * program.argument('<input-file>');
       * program.argument('[output-file]');
       *
       * @param {string} name
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom argument processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      argument(name, description, parseArg, defaultValue) {
        const argument = this.createArgument(name, description);
        if (typeof parseArg === "function") {
          argument.default(defaultValue).argParser(parseArg);
        } else {
          argument.default(parseArg);
        }
        this.addArgument(argument);
        return this;
      }
      /**
       * Define argument syntax for command, adding multiple at once (without descriptions).
       *
       * See also .argument().
       *
       * @example
       * program.arguments('<cmd> [env]');
       *
       * @param {string} names
       * @return {Command} `this` command for chaining
       */
      arguments(names) {
        names.trim().split(/ +/).forEach((detail) => {
          this.argument(detail);
        });
        return this;
      }
      /**
       * Define argument syntax for command, adding a prepared argument.
       *
       * @param {Argument} argument
       * @return {Command} `this` command for chaining
       */
      addArgument(argument) {
        const previousArgument = this.registeredArguments.slice(-1)[0];
        if (previousArgument?.variadic) {
          throw new Error(
            `only the last argument can be variadic '${previousArgument.name()}'`
          );
        }
        if (argument.required && argument.defaultValue !== void 0 && argument.parseArg === void 0) {
          throw new Error(
            `a default value for a required argument is never used: '${argument.name()}'`
          );
        }
        this.registeredArguments.push(argument);
        return this;
      }
      /**
       * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
       *
       * @example
       *    program.helpCommand('help [cmd]');
       *    program.helpCommand('help [cmd]', 'show help');
       *    program.helpCommand(false); // suppress default help command
       *    program.helpCommand(true); // add help command even if no subcommands
       *
       * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
       * @param {string} [description] - custom description
       * @return {Command} `this` command for chaining
       */
      helpCommand(enableOrNameAndArgs, description) {
        if (typeof enableOrNameAndArgs === "boolean") {
          this._addImplicitHelpCommand = enableOrNameAndArgs;
          if (enableOrNameAndArgs && this._defaultCommandGroup) {
            this._initCommandGroup(this._getHelpCommand());
          }
          return this;
        }
        const nameAndArgs = enableOrNameAndArgs ?? "help [command]";
        const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
        const helpDescription = description ?? "display help for command";
        const helpCommand = this.createCommand(helpName);
        helpCommand.helpOption(false);
        if (helpArgs) helpCommand.arguments(helpArgs);
        if (helpDescription) helpCommand.description(helpDescription);
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Add prepared custom help command.
       *
       * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
       * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
       * @return {Command} `this` command for chaining
       */
      addHelpCommand(helpCommand, deprecatedDescription) {
        if (typeof helpCommand !== "object") {
          this.helpCommand(helpCommand, deprecatedDescription);
          return this;
        }
        this._addImplicitHelpCommand = true;
        this._helpCommand = helpCommand;
        this._initCommandGroup(helpCommand);
        return this;
      }
      /**
       * Lazy create help command.
       *
       * @return {(Command|null)}
       * @package
       */
      _getHelpCommand() {
        const hasImplicitHelpCommand = this._addImplicitHelpCommand ?? (this.commands.length && !this._actionHandler && !this._findCommand("help"));
        if (hasImplicitHelpCommand) {
          if (this._helpCommand === void 0) {
            this.helpCommand(void 0, void 0);
          }
          return this._helpCommand;
        }
        return null;
      }
      /**
       * Add hook for life cycle event.
       *
       * @param {string} event
       * @param {Function} listener
       * @return {Command} `this` command for chaining
       */
      hook(event, listener) {
        const allowedValues = ["preSubcommand", "preAction", "postAction"];
        if (!allowedValues.includes(event)) {
          throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        if (this._lifeCycleHooks[event]) {
          this._lifeCycleHooks[event].push(listener);
        } else {
          this._lifeCycleHooks[event] = [listener];
        }
        return this;
      }
      /**
       * Register callback to use as replacement for calling process.exit.
       *
       * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
       * @return {Command} `this` command for chaining
       */
      exitOverride(fn) {
        if (fn) {
          this._exitCallback = fn;
        } else {
          this._exitCallback = (err) => {
            if (err.code !== "commander.executeSubCommandAsync") {
              throw err;
            } else {
            }
          };
        }
        return this;
      }
      /**
       * Call process.exit, and _exitCallback if defined.
       *
       * @param {number} exitCode exit code for using with process.exit
       * @param {string} code an id string representing the error
       * @param {string} message human-readable description of the error
       * @return never
       * @private
       */
      _exit(exitCode, code, message) {
        if (this._exitCallback) {
          this._exitCallback(new CommanderError2(exitCode, code, message));
        }
        process2.exit(exitCode);
      }
      /**
       * Register callback `fn` for the command.
       *
       * @example
       * program
       *   .command('serve')
       *   .description('start service')
       *   .action(function() {
       *      // do work here
       *   });
       *
       * @param {Function} fn
       * @return {Command} `this` command for chaining
       */
      action(fn) {
        const listener = (args) => {
          const expectedArgsCount = this.registeredArguments.length;
          const actionArgs = args.slice(0, expectedArgsCount);
          if (this._storeOptionsAsProperties) {
            actionArgs[expectedArgsCount] = this;
          } else {
            actionArgs[expectedArgsCount] = this.opts();
          }
          actionArgs.push(this);
          return fn.apply(this, actionArgs);
        };
        this._actionHandler = listener;
        return this;
      }
      /**
       * Factory routine to create a new unattached option.
       *
       * See .option() for creating an attached option, which uses this routine to
       * create the option. You can override createOption to return a custom option.
       *
       * @param {string} flags
       * @param {string} [description]
       * @return {Option} new option
       */
      createOption(flags, description) {
        return new Option2(flags, description);
      }
      /**
       * Wrap parseArgs to catch 'commander.invalidArgument'.
       *
       * @param {(Option | Argument)} target
       * @param {string} value
       * @param {*} previous
       * @param {string} invalidArgumentMessage
       * @private
       */
      _callParseArg(target, value, previous, invalidArgumentMessage) {
        try {
          return target.parseArg(value, previous);
        } catch (err) {
          if (err.code === "commander.invalidArgument") {
            const message = `${invalidArgumentMessage} ${err.message}`;
            this.error(message, { exitCode: err.exitCode, code: err.code });
          }
          throw err;
        }
      }
      /**
       * Check for option flag conflicts.
       * Register option if no conflicts found, or throw on conflict.
       *
       * @param {Option} option
       * @private
       */
      _registerOption(option) {
        const matchingOption = option.short && this._findOption(option.short) || option.long && this._findOption(option.long);
        if (matchingOption) {
          const matchingFlag = option.long && this._findOption(option.long) ? option.long : option.short;
          throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
        }
        this._initOptionGroup(option);
        this.options.push(option);
      }
      /**
       * Check for command name and alias conflicts with existing commands.
       * Register command if no conflicts found, or throw on conflict.
       *
       * @param {Command} command
       * @private
       */
      _registerCommand(command2) {
        const knownBy = (cmd) => {
          return [cmd.name()].concat(cmd.aliases());
        };
        const alreadyUsed = knownBy(command2).find(
          (name) => this._findCommand(name)
        );
        if (alreadyUsed) {
          const existingCmd = knownBy(this._findCommand(alreadyUsed)).join("|");
          const newCmd = knownBy(command2).join("|");
          throw new Error(
            `cannot add command '${newCmd}' as already have command '${existingCmd}'`
          );
        }
        this._initCommandGroup(command2);
        this.commands.push(command2);
      }
      /**
       * Add an option.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addOption(option) {
        this._registerOption(option);
        const oname = option.name();
        const name = option.attributeName();
        if (option.negate) {
          const positiveLongFlag = option.long.replace(/^--no-/, "--");
          if (!this._findOption(positiveLongFlag)) {
            this.setOptionValueWithSource(
              name,
              option.defaultValue === void 0 ? true : option.defaultValue,
              "default"
            );
          }
        } else if (option.defaultValue !== void 0) {
          this.setOptionValueWithSource(name, option.defaultValue, "default");
        }
        const handleOptionValue = (val, invalidValueMessage, valueSource) => {
          if (val == null && option.presetArg !== void 0) {
            val = option.presetArg;
          }
          const oldValue = this.getOptionValue(name);
          if (val !== null && option.parseArg) {
            val = this._callParseArg(option, val, oldValue, invalidValueMessage);
          } else if (val !== null && option.variadic) {
            val = option._collectValue(val, oldValue);
          }
          if (val == null) {
            if (option.negate) {
              val = false;
            } else if (option.isBoolean() || option.optional) {
              val = true;
            } else {
              val = "";
            }
          }
          this.setOptionValueWithSource(name, val, valueSource);
        };
        this.on("option:" + oname, (val) => {
          const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
          handleOptionValue(val, invalidValueMessage, "cli");
        });
        if (option.envVar) {
          this.on("optionEnv:" + oname, (val) => {
            const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
            handleOptionValue(val, invalidValueMessage, "env");
          });
        }
        return this;
      }
      /**
       * Internal implementation shared by .option() and .requiredOption()
       *
       * @return {Command} `this` command for chaining
       * @private
       */
      _optionEx(config, flags, description, fn, defaultValue) {
        if (typeof flags === "object" && flags instanceof Option2) {
          throw new Error(
            "To add an Option object use addOption() instead of option() or requiredOption()"
          );
        }
        const option = this.createOption(flags, description);
        option.makeOptionMandatory(!!config.mandatory);
        if (typeof fn === "function") {
          option.default(defaultValue).argParser(fn);
        } else if (fn instanceof RegExp) {
          const regex = fn;
          fn = (val, def) => {
            const m = regex.exec(val);
            return m ? m[0] : def;
          };
          option.default(defaultValue).argParser(fn);
        } else {
          option.default(fn);
        }
        return this.addOption(option);
      }
      /**
       * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
       * option-argument is indicated by `<>` and an optional option-argument by `[]`.
       *
       * See the README for more details, and see also addOption() and requiredOption().
       *
       * @example
       * program
       *     .option('-p, --pepper', 'add pepper')
       *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
       *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
       *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      option(flags, description, parseArg, defaultValue) {
        return this._optionEx({}, flags, description, parseArg, defaultValue);
      }
      /**
       * Add a required option which must have a value after parsing. This usually means
       * the option must be specified on the command line. (Otherwise the same as .option().)
       *
       * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
       *
       * @param {string} flags
       * @param {string} [description]
       * @param {(Function|*)} [parseArg] - custom option processing function or default value
       * @param {*} [defaultValue]
       * @return {Command} `this` command for chaining
       */
      requiredOption(flags, description, parseArg, defaultValue) {
        return this._optionEx(
          { mandatory: true },
          flags,
          description,
          parseArg,
          defaultValue
        );
      }
      /**
       * Alter parsing of short flags with optional values.
       *
       * @example
       * // for `.option('-f,--flag [value]'):
       * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
       * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
       *
       * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
       * @return {Command} `this` command for chaining
       */
      combineFlagAndOptionalValue(combine = true) {
        this._combineFlagAndOptionalValue = !!combine;
        return this;
      }
      /**
       * Allow unknown options on the command line.
       *
       * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
       * @return {Command} `this` command for chaining
       */
      allowUnknownOption(allowUnknown = true) {
        this._allowUnknownOption = !!allowUnknown;
        return this;
      }
      /**
       * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
       *
       * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
       * @return {Command} `this` command for chaining
       */
      allowExcessArguments(allowExcess = true) {
        this._allowExcessArguments = !!allowExcess;
        return this;
      }
      /**
       * Enable positional options. Positional means global options are specified before subcommands which lets
       * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
       * The default behaviour is non-positional and global options may appear anywhere on the command line.
       *
       * @param {boolean} [positional]
       * @return {Command} `this` command for chaining
       */
      enablePositionalOptions(positional = true) {
        this._enablePositionalOptions = !!positional;
        return this;
      }
      /**
       * Pass through options that come after command-arguments rather than treat them as command-options,
       * so actual command-options come before command-arguments. Turning this on for a subcommand requires
       * positional options to have been enabled on the program (parent commands).
       * The default behaviour is non-positional and options may appear before or after command-arguments.
       *
       * @param {boolean} [passThrough] for unknown options.
       * @return {Command} `this` command for chaining
       */
      passThroughOptions(passThrough = true) {
        this._passThroughOptions = !!passThrough;
        this._checkForBrokenPassThrough();
        return this;
      }
      /**
       * @private
       */
      _checkForBrokenPassThrough() {
        if (this.parent && this._passThroughOptions && !this.parent._enablePositionalOptions) {
          throw new Error(
            `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`
          );
        }
      }
      /**
       * Whether to store option values as properties on command object,
       * or store separately (specify false). In both cases the option values can be accessed using .opts().
       *
       * @param {boolean} [storeAsProperties=true]
       * @return {Command} `this` command for chaining
       */
      storeOptionsAsProperties(storeAsProperties = true) {
        if (this.options.length) {
          throw new Error("call .storeOptionsAsProperties() before adding options");
        }
        if (Object.keys(this._optionValues).length) {
          throw new Error(
            "call .storeOptionsAsProperties() before setting option values"
          );
        }
        this._storeOptionsAsProperties = !!storeAsProperties;
        return this;
      }
      /**
       * Retrieve option value.
       *
       * @param {string} key
       * @return {object} value
       */
      getOptionValue(key) {
        if (this._storeOptionsAsProperties) {
          return this[key];
        }
        return this._optionValues[key];
      }
      /**
       * Store option value.
       *
       * @param {string} key
       * @param {object} value
       * @return {Command} `this` command for chaining
       */
      setOptionValue(key, value) {
        return this.setOptionValueWithSource(key, value, void 0);
      }
      /**
       * Store option value and where the value came from.
       *
       * @param {string} key
       * @param {object} value
       * @param {string} source - expected values are default/config/env/cli/implied
       * @return {Command} `this` command for chaining
       */
      setOptionValueWithSource(key, value, source) {
        if (this._storeOptionsAsProperties) {
          this[key] = value;
        } else {
          this._optionValues[key] = value;
        }
        this._optionValueSources[key] = source;
        return this;
      }
      /**
       * Get source of option value.
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSource(key) {
        return this._optionValueSources[key];
      }
      /**
       * Get source of option value. See also .optsWithGlobals().
       * Expected values are default | config | env | cli | implied
       *
       * @param {string} key
       * @return {string}
       */
      getOptionValueSourceWithGlobals(key) {
        let source;
        this._getCommandAndAncestors().forEach((cmd) => {
          if (cmd.getOptionValueSource(key) !== void 0) {
            source = cmd.getOptionValueSource(key);
          }
        });
        return source;
      }
      /**
       * Get user arguments from implied or explicit arguments.
       * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
       *
       * @private
       */
      _prepareUserArgs(argv, parseOptions) {
        if (argv !== void 0 && !Array.isArray(argv)) {
          throw new Error("first parameter to parse must be array or undefined");
        }
        parseOptions = parseOptions || {};
        if (argv === void 0 && parseOptions.from === void 0) {
          if (process2.versions?.electron) {
            parseOptions.from = "electron";
          }
          const execArgv = process2.execArgv ?? [];
          if (execArgv.includes("-e") || execArgv.includes("--eval") || execArgv.includes("-p") || execArgv.includes("--print")) {
            parseOptions.from = "eval";
          }
        }
        if (argv === void 0) {
          argv = process2.argv;
        }
        this.rawArgs = argv.slice();
        let userArgs;
        switch (parseOptions.from) {
          case void 0:
          case "node":
            this._scriptPath = argv[1];
            userArgs = argv.slice(2);
            break;
          case "electron":
            if (process2.defaultApp) {
              this._scriptPath = argv[1];
              userArgs = argv.slice(2);
            } else {
              userArgs = argv.slice(1);
            }
            break;
          case "user":
            userArgs = argv.slice(0);
            break;
          case "eval":
            userArgs = argv.slice(1);
            break;
          default:
            throw new Error(
              `unexpected parse option { from: '${parseOptions.from}' }`
            );
        }
        if (!this._name && this._scriptPath)
          this.nameFromFilename(this._scriptPath);
        this._name = this._name || "program";
        return userArgs;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Use parseAsync instead of parse if any of your action handlers are async.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * program.parse(); // parse process.argv and auto-detect electron and special node flags
       * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
       * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv] - optional, defaults to process.argv
       * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
       * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
       * @return {Command} `this` command for chaining
       */
      parse(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        this._parseCommand([], userArgs);
        return this;
      }
      /**
       * Parse `argv`, setting options and invoking commands when defined.
       *
       * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
       *
       * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
       * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
       * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
       * - `'user'`: just user arguments
       *
       * @example
       * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
       * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
       * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
       *
       * @param {string[]} [argv]
       * @param {object} [parseOptions]
       * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
       * @return {Promise}
       */
      async parseAsync(argv, parseOptions) {
        this._prepareForParse();
        const userArgs = this._prepareUserArgs(argv, parseOptions);
        await this._parseCommand([], userArgs);
        return this;
      }
      _prepareForParse() {
        if (this._savedState === null) {
          this.saveStateBeforeParse();
        } else {
          this.restoreStateBeforeParse();
        }
      }
      /**
       * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state saved.
       */
      saveStateBeforeParse() {
        this._savedState = {
          // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
          _name: this._name,
          // option values before parse have default values (including false for negated options)
          // shallow clones
          _optionValues: { ...this._optionValues },
          _optionValueSources: { ...this._optionValueSources }
        };
      }
      /**
       * Restore state before parse for calls after the first.
       * Not usually called directly, but available for subclasses to save their custom state.
       *
       * This is called in a lazy way. Only commands used in parsing chain will have state restored.
       */
      restoreStateBeforeParse() {
        if (this._storeOptionsAsProperties)
          throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);
        this._name = this._savedState._name;
        this._scriptPath = null;
        this.rawArgs = [];
        this._optionValues = { ...this._savedState._optionValues };
        this._optionValueSources = { ...this._savedState._optionValueSources };
        this.args = [];
        this.processedArgs = [];
      }
      /**
       * Throw if expected executable is missing. Add lots of help for author.
       *
       * @param {string} executableFile
       * @param {string} executableDir
       * @param {string} subcommandName
       */
      _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
        if (fs.existsSync(executableFile)) return;
        const executableDirMessage = executableDir ? `searched for local subcommand relative to directory '${executableDir}'` : "no directory for search for local subcommand, use .executableDir() to supply a custom directory";
        const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
        throw new Error(executableMissing);
      }
      /**
       * Execute a sub-command executable.
       *
       * @private
       */
      _executeSubCommand(subcommand, args) {
        args = args.slice();
        let launchWithNode = false;
        const sourceExt = [".js", ".ts", ".tsx", ".mjs", ".cjs"];
        function findFile(baseDir, baseName) {
          const localBin = path.resolve(baseDir, baseName);
          if (fs.existsSync(localBin)) return localBin;
          if (sourceExt.includes(path.extname(baseName))) return void 0;
          const foundExt = sourceExt.find(
            (ext) => fs.existsSync(`${localBin}${ext}`)
          );
          if (foundExt) return `${localBin}${foundExt}`;
          return void 0;
        }
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        let executableFile = subcommand._executableFile || `${this._name}-${subcommand._name}`;
        let executableDir = this._executableDir || "";
        if (this._scriptPath) {
          let resolvedScriptPath;
          try {
            resolvedScriptPath = fs.realpathSync(this._scriptPath);
          } catch {
            resolvedScriptPath = this._scriptPath;
          }
          executableDir = path.resolve(
            path.dirname(resolvedScriptPath),
            executableDir
          );
        }
        if (executableDir) {
          let localFile = findFile(executableDir, executableFile);
          if (!localFile && !subcommand._executableFile && this._scriptPath) {
            const legacyName = path.basename(
              this._scriptPath,
              path.extname(this._scriptPath)
            );
            if (legacyName !== this._name) {
              localFile = findFile(
                executableDir,
                `${legacyName}-${subcommand._name}`
              );
            }
          }
          executableFile = localFile || executableFile;
        }
        launchWithNode = sourceExt.includes(path.extname(executableFile));
        let proc;
        if (process2.platform !== "win32") {
          if (launchWithNode) {
            args.unshift(executableFile);
            args = incrementNodeInspectorPort(process2.execArgv).concat(args);
            proc = childProcess.spawn(process2.argv[0], args, { stdio: "inherit" });
          } else {
            proc = childProcess.spawn(executableFile, args, { stdio: "inherit" });
          }
        } else {
          this._checkForMissingExecutable(
            executableFile,
            executableDir,
            subcommand._name
          );
          args.unshift(executableFile);
          args = incrementNodeInspectorPort(process2.execArgv).concat(args);
          proc = childProcess.spawn(process2.execPath, args, { stdio: "inherit" });
        }
        if (!proc.killed) {
          const signals = ["SIGUSR1", "SIGUSR2", "SIGTERM", "SIGINT", "SIGHUP"];
          signals.forEach((signal) => {
            process2.on(signal, () => {
              if (proc.killed === false && proc.exitCode === null) {
                proc.kill(signal);
              }
            });
          });
        }
        const exitCallback = this._exitCallback;
        proc.on("close", (code) => {
          code = code ?? 1;
          if (!exitCallback) {
            process2.exit(code);
          } else {
            exitCallback(
              new CommanderError2(
                code,
                "commander.executeSubCommandAsync",
                "(close)"
              )
            );
          }
        });
        proc.on("error", (err) => {
          if (err.code === "ENOENT") {
            this._checkForMissingExecutable(
              executableFile,
              executableDir,
              subcommand._name
            );
          } else if (err.code === "EACCES") {
            throw new Error(`'${executableFile}' not executable`);
          }
          if (!exitCallback) {
            process2.exit(1);
          } else {
            const wrappedError = new CommanderError2(
              1,
              "commander.executeSubCommandAsync",
              "(error)"
            );
            wrappedError.nestedError = err;
            exitCallback(wrappedError);
          }
        });
        this.runningCommand = proc;
      }
      /**
       * @private
       */
      _dispatchSubcommand(commandName, operands, unknown) {
        const subCommand = this._findCommand(commandName);
        if (!subCommand) this.help({ error: true });
        subCommand._prepareForParse();
        let promiseChain;
        promiseChain = this._chainOrCallSubCommandHook(
          promiseChain,
          subCommand,
          "preSubcommand"
        );
        promiseChain = this._chainOrCall(promiseChain, () => {
          if (subCommand._executableHandler) {
            this._executeSubCommand(subCommand, operands.concat(unknown));
          } else {
            return subCommand._parseCommand(operands, unknown);
          }
        });
        return promiseChain;
      }
      /**
       * Invoke help directly if possible, or dispatch if necessary.
       * e.g. help foo
       *
       * @private
       */
      _dispatchHelpCommand(subcommandName) {
        if (!subcommandName) {
          this.help();
        }
        const subCommand = this._findCommand(subcommandName);
        if (subCommand && !subCommand._executableHandler) {
          subCommand.help();
        }
        return this._dispatchSubcommand(
          subcommandName,
          [],
          [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? "--help"]
        );
      }
      /**
       * Check this.args against expected this.registeredArguments.
       *
       * @private
       */
      _checkNumberOfArguments() {
        this.registeredArguments.forEach((arg, i) => {
          if (arg.required && this.args[i] == null) {
            this.missingArgument(arg.name());
          }
        });
        if (this.registeredArguments.length > 0 && this.registeredArguments[this.registeredArguments.length - 1].variadic) {
          return;
        }
        if (this.args.length > this.registeredArguments.length) {
          this._excessArguments(this.args);
        }
      }
      /**
       * Process this.args using this.registeredArguments and save as this.processedArgs!
       *
       * @private
       */
      _processArguments() {
        const myParseArg = (argument, value, previous) => {
          let parsedValue = value;
          if (value !== null && argument.parseArg) {
            const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
            parsedValue = this._callParseArg(
              argument,
              value,
              previous,
              invalidValueMessage
            );
          }
          return parsedValue;
        };
        this._checkNumberOfArguments();
        const processedArgs = [];
        this.registeredArguments.forEach((declaredArg, index) => {
          let value = declaredArg.defaultValue;
          if (declaredArg.variadic) {
            if (index < this.args.length) {
              value = this.args.slice(index);
              if (declaredArg.parseArg) {
                value = value.reduce((processed, v) => {
                  return myParseArg(declaredArg, v, processed);
                }, declaredArg.defaultValue);
              }
            } else if (value === void 0) {
              value = [];
            }
          } else if (index < this.args.length) {
            value = this.args[index];
            if (declaredArg.parseArg) {
              value = myParseArg(declaredArg, value, declaredArg.defaultValue);
            }
          }
          processedArgs[index] = value;
        });
        this.processedArgs = processedArgs;
      }
      /**
       * Once we have a promise we chain, but call synchronously until then.
       *
       * @param {(Promise|undefined)} promise
       * @param {Function} fn
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCall(promise, fn) {
        if (promise?.then && typeof promise.then === "function") {
          return promise.then(() => fn());
        }
        return fn();
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallHooks(promise, event) {
        let result = promise;
        const hooks = [];
        this._getCommandAndAncestors().reverse().filter((cmd) => cmd._lifeCycleHooks[event] !== void 0).forEach((hookedCommand) => {
          hookedCommand._lifeCycleHooks[event].forEach((callback) => {
            hooks.push({ hookedCommand, callback });
          });
        });
        if (event === "postAction") {
          hooks.reverse();
        }
        hooks.forEach((hookDetail) => {
          result = this._chainOrCall(result, () => {
            return hookDetail.callback(hookDetail.hookedCommand, this);
          });
        });
        return result;
      }
      /**
       *
       * @param {(Promise|undefined)} promise
       * @param {Command} subCommand
       * @param {string} event
       * @return {(Promise|undefined)}
       * @private
       */
      _chainOrCallSubCommandHook(promise, subCommand, event) {
        let result = promise;
        if (this._lifeCycleHooks[event] !== void 0) {
          this._lifeCycleHooks[event].forEach((hook) => {
            result = this._chainOrCall(result, () => {
              return hook(this, subCommand);
            });
          });
        }
        return result;
      }
      /**
       * Process arguments in context of this command.
       * Returns action result, in case it is a promise.
       *
       * @private
       */
      _parseCommand(operands, unknown) {
        const parsed = this.parseOptions(unknown);
        this._parseOptionsEnv();
        this._parseOptionsImplied();
        operands = operands.concat(parsed.operands);
        unknown = parsed.unknown;
        this.args = operands.concat(unknown);
        if (operands && this._findCommand(operands[0])) {
          return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
        }
        if (this._getHelpCommand() && operands[0] === this._getHelpCommand().name()) {
          return this._dispatchHelpCommand(operands[1]);
        }
        if (this._defaultCommandName) {
          this._outputHelpIfRequested(unknown);
          return this._dispatchSubcommand(
            this._defaultCommandName,
            operands,
            unknown
          );
        }
        if (this.commands.length && this.args.length === 0 && !this._actionHandler && !this._defaultCommandName) {
          this.help({ error: true });
        }
        this._outputHelpIfRequested(parsed.unknown);
        this._checkForMissingMandatoryOptions();
        this._checkForConflictingOptions();
        const checkForUnknownOptions = () => {
          if (parsed.unknown.length > 0) {
            this.unknownOption(parsed.unknown[0]);
          }
        };
        const commandEvent = `command:${this.name()}`;
        if (this._actionHandler) {
          checkForUnknownOptions();
          this._processArguments();
          let promiseChain;
          promiseChain = this._chainOrCallHooks(promiseChain, "preAction");
          promiseChain = this._chainOrCall(
            promiseChain,
            () => this._actionHandler(this.processedArgs)
          );
          if (this.parent) {
            promiseChain = this._chainOrCall(promiseChain, () => {
              this.parent.emit(commandEvent, operands, unknown);
            });
          }
          promiseChain = this._chainOrCallHooks(promiseChain, "postAction");
          return promiseChain;
        }
        if (this.parent?.listenerCount(commandEvent)) {
          checkForUnknownOptions();
          this._processArguments();
          this.parent.emit(commandEvent, operands, unknown);
        } else if (operands.length) {
          if (this._findCommand("*")) {
            return this._dispatchSubcommand("*", operands, unknown);
          }
          if (this.listenerCount("command:*")) {
            this.emit("command:*", operands, unknown);
          } else if (this.commands.length) {
            this.unknownCommand();
          } else {
            checkForUnknownOptions();
            this._processArguments();
          }
        } else if (this.commands.length) {
          checkForUnknownOptions();
          this.help({ error: true });
        } else {
          checkForUnknownOptions();
          this._processArguments();
        }
      }
      /**
       * Find matching command.
       *
       * @private
       * @return {Command | undefined}
       */
      _findCommand(name) {
        if (!name) return void 0;
        return this.commands.find(
          (cmd) => cmd._name === name || cmd._aliases.includes(name)
        );
      }
      /**
       * Return an option matching `arg` if any.
       *
       * @param {string} arg
       * @return {Option}
       * @package
       */
      _findOption(arg) {
        return this.options.find((option) => option.is(arg));
      }
      /**
       * Display an error message if a mandatory option does not have a value.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForMissingMandatoryOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd.options.forEach((anOption) => {
            if (anOption.mandatory && cmd.getOptionValue(anOption.attributeName()) === void 0) {
              cmd.missingMandatoryOptionValue(anOption);
            }
          });
        });
      }
      /**
       * Display an error message if conflicting options are used together in this.
       *
       * @private
       */
      _checkForConflictingLocalOptions() {
        const definedNonDefaultOptions = this.options.filter((option) => {
          const optionKey = option.attributeName();
          if (this.getOptionValue(optionKey) === void 0) {
            return false;
          }
          return this.getOptionValueSource(optionKey) !== "default";
        });
        const optionsWithConflicting = definedNonDefaultOptions.filter(
          (option) => option.conflictsWith.length > 0
        );
        optionsWithConflicting.forEach((option) => {
          const conflictingAndDefined = definedNonDefaultOptions.find(
            (defined) => option.conflictsWith.includes(defined.attributeName())
          );
          if (conflictingAndDefined) {
            this._conflictingOption(option, conflictingAndDefined);
          }
        });
      }
      /**
       * Display an error message if conflicting options are used together.
       * Called after checking for help flags in leaf subcommand.
       *
       * @private
       */
      _checkForConflictingOptions() {
        this._getCommandAndAncestors().forEach((cmd) => {
          cmd._checkForConflictingLocalOptions();
        });
      }
      /**
       * Parse options from `argv` removing known options,
       * and return argv split into operands and unknown arguments.
       *
       * Side effects: modifies command by storing options. Does not reset state if called again.
       *
       * Examples:
       *
       *     argv => operands, unknown
       *     --known kkk op => [op], []
       *     op --known kkk => [op], []
       *     sub --unknown uuu op => [sub], [--unknown uuu op]
       *     sub -- --unknown uuu op => [sub --unknown uuu op], []
       *
       * @param {string[]} args
       * @return {{operands: string[], unknown: string[]}}
       */
      parseOptions(args) {
        const operands = [];
        const unknown = [];
        let dest = operands;
        function maybeOption(arg) {
          return arg.length > 1 && arg[0] === "-";
        }
        const negativeNumberArg = (arg) => {
          if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
          return !this._getCommandAndAncestors().some(
            (cmd) => cmd.options.map((opt) => opt.short).some((short2) => /^-\d$/.test(short2))
          );
        };
        let activeVariadicOption = null;
        let activeGroup = null;
        let i = 0;
        while (i < args.length || activeGroup) {
          const arg = activeGroup ?? args[i++];
          activeGroup = null;
          if (arg === "--") {
            if (dest === unknown) dest.push(arg);
            dest.push(...args.slice(i));
            break;
          }
          if (activeVariadicOption && (!maybeOption(arg) || negativeNumberArg(arg))) {
            this.emit(`option:${activeVariadicOption.name()}`, arg);
            continue;
          }
          activeVariadicOption = null;
          if (maybeOption(arg)) {
            const option = this._findOption(arg);
            if (option) {
              if (option.required) {
                const value = args[i++];
                if (value === void 0) this.optionMissingArgument(option);
                this.emit(`option:${option.name()}`, value);
              } else if (option.optional) {
                let value = null;
                if (i < args.length && (!maybeOption(args[i]) || negativeNumberArg(args[i]))) {
                  value = args[i++];
                }
                this.emit(`option:${option.name()}`, value);
              } else {
                this.emit(`option:${option.name()}`);
              }
              activeVariadicOption = option.variadic ? option : null;
              continue;
            }
          }
          if (arg.length > 2 && arg[0] === "-" && arg[1] !== "-") {
            const option = this._findOption(`-${arg[1]}`);
            if (option) {
              if (option.required || option.optional && this._combineFlagAndOptionalValue) {
                this.emit(`option:${option.name()}`, arg.slice(2));
              } else {
                this.emit(`option:${option.name()}`);
                activeGroup = `-${arg.slice(2)}`;
              }
              continue;
            }
          }
          if (/^--[^=]+=/.test(arg)) {
            const index = arg.indexOf("=");
            const option = this._findOption(arg.slice(0, index));
            if (option && (option.required || option.optional)) {
              this.emit(`option:${option.name()}`, arg.slice(index + 1));
              continue;
            }
          }
          if (dest === operands && maybeOption(arg) && !(this.commands.length === 0 && negativeNumberArg(arg))) {
            dest = unknown;
          }
          if ((this._enablePositionalOptions || this._passThroughOptions) && operands.length === 0 && unknown.length === 0) {
            if (this._findCommand(arg)) {
              operands.push(arg);
              unknown.push(...args.slice(i));
              break;
            } else if (this._getHelpCommand() && arg === this._getHelpCommand().name()) {
              operands.push(arg, ...args.slice(i));
              break;
            } else if (this._defaultCommandName) {
              unknown.push(arg, ...args.slice(i));
              break;
            }
          }
          if (this._passThroughOptions) {
            dest.push(arg, ...args.slice(i));
            break;
          }
          dest.push(arg);
        }
        return { operands, unknown };
      }
      /**
       * Return an object containing local option values as key-value pairs.
       *
       * @return {object}
       */
      opts() {
        if (this._storeOptionsAsProperties) {
          const result = {};
          const len = this.options.length;
          for (let i = 0; i < len; i++) {
            const key = this.options[i].attributeName();
            result[key] = key === this._versionOptionName ? this._version : this[key];
          }
          return result;
        }
        return this._optionValues;
      }
      /**
       * Return an object containing merged local and global option values as key-value pairs.
       *
       * @return {object}
       */
      optsWithGlobals() {
        return this._getCommandAndAncestors().reduce(
          (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
          {}
        );
      }
      /**
       * Display error message and exit (or call exitOverride).
       *
       * @param {string} message
       * @param {object} [errorOptions]
       * @param {string} [errorOptions.code] - an id string representing the error
       * @param {number} [errorOptions.exitCode] - used with process.exit
       */
      error(message, errorOptions) {
        this._outputConfiguration.outputError(
          `${message}
`,
          this._outputConfiguration.writeErr
        );
        if (typeof this._showHelpAfterError === "string") {
          this._outputConfiguration.writeErr(`${this._showHelpAfterError}
`);
        } else if (this._showHelpAfterError) {
          this._outputConfiguration.writeErr("\n");
          this.outputHelp({ error: true });
        }
        const config = errorOptions || {};
        const exitCode = config.exitCode || 1;
        const code = config.code || "commander.error";
        this._exit(exitCode, code, message);
      }
      /**
       * Apply any option related environment variables, if option does
       * not have a value from cli or client code.
       *
       * @private
       */
      _parseOptionsEnv() {
        this.options.forEach((option) => {
          if (option.envVar && option.envVar in process2.env) {
            const optionKey = option.attributeName();
            if (this.getOptionValue(optionKey) === void 0 || ["default", "config", "env"].includes(
              this.getOptionValueSource(optionKey)
            )) {
              if (option.required || option.optional) {
                this.emit(`optionEnv:${option.name()}`, process2.env[option.envVar]);
              } else {
                this.emit(`optionEnv:${option.name()}`);
              }
            }
          }
        });
      }
      /**
       * Apply any implied option values, if option is undefined or default value.
       *
       * @private
       */
      _parseOptionsImplied() {
        const dualHelper = new DualOptions(this.options);
        const hasCustomOptionValue = (optionKey) => {
          return this.getOptionValue(optionKey) !== void 0 && !["default", "implied"].includes(this.getOptionValueSource(optionKey));
        };
        this.options.filter(
          (option) => option.implied !== void 0 && hasCustomOptionValue(option.attributeName()) && dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option
          )
        ).forEach((option) => {
          Object.keys(option.implied).filter((impliedKey) => !hasCustomOptionValue(impliedKey)).forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              "implied"
            );
          });
        });
      }
      /**
       * Argument `name` is missing.
       *
       * @param {string} name
       * @private
       */
      missingArgument(name) {
        const message = `error: missing required argument '${name}'`;
        this.error(message, { code: "commander.missingArgument" });
      }
      /**
       * `Option` is missing an argument.
       *
       * @param {Option} option
       * @private
       */
      optionMissingArgument(option) {
        const message = `error: option '${option.flags}' argument missing`;
        this.error(message, { code: "commander.optionMissingArgument" });
      }
      /**
       * `Option` does not have a value, and is a mandatory option.
       *
       * @param {Option} option
       * @private
       */
      missingMandatoryOptionValue(option) {
        const message = `error: required option '${option.flags}' not specified`;
        this.error(message, { code: "commander.missingMandatoryOptionValue" });
      }
      /**
       * `Option` conflicts with another option.
       *
       * @param {Option} option
       * @param {Option} conflictingOption
       * @private
       */
      _conflictingOption(option, conflictingOption) {
        const findBestOptionFromValue = (option2) => {
          const optionKey = option2.attributeName();
          const optionValue = this.getOptionValue(optionKey);
          const negativeOption = this.options.find(
            (target) => target.negate && optionKey === target.attributeName()
          );
          const positiveOption = this.options.find(
            (target) => !target.negate && optionKey === target.attributeName()
          );
          if (negativeOption && (negativeOption.presetArg === void 0 && optionValue === false || negativeOption.presetArg !== void 0 && optionValue === negativeOption.presetArg)) {
            return negativeOption;
          }
          return positiveOption || option2;
        };
        const getErrorMessage = (option2) => {
          const bestOption = findBestOptionFromValue(option2);
          const optionKey = bestOption.attributeName();
          const source = this.getOptionValueSource(optionKey);
          if (source === "env") {
            return `environment variable '${bestOption.envVar}'`;
          }
          return `option '${bestOption.flags}'`;
        };
        const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
        this.error(message, { code: "commander.conflictingOption" });
      }
      /**
       * Unknown option `flag`.
       *
       * @param {string} flag
       * @private
       */
      unknownOption(flag) {
        if (this._allowUnknownOption) return;
        let suggestion = "";
        if (flag.startsWith("--") && this._showSuggestionAfterError) {
          let candidateFlags = [];
          let command2 = this;
          do {
            const moreFlags = command2.createHelp().visibleOptions(command2).filter((option) => option.long).map((option) => option.long);
            candidateFlags = candidateFlags.concat(moreFlags);
            command2 = command2.parent;
          } while (command2 && !command2._enablePositionalOptions);
          suggestion = suggestSimilar(flag, candidateFlags);
        }
        const message = `error: unknown option '${flag}'${suggestion}`;
        this.error(message, { code: "commander.unknownOption" });
      }
      /**
       * Excess arguments, more than expected.
       *
       * @param {string[]} receivedArgs
       * @private
       */
      _excessArguments(receivedArgs) {
        if (this._allowExcessArguments) return;
        const expected = this.registeredArguments.length;
        const s = expected === 1 ? "" : "s";
        const forSubcommand = this.parent ? ` for '${this.name()}'` : "";
        const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
        this.error(message, { code: "commander.excessArguments" });
      }
      /**
       * Unknown command.
       *
       * @private
       */
      unknownCommand() {
        const unknownName = this.args[0];
        let suggestion = "";
        if (this._showSuggestionAfterError) {
          const candidateNames = [];
          this.createHelp().visibleCommands(this).forEach((command2) => {
            candidateNames.push(command2.name());
            if (command2.alias()) candidateNames.push(command2.alias());
          });
          suggestion = suggestSimilar(unknownName, candidateNames);
        }
        const message = `error: unknown command '${unknownName}'${suggestion}`;
        this.error(message, { code: "commander.unknownCommand" });
      }
      /**
       * Get or set the program version.
       *
       * This method auto-registers the "-V, --version" option which will print the version number.
       *
       * You can optionally supply the flags and description to override the defaults.
       *
       * @param {string} [str]
       * @param {string} [flags]
       * @param {string} [description]
       * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
       */
      version(str, flags, description) {
        if (str === void 0) return this._version;
        this._version = str;
        flags = flags || "-V, --version";
        description = description || "output the version number";
        const versionOption = this.createOption(flags, description);
        this._versionOptionName = versionOption.attributeName();
        this._registerOption(versionOption);
        this.on("option:" + versionOption.name(), () => {
          this._outputConfiguration.writeOut(`${str}
`);
          this._exit(0, "commander.version", str);
        });
        return this;
      }
      /**
       * Set the description.
       *
       * @param {string} [str]
       * @param {object} [argsDescription]
       * @return {(string|Command)}
       */
      description(str, argsDescription) {
        if (str === void 0 && argsDescription === void 0)
          return this._description;
        this._description = str;
        if (argsDescription) {
          this._argsDescription = argsDescription;
        }
        return this;
      }
      /**
       * Set the summary. Used when listed as subcommand of parent.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      summary(str) {
        if (str === void 0) return this._summary;
        this._summary = str;
        return this;
      }
      /**
       * Set an alias for the command.
       *
       * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
       *
       * @param {string} [alias]
       * @return {(string|Command)}
       */
      alias(alias) {
        if (alias === void 0) return this._aliases[0];
        let command2 = this;
        if (this.commands.length !== 0 && this.commands[this.commands.length - 1]._executableHandler) {
          command2 = this.commands[this.commands.length - 1];
        }
        if (alias === command2._name)
          throw new Error("Command alias can't be the same as its name");
        const matchingCommand = this.parent?._findCommand(alias);
        if (matchingCommand) {
          const existingCmd = [matchingCommand.name()].concat(matchingCommand.aliases()).join("|");
          throw new Error(
            `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`
          );
        }
        command2._aliases.push(alias);
        return this;
      }
      /**
       * Set aliases for the command.
       *
       * Only the first alias is shown in the auto-generated help.
       *
       * @param {string[]} [aliases]
       * @return {(string[]|Command)}
       */
      aliases(aliases) {
        if (aliases === void 0) return this._aliases;
        aliases.forEach((alias) => this.alias(alias));
        return this;
      }
      /**
       * Set / get the command usage `str`.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      usage(str) {
        if (str === void 0) {
          if (this._usage) return this._usage;
          const args = this.registeredArguments.map((arg) => {
            return humanReadableArgName(arg);
          });
          return [].concat(
            this.options.length || this._helpOption !== null ? "[options]" : [],
            this.commands.length ? "[command]" : [],
            this.registeredArguments.length ? args : []
          ).join(" ");
        }
        this._usage = str;
        return this;
      }
      /**
       * Get or set the name of the command.
       *
       * @param {string} [str]
       * @return {(string|Command)}
       */
      name(str) {
        if (str === void 0) return this._name;
        this._name = str;
        return this;
      }
      /**
       * Set/get the help group heading for this subcommand in parent command's help.
       *
       * @param {string} [heading]
       * @return {Command | string}
       */
      helpGroup(heading) {
        if (heading === void 0) return this._helpGroupHeading ?? "";
        this._helpGroupHeading = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for subcommands added to this command.
       * (This does not override a group set directly on the subcommand using .helpGroup().)
       *
       * @example
       * program.commandsGroup('Development Commands:);
       * program.command('watch')...
       * program.command('lint')...
       * ...
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      commandsGroup(heading) {
        if (heading === void 0) return this._defaultCommandGroup ?? "";
        this._defaultCommandGroup = heading;
        return this;
      }
      /**
       * Set/get the default help group heading for options added to this command.
       * (This does not override a group set directly on the option using .helpGroup().)
       *
       * @example
       * program
       *   .optionsGroup('Development Options:')
       *   .option('-d, --debug', 'output extra debugging')
       *   .option('-p, --profile', 'output profiling information')
       *
       * @param {string} [heading]
       * @returns {Command | string}
       */
      optionsGroup(heading) {
        if (heading === void 0) return this._defaultOptionGroup ?? "";
        this._defaultOptionGroup = heading;
        return this;
      }
      /**
       * @param {Option} option
       * @private
       */
      _initOptionGroup(option) {
        if (this._defaultOptionGroup && !option.helpGroupHeading)
          option.helpGroup(this._defaultOptionGroup);
      }
      /**
       * @param {Command} cmd
       * @private
       */
      _initCommandGroup(cmd) {
        if (this._defaultCommandGroup && !cmd.helpGroup())
          cmd.helpGroup(this._defaultCommandGroup);
      }
      /**
       * Set the name of the command from script filename, such as process.argv[1],
       * or require.main.filename, or __filename.
       *
       * (Used internally and public although not documented in README.)
       *
       * @example
       * program.nameFromFilename(require.main.filename);
       *
       * @param {string} filename
       * @return {Command}
       */
      nameFromFilename(filename) {
        this._name = path.basename(filename, path.extname(filename));
        return this;
      }
      /**
       * Get or set the directory for searching for executable subcommands of this command.
       *
       * @example
       * program.executableDir(__dirname);
       * // or
       * program.executableDir('subcommands');
       *
       * @param {string} [path]
       * @return {(string|null|Command)}
       */
      executableDir(path2) {
        if (path2 === void 0) return this._executableDir;
        this._executableDir = path2;
        return this;
      }
      /**
       * Return program help documentation.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
       * @return {string}
       */
      helpInformation(contextOptions) {
        const helper = this.createHelp();
        const context = this._getOutputContext(contextOptions);
        helper.prepareContext({
          error: context.error,
          helpWidth: context.helpWidth,
          outputHasColors: context.hasColors
        });
        const text = helper.formatHelp(this, helper);
        if (context.hasColors) return text;
        return this._outputConfiguration.stripColor(text);
      }
      /**
       * @typedef HelpContext
       * @type {object}
       * @property {boolean} error
       * @property {number} helpWidth
       * @property {boolean} hasColors
       * @property {function} write - includes stripColor if needed
       *
       * @returns {HelpContext}
       * @private
       */
      _getOutputContext(contextOptions) {
        contextOptions = contextOptions || {};
        const error = !!contextOptions.error;
        let baseWrite;
        let hasColors;
        let helpWidth;
        if (error) {
          baseWrite = (str) => this._outputConfiguration.writeErr(str);
          hasColors = this._outputConfiguration.getErrHasColors();
          helpWidth = this._outputConfiguration.getErrHelpWidth();
        } else {
          baseWrite = (str) => this._outputConfiguration.writeOut(str);
          hasColors = this._outputConfiguration.getOutHasColors();
          helpWidth = this._outputConfiguration.getOutHelpWidth();
        }
        const write = (str) => {
          if (!hasColors) str = this._outputConfiguration.stripColor(str);
          return baseWrite(str);
        };
        return { error, write, hasColors, helpWidth };
      }
      /**
       * Output help information for this command.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      outputHelp(contextOptions) {
        let deprecatedCallback;
        if (typeof contextOptions === "function") {
          deprecatedCallback = contextOptions;
          contextOptions = void 0;
        }
        const outputContext = this._getOutputContext(contextOptions);
        const eventContext = {
          error: outputContext.error,
          write: outputContext.write,
          command: this
        };
        this._getCommandAndAncestors().reverse().forEach((command2) => command2.emit("beforeAllHelp", eventContext));
        this.emit("beforeHelp", eventContext);
        let helpInformation = this.helpInformation({ error: outputContext.error });
        if (deprecatedCallback) {
          helpInformation = deprecatedCallback(helpInformation);
          if (typeof helpInformation !== "string" && !Buffer.isBuffer(helpInformation)) {
            throw new Error("outputHelp callback must return a string or a Buffer");
          }
        }
        outputContext.write(helpInformation);
        if (this._getHelpOption()?.long) {
          this.emit(this._getHelpOption().long);
        }
        this.emit("afterHelp", eventContext);
        this._getCommandAndAncestors().forEach(
          (command2) => command2.emit("afterAllHelp", eventContext)
        );
      }
      /**
       * You can pass in flags and a description to customise the built-in help option.
       * Pass in false to disable the built-in help option.
       *
       * @example
       * program.helpOption('-?, --help' 'show help'); // customise
       * program.helpOption(false); // disable
       *
       * @param {(string | boolean)} flags
       * @param {string} [description]
       * @return {Command} `this` command for chaining
       */
      helpOption(flags, description) {
        if (typeof flags === "boolean") {
          if (flags) {
            if (this._helpOption === null) this._helpOption = void 0;
            if (this._defaultOptionGroup) {
              this._initOptionGroup(this._getHelpOption());
            }
          } else {
            this._helpOption = null;
          }
          return this;
        }
        this._helpOption = this.createOption(
          flags ?? "-h, --help",
          description ?? "display help for command"
        );
        if (flags || description) this._initOptionGroup(this._helpOption);
        return this;
      }
      /**
       * Lazy create help option.
       * Returns null if has been disabled with .helpOption(false).
       *
       * @returns {(Option | null)} the help option
       * @package
       */
      _getHelpOption() {
        if (this._helpOption === void 0) {
          this.helpOption(void 0, void 0);
        }
        return this._helpOption;
      }
      /**
       * Supply your own option to use for the built-in help option.
       * This is an alternative to using helpOption() to customise the flags and description etc.
       *
       * @param {Option} option
       * @return {Command} `this` command for chaining
       */
      addHelpOption(option) {
        this._helpOption = option;
        this._initOptionGroup(option);
        return this;
      }
      /**
       * Output help information and exit.
       *
       * Outputs built-in help, and custom text added using `.addHelpText()`.
       *
       * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
       */
      help(contextOptions) {
        this.outputHelp(contextOptions);
        let exitCode = Number(process2.exitCode ?? 0);
        if (exitCode === 0 && contextOptions && typeof contextOptions !== "function" && contextOptions.error) {
          exitCode = 1;
        }
        this._exit(exitCode, "commander.help", "(outputHelp)");
      }
      /**
       * // Do a little typing to coordinate emit and listener for the help text events.
       * @typedef HelpTextEventContext
       * @type {object}
       * @property {boolean} error
       * @property {Command} command
       * @property {function} write
       */
      /**
       * Add additional text to be displayed with the built-in help.
       *
       * Position is 'before' or 'after' to affect just this command,
       * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
       *
       * @param {string} position - before or after built-in help
       * @param {(string | Function)} text - string to add, or a function returning a string
       * @return {Command} `this` command for chaining
       */
      addHelpText(position, text) {
        const allowedValues = ["beforeAll", "before", "after", "afterAll"];
        if (!allowedValues.includes(position)) {
          throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
        }
        const helpEvent = `${position}Help`;
        this.on(helpEvent, (context) => {
          let helpStr;
          if (typeof text === "function") {
            helpStr = text({ error: context.error, command: context.command });
          } else {
            helpStr = text;
          }
          if (helpStr) {
            context.write(`${helpStr}
`);
          }
        });
        return this;
      }
      /**
       * Output help information if help flags specified
       *
       * @param {Array} args - array of options to search for help flags
       * @private
       */
      _outputHelpIfRequested(args) {
        const helpOption = this._getHelpOption();
        const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
        if (helpRequested) {
          this.outputHelp();
          this._exit(0, "commander.helpDisplayed", "(outputHelp)");
        }
      }
    };
    function incrementNodeInspectorPort(args) {
      return args.map((arg) => {
        if (!arg.startsWith("--inspect")) {
          return arg;
        }
        let debugOption;
        let debugHost = "127.0.0.1";
        let debugPort = "9229";
        let match;
        if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
          debugOption = match[1];
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null) {
          debugOption = match[1];
          if (/^\d+$/.test(match[3])) {
            debugPort = match[3];
          } else {
            debugHost = match[3];
          }
        } else if ((match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null) {
          debugOption = match[1];
          debugHost = match[3];
          debugPort = match[4];
        }
        if (debugOption && debugPort !== "0") {
          return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
        }
        return arg;
      });
    }
    function useColor() {
      if (process2.env.NO_COLOR || process2.env.FORCE_COLOR === "0" || process2.env.FORCE_COLOR === "false")
        return false;
      if (process2.env.FORCE_COLOR || process2.env.CLICOLOR_FORCE !== void 0)
        return true;
      return void 0;
    }
    exports2.Command = Command2;
    exports2.useColor = useColor;
  }
});

// node_modules/commander/index.js
var require_commander = __commonJS({
  "node_modules/commander/index.js"(exports2) {
    var { Argument: Argument2 } = require_argument();
    var { Command: Command2 } = require_command();
    var { CommanderError: CommanderError2, InvalidArgumentError: InvalidArgumentError2 } = require_error();
    var { Help: Help2 } = require_help();
    var { Option: Option2 } = require_option();
    exports2.program = new Command2();
    exports2.createCommand = (name) => new Command2(name);
    exports2.createOption = (flags, description) => new Option2(flags, description);
    exports2.createArgument = (name, description) => new Argument2(name, description);
    exports2.Command = Command2;
    exports2.Option = Option2;
    exports2.Argument = Argument2;
    exports2.Help = Help2;
    exports2.CommanderError = CommanderError2;
    exports2.InvalidArgumentError = InvalidArgumentError2;
    exports2.InvalidOptionArgumentError = InvalidArgumentError2;
  }
});

// cli/main.js
var import_node_fs5 = require("node:fs");
var import_node_path4 = require("node:path");

// js/entry.js
var ENTRY = "encoding-wasm";
var GROUPS = void 0;
function ownModule() {
  throw new Error("encoding-wasm: call instantiate() first.");
}

// js/generated/encodings.js
var ENCODINGS = `UTF-8 unicode-1-1-utf-8 unicode11utf8 unicode20utf8 utf-8 utf8 x-unicode20utf8
IBM866 866 cp866 csibm866 ibm866
ISO-8859-2 csisolatin2 iso-8859-2 iso-ir-101 iso8859-2 iso88592 iso_8859-2 iso_8859-2:1987 l2 latin2
ISO-8859-3 csisolatin3 iso-8859-3 iso-ir-109 iso8859-3 iso88593 iso_8859-3 iso_8859-3:1988 l3 latin3
ISO-8859-4 csisolatin4 iso-8859-4 iso-ir-110 iso8859-4 iso88594 iso_8859-4 iso_8859-4:1988 l4 latin4
ISO-8859-5 csisolatincyrillic cyrillic iso-8859-5 iso-ir-144 iso8859-5 iso88595 iso_8859-5 iso_8859-5:1988
ISO-8859-6 arabic asmo-708 csiso88596e csiso88596i csisolatinarabic ecma-114 iso-8859-6 iso-8859-6-e iso-8859-6-i iso-ir-127 iso8859-6 iso88596 iso_8859-6 iso_8859-6:1987
ISO-8859-7 csisolatingreek ecma-118 elot_928 greek greek8 iso-8859-7 iso-ir-126 iso8859-7 iso88597 iso_8859-7 iso_8859-7:1987 sun_eu_greek
ISO-8859-8 csiso88598e csisolatinhebrew hebrew iso-8859-8 iso-8859-8-e iso-ir-138 iso8859-8 iso88598 iso_8859-8 iso_8859-8:1988 visual
ISO-8859-8-I csiso88598i iso-8859-8-i logical
ISO-8859-10 csisolatin6 iso-8859-10 iso-ir-157 iso8859-10 iso885910 l6 latin6
ISO-8859-13 iso-8859-13 iso8859-13 iso885913
ISO-8859-14 iso-8859-14 iso8859-14 iso885914
ISO-8859-15 csisolatin9 iso-8859-15 iso8859-15 iso885915 iso_8859-15 l9
ISO-8859-16 iso-8859-16
KOI8-R cskoi8r koi koi8 koi8-r koi8_r
KOI8-U koi8-ru koi8-u
macintosh csmacintosh mac macintosh x-mac-roman
windows-874 dos-874 iso-8859-11 iso8859-11 iso885911 tis-620 windows-874
windows-1250 cp1250 windows-1250 x-cp1250
windows-1251 cp1251 windows-1251 x-cp1251
windows-1252 ansi_x3.4-1968 ascii cp1252 cp819 csisolatin1 ibm819 iso-8859-1 iso-ir-100 iso8859-1 iso88591 iso_8859-1 iso_8859-1:1987 l1 latin1 us-ascii windows-1252 x-cp1252
windows-1253 cp1253 windows-1253 x-cp1253
windows-1254 cp1254 csisolatin5 iso-8859-9 iso-ir-148 iso8859-9 iso88599 iso_8859-9 iso_8859-9:1989 l5 latin5 windows-1254 x-cp1254
windows-1255 cp1255 windows-1255 x-cp1255
windows-1256 cp1256 windows-1256 x-cp1256
windows-1257 cp1257 windows-1257 x-cp1257
windows-1258 cp1258 windows-1258 x-cp1258
x-mac-cyrillic x-mac-cyrillic x-mac-ukrainian
GBK chinese csgb2312 csiso58gb231280 gb2312 gb_2312 gb_2312-80 gbk iso-ir-58 x-gbk
gb18030 gb18030
Big5 big5 big5-hkscs cn-big5 csbig5 x-x-big5
EUC-JP cseucpkdfmtjapanese euc-jp x-euc-jp
ISO-2022-JP csiso2022jp iso-2022-jp
Shift_JIS csshiftjis ms932 ms_kanji shift-jis shift_jis sjis windows-31j x-sjis
EUC-KR cseuckr csksc56011987 euc-kr iso-ir-149 korean ks_c_5601-1987 ks_c_5601-1989 ksc5601 ksc_5601 windows-949
replacement csiso2022kr hz-gb-2312 iso-2022-cn iso-2022-cn-ext iso-2022-kr replacement
UTF-16BE unicodefffe utf-16be
UTF-16LE csunicode iso-10646-ucs-2 ucs-2 unicode unicodefeff utf-16 utf-16le
x-user-defined x-user-defined`;

// js/lazy.js
function lazy(make) {
  let value;
  let isMade = false;
  return () => {
    if (!isMade) {
      isMade = true;
      try {
        value = make();
      } catch (error) {
        isMade = false;
        throw error;
      }
    }
    return value;
  };
}

// js/encodings.js
var encodings = /* @__PURE__ */ readEncodings();
function readEncodings() {
  const list = ENCODINGS.split("\n").map((line) => {
    const labels2 = line.split(" ");
    const name = (
      /** @type {string} */
      labels2.shift()
    );
    return Object.freeze({ name, labels: Object.freeze(labels2) });
  });
  return Object.freeze(list);
}
var places = /* @__PURE__ */ lazy(
  () => new Map(encodings.flatMap(({ labels: labels2 }, place) => labels2.map((label) => [label, place])))
);
var UTF_8 = 0;
var WINDOWS_1252 = 21;
var FIRST_MULTI_BYTE = 29;
var ISO_2022_JP = 33;
var REPLACEMENT = 36;
var UTF_16BE = 37;
var UTF_16LE = 38;
var STARTS = [
  [REPLACEMENT, ""],
  [35, "korean"],
  [32, "japanese"],
  [FIRST_MULTI_BYTE, "chinese"],
  [1, "single-byte"],
  [UTF_8, ""]
];
var isASCIICompatible = (encoding) => encoding < REPLACEMENT && encoding !== ISO_2022_JP;
var isSingleByte = (encoding) => encoding > UTF_8 && encoding < FIRST_MULTI_BYTE;
var groupOf = (encoding) => (
  /** @type {[number, string]} */
  STARTS.find(([first2]) => encoding >= first2)[1]
);
function getEncoding(label) {
  const map = places();
  return map.get(label) ?? map.get(asciiLowercase(trim(label)));
}
function toEncoding(label, context) {
  const encoding = getEncoding(label);
  if (encoding === void 0) {
    const similar = findSimilar(label);
    const question = similar === void 0 ? "" : ` Did you mean '${encodings[similar].name}'?`;
    throw new RangeError(`${context}: The encoding label provided ('${label}') is invalid.${question}`);
  }
  if (GROUPS) {
    const group = groupOf(encoding);
    if (group && !GROUPS.includes(group)) {
      throw new RangeError(
        `${context}: '${ENTRY}' doesn't include ${encodings[encoding].name}; import it from 'encoding-wasm/${group}' or 'encoding-wasm'.`
      );
    }
  }
  return encoding;
}
function findSimilar(name) {
  const key = keyOf(name);
  const number = { 936: "gbk", 950: "big5" }[key] ?? key;
  const place = encodings.findIndex(({ labels: labels2 }) => labels2.some((label) => keyOf(label) === number));
  return place < 0 || place === REPLACEMENT ? void 0 : place;
}
var keyOf = (name) => asciiLowercase(name).replace(/[^a-z\d]/g, "").replace(/^x+/, "").replace(/^(cp|ms|win|windows|dos|ibm|iso(?=8859))(?=\d+$)/, "").replace(/^latin(?=\d)/, "l");
var BOMS = [
  { encoding: UTF_8, bytes: [239, 187, 191] },
  { encoding: UTF_16BE, bytes: [254, 255] },
  { encoding: UTF_16LE, bytes: [255, 254] }
];
var LONGEST_BOM = 3;
function findBOM(bytes2) {
  return BOMS.find((bom) => bom.bytes.every((byte, i) => bytes2[i] === byte));
}
function bomOf(encoding) {
  return BOMS.find((bom) => bom.encoding === encoding)?.bytes;
}
function hasBOM(encoding) {
  return encoding === UTF_8 || encoding === UTF_16BE || encoding === UTF_16LE;
}
function trim(string) {
  let [start2, end3] = [0, string.length];
  while (start2 < end3 && isWhiteSpace(string[start2])) start2 += 1;
  while (end3 > start2 && isWhiteSpace(string[end3 - 1])) end3 -= 1;
  return string.slice(start2, end3);
}
var isWhiteSpace = (character) => "	\n\f\r ".includes(character);
function asciiLowercase(string) {
  return string.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

// target/strings.wasm
var strings_default = "AGFzbQEAAAABKQZedwFgA2MAf38BZG9gA29jAH8Bf2ACf38BZG9gA39/fwFkb2ACb38AAl8DDWVuY29kaW5nLXdhc20GbWVtb3J5AgABDndhc206anMtc3RyaW5nEWZyb21DaGFyQ29kZUFycmF5AAEOd2FzbTpqcy1zdHJpbmcRaW50b0NoYXJDb2RlQXJyYXkAAgMEAwMEBQYMAWQAAEGDgAT7BwALBxwDBHJlYWQAAglyZWFkQnl0ZXMAAwV3cml0ZQAECp0DA54BAgJ/AX4gAUF8cSEDAkADQCACIANPDQEgACkBACEEIwAgAiAEp/sOACMAIAJBAWogBEIQiKf7DgAjACACQQJqIARCIIin+w4AIwAgAkEDaiAEQjCIp/sOACAAQQhqIQAgAkEEaiECDAALAAsCQANAIAIgAU8NASMAIAIgAC8BAPsOACAAQQJqIQAgAkEBaiECDAALAAsjAEEAIAEQAAvBAQECfyABQXxxIQQCQANAIAMgBE8NASMAIAMgAiAALQAAQQF0ai8BAPsOACMAIANBAWogAiAALQABQQF0ai8BAPsOACMAIANBAmogAiAALQACQQF0ai8BAPsOACMAIANBA2ogAiAALQADQQF0ai8BAPsOACAAQQRqIQAgA0EEaiEDDAALAAsCQANAIAMgAU8NASMAIAMgAiAALQAAQQF0ai8BAPsOACAAQQFqIQAgA0EBaiEDDAALAAsjAEEAIAEQAAs4AQJ/IAAjAEEAEAEhAwJAA0AgAiADTw0BIAEjACAC+w0AOwEAIAFBAmohASACQQFqIQIMAAsACws=";

// js/base64.js
var DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
function decodeBase64(string) {
  if (Uint8Array.fromBase64) return Uint8Array.fromBase64(string);
  const { Buffer: Buffer2 } = globalThis;
  if (typeof Buffer2?.from === "function") return Buffer2.from(string, "base64");
  const values = new Uint8Array(128);
  for (let i = 0; i < DIGITS.length; i++) values[DIGITS.charCodeAt(i)] = i;
  const length = string.indexOf("=") < 0 ? string.length : string.indexOf("=");
  const bytes2 = new Uint8Array(length * 3 >> 2);
  let bits = 0;
  for (let i = 0, written = 0; i < length; i++) {
    bits = bits << 6 | values[string.charCodeAt(i)];
    if (i % 4 > 0) bytes2[written++] = bits >> 6 - 2 * (i % 4);
  }
  return bytes2;
}

// js/host.js
var bufferMethod = (name) => (
  /** @type {any} */
  globalThis.Buffer?.prototype?.[name]
);
var ucs2Slice = /* @__PURE__ */ bufferMethod("ucs2Slice");
var ucs2Write = /* @__PURE__ */ bufferMethod("ucs2Write");
var utf8Slice = /* @__PURE__ */ bufferMethod("utf8Slice");
var classOf = (name) => globalThis[name];
var Decoder = /* @__PURE__ */ classOf("TextDecoder");
var decode = /* @__PURE__ */ (() => Decoder?.prototype?.decode)();
function newHostDecoder(label) {
  const decoder = new /** @type {typeof TextDecoder} */
  Decoder(label, { ignoreBOM: true });
  return (
    /** @type {any} */
    decode.bind(decoder)
  );
}
var isFirefox = () => "InternalError" in globalThis;
var isBun = () => "Bun" in globalThis;
var isDeno = () => "Deno" in globalThis;
var nodeVersion = () => Number.parseInt(globalThis.process?.versions?.node, 10);
var hostIsASCII = () => (
  /** @type {any} */
  globalThis.process?.getBuiltinModule?.("node:buffer")?.isAscii
);

// js/webidl.js
var getter = (prototype, name) => (
  /** @type {any} */
  Object.getOwnPropertyDescriptor(prototype, name)?.get
);
var typedArrayPrototype = () => Object.getPrototypeOf(Uint8Array.prototype);
var typedArrayGetter = (name) => getter(typedArrayPrototype(), name);
var dataViewGetter = (name) => getter(DataView.prototype, name);
var typedArrayMethod = (name) => typedArrayPrototype()[name];
var getTypedArrayName = /* @__PURE__ */ typedArrayGetter(Symbol.toStringTag);
var getBuffer = /* @__PURE__ */ typedArrayGetter("buffer");
var getByteOffset = /* @__PURE__ */ typedArrayGetter("byteOffset");
var getByteLength = /* @__PURE__ */ typedArrayGetter("byteLength");
var typedArraySet = /* @__PURE__ */ typedArrayMethod("set");
var typedArraySlice = /* @__PURE__ */ typedArrayMethod("slice");
var getViewBuffer = /* @__PURE__ */ dataViewGetter("buffer");
var getViewByteOffset = /* @__PURE__ */ dataViewGetter("byteOffset");
var getViewByteLength = /* @__PURE__ */ dataViewGetter("byteLength");
var getArrayBufferLength = /* @__PURE__ */ (() => getter(ArrayBuffer.prototype, "byteLength"))();
var getSharedBufferLength = /* @__PURE__ */ (() => typeof SharedArrayBuffer === "function" ? getter(SharedArrayBuffer.prototype, "byteLength") : void 0)();
var lengthOf = (bytes2) => getByteLength.call(bytes2);
var partOf = (bytes2, start2, end3 = lengthOf(bytes2)) => new Uint8Array(getBuffer.call(bytes2), getByteOffset.call(bytes2) + start2, end3 - start2);
function joined(first2, second) {
  const bytes2 = new Uint8Array(lengthOf(first2) + lengthOf(second));
  setBytes(bytes2, first2);
  setBytes(bytes2, second, lengthOf(first2));
  return bytes2;
}
function wordsOf(bytes2, from) {
  const offset = getByteOffset.call(bytes2);
  const start2 = from + (-(offset + from) & 3);
  const count = Math.max(0, lengthOf(bytes2) - start2) >> 2;
  const words = count > 0 ? new Int32Array(getBuffer.call(bytes2), offset + start2, count) : new Int32Array();
  return { start: start2, words };
}
var startOf = (bytes2, most) => partOf(bytes2, 0, Math.min(most, lengthOf(bytes2)));
var setBytes = (bytes2, source, start2) => typedArraySet.call(bytes2, source, start2);
var copyOf = (bytes2, start2, end3) => typedArraySlice.call(bytes2, start2, end3);
var SHORT = 24;
function copyOfShort(bytes2, start2, length) {
  if (length > SHORT) return copyOf(bytes2, start2, start2 + length);
  const copy = new Uint8Array(length);
  for (let i = 0; i < length; i++) copy[i] = bytes2[start2 + i];
  return copy;
}
function isShared(bytes2) {
  try {
    getArrayBufferLength.call(getBuffer.call(bytes2));
    return false;
  } catch {
    return true;
  }
}
function toBufferSource(value, context) {
  if (!ArrayBuffer.isView(value) && bufferLength(value) === void 0) {
    throw new TypeError(`${context}: The provided value is not of type '(ArrayBuffer or ArrayBufferView)'.`);
  }
  return (
    /** @type {AllowSharedBufferSource} */
    value
  );
}
function bytesOf(source) {
  if (ArrayBuffer.isView(source)) return viewOf(source);
  return bufferLength(source) === 0 ? NOTHING : new Uint8Array(source);
}
function borrowBytes(source) {
  return ArrayBuffer.isView(source) && getTypedArrayName.call(source) === "Uint8Array" ? (
    /** @type {Uint8Array} */
    source
  ) : bytesOf(source);
}
function viewOf(view) {
  try {
    return getTypedArrayName.call(view) === void 0 ? new Uint8Array(getViewBuffer.call(view), getViewByteOffset.call(view), getViewByteLength.call(view)) : new Uint8Array(getBuffer.call(view), getByteOffset.call(view), getByteLength.call(view));
  } catch {
    return NOTHING;
  }
}
var NOTHING = /* @__PURE__ */ new Uint8Array();
function bufferLength(value) {
  for (const get of [getArrayBufferLength, getSharedBufferLength]) {
    try {
      return get?.call(value);
    } catch {
    }
  }
  return void 0;
}
function toDictionary(value, members, context) {
  requireDictionary(value, context);
  const dictionary = (
    /** @type {any} */
    { ...members }
  );
  for (const member in members) {
    if (!Object.hasOwn(members, member)) continue;
    dictionary[member] = members[member](
      /** @type {any} */
      value?.[member],
      context
    );
  }
  return dictionary;
}
function booleanMember(value, member, context) {
  if (value === void 0) return false;
  requireDictionary(value, context);
  return Boolean(value?.[member]);
}
function requireDictionary(value, context) {
  if (value !== void 0 && value !== null && typeof value !== "object" && typeof value !== "function") {
    throw new TypeError(`${context}: The provided value is not of type 'object'.`);
  }
}
var toDOMString = (value) => `${/** @type {any} */
value}`;
function enumeration(values) {
  return (value, context) => {
    const string = value === void 0 ? values[0] : toDOMString(value);
    const found = values.find((value2) => value2 === string);
    if (found === void 0) {
      throw new TypeError(`${context}: The provided value '${string}' isn't one of '${values.join("', '")}'.`);
    }
    return found;
  };
}

// js/strings.js
var MOST_IN_ARRAY = 65539;
function chooseWay(memory, address) {
  const byArray = ifRight(wayByArray, memory, address);
  const byBuffer = ifRight(wayByBuffer, memory, address);
  if (byArray && byBuffer) {
    const mostByArray = isDeno() ? Number.POSITIVE_INFINITY : 64;
    return {
      read: (at2, length) => (length < 128 ? byArray : byBuffer).read(at2, length),
      write: (string, at2) => (string.length < mostByArray ? byArray : byBuffer).write(string, at2),
      readBytes: byArray.readBytes,
      most: byBuffer.most
    };
  }
  const byCharCode = wayByCharCode(memory);
  if (byArray) {
    const byDecoder = isFirefox() ? ifRight(wayByDecoder, memory, address) : void 0;
    return byDecoder ? { ...byArray, read: (at2, length) => (length < 4096 ? byArray : byDecoder).read(at2, length) } : byArray;
  }
  const long = byBuffer ?? ifRight(wayByDecoder, memory, address) ?? byCharCode;
  return {
    read: (at2, length) => (length < 16 ? byCharCode : long).read(at2, length),
    write: (string, at2) => (string.length < 16 ? byCharCode : long).write(string, at2),
    most: long.most
  };
}
function ifRight(makeWay, memory, address) {
  const text = "\uFEFFa\0\xE9\u6F22\uFEFF\uFFFD\u{1F4A9}\uFFFF and longer than what is short";
  try {
    const way = makeWay(memory);
    way.write(text, address);
    return wayByCharCode(memory).read(address, text.length) === text && way.read(address, text.length) === text ? way : void 0;
  } catch {
    return void 0;
  }
}
function wayByArray(memory) {
  const module3 = new WebAssembly.Module(decodeBase64(
    /** @type {string} */
    strings_default
  ), { builtins: ["js-string"] });
  const { exports: exports2 } = new WebAssembly.Instance(module3, { "encoding-wasm": { memory } });
  return { .../** @type {any} */
  exports2, most: MOST_IN_ARRAY };
}
function wayByBuffer(memory) {
  const [slice, write] = (
    /** @type {Function[]} */
    [ucs2Slice, ucs2Write]
  );
  let bytes2 = new Uint8Array(memory.buffer);
  const current = () => {
    if (lengthOf(bytes2) === 0) bytes2 = new Uint8Array(memory.buffer);
    return bytes2;
  };
  return {
    read: (address, length) => slice.call(current(), address, address + 2 * length),
    write: (string, address) => write.call(current(), string, address, 2 * string.length),
    most: Number.POSITIVE_INFINITY
  };
}
function wayByDecoder(memory) {
  const decode4 = newHostDecoder("utf-16le");
  const { write, most } = wayByCharCode(memory);
  return { read: (address, length) => decode4(new Uint16Array(memory.buffer, address, length)), write, most };
}
function wayByCharCode(memory) {
  let units2 = new Uint16Array(memory.buffer);
  const current = () => {
    if (lengthOf(units2) === 0) units2 = new Uint16Array(memory.buffer);
    return units2;
  };
  return {
    read(address, length) {
      const units3 = current();
      const [start2, end3] = [address / 2, address / 2 + length];
      let string = "";
      if (length < 16) {
        for (let i = start2; i < end3; i++) string += String.fromCharCode(units3[i]);
      } else {
        for (let i = start2; i < end3; i += 8192) {
          string += String.fromCharCode.apply(
            null,
            /** @type {any} */
            units3.subarray(i, Math.min(i + 8192, end3))
          );
        }
      }
      return string;
    },
    write(string, address) {
      const units3 = current();
      for (let i = 0; i < string.length; i++) units3[address / 2 + i] = string.charCodeAt(i);
    },
    most: Number.POSITIVE_INFINITY
  };
}

// js/instance.js
var compiled;
var wasm;
var bytesView;
var inputView;
var strings;
var at = { input: 0, units: 0, output: 0, codec: 0, codecEnd: 0 };
var NONE = -1;
var blockLength = 1 << 16;
var unitsLength = 0;
var task = { name: "", encoding: NONE };
var series = {
  isBusy: true,
  /** The encoding of the current codec if that is a decoder as good as new, or ~encoding if it is an encoder; or `NOT_NEW`. */
  newCodec: Number.NaN
};
var NOT_NEW = Number.NaN;
function begin(name, encoding) {
  task.name = name;
  task.encoding = encoding;
  series.newCodec = NOT_NEW;
  if (series.isBusy) newInstance();
  series.isBusy = true;
}
function newInstance() {
  try {
    requireWebAssembly();
    compiled ??= compile(ownModule());
    adopt(new WebAssembly.Instance(compiled));
  } catch (error) {
    throw explainStart(error);
  }
}
function instantiate(source) {
  try {
    requireWebAssembly();
    compiled = checkModule(compile(source));
  } catch (error) {
    throw explainStart(error);
  }
  newInstance();
}
function compile(source) {
  return isModule(source) ? source : new WebAssembly.Module(source);
}
function isModule(value) {
  try {
    WebAssembly.Module.customSections(
      /** @type {any} */
      value,
      ENTRY
    );
    return true;
  } catch {
    return false;
  }
}
var SECTION = "encoding-wasm";
function checkModule(module3) {
  const [section] = WebAssembly.Module.customSections(module3, SECTION);
  const expected = `${ENTRY} ${"0.1.0"}`;
  const found = section ? String.fromCharCode(...new Uint8Array(section)) : "something else";
  if (found === expected) return module3;
  throw new TypeError(
    `encoding-wasm: the given module belongs to ${found}, not to ${expected}; use the module of this entry and version.`
  );
}
function adopt({ exports: exports2 }) {
  wasm = /** @type {any} */
  exports2;
  if (wasm.block_length() !== blockLength) throw new Error("The module has blocks of another length.");
  RuntimeError = WebAssembly.RuntimeError;
  at.input = wasm.input();
  at.units = wasm.units();
  at.output = wasm.output();
  at.codec = wasm.codec();
  at.codecEnd = at.codec + wasm.codec_length();
  viewMemory();
  strings = chooseWay(wasm.memory, at.units);
  unitsLength = Math.min(wasm.units_length(), strings.most);
  series.isBusy = false;
}
function requireWebAssembly() {
  if (typeof WebAssembly === "object") return;
  throw new Error(
    "encoding-wasm: this host has no WebAssembly, which everything but labels and names needs. Turn it on, or use another host."
  );
}
function explainStart(error) {
  const { message } = error;
  const explained = (text) => new Error(`encoding-wasm: ${text}`, { cause: error });
  if (message.startsWith("encoding-wasm: ")) return error;
  if (isNoMemory(error)) return new RangeError(`encoding-wasm: ${NO_MEMORY} (${message})`, { cause: error });
  if (/content security policy|\bCSP\b/i.test(message)) {
    return explained(
      "this page's Content Security Policy forbids WebAssembly; add 'wasm-unsafe-eval' to its script-src"
    );
  }
  if (/main thread|larger than \d+ ?[KM]B/i.test(message)) {
    return explained(
      `this host compiles WebAssembly only asynchronously here; \`await initialize()\` before the first call (${message})`
    );
  }
  const { CompileError, LinkError } = WebAssembly;
  if (error instanceof CompileError || error instanceof LinkError) {
    return explained(`this host can't run the WebAssembly module, which needs SIMD: ${error}`);
  }
  return error;
}
var NO_MEMORY = "no memory for WebAssembly; free some, and call again";
var isNoMemory = (error) => error instanceof RangeError && /memory/i.test(error.message);
function bytes() {
  if (lengthOf(bytesView) === 0) viewMemory();
  return bytesView;
}
function viewMemory() {
  bytesView = new Uint8Array(wasm.memory.buffer);
  inputView = new Uint8Array(wasm.memory.buffer, at.input, blockLength);
}
function once(name, call) {
  begin(name, NONE);
  return end(call);
}
function end(call) {
  try {
    const result = call();
    series.isBusy = false;
    return result;
  } catch (error) {
    throw explain(error);
  }
}
var RuntimeError;
function explain(error) {
  if (!RuntimeError || !(error instanceof RuntimeError)) return error;
  const encoding = encodings[task.encoding]?.name;
  const failed = `${task.name}${encoding ? ` of ${encoding}` : ""} failed`;
  if (isMemoryFull()) return new RangeError(`encoding-wasm: ${failed}: ${NO_MEMORY}`, { cause: error });
  return new Error(
    `encoding-wasm ${"0.1.0"}: ${failed} (${error.message}) because of a bug in this package. Please report it, with the input if you can.`,
    { cause: error }
  );
}
var MANY_PAGES = 32;
function isMemoryFull() {
  try {
    wasm.memory.grow(MANY_PAGES);
    return false;
  } catch {
    return true;
  }
}

// js/wasm.js
var holdsAny = () => wasm.held() !== 0;
var saveCodec = () => copyOf(bytes(), at.codec, at.codecEnd);
var restoreCodec = (saved) => setBytes(bytes(), saved, at.codec);
function useDecoder(encoding, saved) {
  if (reuse(encoding, saved)) return;
  begin("decoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_decoder(encoding);
  codec = encoding === ISO_2022_JP || encoding === REPLACEMENT ? NOT_NEW : encoding;
}
var codec = NOT_NEW;
function reuse(kind, saved) {
  if (saved || series.newCodec !== kind || series.isBusy) return false;
  series.newCodec = NOT_NEW;
  series.isBusy = true;
  return true;
}
function useEncoder(encoding, saved) {
  if (reuse(~encoding, saved)) return;
  begin("encoding", encoding);
  if (saved) restoreCodec(saved);
  else wasm.new_encoder(encoding);
  codec = ~encoding;
}
function useTranscoder(from, to, ignoreBOM, saved) {
  begin("transcoding", from);
  if (saved) restoreCodec(saved);
  else wasm.new_transcoder(from, to, +ignoreBOM);
}
function setSourceEncoding(from, rest) {
  wasm.set_source_encoding(from, +rest);
  series.isBusy = false;
}
function pass(source) {
  const length = lengthOf(source);
  const address = wasm.alloc(length) >>> 0;
  setBytes(bytes(), source, address);
  return [address, length];
}
var lines = /* @__PURE__ */ lazy(() => Uint8Array.from(ENCODINGS, (character) => character.charCodeAt(0)));
var labelled;
var sniff = (call) => once("sniffing", () => {
  if (labelled !== wasm) wasm.give_labels(...pass(lines()));
  labelled = wasm;
  return call();
});
var sniffHTML = (source, prescanned, ...labels2) => sniff(() => wasm.sniff_html(...pass(source), prescanned, ...labels2));
var sniffXML = (source, prescanned, transport) => sniff(() => wasm.sniff_xml(...pass(source), prescanned, transport));
function declaredLabel(source, nth) {
  const label = sniff(() => wasm.find_declared_label(...pass(source), nth));
  return label < 0 ? null : { start: label & 1048575, length: label >> 20 };
}
var defaultFor = (locale, encoding) => once("sniffing", () => wasm.default_for(...pass(locale), encoding));
var useDetector = () => begin("detection", NONE);
function feedDetector(block, endOfQueue) {
  try {
    wasm.feed_detector(...pass(block), +endOfQueue);
  } catch (error) {
    throw explain(error);
  }
}
var guess = (candidates, locale, tld, allowUTF8) => end(() => {
  const all2 = candidates ? pass(candidates) : [0, 0];
  const address = wasm.guess(...all2, ...pass(locale), ...pass(tld), +allowUTF8) >>> 0;
  const { buffer } = wasm.memory;
  const length = new Float32Array(buffer, address, 1)[0];
  return new Float32Array(new Float32Array(buffer, address + 4, length));
});
var MALFORMED = -1;
var UNMAPPABLE = -2;
function decodeBlock(block, length, at2, fatal, endOfQueue) {
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, at2, +fatal, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0) series.newCodec = codec;
  return check(result);
}
var COUNTING = 2;
function decodeBlockCounting(block, endOfQueue) {
  const length = lengthOf(block);
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.decode_block(length, 0, COUNTING, +endOfQueue);
  series.isBusy = false;
  return check(result);
}
var byteTable = { encoding: NONE, at: 0, owner: (
  /** @type {typeof wasm | undefined} */
  void 0
) };
var SHORT_ASCII = 64;
function quickString(encoding, chunk, length) {
  const isWhole = isSingleByte(encoding);
  const isLikely = length <= SHORT_ASCII && (chunk[0] | chunk[length >> 1] | chunk[length - 1]) < 128;
  if (!isWhole && !isLikely) return void 0;
  if (byteTable.encoding !== encoding || byteTable.owner !== wasm || series.isBusy) {
    begin("decoding", encoding);
    byteTable.owner = wasm;
    byteTable.at = strings.readBytes ? wasm.byte_table(encoding) : 0;
    byteTable.encoding = encoding;
    series.isBusy = false;
  }
  if (byteTable.at === 0) return void 0;
  if (length <= blockLength) {
    setInput(chunk, length);
    if (!isWhole) {
      for (let i = 0; i < length; i++) if (inputView[i] >= 128) return void 0;
    }
    return bytesString(length);
  }
  if (strings.most > unitsLength) return void 0;
  let string = "";
  for (let start2 = 0; start2 < length; start2 += blockLength) {
    const read2 = Math.min(blockLength, length - start2);
    setInput(partOf(chunk, start2, start2 + read2), read2);
    string = join(string, bytesString(read2));
  }
  return string;
}
var units = {
  encoding: NONE,
  /** Undefined if it has none. */
  table: (
    /** @type {Uint8Array | Uint16Array | undefined} */
    void 0
  ),
  owner: (
    /** @type {typeof wasm | undefined} */
    void 0
  )
};
var SINGLE_BYTE_UNITS = 9984;
function unitTable(encoding) {
  const { table: table2 } = units;
  const isCurrent = units.encoding === encoding && units.owner === wasm && (!table2 || lengthOf(table2) > 0);
  if (isCurrent && !series.isBusy) return table2;
  begin("encoding", encoding);
  units.encoding = encoding;
  units.owner = wasm;
  units.table = void 0;
  const address = wasm.unit_table(encoding) >>> 0;
  const { buffer } = wasm.memory;
  if (address > 0) {
    units.table = isSingleByte(encoding) ? new Uint8Array(buffer, address, SINGLE_BYTE_UNITS) : new Uint16Array(buffer, address, 65536);
  }
  series.isBusy = false;
  return units.table;
}
var bytesString = (length) => (
  /** @type {Required<import('./strings.js').Way>} */
  strings.readBytes(at.input, length, byteTable.at)
);
function join(start2, rest) {
  try {
    return start2 + rest;
  } catch (error) {
    throw new RangeError(
      "The text is too long for a string of this host: decode in parts, with { stream: true } or by a stream.",
      { cause: error }
    );
  }
}
var MOST_HELD = 3;
var hasRoomFor = (written) => written + blockLength + MOST_HELD <= unitsLength;
var firstUnit = () => bytes()[at.units] | bytes()[at.units + 1] << 8;
var unitsString = (start2, end3) => strings.read(at.units + 2 * start2, end3 - start2);
var writeBlock = (string, start2, end3) => strings.write(string.slice(start2, end3), at.units);
function encodeBlock(start2, end3, mode, endOfQueue) {
  series.isBusy = true;
  const result = wasm.encode_block(start2, end3, mode, +endOfQueue);
  series.isBusy = false;
  if (endOfQueue && result >= 0 && report.finished()) series.newCodec = codec;
  return check(result);
}
var END = { none: 0, source: 1, result: 2 };
function transcodeBlock(block, fatal, mode, end3) {
  const length = lengthOf(block);
  setInput(block, length);
  series.isBusy = true;
  const result = wasm.transcode_block(length, +fatal, mode, end3);
  series.isBusy = false;
  return check(result);
}
var SHORT2 = 8;
function setInput(block, length) {
  const target = bytes();
  if (length > SHORT2) {
    try {
      setBytes(inputView, block);
    } catch {
      setBytes(inputView, partOf(block, 0, length));
    }
  } else for (let i = 0; i < length; i++) target[at.input + i] = block[i];
}
function check(result) {
  if (result < UNMAPPABLE) throw new Error("encoding-wasm: the current codec is of another kind. Please report it.");
  return result;
}
var outputBytes = (length) => copyOfShort(bytes(), at.output, length);
var report = {
  /** Whether all of the block was read; if not, there was no more room for the result. */
  finished: () => wasm.finished() !== 0,
  /**
   * How many bytes or code units of the block were read. After MALFORMED: where to go on, counted from the start of the
   * block; it may be negative.
   */
  read: () => wasm.read(),
  /** After MALFORMED or UNMAPPABLE: how many items were written before. */
  written: () => wasm.written(),
  /** After UNMAPPABLE: the code point. */
  codePoint: () => wasm.code_point(),
  /** After MALFORMED or UNMAPPABLE: where it starts, counted from the start of the block; it may be negative. */
  start: () => wasm.start(),
  /** After MALFORMED: how many bytes it has. */
  length: () => wasm.length()
};
var replacements = {
  /** How many malformed sequences became U+FFFD. After `decodeBlockCounting` as well. */
  malformed: () => wasm.replaced(),
  /** Where the first of them starts; it may be negative. */
  firstMalformed: () => wasm.first_replaced(),
  /** How many code points the target can't represent. U+FFFD is not counted. */
  unmappable: () => wasm.unmapped(),
  /** Where the first of them is; it may be negative. */
  firstUnmappable: () => wasm.first_unmapped(),
  /** Which it is. */
  codePoint: () => wasm.unmapped_code_point()
};

// js/detection.js
var toOptionalString = (value) => value === void 0 || value === null ? void 0 : toDOMString(value);
function toOptionalCount(value, context) {
  if (value === void 0) return void 0;
  const count = Math.trunc(Number(value));
  if (!(count >= 0)) throw new TypeError(`${context}: The provided value '${value}' is not a number of bytes.`);
  return count;
}
function toOptionalEncodings(value, context) {
  if (value === void 0 || value === null) return void 0;
  if (typeof value !== "object" || !(Symbol.iterator in value)) {
    throw new TypeError(`${context}: The provided value cannot be converted to a sequence.`);
  }
  return Uint8Array.from(
    /** @type {Iterable<unknown>} */
    value,
    (label) => toEncoding(toDOMString(label), context)
  );
}
var DETECTION_MEMBERS = {
  allowUTF8: (value) => value === void 0 || Boolean(value),
  candidates: toOptionalEncodings,
  locale: toOptionalString,
  maxBytes: toOptionalCount,
  tld: toOptionalString
};
var KINDS = (
  /** @type {const} */
  ["text", "ASCII", "empty", "binary", "unknown"]
);
function detect(bytes2, isWhole, { allowUTF8, candidates, locale, maxBytes = Infinity, tld }) {
  const [localeBytes, tldBytes] = [toASCII(locale), toASCII(tld)];
  const length = lengthOf(bytes2);
  const end3 = Math.min(length, maxBytes);
  useDetector();
  for (let start2 = 0; start2 < end3; start2 += blockLength) {
    const blockEnd = Math.min(start2 + blockLength, end3);
    feedDetector(partOf(bytes2, start2, blockEnd), isWhole && blockEnd === length);
  }
  const guessed = guess(candidates, localeBytes, tldBytes, allowUTF8);
  const { 0: kind, 1: encoding, 2: score } = guessed;
  const candidateAt = (i) => ({ encoding: guessed[3 + 2 * i], score: guessed[4 + 2 * i] });
  return {
    kind: KINDS[kind],
    isASCII: KINDS[kind] === "ASCII" || KINDS[kind] === "empty",
    encoding: encoding < 0 ? void 0 : encoding,
    score,
    candidates: Array.from({ length: (guessed.length - 3) / 2 }, (_, i) => candidateAt(i))
  };
}
function toASCII(tag = "") {
  return Uint8Array.from(tag, (character) => Math.min(character.charCodeAt(0), 255));
}
function detectEncoding(bytes2, options = void 0) {
  const context = "Failed to execute 'detectEncoding'";
  const source = toBufferSource(bytes2, context);
  const given = toDictionary(options, DETECTION_MEMBERS, context);
  const detected = detect(bytesOf(source), true, given);
  return {
    encoding: detected.encoding === void 0 ? null : encodings[detected.encoding].name,
    score: detected.score,
    kind: detected.kind,
    isASCII: detected.isASCII,
    candidates: detected.candidates.map(({ encoding, score }) => ({ encoding: encodings[encoding].name, score }))
  };
}

// js/sniffing.js
var SOURCES = (
  /** @type {const} */
  [
    "BOM",
    "user",
    "transport",
    "meta",
    "xml-declaration",
    "parent",
    "likely",
    "detection",
    "locale",
    "default"
  ]
);
var PRESCAN_BYTES = 1024;
var MOST_PRESCANNED = 1 << 20;
var WINDOW_BYTES = 65536;
var NOT_ASCII = [ISO_2022_JP, REPLACEMENT, UTF_16BE, UTF_16LE];
var toOptionalEncoding = (value, context) => {
  const label = toOptionalString(value);
  return label === void 0 ? NONE : toEncoding(label, context);
};
var toPrescanBytes = (value, context) => Math.min(toOptionalCount(value, context) ?? PRESCAN_BYTES, MOST_PRESCANNED);
var toTransportEncoding = (value) => getEncoding(toOptionalString(value) ?? "") ?? NONE;
function toDetection(value, context) {
  if (!value) return void 0;
  return toDictionary(value === true ? void 0 : value, DETECTION_MEMBERS, context);
}
var HTML_MEMBERS = {
  defaultEncoding: toOptionalEncoding,
  detect: toDetection,
  likelyEncoding: toOptionalEncoding,
  locale: toOptionalString,
  maxPrescanBytes: toPrescanBytes,
  parentEncoding: toOptionalEncoding,
  transportLayerEncodingLabel: toTransportEncoding,
  userOverride: toOptionalEncoding
};
function htmlRules(options, context) {
  const given = toDictionary(options, HTML_MEMBERS, context);
  const { locale, maxPrescanBytes, transportLayerEncodingLabel } = given;
  return {
    prescanned: Math.max(LONGEST_BOM, maxPrescanBytes),
    declared(start2) {
      const { userOverride, parentEncoding, likelyEncoding } = given;
      const length = Math.min(lengthOf(start2), maxPrescanBytes);
      const said = sniffHTML(start2, length, userOverride, transportLayerEncodingLabel, parentEncoding, likelyEncoding);
      return said === NONE ? void 0 : toDecision(said);
    },
    options: given.detect && { ...given.detect, locale: given.detect.locale ?? locale },
    decide: (detected) => decideByDetection(detected) ?? defaultOf(locale, given.defaultEncoding)
  };
}
function decideByDetection(detected) {
  if (detected?.encoding === void 0 || detected.isASCII) return void 0;
  return { encoding: detected.encoding, confidence: "tentative", source: "detection", score: detected.score };
}
function defaultOf(locale, defaultEncoding) {
  return toDecision(defaultFor(toASCII(locale), defaultEncoding === NONE ? WINDOWS_1252 : defaultEncoding));
}
var XML_MEMBERS = {
  defaultEncoding: toOptionalEncoding,
  maxPrescanBytes: toPrescanBytes,
  transportLayerEncodingLabel: toTransportEncoding
};
function xmlRules(options, context) {
  const { defaultEncoding, maxPrescanBytes, transportLayerEncodingLabel } = toDictionary(options, XML_MEMBERS, context);
  const declared = (start2) => {
    const length = Math.min(lengthOf(start2), maxPrescanBytes);
    const decision = toDecision(sniffXML(start2, length, transportLayerEncodingLabel));
    const isDefault = decision.source === "default" && defaultEncoding !== NONE;
    return isDefault ? { ...decision, encoding: defaultEncoding } : decision;
  };
  return { prescanned: Math.max(LONGEST_BOM, maxPrescanBytes), declared, decide: () => declared(NOTHING) };
}
function detectionRules(options, context) {
  const members = { ...DETECTION_MEMBERS, defaultEncoding: toOptionalEncoding };
  const { defaultEncoding, ...detection } = toDictionary(options, members, context);
  return {
    prescanned: LONGEST_BOM,
    declared(start2) {
      const bom = findBOM(start2);
      return bom && { encoding: bom.encoding, confidence: "certain", source: "BOM", score: null };
    },
    options: detection,
    decide(detected) {
      const encoding = defaultEncoding === NONE ? detected?.encoding ?? WINDOWS_1252 : defaultEncoding;
      return decideByDetection(detected) ?? { encoding, confidence: "tentative", source: "default", score: null };
    }
  };
}
var RULES = { detect: detectionRules, html: htmlRules, xml: xmlRules };
var SNIFF_MODES = (
  /** @type {const} */
  ["detect", "html", "xml"]
);
var AUTO_MEMBERS = { prefixBytes: toOptionalCount, sniff: /* @__PURE__ */ enumeration(SNIFF_MODES) };
function newSniffer(options, context) {
  const { prefixBytes, sniff: mode } = toDictionary(options, AUTO_MEMBERS, context);
  const rules = RULES[mode](options, context);
  const { decide, options: detectOptions } = rules;
  return {
    prescanned: Math.min(rules.prescanned, prefixBytes ?? Infinity),
    declared: rules.declared,
    detection: detectOptions && {
      windowBytes: prefixBytes ?? WINDOW_BYTES,
      maxBytes: detectOptions.maxBytes ?? Infinity,
      get passesASCII() {
        return !NOT_ASCII.includes(decide(void 0).encoding);
      },
      options: detectOptions
    },
    decide,
    sniff: (bytes2) => sniffWhole(rules, bytes2),
    takesWhole: prefixBytes === void 0
  };
}
function sniffWhole({ prescanned, declared, options, decide }, bytes2) {
  return declared(startOf(bytes2, prescanned)) ?? decide(options && detect(bytes2, true, options));
}
function declaredEncoding(bytes2) {
  const start2 = startOf(bytes2, PRESCAN_BYTES);
  const said = sniffHTML(start2, lengthOf(start2), NONE, NONE, NONE, NONE);
  return said === NONE || toDecision(said).source === "BOM" ? void 0 : toDecision(said);
}
function toDecision(number) {
  const confidence = number & 65536 ? "certain" : "tentative";
  return { encoding: number & 255, confidence, source: SOURCES[number >> 8 & 255], score: null };
}

// cli/batch.js
var import_promises5 = require("node:fs/promises");
var import_node_path2 = require("node:path");

// js/errors.js
var Malformed = class {
  // Declared, here and in other classes, so that setting them calls no setter of Object.prototype.
  encoding;
  offset;
  length;
  /** @param {string} encoding @param {number} offset @param {number} length */
  constructor(encoding, offset, length) {
    this.encoding = encoding;
    this.offset = offset;
    this.length = length;
  }
  /** The error for users. @param {string} context the start of the message */
  toTypeError(context) {
    const sequence = this.length === 1 ? "a byte" : `${this.length} bytes`;
    return new TypeError(
      `${context}: The encoded data was not valid: ${sequence} at offset ${this.offset} cannot be decoded as ${this.encoding}. Check the encoding, or decode without 'fatal' to get U+FFFD in such places.`
    );
  }
};
function withTypeErrors(context, action) {
  try {
    return action();
  } catch (error) {
    throw error instanceof Malformed ? error.toTypeError(context) : error;
  }
}
var nameOf = (codePoint) => `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
var BRAND = /* @__PURE__ */ Symbol.for("encoding-wasm.UnmappableError");
var UnmappableError = /* @__PURE__ */ (() => {
  class UnmappableError2 extends TypeError {
    codePoint;
    index;
    encoding;
    /**
     * @param {number} codePoint
     * @param {number} index its place: in code units of a string, or in bytes of a transcoded source
     * @param {string} encoding the name of the encoding
     */
    constructor(codePoint, index, encoding) {
      super(
        `${nameOf(codePoint)} at index ${index} cannot be written in ${encoding}; use unmappable: 'html' or 'replacement', or UTF-8`
      );
      this.codePoint = codePoint;
      this.index = index;
      this.encoding = encoding;
    }
  }
  function hasInstance(value) {
    if (this !== UnmappableError2) return Function.prototype[Symbol.hasInstance].call(this, value);
    return typeof value === "object" && value !== null && BRAND in value;
  }
  const hidden = { writable: true, configurable: true };
  Object.defineProperty(UnmappableError2, Symbol.hasInstance, { value: hasInstance, ...hidden });
  Object.defineProperty(UnmappableError2, "name", { value: "UnmappableError", configurable: true });
  Object.defineProperty(UnmappableError2.prototype, "name", { value: "UnmappableError", ...hidden });
  Object.defineProperty(UnmappableError2.prototype, BRAND, { value: true, ...hidden });
  return UnmappableError2;
})();

// js/host-primitives.js
var SHORT3 = 24;
var utf8Decoder = /* @__PURE__ */ lazy(() => ifRight2(newUTF8Decoder));
var utf16Decoder = /* @__PURE__ */ lazy(() => ifRight2(newUTF16Decoder));
function hostDecoder(encoding, bytes2, length) {
  if (encoding !== UTF_8 && encoding !== UTF_16LE) return void 0;
  if (length < SHORT3 && (length === 0 || encoding === UTF_16LE || !hasQuickSlice())) return void 0;
  if (isShared(bytes2)) return void 0;
  return encoding === UTF_8 ? utf8Decoder() : utf16Decoder();
}
var byteDecoders = [];
function hostDecodeBytes(encoding, bytes2, length, decodeByTable) {
  if (length < LONG || !isSingleByte(encoding) || !(isFirefox() || encoding === WINDOWS_1252 && isBun()) || isShared(bytes2))
    return void 0;
  byteDecoders[encoding] ??= ifRight2(() => newByteDecoder(encoding, decodeByTable)) ?? null;
  return byteDecoders[encoding]?.(bytes2);
}
var LONG = 512;
function newByteDecoder(encoding, decodeByTable) {
  const decode4 = newHostDecoder(encodings[encoding].name);
  const isRight = (bytes2) => decode4(bytes2) === decodeByTable(encoding, bytes2, lengthOf(bytes2));
  const all2 = Uint8Array.from({ length: 4096 }, (_, i) => i);
  return all2.subarray(0, 256).every((byte) => isRight(Uint8Array.of(byte))) && isRight(all2) ? decode4 : void 0;
}
function ifRight2(make) {
  try {
    return make();
  } catch {
    return void 0;
  }
}
function newUTF8Decoder() {
  const isASCII2 = nodeVersion() < 22 ? hostIsASCII() : () => true;
  if (!isASCII2) return void 0;
  const decodeByHost = newHostDecoder("utf-8");
  const decodeQuickly = quickUTF8Decode() ?? decodeByHost;
  const decode4 = (...bytes2) => {
    const string = decodeQuickly(Uint8Array.from(bytes2));
    return string === decodeByHost(Uint8Array.from(bytes2)) ? string : void 0;
  };
  const isRight = decode4(239, 187, 191, 97, 230, 188, 162, 240, 159, 146, 169) === "\uFEFFa\u6F22\u{1F4A9}" && decode4(192, 128, 237, 160, 128, 244, 144, 128, 128, 97) === `${"\uFFFD".repeat(9)}a` && decode4(240, 159, 146, 97, 230, 188) === "\uFFFDa\uFFFD";
  if (!isRight) return void 0;
  return {
    bom: [239, 187, 191],
    decode(bytes2, length, fatal) {
      try {
        if (!isASCII2(bytes2)) return void 0;
        const string = length < 256 ? decodeQuickly(bytes2) : decodeByHost(bytes2);
        return fatal && string.includes("\uFFFD") ? void 0 : string;
      } catch {
        return void 0;
      }
    },
    completeLength(bytes2, length) {
      for (let back = 1; back <= 3 && back <= length; back++) {
        const byte = bytes2[length - back];
        if (byte < 128) break;
        if (byte >= 192) return (byte >= 240 ? 4 : byte >= 224 ? 3 : 2) > back ? length - back : length;
      }
      return length;
    }
  };
}
var hasQuickSlice = /* @__PURE__ */ lazy(() => nodeVersion() >= 22 && !isDeno() && utf8Slice !== void 0);
function quickUTF8Decode() {
  if (!hasQuickSlice()) return void 0;
  const slice = (
    /** @type {Function} */
    utf8Slice
  );
  return (bytes2) => slice.call(bytes2, 0, lengthOf(bytes2));
}
function newUTF16Decoder() {
  const slice = (bytes3) => (
    /** @type {Function} */
    ucs2Slice.call(bytes3, 0, lengthOf(bytes3))
  );
  const text = "\uFEFFa\u6F22\u{1F4A9}\uFFFE";
  const bytes2 = new Uint8Array(Uint16Array.from({ length: text.length }, (_, i) => text.charCodeAt(i)).buffer);
  if (slice(bytes2) !== text || "a\uD83D".toWellFormed() !== "a\uFFFD") return void 0;
  return {
    bom: [255, 254],
    decode(bytes3, length, fatal) {
      if (length % 2 === 1) return void 0;
      try {
        const string = slice(bytes3);
        if (string.isWellFormed()) return string;
        return fatal ? void 0 : string.toWellFormed();
      } catch {
        return void 0;
      }
    },
    completeLength(bytes3, length) {
      const even = length - length % 2;
      return (bytes3[even - 1] & 252) === 216 ? even - 2 : even;
    }
  };
}

// js/decoding.js
var BOM = 65279;
var TextDecoderCommon = class {
  encoding;
  fatal;
  ignoreBOM;
  /** The saved state of the decoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #decoder = null;
  #bomSeen = false;
  /** How many bytes of the stream came before. */
  #position;
  /** What ended the current call. @type {Malformed | null} */
  #malformed = null;
  /**
   * @param {number} encoding
   * @param {boolean} fatal whether the error mode is "fatal"
   * @param {boolean} ignoreBOM
   * @param {number} [position] how many bytes of the stream came before the first chunk
   */
  constructor(encoding, fatal, ignoreBOM, position = 0) {
    this.encoding = encoding;
    this.fatal = fatal;
    this.ignoreBOM = ignoreBOM;
    this.#position = position;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /** Makes the decoder a new instance, the I/O queue empty and BOM seen false. */
  reset() {
    this.#decoder = null;
    this.#bomSeen = false;
    this.#position = 0;
  }
  /**
   * Decodes a chunk and serializes the result.
   *
   * After an error the rest of the chunk is dropped, and the decoder is as its handler left it: in its initial state,
   * except for ISO-2022-JP, which keeps its current character set.
   * @param {Uint8Array} chunk
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @param {string} [context] makes the error for malformed input a TypeError, whose message it starts
   * @returns {string}
   * @throws {Malformed | TypeError} if the error mode is "fatal" and the chunk is malformed
   */
  decode(chunk, endOfQueue, context) {
    const decoder = this.#decoder;
    const bomSeen = this.#bomSeen;
    const position = this.#position;
    const length = lengthOf(chunk);
    let string = "";
    try {
      string = this.#decodeQuickly(chunk, length, endOfQueue) ?? this.#decodeBlocks(chunk, length, endOfQueue);
    } catch (error) {
      this.#decoder = decoder;
      this.#bomSeen = bomSeen;
      this.#position = position;
      throw explain(error);
    }
    const malformed = this.#malformed;
    if (malformed) {
      this.#malformed = null;
      this.#bomSeen = bomSeen;
      this.#position = position + length;
      throw context === void 0 ? malformed : malformed.toTypeError(context);
    }
    return string;
  }
  /**
   * Decodes by the host or by a table of bytes, where one of them can.
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeQuickly(chunk, length, endOfQueue) {
    const host = hostDecoder(this.encoding, chunk, length);
    if (host) return this.#decodeByHost(host, chunk, length, endOfQueue);
    if (this.#decoder || !isASCIICompatible(this.encoding)) return void 0;
    const string = hostDecodeBytes(this.encoding, chunk, length, quickString) ?? quickString(this.encoding, chunk, length);
    if (string === void 0 || this.fatal && string.includes("\uFFFD")) return void 0;
    this.#position += length;
    this.#bomSeen ||= length > 0;
    return string;
  }
  /**
   * Decodes with the host's decoder, except for characters that are split by the chunk's ends.
   * @param {import('./host-primitives.js').HostDecoder} host
   * @param {Uint8Array} chunk
   * @param {number} length
   * @param {boolean} endOfQueue
   */
  #decodeByHost(host, chunk, length, endOfQueue) {
    let start2 = 0;
    let string = "";
    if (this.#decoder) {
      if (this.encoding !== UTF_8) return void 0;
      while (start2 < 3 && (chunk[start2] & 192) === 128) start2 += 1;
      if (start2 === length) return void 0;
      string = this.#decodeBlocks(partOf(chunk, 0, start2), start2, true);
      if (this.#malformed) return string;
    }
    if (!this.#bomSeen && !this.ignoreBOM && chunk[start2] === host.bom[0]) {
      if (host.bom.every((byte, i) => chunk[start2 + i] === byte)) {
        start2 += host.bom.length;
        this.#position += host.bom.length;
      }
    }
    const end3 = host.completeLength(chunk, length);
    this.#bomSeen ||= end3 > 0;
    const whole = start2 === 0 && end3 === length ? chunk : partOf(chunk, start2, end3);
    const decoded = host.decode(whole, end3 - start2, this.fatal);
    if (decoded === void 0) {
      string = join(string, this.#decodeBlocks(whole, end3 - start2, true));
      if (this.#malformed) return string;
    } else {
      string = join(string, decoded);
      this.#position += end3 - start2;
    }
    return end3 < length ? join(string, this.#decodeBlocks(partOf(chunk, end3), length - end3, endOfQueue)) : string;
  }
  /** @param {Uint8Array} chunk @param {number} chunkLength @param {boolean} endOfQueue */
  #decodeBlocks(chunk, chunkLength, endOfQueue) {
    useDecoder(this.encoding, this.#decoder);
    let string = "";
    let bomSeen = this.#bomSeen || this.ignoreBOM || !hasBOM(this.encoding);
    let written = 0;
    for (let start2 = 0; ; start2 += blockLength) {
      const isLast = chunkLength - start2 <= blockLength;
      const read2 = Math.min(blockLength, chunkLength - start2);
      const block = start2 === 0 && isLast ? chunk : partOf(chunk, start2, start2 + read2);
      const length = decodeBlock(block, read2, written, this.fatal, endOfQueue && isLast);
      if (length < 0) {
        this.#decoder = saveCodec();
        this.#malformed = new Malformed(this.name, this.#position + start2 + report.start(), report.length());
        return string;
      }
      written += length;
      if (written > 0 && (isLast || !hasRoomFor(written))) {
        string = join(string, unitsString(!bomSeen && firstUnit() === BOM ? 1 : 0, written));
        bomSeen = true;
        written = 0;
      }
      if (isLast) break;
    }
    this.#bomSeen = bomSeen;
    this.#decoder = !endOfQueue && holdsAny() ? saveCodec() : null;
    this.#position += chunkLength;
    return string;
  }
};
function getDecoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === REPLACEMENT) {
    throw new RangeError(
      `${context}: The encoding label provided ('${label}') stands for the encoding 'replacement', which decodes nothing.`
    );
  }
  return encoding;
}

// cli/exit.js
var EXIT = {
  /** Something could not be read, decoded or written. */
  failure: 1,
  /** Wrong usage. */
  usage: 2
};

// cli/file-name.js
var import_node_fs = require("node:fs");
var ESCAPE = 56320;
function argumentsOfCommand() {
  const strings2 = process.argv.slice(2);
  if (process.platform !== "linux" || !strings2.some((string) => string.includes("\uFFFD"))) return strings2;
  const all2 = (0, import_node_fs.readFileSync)("/proc/self/cmdline", "latin1").split("\0").slice(0, -1);
  return all2.slice(all2.length - strings2.length).map((bytes2) => toName(Buffer.from(bytes2, "latin1")));
}
function toName(bytes2) {
  const decode4 = (part) => new TextDecoderCommon(UTF_8, true, true).decode(part, true);
  let name = "";
  for (let rest = bytes2; ; ) {
    try {
      return name + decode4(rest);
    } catch (error) {
      if (!(error instanceof Malformed)) throw error;
      const end3 = error.offset + error.length;
      name += decode4(rest.subarray(0, error.offset));
      name += String.fromCharCode(...Array.from(rest.subarray(error.offset, end3), (byte) => ESCAPE + byte));
      rest = rest.subarray(end3);
    }
  }
}
function toPath(name) {
  const parts = name.split(/([\uDC80-\uDCFF])/u);
  if (parts.length === 1) return name;
  return Buffer.concat(
    parts.map((part, i) => i % 2 === 0 ? Buffer.from(part) : Buffer.of(part.charCodeAt(0) - ESCAPE))
  );
}
function nameOfFile(file) {
  if (file === "") return "''";
  if (file === "-") return "standard input";
  return file.replace(/[\p{Cc}\uDC80-\uDCFF]/gu, (unit) => {
    const byte = unit.charCodeAt(0) & 255;
    return `\\x${byte.toString(16).toUpperCase().padStart(2, "0")}`;
  });
}

// cli/input.js
var import_node_fs2 = require("node:fs");
var import_promises = require("node:fs/promises");
var import_node_util2 = require("node:util");

// cli/problems.js
var import_node_util = require("node:util");
var ANY = {
  ELOOP: "its symbolic links lead round in a circle; check where they point",
  ENAMETOOLONG: "its name is longer than the file system allows; use a shorter one",
  ENOTDIR: "a part of its path is a file and no directory; check the path"
};
var READING = {
  ...ANY,
  EACCES: "its permissions, or those of a directory above it, do not let you read it; change them, or ask its owner",
  EIO: "its device failed while it was read; check the device",
  EISDIR: "it is a directory; name the files in it",
  ENOENT: "there is no such file; check its name and its directory",
  EPERM: "the system does not let you read it; ask its owner"
};
var WRITING = {
  ...ANY,
  EACCES: "its permissions, or those of its directory, do not let you write it; change them, or write elsewhere",
  EBUSY: "it is in use, or something is mounted on it, so that it cannot be replaced; write elsewhere",
  EDQUOT: "your disk quota is used up; free some space, or write elsewhere",
  EFBIG: 'it becomes larger than the file system, or the limit that "ulimit -f" shows, allows; write elsewhere',
  EIO: "its device failed while it was written; check the device, or write elsewhere",
  EISDIR: "it is a directory; name a file in it",
  ENOENT: "its directory does not exist, or takes no new files; make it first, or write elsewhere",
  ENOSPC: "no space is left on its device; free some, or write elsewhere",
  EPERM: "the system does not let you write it; write elsewhere",
  EROFS: "its file system can only be read; write elsewhere"
};
function inWords(error, words) {
  const { code = "", errno } = (
    /** @type {NodeJS.ErrnoException} */
    error
  );
  const message = errno === void 0 ? void 0 : (0, import_node_util.getSystemErrorMap)().get(errno)?.[1];
  return message === void 0 ? error : new Error(words[code] ?? `${message} (${code})`);
}
function report2(what, error) {
  tell(what, error instanceof Error ? error.message : String(error));
  return EXIT.failure;
}
function tell(what, message) {
  process.stderr.write(`encoding-wasm: ${what}: ${message}
`);
}
var counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

// cli/input.js
async function* read(file, output) {
  try {
    if (file === "-") {
      yield* checked(process.stdin, () => (0, import_node_util2.promisify)(import_node_fs2.fstat)(0, { bigint: true }), output);
      return;
    }
    const handle = await (0, import_promises.open)(toPath(file));
    try {
      yield* checked(chunks(handle), () => handle.stat({ bigint: true }), output);
    } finally {
      await handle.close();
    }
  } catch (error) {
    throw inWords(error, READING);
  }
}
async function* chunks(handle) {
  for (; ; ) {
    const { buffer, bytesRead } = await handle.read(new Uint8Array(blockLength), 0, blockLength, null);
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}
async function* checked(source, stat3, output) {
  const before = await stat3();
  if (before.isDirectory()) throw new Error(READING.EISDIR);
  if (output && before.ino === output.ino && before.dev === output.dev)
    throw new Error("it is the output as well; write to another file, or with -o, which may be the input");
  yield* source;
  if (before.isFile() && (await stat3()).size < before.size)
    throw new Error("it was made shorter while it was read, so that its end is missing; convert it again");
}

// cli/run.js
var import_promises4 = require("node:fs/promises");

// js/short-strings.js
var MOST_BYTES = 64;
var room = /* @__PURE__ */ new Uint8Array(3 * MOST_BYTES);
function encodeShortByTable(string, table2) {
  const { length } = string;
  let written = 0;
  for (let i = 0; i < length; i++) {
    const unit = string.charCodeAt(i);
    const entry = unit < 128 ? unit : table2[unit];
    if (!entry && unit > 0) return void 0;
    if (entry >= 256) room[written++] = entry >> 8;
    room[written++] = entry;
  }
  return copyOfShort(room, 0, written);
}

// js/encoding.js
var UNMAPPABLE_MODES = (
  /** @type {const} */
  ["fatal", "html", "replacement"]
);
var REPLACING_BLOCK = 2048;
function encodeShort(string, encoding) {
  if (string.length > MOST_BYTES / 2) return void 0;
  try {
    const table2 = unitTable(encoding);
    return table2 && encodeShortByTable(string, table2);
  } catch (error) {
    throw explain(error);
  }
}
var EncoderCommon = class _EncoderCommon {
  encoding;
  unmappable;
  #replace;
  /** The saved state of the encoder in the middle of a stream; null for a new instance. @type {Uint8Array | null} */
  #encoder = null;
  /** How many code units of the stream came before. */
  #position = 0;
  /** An escape sequence that is held: see `Shifts`. @type {Uint8Array<ArrayBuffer>} */
  #shift = NOTHING;
  /** The place of a code unit as users count. */
  locate = (index) => index;
  /**
   * @param {number} encoding one that has an encoder
   * @param {import('./unmappable.js').Unmappable} unmappable
   * @param {import('./unmappable.js').Replacer} [replace] for the values of `unmappable` that the module doesn't know
   */
  constructor(encoding, unmappable, replace = void 0) {
    this.encoding = encoding;
    this.unmappable = unmappable;
    this.#replace = replace;
  }
  /** The encoding's name. */
  get name() {
    return encodings[this.encoding].name;
  }
  /**
   * Encodes a chunk. After an error in the middle of a stream the encoder is as it was before the call, because nothing
   * of the chunk was given out.
   * @param {string} string
   * @param {boolean} endOfQueue whether the stream ends with this chunk
   * @returns {Uint8Array<ArrayBuffer>}
   * @throws {UnmappableError}
   */
  encode(string, endOfQueue) {
    return endOfQueue && this.#encodeBlock(string) || this.#encodePieces(string, endOfQueue);
  }
  /** The module's number for `unmappable`. Where there is a function for replacements, the module stops at each error. */
  get #mode() {
    return this.#replace ? 0 : UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      this.unmappable
    );
  }
  /**
   * Encodes a string that is a whole text in one call, if it is so short and the encoding has all of it.
   * @param {string} string
   */
  #encodeBlock(string) {
    if (this.#encoder || string.length > blockLength) return void 0;
    const short2 = encodeShort(string, this.encoding);
    if (short2) return short2;
    try {
      useEncoder(this.encoding, null);
      writeBlock(string, 0, string.length);
      const length = encodeBlock(0, string.length, this.#mode, true);
      if (length === UNMAPPABLE || !report.finished()) return void 0;
      this.#position = 0;
      return outputBytes(length);
    } catch (error) {
      throw explain(error);
    }
  }
  /** @param {string} string @param {boolean} endOfQueue */
  #encodePieces(string, endOfQueue) {
    const pieces = new Pieces();
    this.encodeOrFail(
      string,
      endOfQueue,
      (piece) => pieces.add(piece),
      (codePoint, index) => {
        throw new UnmappableError(codePoint, index, this.name);
      }
    );
    return pieces.concatenate();
  }
  /**
   * Encodes a chunk, and continues with the same encoder after each error: the loop around "encode or fail".
   * https://encoding.spec.whatwg.org/#encode-or-fail
   * @param {string} string
   * @param {boolean} endOfQueue
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces
   * @param {(codePoint: number, index: number) => void} [fail] is called with each error; it may throw
   */
  encodeOrFail(string, endOfQueue, push, fail = () => {
  }) {
    const position = this.#position;
    const encoder = this.#encoder;
    const shift = this.#shift;
    if (endOfQueue) {
      this.#shift = NOTHING;
      this.#encoder = null;
      this.#position = 0;
    }
    const replace = this.#replace;
    const mode = this.#mode;
    const step = replace ? REPLACING_BLOCK : blockLength;
    const shifts = replace && this.encoding === ISO_2022_JP ? new Shifts(shift, push) : void 0;
    const give = shifts ? (bytes2) => shifts.add(bytes2) : push;
    try {
      useEncoder(this.encoding, encoder);
      for (let start2 = 0; start2 === 0 || start2 < string.length; start2 += step) {
        const end3 = Math.min(start2 + step, string.length);
        writeBlock(string, start2, end3);
        const isLast = end3 === string.length;
        for (let read2 = 0, finished2 = false; !finished2; ) {
          const length = encodeBlock(read2, end3 - start2, mode, endOfQueue && isLast);
          give(outputBytes(length === UNMAPPABLE ? report.written() : length));
          const index = position + start2 + read2 + report.start();
          read2 += report.read();
          finished2 = length !== UNMAPPABLE && report.finished();
          if (length !== UNMAPPABLE) continue;
          const codePoint = report.codePoint();
          if (replace) {
            const encoder2 = saveCodec();
            const locate = () => this.locate(index);
            const replacement = replace(codePoint, locate);
            const saved = this.#replaceOne(encoder2, replacement, give, codePoint, locate);
            useEncoder(this.encoding, saved);
            writeBlock(string, start2, end3);
          } else fail(codePoint, index);
        }
      }
    } catch (error) {
      throw explain(error);
    }
    if (endOfQueue) {
      if (shifts) push(shifts.held);
      return;
    }
    if (shifts) this.#shift = shifts.held;
    this.#encoder = saveCodec();
    this.#position = position + string.length;
  }
  /**
   * Writes the replacement for an unmappable code point.
   * @param {Uint8Array} encoder the state before
   * @param {string | Uint8Array<ArrayBuffer> | null} replacement
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @param {number} codePoint
   * @param {() => number} locate
   * @returns {Uint8Array | null} the state behind it
   * @throws {UnmappableError}
   */
  #replaceOne(encoder, replacement, push, codePoint, locate) {
    if (replacement === null) throw new UnmappableError(codePoint, locate(), this.name);
    if (typeof replacement !== "string") {
      push(replacement);
      return encoder;
    }
    const nested = new _EncoderCommon(this.encoding, "fatal");
    nested.#encoder = encoder;
    nested.encodeOrFail(replacement, false, push, (codePoint2) => {
      throw new UnmappableError(codePoint2, locate(), this.name);
    });
    return nested.#encoder;
  }
};
var ESCAPE2 = 27;
var SHIFT = 3;
var Shifts = class {
  /** An escape sequence that may be left out. */
  held;
  #push;
  /** @param {Uint8Array<ArrayBuffer>} held @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  constructor(held, push) {
    this.held = held;
    this.#push = push;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    const length = lengthOf(bytes2);
    if (length === 0) return;
    if (bytes2[0] !== ESCAPE2) this.#push(this.held);
    const end3 = bytes2[length - SHIFT] === ESCAPE2 ? length - SHIFT : length;
    this.#push(copyOf(bytes2, 0, end3));
    this.held = copyOf(bytes2, end3, length);
  }
};
var Pieces = class {
  /** @typedef {{ bytes: Uint8Array<ArrayBuffer>, next: Piece | null }} Piece */
  /** @type {Piece | null} */
  #first = null;
  /** @type {Piece | null} */
  #last = null;
  #length = 0;
  /** The length of all together. */
  get length() {
    return this.#length;
  }
  /** @param {Uint8Array<ArrayBuffer>} bytes */
  add(bytes2) {
    const piece = { bytes: bytes2, next: null };
    if (this.#last) this.#last.next = piece;
    else this.#first = piece;
    this.#last = piece;
    this.#length += lengthOf(bytes2);
  }
  /** @param {(bytes: Uint8Array<ArrayBuffer>) => void} use */
  forEach(use) {
    for (let piece = this.#first; piece; piece = piece.next) use(piece.bytes);
  }
  /** All of them as one. */
  concatenate() {
    if (this.#first && !this.#first.next) return this.#first.bytes;
    const whole = newBytes(this.#length);
    let position = 0;
    this.forEach((bytes2) => {
      setBytes(whole, bytes2, position);
      position += lengthOf(bytes2);
    });
    return whole;
  }
};
function newBytes(length) {
  try {
    return new Uint8Array(length);
  } catch (error) {
    throw new RangeError(
      `This host has no room for ${length} bytes: encode in parts, with { stream: true } or by a stream.`,
      { cause: error }
    );
  }
}
function getEncoderEncoding(label, context) {
  const encoding = toEncoding(label, context);
  if (encoding === UTF_16BE || encoding === UTF_16LE) {
    const { name } = encodings[encoding];
    throw new RangeError(`${context}: ${name} has no encoder in the standard; use encodeUTF16(), or write UTF-8.`);
  }
  return refuseReplacement(encoding, label, context);
}
function refuseReplacement(encoding, label, context) {
  if (encoding === REPLACEMENT) {
    throw new RangeError(`${context}: '${label}' stands for an encoding that cannot be written; use UTF-8.`);
  }
  return encoding;
}

// js/declaration.js
var SEARCHED = 4096;
var DeclarationFixer = class {
  #encoding;
  #unit;
  #held = new Pieces();
  #isDone = false;
  /** @param {number} encoding that of the converted document */
  constructor(encoding) {
    this.#encoding = encoding;
    this.#unit = encoding === UTF_16BE || encoding === UTF_16LE ? 2 : 1;
  }
  /**
   * Adds a piece of the document.
   * @param {Uint8Array<ArrayBuffer>} piece
   * @returns {Uint8Array<ArrayBuffer>[]} pieces of the rewritten document
   */
  add(piece) {
    if (this.#isDone) return [piece];
    this.#held.add(piece);
    return this.#held.length < SEARCHED * this.#unit ? [] : this.end();
  }
  /** Ends the document. @returns {Uint8Array<ArrayBuffer>[]} the last pieces */
  end() {
    if (this.#isDone || this.#held.length === 0) return [];
    this.#isDone = true;
    const bytes2 = this.#held.concatenate();
    this.#held = new Pieces();
    const start2 = findBOM(bytes2)?.bytes.length ?? 0;
    const text = this.#toASCII(partOf(bytes2, start2, Math.min(lengthOf(bytes2), start2 + SEARCHED * this.#unit)));
    if (!isMarkup(text)) return [bytes2];
    const pieces = [];
    let done = 0;
    for (let nth = 0; ; nth++) {
      const label = declaredLabel(text, nth);
      if (!label) break;
      const { start: from, length } = label;
      const name = String.fromCharCode(...partOf(text, from, from + length));
      if (getEncoding(name) === this.#encoding) continue;
      pieces.push(partOf(bytes2, done, start2 + from * this.#unit), this.#fromASCII(encodings[this.#encoding].name));
      done = start2 + (from + length) * this.#unit;
    }
    return [...pieces, partOf(bytes2, done)];
  }
  /** One byte for each code unit: a byte that isn't ASCII stands for every code unit that isn't. @param {Uint8Array} bytes */
  #toASCII(bytes2) {
    if (this.#unit === 1) return bytes2;
    const ascii = new Uint8Array(lengthOf(bytes2) >> 1);
    const [high, low] = this.#encoding === UTF_16BE ? [0, 1] : [1, 0];
    for (let i = 0; i < ascii.length; i++) ascii[i] = bytes2[2 * i + high] === 0 ? bytes2[2 * i + low] : 128;
    return ascii;
  }
  #fromASCII(string) {
    const bytes2 = new Uint8Array(string.length * this.#unit);
    const low = this.#encoding === UTF_16BE ? 1 : 0;
    for (let i = 0; i < string.length; i++) bytes2[i * this.#unit + low] = string.charCodeAt(i);
    return bytes2;
  }
};
function isMarkup(text) {
  let at2 = 0;
  while (at2 < lengthOf(text) && " 	\n\f\r".includes(String.fromCharCode(text[at2]))) at2 += 1;
  return text[at2] === 60;
}

// js/replacing-transcoder.js
var BLOCK = 4096;
var ESCAPE3 = 27;
var REPLACEMENT_CHARACTER = 65533;
var ReplacingTranscoder = class {
  #decoder;
  #encoder;
  /** How many code units were encoded. */
  #units = 0;
  #unmappable = 0;
  #firstUnmappable = 0;
  #codePoint = 0;
  /**
   * @param {Decoder} decoder a transcoder to UTF-16LE
   * @param {number} to an encoding that can't represent all code points
   * @param {import('./encoding.js').EncoderCommon['unmappable']} unmappable
   * @param {import('./unmappable.js').Replacer} replace
   */
  constructor(decoder, to, unmappable, replace) {
    this.#decoder = decoder;
    this.#encoder = new EncoderCommon(to, unmappable, (codePoint, locate) => {
      const replacement = replace(codePoint, locate);
      if (replacement !== null && codePoint !== REPLACEMENT_CHARACTER) {
        if (this.#unmappable === 0) {
          this.#firstUnmappable = locate();
          this.#codePoint = codePoint;
        }
        this.#unmappable += 1;
      }
      return replacement;
    });
  }
  /** The source of the decision on the encoding. */
  get decision() {
    return this.#decoder.decision;
  }
  /** @param {number} from @param {boolean} rest */
  setSource(from, rest) {
    this.#decoder.setSource(from, rest);
  }
  /**
   * @param {Uint8Array} chunk
   * @param {number} end
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @throws {Malformed | import('./errors.js').UnmappableError}
   */
  transcode(chunk, end3, push) {
    const length = lengthOf(chunk);
    for (let start2 = 0; start2 === 0 || start2 < length; start2 += BLOCK) {
      const isLast = length - start2 <= BLOCK;
      this.#transcodeBlock(partOf(chunk, start2, isLast ? length : start2 + BLOCK), isLast ? end3 : END.none, push);
    }
  }
  /** @param {Uint8Array} block @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  #transcodeBlock(block, end3, push) {
    const before = this.#decoder.copy();
    const unitsBefore = this.#units;
    let places3;
    this.#encoder.locate = (unit) => {
      places3 ??= placesOf(before, block);
      return places3[unit - unitsBefore];
    };
    const decoded = new Pieces();
    let error;
    try {
      this.#decoder.transcode(block, end3 === END.result ? END.source : end3, (piece) => decoded.add(piece));
    } catch (thrown) {
      error = thrown;
    }
    const text = stringOf(decoded.concatenate());
    try {
      this.#encoder.encodeOrFail(text, end3 === END.result, push);
      this.#units = end3 === END.result ? 0 : unitsBefore + text.length;
    } catch (thrown) {
      this.#decoder.abandonSource();
      throw thrown;
    }
    if (error) throw error;
  }
  /** The replacements since the last call of this function. */
  takeLosses() {
    const losses = {
      ...this.#decoder.takeLosses(),
      unmappable: this.#unmappable,
      firstUnmappable: this.#firstUnmappable,
      codePoint: this.#codePoint
    };
    this.#unmappable = 0;
    return losses;
  }
};
function stringOf(bytes2) {
  const units2 = new Uint16Array(lengthOf(bytes2) / 2);
  for (let i = 0; i < units2.length; i++) units2[i] = bytes2[2 * i] | bytes2[2 * i + 1] << 8;
  return String.fromCharCode.apply(
    null,
    /** @type {any} */
    units2
  );
}
function placesOf(before, block) {
  const length = lengthOf(block);
  const decoder = before.copy();
  const places3 = new Int32Array(2 * length + 2);
  let units2 = 0;
  let start2 = startOfHeld(before);
  for (let i = 0; i < length; i++) {
    let written = 0;
    try {
      decoder.transcode(partOf(block, i, i + 1), END.none, (bytes2) => {
        written += lengthOf(bytes2) / 2;
      });
    } catch (error) {
      if (error instanceof Malformed) break;
      throw error;
    }
    const isEscapeSequence = written === 0 && i - (start2 - before.position) === 2 && block[i - 2] === ESCAPE3;
    for (let j = 0; j < written; j++) places3[units2++] = j === 0 ? start2 : before.position + i;
    if (written > 0 || isEscapeSequence) start2 = before.position + i + 1;
  }
  places3[units2] = start2;
  return places3;
}
function startOfHeld(decoder) {
  try {
    decoder.copy(true).transcode(NOTHING, END.source, () => {
    });
  } catch (error) {
    if (error instanceof Malformed) return error.offset;
    throw error;
  }
  return decoder.position;
}

// js/ascii-reader.js
var NOWHERE = -1;
var ESCAPE4 = 27;
var TO_ASCII = "(B";
var TO_ROMAN = "(J";
var ESCAPE_SEQUENCES = [TO_ASCII, TO_ROMAN, "(I", "$@", "$B"];
var MOST_BEFORE_CHARACTER = 4;
var MOST_IN_DOUBT = 16;
var ASCIIReader = class {
  #mayBeUTF16 = true;
  #mayBeISO2022JP = true;
  /**
   * @param {Uint8Array} bytes
   * @param {boolean} isLast whether the stream ends with these bytes
   * @returns {{ plain: number, evidence: number }} `plain`: how many bytes mean the same in any encoding that the stream
   *   may be in; `evidence`: where the evidence begins, or NOWHERE
   */
  read(bytes2, isLast) {
    const length = lengthOf(bytes2);
    const inDoubt = this.#mayBeUTF16 ? lengthInDoubt(bytes2) : 0;
    let at2 = 0;
    let isEvidence = false;
    while (at2 < length && !isEvidence) {
      if (at2 >= inDoubt) at2 = endOfASCII(bytes2, at2);
      if (at2 === length) break;
      const byte = bytes2[at2];
      if (byte === ESCAPE4 && this.#mayBeISO2022JP) {
        const sequence = sequenceAt(bytes2, at2);
        isEvidence = ESCAPE_SEQUENCES.includes(sequence);
        if (!isEvidence && !isLast && isIncomplete(sequence)) break;
        this.#mayBeISO2022JP = isEvidence;
      } else {
        isEvidence = byte >= 128 || at2 < inDoubt && isControl(byte);
      }
      if (!isEvidence) at2 += 1;
    }
    const evidence = isEvidence ? at2 : NOWHERE;
    if (at2 < inDoubt && (isEvidence || !isLast)) return { plain: 0, evidence };
    this.#mayBeUTF16 = false;
    return { plain: at2, evidence };
  }
  /**
   * Continues after bytes that turned out not to be evidence of an encoding.
   * @param {Uint8Array} bytes
   * @param {number} evidence where it seemed to begin
   * @returns {number} how many of the bytes are ASCII: not an escape sequence at their end
   */
  skip(bytes2, evidence) {
    const length = lengthOf(bytes2);
    this.#mayBeUTF16 = false;
    for (let at2 = evidence; at2 < length; at2++) {
      if (bytes2[at2] !== ESCAPE4) continue;
      if (at2 > evidence && length - at2 <= MOST_BEFORE_CHARACTER) return at2;
      const sequence = sequenceAt(bytes2, at2);
      this.#mayBeISO2022JP &&= sequence === TO_ASCII || sequence === TO_ROMAN;
    }
    return length;
  }
};
function lengthInDoubt(bytes2) {
  let [mayBeBigEndian, mayBeLittleEndian] = [true, true];
  for (let at2 = 0; at2 < MOST_IN_DOUBT; at2 += 2) {
    if (at2 + 1 >= lengthOf(bytes2)) return Infinity;
    mayBeBigEndian &&= isFirstHalf(bytes2[at2]);
    mayBeLittleEndian &&= isFirstHalf(bytes2[at2 + 1]);
    if (!mayBeBigEndian && !mayBeLittleEndian) return at2 + 2;
  }
  return MOST_IN_DOUBT;
}
var EVERY_ONE = 16843009;
var EVERY_ESCAPE = 454761243;
var EVERY_HIGH_BIT = 2155905152;
function endOfASCII(bytes2, from) {
  const length = lengthOf(bytes2);
  const { start: start2, words } = wordsOf(bytes2, from);
  const at2 = firstSpecial(bytes2, from, Math.min(start2, length));
  if (at2 < start2) return at2;
  let i = 0;
  for (; i < words.length; i++) {
    const word = words[i] ^ EVERY_ESCAPE;
    if (((words[i] | word - EVERY_ONE & ~word) & EVERY_HIGH_BIT) !== 0) break;
  }
  return firstSpecial(bytes2, start2 + 4 * i, length);
}
function firstSpecial(bytes2, from, end3) {
  let at2 = from;
  while (at2 < end3 && bytes2[at2] < 128 && bytes2[at2] !== ESCAPE4) at2 += 1;
  return at2;
}
var isFirstHalf = (byte) => byte === 48 || byte >= 78;
var isControl = (byte) => byte < 32 && !"	\n\f\r\x1B".includes(String.fromCharCode(byte));
function sequenceAt(bytes2, at2) {
  let sequence = "";
  for (let i = at2 + 1; i < Math.min(at2 + 3, lengthOf(bytes2)); i++) sequence += String.fromCharCode(bytes2[i]);
  return sequence;
}
var isIncomplete = (sequence) => sequence.length < 2 && ESCAPE_SEQUENCES.some((whole) => whole.startsWith(sequence));

// js/start-of-stream.js
var FIRST_BYTES = 2048;
var LAST_BYTES = 64;
var StartOfStream = class {
  /** What was decided; null before. @type {import('./sniffing.js').Decision | null} */
  decision = null;
  /** The bytes that the detector got last: the window, and some of the ASCII before it. @type {Uint8Array} */
  sample = NOTHING;
  /** What it found in them; undefined if there was no need for it. @type {ReturnType<typeof detect> | undefined} */
  detected;
  #sniffer;
  #isNew = true;
  #isPrescanned = false;
  #ascii = new ASCIIReader();
  /** What can neither be passed on nor decided on yet. */
  #held = new Pieces();
  /** How many bytes must be held before they are looked at. */
  #needed;
  /** How many bytes were passed on. */
  #position = 0;
  /** The first and the last of these. The detector gets them, but not the ASCII between them. @type {Uint8Array} */
  #first = NOTHING;
  /** @type {Uint8Array} */
  #last = NOTHING;
  /** @param {import('./sniffing.js').Sniffer} sniffer */
  constructor(sniffer) {
    this.#sniffer = sniffer;
    this.#needed = sniffer.prescanned;
  }
  /**
   * Adds a chunk. Call it until there is a decision.
   * @param {Uint8Array} chunk
   * @param {boolean} isLast whether the stream ends with it
   * @returns {Started}
   */
  add(chunk, isLast) {
    const passed = new Pieces();
    if (this.#isNew && isLast && this.#sniffer.takesWhole) {
      return this.#decide(this.#sniffer.sniff(chunk), passed, chunk);
    }
    this.#isNew = false;
    if (this.#held.length + lengthOf(chunk) < this.#needed && !isLast) return this.#hold(chunk, this.#needed, passed);
    this.#held.add(
      /** @type {Uint8Array<ArrayBuffer>} */
      chunk
    );
    const bytes2 = this.#held.concatenate();
    this.#held = new Pieces();
    const start2 = startOf(bytes2, this.#sniffer.prescanned);
    const declared = this.#isPrescanned ? void 0 : this.#sniffer.declared(start2);
    this.#isPrescanned = true;
    return declared ? this.#decide(declared, passed, bytes2) : this.#read(bytes2, isLast, passed);
  }
  /**
   * Passes ASCII on, and decides on the encoding of what follows it.
   * @param {Uint8Array} bytes
   * @param {boolean} isLast
   * @param {Pieces} passed
   * @returns {Started}
   */
  #read(bytes2, isLast, passed) {
    const { detection, decide } = this.#sniffer;
    if (!detection) return this.#decide(decide(void 0), passed, bytes2);
    for (let rest = bytes2; ; ) {
      const { plain, evidence } = detection.passesASCII ? this.#ascii.read(rest, isLast) : { plain: 0, evidence: 0 };
      rest = this.#pass(rest, plain, passed);
      const length = lengthOf(rest);
      if (evidence === NOWHERE) {
        if (isLast) return this.#decide(decide(this.#detect(rest, true)), passed, rest);
        return this.#hold(rest, length + 1, passed);
      }
      const windowStart = firstNonASCII(rest, evidence - plain, detection.windowBytes);
      const windowEnd = Math.min(windowStart + detection.windowBytes, detection.maxBytes - this.#position);
      if (length < windowEnd && !isLast) return this.#hold(rest, windowEnd, passed);
      const window = startOf(rest, Math.max(0, windowEnd));
      const detected = this.#detect(window, length < windowEnd);
      const isEvidence = !detection.passesASCII || !isASCII(detected, window) || windowEnd <= windowStart;
      if (isEvidence) return this.#decide(decide(detected), passed, rest);
      rest = this.#pass(rest, this.#ascii.skip(window, evidence - plain), passed);
    }
  }
  /** @param {Uint8Array} window @param {boolean} isWhole whether the stream ends with it */
  #detect(window, isWhole) {
    this.sample = joined(joined(this.#first, this.#last), window);
    const options = (
      /** @type {import('./sniffing.js').Detection} */
      this.#sniffer.detection.options
    );
    this.detected = detect(this.sample, isWhole, { ...options, maxBytes: void 0 });
    return this.detected;
  }
  /** @param {Uint8Array} bytes @param {number} needed @param {Pieces} passed @returns {Started} */
  #hold(bytes2, needed, passed) {
    const length = lengthOf(bytes2);
    if (length > 0) this.#held.add(copyOf(bytes2, 0, length));
    this.#needed = needed;
    return { passed, rest: null };
  }
  /** @param {Uint8Array} bytes @param {number} length @param {Pieces} passed @returns {Uint8Array} the rest */
  #pass(bytes2, length, passed) {
    const plain = (
      /** @type {Uint8Array<ArrayBuffer>} */
      startOf(bytes2, length)
    );
    if (length > 0) passed.add(plain);
    this.#position += length;
    const first2 = Math.min(length, FIRST_BYTES - lengthOf(this.#first));
    if (first2 > 0) this.#first = joined(this.#first, startOf(plain, first2));
    this.#last = endOf(joined(this.#last, endOf(partOf(plain, first2))));
    return partOf(bytes2, length);
  }
  /** @param {import('./sniffing.js').Decision} decision @param {Pieces} passed @param {Uint8Array} rest @returns {Started} */
  #decide(decision, passed, rest) {
    this.decision = decision;
    return { passed, rest };
  }
};
var endOf = (bytes2) => partOf(bytes2, Math.max(0, lengthOf(bytes2) - LAST_BYTES));
function firstNonASCII(bytes2, from, count) {
  const end3 = Math.min(lengthOf(bytes2), from + count);
  for (let at2 = from; at2 < end3; at2++) if (bytes2[at2] >= 128) return at2;
  return from;
}
function isASCII(detected, bytes2) {
  return detected.isASCII || detected.encoding === void 0 && !(bytes2[firstNonASCII(bytes2, 0, Infinity)] >= 128);
}

// js/generated/translit.js
var BEST_FITS = `4h	!
	\uFFE0	c
	\uFFE1	GBP
2	\uFFE5	JPY
	\uFFE4	|
2	"
	(C)
2	<<
	\uFFE2
	
	(R)
3	+-
3	'
3	\u30FB	\u2027	.
	,
3	>>
	 1/4
	 1/2
	 3/4
8	AE
a	D
7	x
	O
6	TH
	ss
7	ae
a	d
7	:
	o
6	th
i	D
	d
l	H
	h
a	i
7	k
9	L
	l
7	'n
	NG
	ng
7	OE
	oe
j	T
	t
p	b
	B
	B
	b
3	O
	C
	c
	D
	D
	D
	d
2	E
	E
	E
	F
	f
	G
	G
2	I
	I
	K
	k
	l
3	N
	n
	O
5	P
	p
4	S
2	t
	T
	t
	T
4	V
	Y
	y
	Z
	z
	Z
12	e
7	G
	g
1f	\u015E
	\u015F
	\u0162
	\u0163
5	N
	d
3	Z
	z
f	l
	n
	t
	j
3	A
	C
	c
	L
	T
	s
	z
3	B
3	E
	e
	J
	j
2	q
	R
	r
	Y
	y
5	o
5	e
2	e
8	g
6	i
q	s
f	z
13	'
	"
	'
	'
a	^
	^
	'
3	\`
h	~
37	
g0	AMD
1b	\u2010	-
1h	'
	"
n	AFN
h	
27	,
	'
p3	BDT
uk	THB
1wc	KHR
1f	
1ao	SS
a5	
	
	
	
	
	-
	-
	-
	-
	\u2015	-
	\u2014	-
	\u2225	||
	_
	'
	'
	,
	'
	"
	"
	,,
	"
	+
2	\xB7	*
	>
4	\xB7	\u30FB
3	
	
	
	
	
4	'
	''
2	\`
4	<
	>
4	\uFFE3	\xAF
5	-
	/
s	
6	
	
	
	
1n	L.	\xA3
2	NGN
	Pts
2	KRW
	\u05E9\u05D7	ILS
	\u0111	VND
	EUR
	LAK
	MNT
3	PHP
	PYG
2	UAH
	\xA2	\u023B	GHS
3	KZT
	INR
	TL
2	AZN
	RUB
	GEL
2o	Rx
1h	 1/3
	 2/3
	 1/5
	 2/5
	 3/5
	 4/5
	 1/6
	 5/6
	 1/8
	 3/8
	 5/8
	 7/8
	 1/
1d	<-
2	->
2	<->
1o	<=
2	=>
2	<=>
1n	\u03A0
2	\u03A3
	\uFF0D	-
3	/
	\\
d	|
2	\u2016	||
n	\uFF5E	\u301C	~
c	~=
o	!=
4	<=
	>=
3u	\u2026	...
l3	o
8d	\u221A
1ri	\uFF64	,
	\uFF61	.
q	\uFF5E	\u223C	~
67	\uFF65	\xB7	\u2027
13wq	\u017Ft
ll	
	
6o	
e	\u2212	-
29	\u301C	\u223C	~
	((
	))
3n	\u203E	\xAF
	\xA6	|
2	KRW
n	?`;

// js/translit.js
var fits = /* @__PURE__ */ lazy(() => {
  let codePoint = 0;
  return new Map(
    BEST_FITS.split("\n").map((line) => {
      const [step, ...fits2] = line.split("	");
      codePoint += Number.parseInt(step || "1", 36);
      return (
        /** @type {const} */
        [String.fromCodePoint(codePoint), fits2]
      );
    })
  );
});
var MOST_STEPS = 3;
var isMark = (character) => /[\u0300-\u0336\u0339-\u036F]/.test(character);
function newTransliterator(encoding) {
  const encoder = new EncoderCommon(encoding, "fatal");
  const isMappable = (text) => {
    try {
      encoder.encode(text, true);
      return true;
    } catch (error) {
      if (error instanceof UnmappableError) return false;
      throw error;
    }
  };
  const found = /* @__PURE__ */ new Map();
  return (codePoint) => {
    let fit = found.get(codePoint);
    if (fit === void 0) {
      fit = bestFit(String.fromCodePoint(codePoint), isMappable, MOST_STEPS);
      found.set(codePoint, fit);
    }
    return fit;
  };
}
function bestFit(character, isMappable, steps) {
  if (isMark(character)) return "";
  if (steps === 0) return null;
  const candidates = candidatesFor(character);
  const mappable = candidates.find(isMappable);
  if (mappable !== void 0) return mappable;
  for (const candidate of candidates) {
    const parts = Array.from(candidate, (part) => isMappable(part) ? part : bestFit(part, isMappable, steps - 1));
    if (!parts.includes(null)) return parts.join("");
  }
  return null;
}
function candidatesFor(character) {
  const candidates = [...fits().get(character) ?? [], ...recompositions(character)];
  const compatible = character.normalize("NFKD");
  if (compatible === character || /^ ./u.test(compatible)) return candidates;
  return [...candidates, compatible.normalize(), compatible];
}
function recompositions(character) {
  const decomposed = character.normalize("NFD");
  const [base, ...marks] = decomposed;
  const same = [];
  const without = [];
  for (let some = 2 ** marks.length - 2; some >= 0; some--) {
    const isTaken = (i) => some >> marks.length - 1 - i & 1;
    const taken = marks.filter((_, i) => isTaken(i));
    const left = marks.filter((_, i) => !isTaken(i));
    const composed = [base, ...taken].join("").normalize("NFC");
    const whole = composed + left.join("");
    if (whole.normalize("NFD") === decomposed) same.push(whole);
    if (left.every(isMark)) without.push(composed);
  }
  return [...same, ...without];
}

// js/unmappable.js
var UNMAPPABLE_NAMES = (
  /** @type {const} */
  ["fatal", "html", "replacement", "ignore", "translit"]
);
function newReplacer(unmappable, encoding, context) {
  if (typeof unmappable === "function") {
    return (codePoint, locate) => toReplacement(unmappable(codePoint, locate()), context);
  }
  if (unmappable === "ignore") return () => "";
  return unmappable === "translit" ? newTransliterator(encoding) : void 0;
}
function toReplacement(value, context) {
  if (typeof value === "string") return value;
  if (value === null || value === void 0) return null;
  const bytes2 = bytesOf(toBufferSource(value, context));
  return copyOf(bytes2, 0, lengthOf(bytes2));
}

// js/transcoding.js
function newTranscoder(from, to, options, context) {
  if (typeof from === "number") return newKnownTranscoder(from, to, options, context);
  return new AutoTranscoderCommon(from, newKnownTranscoder(UTF_8, to, options, context));
}
function newKnownTranscoder(from, to, options, context) {
  const replace = newReplacer(options.unmappable, to, context);
  return replace && !hasBOM(to) ? new ReplacingTranscoder(newDecodingTranscoder(from, options), to, options.unmappable, replace) : new TranscoderCommon(from, to, options);
}
function newDecodingTranscoder(from, options) {
  return new TranscoderCommon(from, UTF_16LE, { ...options, bom: false, unmappable: "fatal" });
}
var NO_LOSSES = { malformed: 0, firstMalformed: 0, unmappable: 0, firstUnmappable: 0, codePoint: 0 };
var TranscoderCommon = class _TranscoderCommon {
  from;
  to;
  /** The saved state in the middle of a stream; null at its start. @type {Uint8Array | null} */
  #transcoder = null;
  /** How many bytes of the stream came before. */
  #position = 0;
  #options;
  #losses = { ...NO_LOSSES };
  /**
   * @param {number} from
   * @param {number} to any encoding but replacement
   * @param {TranscoderOptions} options
   */
  constructor(from, to, options) {
    this.from = from;
    this.to = to;
    this.#options = options;
  }
  /** What decided on the encoding. @returns {import('./sniffing.js').Decision} */
  get decision() {
    return { encoding: this.from, confidence: "certain", source: "user", score: null };
  }
  /**
   * Changes the encoding of the next source, or of the rest of the current one, which was ASCII so far.
   * @param {number} from
   * @param {boolean} rest whether something of the current source was transcoded
   */
  setSource(from, rest) {
    this.from = from;
    if (!this.#transcoder) return;
    useTranscoder(from, this.to, this.#options.ignoreBOM, this.#transcoder);
    setSourceEncoding(from, rest);
    this.#transcoder = saveCodec();
  }
  /** How many bytes of the source came before. */
  get position() {
    return this.#position;
  }
  /** Another transcoder in the same state. */
  copy(fatal = this.#options.fatal) {
    const copy = new _TranscoderCommon(this.from, this.to, { ...this.#options, fatal });
    copy.#transcoder = this.#transcoder;
    copy.#position = this.#position;
    return copy;
  }
  /** Makes the next chunk start a new source. */
  abandonSource() {
    this.setSource(this.from, false);
    this.#position = 0;
  }
  /**
   * Transcodes a chunk. After an error the next chunk starts a new source. `push` must run nobody else's code.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push gets the result in pieces, also what precedes an error
   * @throws {Malformed | UnmappableError}
   */
  transcode(chunk, end3, push) {
    const { fatal, ignoreBOM, bom, unmappable } = this.#options;
    if (bom && !this.#transcoder) push(Uint8Array.from(bomOf(this.to) ?? []));
    const mode = Math.max(0, UNMAPPABLE_MODES.indexOf(
      /** @type {any} */
      unmappable
    ));
    const chunkLength = lengthOf(chunk);
    try {
      useTranscoder(this.from, this.to, ignoreBOM, this.#transcoder);
      for (let start2 = 0; ; ) {
        const isLast = chunkLength - start2 <= blockLength;
        const block = isLast && start2 === 0 ? chunk : partOf(chunk, start2, isLast ? chunkLength : start2 + blockLength);
        const length = transcodeBlock(block, fatal, mode, isLast ? end3 : END.none);
        this.#addLosses(this.#position + start2);
        const written = length < 0 ? report.written() : length;
        if (written > 0) push(outputBytes(written));
        if (length < 0) this.#fail(length, start2);
        start2 += report.read();
        if (isLast && report.finished()) break;
      }
    } catch (error) {
      throw explain(error);
    }
    this.#transcoder = saveCodec();
    this.#position = end3 === END.none ? this.#position + chunkLength : 0;
  }
  /** What was replaced since the last call of this. */
  takeLosses() {
    const losses = this.#losses;
    this.#losses = { ...NO_LOSSES };
    return losses;
  }
  /** @param {number} position of the block */
  #addLosses(position) {
    const losses = this.#losses;
    if (losses.malformed === 0) losses.firstMalformed = position + replacements.firstMalformed();
    losses.malformed += replacements.malformed();
    if (losses.unmappable === 0) {
      losses.firstUnmappable = position + replacements.firstUnmappable();
      losses.codePoint = replacements.codePoint();
    }
    losses.unmappable += replacements.unmappable();
  }
  /**
   * @param {number} result
   * @param {number} start of the block
   * @returns {never}
   */
  #fail(result, start2) {
    const offset = this.#position + start2 + report.start();
    this.#transcoder = saveCodec();
    this.#position = 0;
    if (result === MALFORMED) throw new Malformed(encodings[this.from].name, offset, report.length());
    throw new UnmappableError(report.codePoint(), offset, encodings[this.to].name);
  }
};
var AutoTranscoderCommon = class {
  #sniffer;
  /** Of the current source; null between sources. @type {StartOfStream | null} */
  #start = null;
  /** Of the last source that was started. @type {import('./sniffing.js').Decision | null} */
  #decision = null;
  /** Whether something of the current source was transcoded. */
  #hasPassed = false;
  #transcoder;
  /** @param {import('./sniffing.js').Sniffer} sniffer @param {TranscoderCommon | ReplacingTranscoder} transcoder */
  constructor(sniffer, transcoder) {
    this.#sniffer = sniffer;
    this.#transcoder = transcoder;
  }
  /** What was decided for the current source; null before. */
  get decision() {
    return this.#decision;
  }
  /**
   * Transcodes a chunk. Of a source whose encoding isn't decided yet, it transcodes the ASCII, and holds the rest.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   * @throws {Malformed | UnmappableError}
   */
  transcode(chunk, end3, push) {
    const start2 = this.#start ?? this.#startSource();
    this.#start = null;
    if (start2.decision) this.#transcoder.transcode(chunk, end3, push);
    else this.#transcodeStart(start2, chunk, end3, push);
    if (end3 === END.none) this.#start = start2;
  }
  /** What was replaced since the last call of this. */
  takeLosses() {
    return this.#transcoder.takeLosses();
  }
  #startSource() {
    this.#decision = null;
    this.#hasPassed = false;
    this.#transcoder.setSource(UTF_8, false);
    return new StartOfStream(this.#sniffer);
  }
  /**
   * @param {StartOfStream} start
   * @param {Uint8Array} chunk
   * @param {number} end
   * @param {(bytes: Uint8Array<ArrayBuffer>) => void} push
   */
  #transcodeStart(start2, chunk, end3, push) {
    const { passed, rest } = start2.add(chunk, end3 !== END.none);
    passed.forEach((bytes2) => {
      this.#transcoder.transcode(bytes2, END.none, push);
      this.#hasPassed = true;
    });
    this.#decision = start2.decision;
    if (!start2.decision || !rest) return;
    this.#transcoder.setSource(start2.decision.encoding, this.#hasPassed);
    this.#transcoder.transcode(rest, end3, push);
  }
};

// cli/dropping.js
var DroppingTranscoder = class {
  #decoder;
  #encoder;
  #malformed = 0;
  #firstMalformed = 0;
  /**
   * @param {number | import('../js/sniffing.js').Sniffer} from
   * @param {number} to
   * @param {import('../js/transcoding.js').TranscoderOptions} options
   */
  constructor(from, to, { ignoreBOM, bom, unmappable }) {
    const common = { fatal: false, bom: false };
    this.#decoder = newTranscoder(from, UTF_16LE, { ...common, ignoreBOM, unmappable: "fatal" }, "");
    this.#encoder = newTranscoder(UTF_16LE, to, { ...common, ignoreBOM: hasBOM(to), bom, unmappable }, "");
  }
  get decision() {
    return this.#decoder.decision;
  }
  /** @param {Uint8Array} chunk @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  transcode(chunk, end3, push) {
    const pieces = [];
    this.#decoder.transcode(chunk, end3, (piece) => pieces.push(piece));
    const { malformed, firstMalformed } = this.#decoder.takeLosses();
    if (malformed > 0 && this.#malformed === 0) this.#firstMalformed = firstMalformed;
    this.#malformed += malformed;
    for (const piece of pieces)
      this.#encoder.transcode(malformed > 0 ? withoutReplacements(piece) : piece, END.none, push);
    if (end3 === END.result) this.#encoder.transcode(new Uint8Array(), end3, push);
  }
  takeLosses() {
    const losses = { ...this.#encoder.takeLosses(), malformed: this.#malformed, firstMalformed: this.#firstMalformed };
    this.#malformed = 0;
    return losses;
  }
};
function withoutReplacements(bytes2) {
  const result = new Uint8Array(bytes2.length);
  let written = 0;
  for (let at2 = 0; at2 < bytes2.length; at2 += 2) {
    if (bytes2[at2] === 253 && bytes2[at2 + 1] === 255) continue;
    result[written++] = bytes2[at2];
    result[written++] = bytes2[at2 + 1];
  }
  return result.subarray(0, written);
}

// cli/eol.js
var CARRIAGE_RETURN = 13;
var LINE_FEED = 10;
var EndOfLineFixer = class {
  #end;
  #unit;
  #high;
  /** Whether the last character was a CR, which a LF may follow. */
  #isBehindReturn = false;
  /** Half a code unit. @type {Uint8Array} */
  #held = new Uint8Array();
  /** @param {'lf' | 'crlf'} eol @param {number} encoding */
  constructor(eol, encoding) {
    this.#unit = encoding === UTF_16BE || encoding === UTF_16LE ? 2 : 1;
    this.#high = encoding === UTF_16BE ? 0 : 1;
    this.#end = (eol === "lf" ? [LINE_FEED] : [CARRIAGE_RETURN, LINE_FEED]).flatMap(
      (byte) => this.#unit === 1 ? [byte] : encoding === UTF_16BE ? [0, byte] : [byte, 0]
    );
  }
  /** @param {Uint8Array} piece @returns {Uint8Array<ArrayBuffer>} */
  add(piece) {
    const bytes2 = this.#held.length > 0 ? Buffer.concat([this.#held, piece]) : piece;
    const length = bytes2.length - bytes2.length % this.#unit;
    this.#held = bytes2.slice(length);
    const result = new Uint8Array(length * this.#end.length);
    let written = 0;
    for (let at2 = 0; at2 < length; at2 += this.#unit) {
      const unit = this.#unit === 1 ? bytes2[at2] : bytes2[at2 + 1 - this.#high] | bytes2[at2 + this.#high] << 8;
      const isReturn = unit === CARRIAGE_RETURN;
      if (isReturn || unit === LINE_FEED && !this.#isBehindReturn) {
        result.set(this.#end, written);
        written += this.#end.length;
      } else if (unit !== LINE_FEED) {
        for (let i = 0; i < this.#unit; i++) result[written++] = bytes2[at2 + i];
      }
      this.#isBehindReturn = isReturn;
    }
    return result.subarray(0, written);
  }
};

// cli/losses.js
function lossesInWords(losses, from, { to, unmappable, drop }) {
  const messages = [];
  const { malformed, firstMalformed, firstUnmappable, codePoint } = losses;
  if (drop) {
    if (malformed > 0)
      messages.push(
        `${counted(malformed, "invalid byte sequence")} ${was(malformed)} left out, ${first(malformed)}at offset ${firstMalformed}`
      );
    if (losses.unmappable > 0) messages.push(`${cannot(losses.unmappable, to)} ${was(losses.unmappable)} left out`);
    return messages;
  }
  if (malformed > 0) {
    const sequences = counted(malformed, "invalid byte sequence");
    const place = `${first(malformed)}at offset ${firstMalformed}`;
    messages.push(
      `${sequences} became ${replacementIn(to, unmappable)}, ${place}; the file is damaged, or not in ${encodings[from].name}: check --from, or use --fatal to stop at such bytes`
    );
  }
  const fate = unmappable === "ignore" ? `${was(losses.unmappable)} left out` : FATES[typeof unmappable === "function" ? "function" : unmappable];
  if (losses.unmappable > 0 && fate) {
    const place = `${first(losses.unmappable)}${characterInWords(codePoint)} at offset ${firstUnmappable}`;
    messages.push(`${cannot(losses.unmappable, to)} ${fate}, ${place}; use --unmappable html, or --to utf-8`);
  }
  return messages;
}
var FATES = {
  replacement: "became ?",
  translit: "became their best fit",
  function: "became their best fit, or ?"
};
var was = (count) => count === 1 ? "was" : "were";
var first = (count) => count === 1 ? "" : "the first ";
var cannot = (count, to) => `${counted(count, "character")} that ${encodings[to].name} can't represent`;
function characterInWords(codePoint) {
  const character = String.fromCodePoint(codePoint);
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `${character} (${nameOf(codePoint)})` : nameOf(codePoint);
}
function replacementIn(to, unmappable) {
  if (bomOf(to) || to === getEncoding("gb18030")) return "U+FFFD";
  if (unmappable === "ignore") return "nothing";
  return unmappable === "html" ? "&#65533;" : "?";
}

// cli/output.js
var import_node_crypto = require("node:crypto");
var import_node_fs3 = require("node:fs");
var import_promises2 = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises3 = require("node:stream/promises");
var import_node_tty = require("node:tty");
async function openOutput(path) {
  if (path === void 0) return standardOutput();
  if (path === "") throw new Error("its name has no characters; give it one");
  const present = await (0, import_promises2.stat)(toPath(path)).catch((error) => {
    if (error.code === "ENOENT") return void 0;
    throw error;
  });
  if (present?.isDirectory() || path.endsWith("/") || path.endsWith(import_node_path.sep)) throw new Error(WRITING.EISDIR);
  if (present && !present.isFile()) {
    const stream = (0, import_node_fs3.createWriteStream)(toPath(path));
    return { stream, finish: () => end2(stream), discard: () => stream.destroy() };
  }
  if (present) await (0, import_promises2.access)(toPath(path), import_promises2.constants.W_OK);
  return replacing(await linked(path), present);
}
function standardOutput() {
  const file = (0, import_node_fs3.fstatSync)(1, { bigint: true });
  const discard = () => {
  };
  if ((0, import_node_tty.isatty)(1) || file.isFIFO() || file.isSocket()) {
    const stream2 = process.stdout;
    return { stream: stream2, finish: () => new Promise((resolve2) => stream2.write("", () => resolve2())), discard };
  }
  const stream = (0, import_node_fs3.createWriteStream)("", { fd: 1, autoClose: false });
  return { stream, finish: () => end2(stream), discard, file: file.isFile() ? file : void 0 };
}
async function linked(path) {
  const target = await (0, import_promises2.readlink)(toPath(path), "buffer").then(toName, () => void 0);
  if (target === void 0) return path;
  if ((0, import_node_path.isAbsolute)(target)) return linked(target);
  return linked(`${toName(await (0, import_promises2.realpath)(toPath((0, import_node_path.dirname)(path)), "buffer"))}${import_node_path.sep}${target}`);
}
function replacing(path, present) {
  const temporary = toPath((0, import_node_path.join)((0, import_node_path.dirname)(path), `.encoding-wasm-${(0, import_node_crypto.randomUUID)()}.tmp`));
  const fd = (0, import_node_fs3.openSync)(temporary, "wx", present ? 384 : 438);
  const stream = (0, import_node_fs3.createWriteStream)("", { fd });
  return {
    stream,
    async finish() {
      await end2(stream);
      if (present) {
        keepOwner(temporary, present);
        (0, import_node_fs3.chmodSync)(temporary, present.mode);
      }
      (0, import_node_fs3.renameSync)(temporary, toPath(path));
    },
    discard() {
      stream.destroy();
      (0, import_node_fs3.rmSync)(temporary, { force: true });
    }
  };
}
function keepOwner(temporary, { uid, gid }) {
  try {
    (0, import_node_fs3.chownSync)(temporary, uid, gid);
  } catch {
  }
}
async function end2(stream) {
  stream.end();
  await (0, import_promises3.finished)(stream);
}
async function deliver(source, output) {
  const failed = new Promise((_, reject) => output.stream.once("error", reject));
  await Promise.race([(0, import_promises3.pipeline)(source, output.stream, { end: false }).then(output.finish), failed]);
}
async function print(text) {
  try {
    await deliver([text], await openOutput());
    return 0;
  } catch (error) {
    return reportWriting(void 0, error);
  }
}
function reportWriting(path, error) {
  if (
    /** @type {NodeJS.ErrnoException} */
    error.code === "EPIPE"
  ) return 0;
  const name = path === void 0 ? "standard output" : nameOfFile(path);
  return report2(`cannot write ${name}`, inWords(error, WRITING));
}

// cli/progress.js
var import_cli_progress = __toESM(require_cli_progress(), 1);
var MB = 1e6;
var LONG2 = 20 * MB;
function startProgress(total, isTextOnTerminal) {
  const canShow = process.stderr.isTTY && process.env.TERM !== "dumb" && !isTextOnTerminal;
  let bar;
  let done = 0;
  const start2 = Date.now();
  const show = () => {
    const seconds = Math.max(Date.now() - start2, 1) / 1e3;
    const payload = { done: format(done), size: total && format(total), speed: format(done / seconds) };
    if (bar) {
      bar.update(done, payload);
    } else {
      bar = newBar(total !== void 0);
      bar.start(total ?? 0, done, payload);
    }
  };
  return {
    add(bytes2) {
      done += bytes2;
      if (canShow && (total ?? done) >= LONG2) show();
    },
    stop() {
      bar?.stop();
      bar = void 0;
    }
  };
}
function newBar(isTotalKnown) {
  return new import_cli_progress.SingleBar({
    format: isTotalKnown ? "{bar} {percentage} % | {done} of {size} MB | {speed} MB/s | {eta_formatted} left" : "{done} MB | {speed} MB/s",
    stream: process.stderr,
    formatTime: import_cli_progress.Format.TimeFormat,
    barCompleteChar: "\u2588",
    barIncompleteChar: "\u2591",
    clearOnComplete: true,
    hideCursor: true,
    gracefulExit: false,
    fps: 10
  });
}
function format(bytes2) {
  return (bytes2 / MB).toFixed(1);
}

// js/platform-object.js
function platformInterface(Interface2, name) {
  const { prototype } = Interface2;
  Object.defineProperty(Interface2, "name", { value: name, configurable: true });
  for (const member of Object.getOwnPropertyNames(prototype)) {
    if (member !== "constructor") Object.defineProperty(prototype, member, { enumerable: true });
  }
  Object.defineProperty(prototype, Symbol.toStringTag, { value: name, configurable: true });
  return Interface2;
}
function ensurePrototype(object, newTarget, Interface2) {
  const { prototype } = newTarget;
  const isObject = typeof prototype === "function" || typeof prototype === "object" && prototype !== null;
  if (!isObject) Object.setPrototypeOf(object, Interface2.prototype);
}

// js/hooks.js
function decode2(bytes2, fallbackLabel = "utf-8", options = void 0) {
  const context = "Failed to execute 'decode'";
  const source = toBufferSource(bytes2, context);
  const fallback = toEncoding(toDOMString(fallbackLabel), context);
  const { fatal, ignoreBOM } = toDictionary(options, { fatal: Boolean, ignoreBOM: Boolean }, context);
  const input = bytesOf(source);
  const bom = findBOM(input);
  const start2 = bom && !ignoreBOM ? bom.bytes.length : 0;
  const common = new TextDecoderCommon(bom?.encoding ?? fallback, fatal, true, start2);
  return withTypeErrors(context, () => common.decode(partOf(input, start2), true));
}
function utf8DecodeWithoutBOM(bytes2) {
  return run(UTF_8, bytesOf(toBufferSource(bytes2, "Failed to execute 'utf8DecodeWithoutBOM'")));
}
function run(encoding, bytes2) {
  return new TextDecoderCommon(encoding, false, true).decode(bytes2, true);
}

// js/text-cost.js
var OTHER = 1;
var PUNCTUATION = 2;
var SYMBOL = 3;
var JUNK = 4;
var LETTER = 10;
var EAST_ASIAN = 1e3;
var KANA = 1010;
function findKind(character, codePoint) {
  if (/[\t\n\f\r]/.test(character)) return OTHER;
  if (/[\p{Cc}\p{Co}\p{Cn}\uFFFD]/u.test(character)) return JUNK;
  if (!/[\p{L}\p{M}]/u.test(character)) {
    if (codePoint < 128) return OTHER;
    return /[’‘“”„«»–—…‐·\xA0،؛؟、。，！？：；（）「」『』《》]/.test(character) ? PUNCTUATION : SYMBOL;
  }
  if (codePoint < 12288) {
    const script = codePoint < 880 ? 1 : codePoint >> 8;
    return LETTER * script + Number(/\p{Lu}/u.test(character));
  }
  return codePoint < 12544 || codePoint >= 65377 && codePoint <= 65439 ? KANA : EAST_ASIAN;
}
var HALF_WIDTH = 65280;
var RARE_CYRILLIC = /[бгжзйф-я]/i;
var everyday;
function rowsOf(label, first2, last, start2 = 161) {
  const bytes2 = [];
  for (let lead = first2; lead <= last; lead++) {
    for (let trail = start2; trail < 255; trail++) bytes2.push(lead, trail);
  }
  return new Set(decode2(Uint8Array.from(bytes2), label));
}
var kinds;
function costOf(text) {
  kinds ??= new Uint16Array(65536);
  everyday ??= [
    rowsOf("shift_jis", 136, 151, 64),
    rowsOf("gbk", 176, 215),
    rowsOf("big5", 164, 198, 64),
    rowsOf("euc-kr", 176, 200)
  ];
  const eastAsian = everyday.map(() => 0);
  let sum = 0;
  let previous = OTHER;
  for (const character of text) {
    const codePoint = Number(character.codePointAt(0));
    const kind = kinds[codePoint] || findKind(character, codePoint);
    kinds[codePoint] = kind;
    const isInWord = previous >= LETTER;
    if (kind === JUNK) sum += 22;
    else if (kind === SYMBOL) sum += isInWord ? 15 : previous === SYMBOL ? 7 : 11;
    else if (kind === PUNCTUATION) sum += isInWord ? 9 : 7;
    else if (kind >= EAST_ASIAN) {
      for (const [i, characters] of everyday.entries()) {
        if (kind === KANA) eastAsian[i] += i > 0 ? 13 : codePoint > HALF_WIDTH ? 9 : 5;
        else eastAsian[i] += characters.has(character) ? 9 : 14;
      }
      if (isInWord && previous < EAST_ASIAN) sum += 9;
    } else if (kind >= LETTER) {
      const isASCII2 = character < "\x80";
      if (!isASCII2) sum += kind < 2 * LETTER ? 6 : RARE_CYRILLIC.test(character) ? 7 : 4;
      if (isInWord && previous !== kind) {
        if (previous >= EAST_ASIAN) sum += 6;
        else if (Math.trunc(previous / LETTER) !== Math.trunc(kind / LETTER)) sum += 12;
        else if (kind % LETTER === 1) sum += isASCII2 ? 3 : 11;
      } else if (isInWord && !isASCII2) sum += kind % LETTER;
      if (previous === SYMBOL || previous === JUNK) sum += 4;
    }
    previous = kind;
  }
  return sum + Math.min(...eastAsian);
}

// js/text-decoder.js
var DECODE = "Failed to execute 'decode' on 'TextDecoder'";
var Interface = class _Interface {
  #common;
  #doNotFlush = false;
  /**
   * @param {string} [label] a label of any encoding but replacement
   * @param {{ fatal?: boolean, ignoreBOM?: boolean } | null} [options]
   *   `fatal`: whether malformed input throws instead of becoming U+FFFD;
   *   `ignoreBOM`: whether a byte order mark is kept as text
   * @throws {RangeError} if the label is unknown, or one of replacement
   */
  constructor(label = "utf-8", options = void 0) {
    this.#common = newTextDecoderCommon(label, options, "Failed to construct 'TextDecoder'");
    if (new.target !== _Interface) ensurePrototype(this, new.target, _Interface);
  }
  /** The encoding's name in lowercase. */
  get encoding() {
    return this.#common.name.toLowerCase();
  }
  /** Whether malformed input throws. */
  get fatal() {
    return this.#common.fatal;
  }
  /** Whether a byte order mark is kept as text. */
  get ignoreBOM() {
    return this.#common.ignoreBOM;
  }
  /**
   * https://encoding.spec.whatwg.org/#dom-textdecoder-decode
   * @param {AllowSharedBufferSource} [input]
   * @param {{ stream?: boolean } | null} [options] `stream`: whether more input follows in later calls
   * @returns {string}
   * @throws {TypeError} if the input isn't a buffer source, or if it is malformed and `fatal` is set
   */
  decode(input = NOTHING, options = void 0) {
    const common = this.#common;
    const source = toBufferSource(input, DECODE);
    const stream = booleanMember(options, "stream", DECODE);
    if (!this.#doNotFlush) common.reset();
    this.#doNotFlush = stream;
    return common.decode(borrowBytes(source), !stream, DECODE);
  }
};
var TextDecoder = /* @__PURE__ */ platformInterface(Interface, "TextDecoder");
function newTextDecoderCommon(label, options, context) {
  const labelString = toDOMString(label);
  const fatal = booleanMember(options, "fatal", context);
  const ignoreBOM = booleanMember(options, "ignoreBOM", context);
  return new TextDecoderCommon(getDecoderEncoding(labelString, context), fatal, ignoreBOM);
}

// js/repair.js
var READ_AS = "windows-1252 windows-1251 windows-1250 GBK Shift_JIS Big5 EUC-KR KOI8-R IBM866 macintosh windows-1253 windows-1254 windows-1255 windows-1256 windows-1257 windows-874 EUC-JP".split(" ");
var RARITY = 0.25;
var TWO_BYTE = /^[GSBE]/;
var EAST_ASIAN2 = /[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7A3\uFF61-\uFF9F]/;
var HOME = /^w|G|S|B.+5|KR/;
var UTF_82 = "UTF-8";
var LIKELY = -2;
var UNLIKELY = 1;
var MOST_EXAMINED = 1e3;
var BEFORE = 40;
var LEAST_SCORE = 3e-3;
var MOST_EVIDENCE = 30;
var MOST_EAST_ASIAN = 10;
var HEALTHY = 25;
var ENOUGH = 7;
var MOST_MORE = 10;
var MOST_BEHIND = 15;
var MOST_STEPS2 = 3;
var AGAIN = 4;
var MOST_TAKEN = 5;
function repairMojibake(string, options = void 0) {
  const text = toDOMString(string);
  const { maxSteps } = toDictionary(
    options,
    { maxSteps: (value = 2) => Math.min(Number(value), MOST_STEPS2) },
    "Failed to execute 'repairMojibake'"
  );
  const first2 = text.search(/[^\0-\x7F]/);
  if (first2 < 0) return [];
  const start2 = Math.max(0, first2 - BEFORE);
  const sample = text.slice(start2, start2 + MOST_EXAMINED);
  return findRepairs(sample, maxSteps).map(({ steps, gain }) => ({
    // A part of the text may be right, or wrong in another way.
    text: undo(text, steps) ?? text.replace(/[^\r\n]+/g, (line) => undo(line, steps) ?? line),
    path: steps.map(({ really, readAs }) => `${really} read as ${readAs}`).reverse(),
    score: 1 - 2 ** (-gain / 8)
  }));
}
function findRepairs(text, maxSteps) {
  const evidence = evidenceFor(text);
  if (evidence > HEALTHY) return [];
  const own = costOf(text) - evidence;
  const found = /* @__PURE__ */ new Map();
  let latest = [{ text, steps: [], bits: 0, gain: 0 }];
  for (let step = 0; step < maxSteps; step++) {
    latest = latest.flatMap((from) => undoOnce(from, own)).sort(byGain);
    for (const repair of latest) if (!found.has(repair.text)) found.set(repair.text, repair);
    latest.length = Math.min(latest.length, MOST_TAKEN);
  }
  found.delete(text);
  const best = [...found.values()].sort(byGain).slice(0, MOST_TAKEN);
  for (const repair of best) repair.gain += 0.6 * evidenceFor(repair.text);
  best.sort(byGain);
  const enough = ENOUGH + Math.min(MOST_MORE, 40 / text.length);
  return best.filter(({ gain }) => gain > Math.max(enough, best[0].gain - MOST_BEHIND));
}
var byGain = (first2, second) => second.gain - first2.gain;
function undoOnce({ text, steps, bits }, own) {
  const repairs = [];
  for (const [i, readAs] of READ_AS.entries()) {
    const bytes2 = TWO_BYTE.test(readAs) && !EAST_ASIAN2.test(text) ? void 0 : encodeAs(text, readAs);
    if (!bytes2) continue;
    const isDamaged = text.includes(REPLACEMENT_CHARACTER2) || decodeShortened(bytes2)?.includes(REPLACEMENT_CHARACTER2);
    const candidates = isDamaged ? DAMAGED : detectEncoding(bytes2).candidates;
    for (const { encoding: really, score } of candidates) {
      if (score < LEAST_SCORE) break;
      if (steps.length > 0 && really !== UTF_82 && steps[0].really !== UTF_82) continue;
      const repaired = decodeAs(bytes2, really, true);
      if (repaired === void 0 || repaired === text) continue;
      const sum = bits + 2.4 * Math.log2(score) - i * RARITY - (really === UTF_82 ? LIKELY : UNLIKELY) - (steps.length > 0 ? AGAIN : 0);
      const gain = own - costOf(repaired) + sum;
      repairs.push({ text: repaired, steps: [...steps, { really, readAs }], bits: sum, gain });
    }
  }
  return repairs;
}
function evidenceFor(text) {
  if (text.includes(REPLACEMENT_CHARACTER2)) return 0;
  const isEastAsian = EAST_ASIAN2.test(text);
  let most = -Infinity;
  for (const home of READ_AS) {
    const isOwn = HOME.test(home) && TWO_BYTE.test(home) === isEastAsian;
    const bytes2 = isOwn ? encodeAs(text, home) : void 0;
    if (!bytes2) continue;
    let [own, other] = [2 ** -MOST_EVIDENCE, 2 ** -MOST_EVIDENCE];
    for (const { encoding, score } of detectEncoding(bytes2).candidates) {
      if (encoding === home || decodeAs(bytes2, encoding) === text) own += score;
      else other = Math.max(other, score);
    }
    most = Math.max(most, Math.log2(own / other));
  }
  if (most === -Infinity) return 0;
  return isEastAsian ? Math.max(-MOST_EAST_ASIAN, Math.min(most, MOST_EAST_ASIAN)) : most;
}
function undo(text, steps) {
  let undone = text;
  for (const { really, readAs } of steps) {
    const bytes2 = encodeAs(undone, readAs);
    const next = bytes2 && decodeAs(bytes2, really);
    if (next === void 0) return void 0;
    undone = next;
  }
  return undone;
}
var LOST = 127;
var REPLACEMENT_CHARACTER2 = "\uFFFD";
var LEAST_RIGHT = 4;
var DAMAGED = [{ encoding: UTF_82, score: 0.9 }];
function encodeAs(text, label) {
  const exact = text.replaceAll(REPLACEMENT_CHARACTER2, "\x7F").replace(/[\x80-\x9F]/g, (control) => decode2(Uint8Array.of(control.charCodeAt(0)), label));
  try {
    return new EncoderCommon(getEncoderEncoding(label, "repairMojibake"), "fatal").encode(exact, true);
  } catch {
    return void 0;
  }
}
function decodeAs(bytes2, label, stream = false) {
  if (bytes2.includes(LOST)) return label === UTF_82 ? decodeDamaged(bytes2) : void 0;
  try {
    return new TextDecoder(label, { fatal: true, ignoreBOM: true }).decode(bytes2, { stream });
  } catch {
    return label === UTF_82 ? decodeShortened(bytes2) : void 0;
  }
}
function decodeShortened(bytes2) {
  const text = utf8DecodeWithoutBOM(bytes2);
  const [wrong, right] = [/\uFFFD/g, /[\x80-\uFFFC]/g].map((pattern) => text.match(pattern)?.length ?? 0);
  return LEAST_RIGHT * wrong <= right ? text : void 0;
}
function decodeDamaged(bytes2) {
  const text = utf8DecodeWithoutBOM(bytes2).replace(/\uFFFD*\x7F[\uFFFD\x7F]*/g, "\x7F");
  const [wrong, right] = [text.split("\x7F"), text.match(/[^\0-\x7F]/gu) ?? []];
  const isExplained = !text.includes(REPLACEMENT_CHARACTER2) && wrong.length <= right.length + 1;
  return isExplained ? text.replaceAll("\x7F", REPLACEMENT_CHARACTER2) : void 0;
}

// cli/repairing.js
var RepairingTranscoder = class {
  /** The wrong steps of the last source, in order; empty if it was right. @type {string[]} */
  path = [];
  #decoder;
  #encoder;
  /** @type {Uint8Array[]} */
  #held = [];
  /**
   * @param {number | import('../js/sniffing.js').Sniffer} from
   * @param {number} to
   * @param {import('../js/transcoding.js').TranscoderOptions} options
   */
  constructor(from, to, { fatal, ignoreBOM, bom, unmappable }) {
    this.#decoder = newTranscoder(from, UTF_8, { fatal, ignoreBOM, bom: false, unmappable: "fatal" }, "");
    this.#encoder = newTranscoder(UTF_8, to, { fatal: false, ignoreBOM: true, bom, unmappable }, "");
  }
  get decision() {
    return this.#decoder.decision;
  }
  /** @param {Uint8Array} chunk @param {number} end @param {(bytes: Uint8Array<ArrayBuffer>) => void} push */
  transcode(chunk, end3, push) {
    this.#decoder.transcode(chunk, end3, (piece) => this.#held.push(piece));
    if (end3 === END.none) return;
    const bytes2 = Buffer.concat(this.#held);
    this.#held = [];
    const text = new TextDecoderCommon(UTF_8, false, true).decode(bytes2, true);
    const [repair] = repairMojibake(text);
    if (end3 === END.source) this.path = repair?.path ?? [];
    this.#encoder.transcode(repair ? Buffer.from(repair.text) : bytes2, end3 === END.result ? end3 : END.none, push);
  }
  takeLosses() {
    const { malformed, firstMalformed } = this.#decoder.takeLosses();
    return { ...this.#encoder.takeLosses(), malformed, firstMalformed };
  }
};

// cli/text-position.js
var LINE_FEED2 = 10;
var TextPosition = class {
  /** From 1. */
  line = 1;
  /** From 1, in code points. */
  column = 1;
  #decoder;
  /** @param {number} encoding */
  constructor(encoding) {
    this.#decoder = new TextDecoderCommon(encoding, false, true);
  }
  /** Starts counting from the beginning, for the next of several files. */
  startFile() {
    this.line = 1;
    this.column = 1;
  }
  /**
   * Advances by pieces of text.
   * @param {Uint8Array[]} pieces
   * @returns {this}
   */
  advance(pieces) {
    for (const piece of pieces) this.#advance(piece);
    return this;
  }
  /** @param {Uint8Array} piece */
  #advance(piece) {
    let lineStart = 0;
    for (let at2 = piece.indexOf(LINE_FEED2); at2 >= 0; at2 = piece.indexOf(LINE_FEED2, lineStart)) {
      lineStart = at2 + 1;
      this.line += 1;
    }
    if (lineStart > 0) {
      this.column = 1;
      this.#decoder.reset();
    }
    for (const _ of this.#decoder.decode(piece.subarray(lineStart), false)) this.column += 1;
  }
};

// cli/run.js
async function run2(job) {
  const isTextOnTerminal = job.output === void 0 && process.stdout.isTTY;
  const progress = startProgress(await totalSize(job.files), isTextOnTerminal);
  let output;
  const cleanUp = () => {
    progress.stop();
    output?.discard();
  };
  const stopListening = onSignal(cleanUp);
  let exitCode = 0;
  const told = new Error("the input cannot be converted");
  const converter = new Converter(job);
  const tellAbout = (file) => {
    for (const message of converter.takeMessages()) {
      progress.stop();
      tell(nameOfFile(file), message);
    }
  };
  async function* converted() {
    for (const file of job.files) {
      try {
        for await (const chunk of read(file, output?.file)) {
          yield* converter.convert(chunk, END.none);
          progress.add(chunk.length);
        }
        yield* converter.convert(new Uint8Array(), END.source);
        if (converter.encoding !== void 0) job.onDecision?.(converter.encoding);
        tellAbout(file);
      } catch (error) {
        yield* converter.abandon();
        tellAbout(file);
        progress.stop();
        exitCode = report2(nameOfFile(file), error);
        if (job.output !== void 0) throw told;
      }
    }
    yield* converter.convert(new Uint8Array(), END.result);
  }
  try {
    if (job.isDry) for await (const _ of converted()) ;
    else {
      output = await openOutput(job.output);
      await deliver(converted(), output);
    }
    progress.stop();
  } catch (error) {
    cleanUp();
    if (error !== told) exitCode = reportWriting(job.output, error) || exitCode;
  }
  stopListening();
  return exitCode;
}
var Converter = class {
  #job;
  #transcoder;
  /** @type {DeclarationFixer | undefined} */
  #fixer;
  /** @type {EndOfLineFixer | undefined} */
  #eol;
  /** Whether a file has begun, and not ended. */
  #isInFile = false;
  /** Whether there may be something to report about a file. */
  #hasMessages = false;
  /** Where the result is, if a character can be unmappable there. @type {TextPosition | undefined} */
  #position;
  /** @param {Job} job */
  constructor(job) {
    const { from, to, bom, fatal, unmappable, drop, repair, eol } = job;
    this.#job = job;
    const ignoreBOM = bom === "keep" && hasBOM(to) && job.files.length === 1;
    const options = { fatal, ignoreBOM, bom: bom === "add", unmappable };
    if (repair) this.#transcoder = new RepairingTranscoder(from, to, options);
    else this.#transcoder = drop ? new DroppingTranscoder(from, to, options) : newTranscoder(from, to, options, "");
    const mayFail = unmappable === "fatal" || unmappable === "translit";
    this.#position = mayFail && !hasBOM(to) ? new TextPosition(to) : void 0;
    this.#eol = eol && new EndOfLineFixer(eol, to);
  }
  /** The encoding of the last file, once it is known. */
  get encoding() {
    return this.#transcoder.decision?.encoding;
  }
  /**
   * Converts a chunk; yields the text before an error, and then throws.
   * @param {Uint8Array} chunk
   * @param {number} end one of `END`
   */
  *convert(chunk, end3) {
    const pieces = [];
    let error;
    this.#hasMessages = true;
    if (end3 !== END.result && !this.#isInFile && this.#job.fixDeclaration)
      this.#fixer = new DeclarationFixer(this.#job.to);
    try {
      this.#transcoder.transcode(chunk, end3, (piece) => pieces.push(piece));
    } catch (thrown) {
      error = thrown;
    }
    this.#position?.advance(pieces);
    this.#isInFile = !error && end3 === END.none;
    for (const piece of this.#fixed(pieces)) yield this.#eol ? this.#eol.add(piece) : piece;
    const explained = error && explain2(error, this.#position);
    if (!this.#isInFile) this.#position?.startFile();
    if (error) throw explained;
  }
  /** @param {Uint8Array<ArrayBuffer>[]} pieces */
  *#fixed(pieces) {
    if (!this.#fixer) {
      yield* pieces;
      return;
    }
    for (const piece of pieces) yield* this.#fixer.add(piece);
    if (this.#isInFile) return;
    yield* this.#fixer.end();
    this.#fixer = void 0;
  }
  /** Ends a file that can't be read any further, so that the next one is separate from it. */
  *abandon() {
    if (!this.#isInFile) return;
    try {
      yield* this.convert(new Uint8Array(), END.source);
    } catch {
    }
  }
  /** The messages about the last file. */
  takeMessages() {
    const { from, quiet, verbose } = this.#job;
    const { decision } = this.#transcoder;
    const losses = this.#transcoder.takeLosses();
    if (!decision || !this.#hasMessages) return [];
    this.#hasMessages = false;
    const messages = quiet ? [] : lossesInWords(losses, decision.encoding, this.#job);
    const { path = [] } = (
      /** @type {{ path?: string[] }} */
      this.#transcoder
    );
    if (path.length > 0 && !quiet) messages.unshift(`it was ${path.join(", and then ")}; that is repaired`);
    if (verbose && typeof from === "object") messages.unshift(decisionInWords(decision));
    return messages;
  }
};
function decisionInWords({ encoding, source, score }) {
  const why = score === null ? source : `${source}, ${score.toFixed(2)}`;
  return `it is taken for ${encodings[encoding].name} (${why})`;
}
function explain2(error, position) {
  if (error instanceof Malformed) {
    const verb = error.length === 1 ? "is" : "are";
    return new Error(
      `${counted(error.length, "byte")} at offset ${error.offset} ${verb} invalid in ${error.encoding}; check --from, or leave out --fatal to replace such bytes with U+FFFD`
    );
  }
  if (error instanceof UnmappableError && position) {
    const { line, column } = position;
    return new Error(
      `line ${line}, column ${column} (offset ${error.index}): ${error.encoding} can't represent ${characterInWords(error.codePoint)}; use --unmappable translit, html or replacement, or --to utf-8`
    );
  }
  return error;
}
async function totalSize(files) {
  let total = 0;
  for (const file of files) {
    const stats = file === "-" ? void 0 : await (0, import_promises4.stat)(toPath(file)).catch(() => void 0);
    if (!stats?.isFile()) return void 0;
    total += stats.size;
  }
  return total;
}
function onSignal(cleanUp) {
  const signals = (
    /** @type {const} */
    ["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"]
  );
  const stop = () => {
    for (const signal of signals) process.off(signal, listener);
  };
  const listener = (signal) => {
    cleanUp();
    stop();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, listener);
  return stop;
}

// cli/batch.js
async function runBatch(job, batch) {
  const failed = [];
  const outputs = /* @__PURE__ */ new Set();
  let converted = 0;
  let skipped = 0;
  for (const file of job.files) {
    try {
      if (batch.skipUTF8 && await isUTF8(file)) {
        skipped += 1;
        if (batch.dryRun) say(file, "would be left alone: it is UTF-8");
      } else if (await convert(file, job, batch, outputs)) converted += 1;
      else failed.push(file);
    } catch (error) {
      report2(nameOfFile(file), error);
      failed.push(file);
    }
  }
  if (!job.quiet) {
    const done = batch.dryRun ? "would be converted" : "converted";
    const left = skipped > 0 ? `, ${skipped} left alone` : "";
    const wrong = failed.length > 0 ? `, ${failed.length} failed: ${failed.map(nameOfFile).join(", ")}` : "";
    process.stderr.write(`encoding-wasm: ${counted(converted, "file")} ${done}${left}${wrong}
`);
  }
  return failed.length > 0 ? EXIT.failure : 0;
}
var say = (file, what) => process.stdout.write(`${nameOfFile(file)}: ${what}
`);
async function convert(file, job, { suffix, directory, dryRun }, outputs) {
  const output = directory === void 0 ? file : (0, import_node_path2.join)(directory, placeOf(file));
  if (directory !== void 0) {
    const place = (0, import_node_path2.resolve)(output);
    if (place === (0, import_node_path2.resolve)(file)) throw new Error("it would replace itself; name another directory, or use --in-place");
    if (outputs.has(place)) throw new Error(`${nameOfFile(output)} is the place of another file; convert it by itself`);
    outputs.add(place);
  }
  const toName2 = encodings[job.to].name;
  if (dryRun) {
    let fromName = "";
    const setFrom = (from) => {
      fromName = encodings[from].name;
    };
    if (await run2({ ...job, files: [file], output, isDry: true, onDecision: setFrom }) !== 0) return false;
    const where = output === file ? "" : `, to ${nameOfFile(output)}`;
    const backup = suffix ? `, and kept as ${nameOfFile(file + suffix)}` : "";
    say(file, `would be converted from ${fromName} to ${toName2}${where}${backup}`);
    return true;
  }
  try {
    if (directory !== void 0) await (0, import_promises5.mkdir)(toPath((0, import_node_path2.dirname)(output)), { recursive: true });
    if (!suffix) return await run2({ ...job, files: [file], output }) === 0;
    return await withBackup(file, suffix, () => run2({ ...job, files: [file], output }));
  } catch (error) {
    throw inWords(error, WRITING);
  }
}
async function withBackup(file, suffix, replace) {
  const temporary = toPath(`${file}${suffix}.tmp`);
  await (0, import_promises5.access)(toPath(file), import_promises5.constants.R_OK).catch((error) => {
    throw inWords(error, READING);
  });
  await (0, import_promises5.copyFile)(toPath(file), temporary);
  const isConverted = await replace() === 0;
  if (isConverted) await (0, import_promises5.rename)(temporary, toPath(`${file}${suffix}`));
  else await (0, import_promises5.rm)(temporary, { force: true });
  return isConverted;
}
function placeOf(file) {
  const path = (0, import_node_path2.isAbsolute)(file) ? (0, import_node_path2.basename)(file) : (0, import_node_path2.relative)(".", file);
  return path.startsWith("..") ? (0, import_node_path2.basename)(file) : path;
}
async function isUTF8(file) {
  const decoder = new TextDecoderCommon(UTF_8, true, true);
  let isASCII2 = true;
  let hasEscape = false;
  try {
    for await (const chunk of read(file)) {
      decoder.decode(chunk, false);
      if (chunk.includes(0)) return false;
      isASCII2 &&= chunk.every((byte) => byte < 128);
      hasEscape ||= chunk.includes(27);
    }
    decoder.decode(new Uint8Array(), true);
    return !(isASCII2 && hasEscape);
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

// node_modules/commander/esm.mjs
var import_index = __toESM(require_commander(), 1);
var {
  program,
  createCommand,
  createArgument,
  createOption,
  CommanderError,
  InvalidArgumentError,
  InvalidOptionArgumentError,
  // deprecated old name
  Command,
  Argument,
  Option,
  Help
} = import_index.default;

// js/resolve-encoding.js
var NAMES = `UTF-8 65001 1208 u8 utf8mb3 utf8mb4 utf8sig utf8bom utf8n utf8unix
IBM866 866nav
ISO-8859-2 28592 912
ISO-8859-3 28593 913
ISO-8859-4 28594 914
ISO-8859-5 28595 915
ISO-8859-6 28596 1089 arabic8
ISO-8859-7 28597 813
ISO-8859-8 28598 916 hebrew8
ISO-8859-8-I 38598
ISO-8859-10 28600 919
ISO-8859-13 28603 921 isoir179 l7
ISO-8859-14 28604 celtic celtic8 isoceltic isoir199 l8
ISO-8859-15 28605 923 isoir203
ISO-8859-16 28606 isoir226 l10
KOI8-R 878 20866
KOI8-U 1168 21866
macintosh 10000 1275
windows-874 9066 1162 isoir166 thai8 tis6200 tis62025291 tis62025331
windows-1250 5346 msee
windows-1251 5347 mscyrl
windows-1252 5348 20127 28591 367 646 ascii8 iso646us msansi
windows-1253 5349 msgreek
windows-1254 5350 28599 920 msturk turkish turkish8
windows-1255 9447 mshebr
windows-1256 9448 msarab
windows-1257 9449 winbaltrim
windows-1258 5354
x-mac-cyrillic 10007 10017 1283 macukraine macuk
GBK 1386 1383 20936 51936 cngb euccn eucgb2312cn gb2312cn mswin936
gb18030 1392 54936 gb180302000 gb180302005 gb180302022
Big5 1370 1373 1375 big5eten big5hkscs1999 big5hkscs2001 big5hkscs2004 big5hkscs2008 bigfive hkscs hkscsbig5 msc950 mswin950
EUC-JP 954 20932 33722 51932 5050 eucjpms eucjpwin ujis
ISO-2022-JP 50220 50221 50222 csjisencoding iso2022jp1978 jis jis7 jisencoding
Shift_JIS 943 942 943c csms932 csmskanji mswin932 sjismac sjisopen sjiswin shiftjisms
EUC-KR 970 1363 51949 cswindows949 mscp949 mswin949 uhc
UTF-16BE 1201 unicodebig unicodebigunmarked utf16beunmarked ucs2be
UTF-16LE 1200 unicodelittle unicodelittleunmarked ucs2le utf16lebom`;
var places2 = /* @__PURE__ */ lazy(
  () => new Map(
    NAMES.split("\n").flatMap((line) => {
      const [name, ...keys] = line.split(" ");
      return keys.map((key) => [key, getEncoding(name)]);
    })
  )
);
function findEncoding(name) {
  return getEncoding(name) ?? places2().get(keyOf(name)) ?? findSimilar(name);
}

// cli/shells.js
var SHELLS = (
  /** @type {const} */
  ["bash", "zsh", "fish"]
);

// cli/options.js
var OPTIONS = [
  {
    flags: "-f, --from <LABEL>",
    what: 'The encoding of the input, by any of its names, or "auto" to find that of each file.',
    parse: toSource,
    completes: "encoding"
  },
  {
    flags: "-t, --to <LABEL>",
    what: "The encoding of the output; UTF-8 by default. Behind it, //TRANSLIT writes the best fit of characters that it can\u2019t represent, or ?, and //IGNORE leaves them out.",
    parse: toTarget,
    completes: "encoding"
  },
  {
    flags: "-o, --output <FILE>",
    what: "Write to a file, which appears when all input is converted, not before.",
    completes: "file"
  },
  {
    flags: "-i, --in-place <SUFFIX>",
    what: "Replace each file by its conversion. With a suffix, such as --in-place=.bak, the old file stays under its name with the suffix; without one, invalid bytes are an error, as with --fatal.",
    isOptional: true
  },
  {
    flags: "--out-dir <DIR>",
    what: "Write the conversion of each file to a file of the same name in this directory.",
    completes: "folder"
  },
  { flags: "-r, --recursive", what: "Convert all files in the directories that are named." },
  { flags: "--skip-utf8", what: "Leave files alone that are UTF-8 already." },
  { flags: "-n, --dry-run", what: "Write nothing, but tell what would be done." },
  { flags: "-c", what: "Leave out invalid bytes, and characters that the output\u2019s encoding can\u2019t represent." },
  { flags: "--fatal", what: "Stop at invalid bytes instead of replacing them with U+FFFD." },
  {
    flags: "--unmappable <MODE>",
    what: "What to do with characters that the output\u2019s encoding can\u2019t represent: stop (fatal, the default), write them as in HTML, &#128169;, which a reader can\u2019t distinguish from the same characters in the text (html), write ? (replacement), leave them out (ignore), or write their best fit, and stop if there is none (translit).",
    choices: UNMAPPABLE_NAMES
  },
  {
    flags: "--bom <MODE>",
    what: "Whether the output begins with a byte order mark, in UTF-8 and UTF-16: always (add, or no mode), never (strip, the default), or if the input does (keep).",
    choices: ["add", "keep", "strip"],
    isOptional: true
  },
  { flags: "--eol <EOL>", what: "Make all ends of lines LF or CRLF.", choices: ["lf", "crlf"] },
  {
    flags: "--fix-declaration",
    what: "Make <meta charset> and XML declarations say the output\u2019s encoding."
  },
  {
    flags: "--repair",
    what: 'Repair text that was decoded in the wrong encoding before, once or twice: mojibake. The encoding is that of the file as it is, "auto" by default.'
  },
  {
    flags: "--detect",
    what: 'Convert nothing: tell the encoding that "--from auto" takes, its score, and what says so; or that a file is ASCII, empty, binary or unknown.'
  },
  { flags: "--json", what: "With --detect: tell it in JSON." },
  {
    flags: "--sniff <MODE>",
    what: 'With "auto" and --detect: from statistics alone (detect, the default), or first from what HTML or XML say.',
    choices: SNIFF_MODES,
    value: "detect"
  },
  { flags: "--locale <TAG>", what: 'With "auto" and --detect: the language, such as "ja", as a hint.' },
  { flags: "-q, --quiet", what: "Don\u2019t tell what was replaced, nor how many files were converted." },
  { flags: "-s, --silent", what: "The same." },
  { flags: "-v, --verbose", what: 'Tell which encoding "--from auto" takes for each file, and why.' },
  { flags: "-l, --list", what: "List the encodings and their labels." },
  { flags: "--completion <SHELL>", what: "Write a script for completion in a shell.", choices: SHELLS }
];
var HELP = `Usage: encoding-wasm -f LABEL|auto [-t LABEL] [OPTION\u2026] [FILE\u2026]
       encoding-wasm --detect [--json] [FILE\u2026]
  -f, --from LABEL         encoding of the input, or "auto" to find it
  -t, --to LABEL           encoding of the output (UTF-8); //TRANSLIT, //IGNORE
  -o, --output FILE        write to a file, which may be one of the input
  -i, --in-place[=SUFFIX]  replace each file; keep the old one with the suffix
      --out-dir DIR        write each file to a directory
  -r, --recursive          all files in folders  -n, --dry-run  write nothing
      --skip-utf8          leave files alone that are UTF-8 already
  -c                       leave out what is invalid or can't be represented
      --fatal              stop at invalid bytes instead of replacing them
      --unmappable MODE    what can't be represented: fatal, html, replacement,
                           ignore, translit
      --bom[=MODE]         byte order mark: add, keep, strip
      --eol EOL            ends of lines: lf, crlf
      --fix-declaration    correct <meta charset> and XML declarations
      --repair             undo an earlier wrong decoding (mojibake)
      --detect [--json]    only tell the encodings of files
      --sniff MODE         for "auto": detect, html, xml  --locale TAG  language
  -q, -s, --quiet          fewer messages   -v, --verbose  what "auto" takes
  -l, --list               all encodings    --completion SHELL  bash, zsh, fish
Exit codes: 0 success; 1 a file could not be converted; 2 wrong usage.
Example: encoding-wasm -f auto --in-place=.bak *.srt
`;
function newCommand(version) {
  const command2 = new Command("encoding-wasm").argument("[FILE...]").version(version, "-V, --version").configureHelp({ formatHelp: () => HELP }).showHelpAfterError("(see encoding-wasm --help)").exitOverride();
  for (const { flags, what, choices, value, parse } of OPTIONS) {
    const option = new Option(flags, what);
    if (choices) option.choices([...choices]);
    if (parse) option.argParser(parse);
    if (value !== void 0) option.default(value);
    command2.addOption(option);
  }
  return command2.addOption(new Option("--manual").hideHelp());
}
var LEFT_OUT = { "-i": "", "--in-place": "", "--bom": "add" };
function withOptionalValues(args) {
  const end3 = args.indexOf("--");
  return args.map(
    (arg, i) => (end3 < 0 || i < end3) && Object.hasOwn(LEFT_OUT, arg) ? `${arg === "-i" ? "--in-place" : arg}=${LEFT_OUT[
      /** @type {keyof typeof LEFT_OUT} */
      arg
    ]}` : arg
  );
}
function toSource(label) {
  const name = label.replace(/\/\/.*$/s, "");
  return name === "auto" ? name : toEncoding2(name);
}
function toTarget(label) {
  const [name, ...suffixes] = label.split("//");
  const to = toEncoding2(name);
  const known = suffixes.map((suffix) => suffix.toUpperCase());
  const unknown = known.findIndex((suffix) => !["", "TRANSLIT", "IGNORE"].includes(suffix));
  if (unknown >= 0) {
    throw new InvalidArgumentError(`It ends in //${suffixes[unknown]}; only //TRANSLIT and //IGNORE are known.`);
  }
  const rest = known.includes("IGNORE") ? "" : "?";
  if (known.includes("TRANSLIT")) {
    const transliterate = newTransliterator(to);
    return { to, unmappable: (codePoint) => transliterate(codePoint) ?? rest };
  }
  return known.includes("IGNORE") ? { to, unmappable: "ignore" } : { to };
}
function toEncoding2(name) {
  const encoding = getEncoding(name) ?? findEncoding(name);
  if (encoding === void 0)
    throw new InvalidArgumentError("No encoding has this name; encoding-wasm --list shows all.");
  if (encoding === REPLACEMENT) throw new InvalidArgumentError("It stands for an encoding that holds no text.");
  return encoding;
}

// cli/completion.js
var NAME = "encoding-wasm";
var all = () => [
  ...OPTIONS.map(({ flags, what, choices, isOptional = false, completes }) => {
    const [names, value] = flags.split(" <");
    const words = completes === "encoding" ? labels() : choices && [...choices];
    return {
      names: names.split(", "),
      takesValue: value !== void 0,
      isOptional,
      words,
      completes,
      what: short(what)
    };
  }),
  {
    names: ["-h", "--help"],
    takesValue: false,
    isOptional: false,
    words: void 0,
    completes: void 0,
    what: "Help"
  },
  {
    names: ["-V", "--version"],
    takesValue: false,
    isOptional: false,
    words: void 0,
    completes: void 0,
    what: "Version"
  }
];
var labels = () => ["auto", ...encodings.filter(({ name }) => name !== "replacement").map(({ name }) => name)];
var short = (what) => what.replace(/[.:;,(].*$/s, "").replace(/["'’]/g, "");
function completionFor(shell) {
  return { bash, zsh, fish }[shell]();
}
function bash() {
  const cases = all().flatMap(({ names, takesValue, isOptional, words, completes }) => {
    if (!takesValue || isOptional) return [];
    if (words) return [`    ${names.join("|")}) COMPREPLY=($(compgen -W '${words.join(" ")}' -- "$word")); return ;;`];
    if (completes === "folder") return [`    ${names.join("|")}) COMPREPLY=($(compgen -d -- "$word")); return ;;`];
    return [`    ${names.join("|")}) COMPREPLY=($(compgen -f -- "$word")); return ;;`];
  });
  const flags = all().flatMap(
    ({ names, isOptional, words = [""] }) => names.flatMap(
      (name) => isOptional && name.startsWith("--") ? [name, ...words.map((word) => `${name}=${word}`)] : [name]
    )
  );
  return `# Completion for ${NAME} in bash: put it into ~/.local/share/bash-completion/completions/${NAME}
_encoding_wasm() {
  local word=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]}
  COMPREPLY=()
  case $previous in
${cases.join("\n")}
  esac
  case $word in
    -*) COMPREPLY=($(compgen -W '${flags.join(" ")}' -- "$word")) ;;
    *) COMPREPLY=($(compgen -f -- "$word")) ;;
  esac
}
complete -o filenames -F _encoding_wasm ${NAME}
`;
}
function zsh() {
  const specs = all().map(({ names, takesValue, isOptional, words, completes, what }) => {
    const exclusive = names.length > 1 ? `'(${names.join(" ")})'{${names.join(",")}}` : `'${names[0]}`;
    const action = words ? `(${words.join(" ")})` : completes === "folder" ? "_files -/" : "_files";
    const value = takesValue ? `:${isOptional ? ":" : "value:"}${action}` : "";
    const name = isOptional ? `'${names.at(-1)}=-` : names.length > 1 ? `${exclusive}'` : exclusive;
    return `  ${name}[${what}]${isOptional ? `::value:${action}` : value}' \\`;
  });
  return `#compdef ${NAME}
# Completion for ${NAME} in zsh: put it into a directory of $fpath as _${NAME}
_arguments -s -S \\
${specs.join("\n")}
  '*:file:_files'
`;
}
function fish() {
  const lines2 = all().map(({ names, takesValue, isOptional, words, completes, what }) => {
    const flags = names.map((name) => name.startsWith("--") ? `-l ${name.slice(2)}` : `-s ${name.slice(1)}`);
    const values = words ? ` -x -a '${words.join(" ")}'` : completes === "folder" ? " -x -a '(__fish_complete_directories)'" : " -r";
    return `complete -c ${NAME} ${flags.join(" ")}${takesValue && !isOptional ? values : ""} -d '${what}'`;
  });
  return `# Completion for ${NAME} in fish: put it into ~/.config/fish/completions/${NAME}.fish
${lines2.join("\n")}
`;
}

// js/examination.js
var SURE = 0.9;
var Examination = class {
  #start;
  #declaring = new Pieces();
  /** @param {import('./sniffing.js').Sniffer} [sniffer] one for detection, which has hints */
  constructor(sniffer = newSniffer({}, "Examination")) {
    this.#start = new StartOfStream(sniffer);
  }
  /**
   * Adds a chunk. Call it until there is a decision.
   * @param {Uint8Array} chunk
   * @param {boolean} isLast whether the stream ends with it
   */
  add(chunk, isLast) {
    const length = Math.min(lengthOf(chunk), PRESCAN_BYTES - this.#declaring.length);
    if (length > 0) this.#declaring.add(copyOf(chunk, 0, length));
    this.#start.add(chunk, isLast);
  }
  /** The decision of a byte order mark or the detection, whatever the document declares; null while more bytes are needed. */
  get decision() {
    return this.#start.decision;
  }
  /** The detection's result, with all candidates; undefined if a byte order mark decided. */
  get detected() {
    return this.#start.detected;
  }
  /** The encoding that an HTML or XML document declares in its first bytes. */
  get declared() {
    const bytes2 = this.#declaring.concatenate();
    return isMarkup(bytes2) ? declaredEncoding(bytes2) : void 0;
  }
  /** A reason to doubt what the document declares. @returns {Doubt | undefined} */
  get doubt() {
    const { declared, detected } = this;
    const { sample } = this.#start;
    if (!declared || !detected || detected.isASCII || detected.encoding === declared.encoding) return void 0;
    const malformed = countMalformed(declared.encoding, sample);
    const doubt = { declared: declared.encoding, detected: detected.encoding, score: detected.score, malformed };
    if (detected.encoding === void 0) return malformed > 0 ? doubt : void 0;
    const isContradicted = malformed > countMalformed(detected.encoding, sample) || detected.score >= SURE;
    return isContradicted && decode3(declared.encoding, sample) !== decode3(detected.encoding, sample) ? doubt : void 0;
  }
};
var decode3 = (encoding, bytes2) => new TextDecoderCommon(encoding, false, true).decode(bytes2, false);
function countMalformed(encoding, bytes2) {
  let count = 0;
  let decoder = null;
  for (let start2 = 0; start2 < lengthOf(bytes2); start2 += blockLength) {
    const block = partOf(bytes2, start2, Math.min(start2 + blockLength, lengthOf(bytes2)));
    useDecoder(encoding, decoder);
    decodeBlockCounting(block, false);
    count += replacements.malformed();
    decoder = saveCodec();
  }
  return count;
}

// cli/detect.js
var MOST_EXAMINED2 = 1 << 20;
async function detectFiles({ files, sniffing, json, quiet }) {
  const chosen = newSniffer(sniffing, "--detect");
  const detecting = newSniffer({ ...sniffing, sniff: "detect" }, "--detect");
  let exitCode = 0;
  const found = [];
  for (const file of files) {
    try {
      const examination = new Examination(detecting);
      const start2 = sniffing.sniff === "detect" ? examination : new StartOfStream(chosen);
      const { encoding, ...others } = await examine(file, start2, examination);
      const doubt = examination.doubt && named(examination.doubt);
      const kind = examination.detected?.kind ?? (others.source === "default" ? "empty" : "text");
      found.push({ file, encoding: encodings[encoding].name, ...others, kind, doubt: doubt ?? null });
      if (doubt && !quiet) tell(nameOfFile(file), inWords2(doubt));
    } catch (error) {
      exitCode = report2(nameOfFile(file), error);
    }
  }
  return await print(json ? `${JSON.stringify(found, null, 2)}
` : table(found)) || exitCode;
}
async function examine(file, start2, examination) {
  const readers = /* @__PURE__ */ new Set([start2, examination]);
  const add = (chunk, isLast) => {
    for (const reader of readers) if (!reader.decision) reader.add(chunk, isLast);
  };
  let length = 0;
  for await (const chunk of read(file)) {
    add(chunk, false);
    length += chunk.length;
    if (start2.decision && (examination.decision || length > MOST_EXAMINED2)) break;
  }
  add(new Uint8Array(), true);
  return (
    /** @type {import('../js/sniffing.js').Decision} */
    start2.decision
  );
}
function named({ declared, detected, ...others }) {
  const name = detected === void 0 ? null : encodings[detected].name;
  return { declared: encodings[declared].name, detected: name, ...others };
}
function inWords2({ declared, detected, score, malformed }) {
  const invalid = `has ${counted(malformed, "byte sequence")} that ${malformed === 1 ? "is" : "are"} invalid in ${declared}`;
  if (detected === null) return `it declares ${declared}, but ${invalid}`;
  return `it declares ${declared}, but looks like ${detected} (${score.toFixed(2)})${malformed > 0 ? `, and ${invalid}` : ""}`;
}
function table(found) {
  const rows = found.map(({ file, encoding, score, source, kind }) => [
    // Used where nothing shows the encoding.
    source === "default" && kind !== "text" ? kind : encoding,
    score === null ? "-" : score.toFixed(2),
    source,
    nameOfFile(file)
  ]);
  const widths = [0, 1, 2].map((column) => Math.max(0, ...rows.map((row) => row[column].length)));
  return rows.map((row) => `${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")}
`).join("");
}

// cli/find-files.js
var import_node_fs4 = require("node:fs");
var import_node_path3 = require("node:path");
function findFiles(names, isRecursive) {
  const found = names.flatMap((name) => isThere(name) ? [name] : matches(name));
  return isRecursive ? found.flatMap((name) => isDirectory(name) ? filesIn(name) : [name]) : found;
}
function isThere(name) {
  try {
    return name === "-" || (0, import_node_fs4.lstatSync)(toPath(name), { throwIfNoEntry: false }) !== void 0;
  } catch {
    return true;
  }
}
function isDirectory(name) {
  try {
    return name !== "-" && (0, import_node_fs4.statSync)(toPath(name)).isDirectory();
  } catch {
    return false;
  }
}
function filesIn(directory) {
  const entries = entriesOf(directory);
  if (!entries) return [directory];
  return entries.flatMap(({ name, isFolder, isFile }) => {
    if (name.startsWith(".")) return [];
    const path = (0, import_node_path3.join)(directory, name);
    if (isFolder) return filesIn(path);
    return isFile ? [path] : [];
  });
}
function entriesOf(directory) {
  try {
    return (0, import_node_fs4.readdirSync)(toPath(directory), { withFileTypes: true, encoding: "buffer" }).map((entry) => ({ name: toName(entry.name), isFolder: entry.isDirectory(), isFile: entry.isFile() })).sort((a, b) => a.name < b.name ? -1 : 1);
  } catch {
    return void 0;
  }
}
function matches(pattern) {
  if (!/[*?[]/.test(pattern)) return [pattern];
  const parts = pattern.split("/");
  const start2 = parts[0] === "" ? "/" : ".";
  const found = expand(start2, parts[0] === "" ? parts.slice(1) : parts);
  return found.length > 0 ? found : [pattern];
}
function expand(directory, [part, ...rest]) {
  if (part === "**") {
    const folders = (entriesOf(directory) ?? []).filter(({ name, isFolder }) => isFolder && !name.startsWith("."));
    const below = folders.flatMap(({ name }) => expand((0, import_node_path3.join)(directory, name), [part, ...rest]));
    return [...rest.length > 0 ? expand(directory, rest) : [], ...below];
  }
  if (!/[*?[]/.test(part)) {
    const path = (0, import_node_path3.join)(directory, part);
    if (rest.length > 0) return isDirectory(path) ? expand(path, rest) : [];
    return isThere(path) ? [path] : [];
  }
  const regExp = toRegExp(part);
  return (entriesOf(directory) ?? []).flatMap(({ name, isFolder }) => {
    if (!regExp.test(name) || name.startsWith(".") && !part.startsWith(".")) return [];
    const path = (0, import_node_path3.join)(directory, name);
    if (rest.length === 0) return [path];
    return isFolder ? expand(path, rest) : [];
  });
}
function toRegExp(part) {
  const source = part.replace(/\*|\?|\[([!^]?)([^\]]+)\]|[\\^$.|+(){}\][]/g, (found, not, set) => {
    if (found === "*") return ".*";
    if (found === "?") return ".";
    if (set !== void 0) return `[${not && "^"}${set.replaceAll("\\", "\\\\")}]`;
    return `\\${found}`;
  });
  return new RegExp(`^${source}$`, "su");
}

// cli/manual.js
var roff = (text) => text.replaceAll("\\", "\\e").replaceAll("-", "\\-").replaceAll("\u2019", "'").replace(/^[.']/gm, "\\&$&");
function manual(version) {
  const options = [
    ...OPTIONS,
    { flags: "-h, --help", what: "Show a short help.", choices: void 0, isOptional: false },
    { flags: "-V, --version", what: "Show the version.", choices: void 0, isOptional: false }
  ].map(({ flags, what, choices, isOptional }) => {
    const [names, value] = flags.replace(">", "").split(" <");
    const shown = value === void 0 ? "" : isOptional ? `[=\\fI${value}\\fR]` : ` \\fI${value}\\fR`;
    const all2 = names.split(", ").map((name) => `\\fB${roff(name)}\\fR`);
    const last = (
      /** @type {string} */
      all2.pop()
    );
    const possible = choices ? `
${roff(`Possible: ${choices.join(", ")}.`)}` : "";
    return `.TP
${[...all2, last + shown].join(", ")}
${roff(what)}${possible}
`;
  });
  return `.TH ENCODING\\-WASM 1 "" "encoding\\-wasm ${roff(version)}" "User Commands"
.SH NAME
encoding\\-wasm \\- convert text files between encodings, as browsers read and write them
.SH SYNOPSIS
\\fBencoding\\-wasm\\fR \\fB\\-f\\fR \\fILABEL\\fR|\\fBauto\\fR [\\fB\\-t\\fR \\fILABEL\\fR] [\\fIOPTION\\fR...] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-detect\\fR [\\fB\\-\\-json\\fR] [\\fIFILE\\fR...]
.br
\\fBencoding\\-wasm\\fR \\fB\\-\\-list\\fR
.SH DESCRIPTION
Converts files between the encodings of the WHATWG Encoding Standard, in constant memory.
Several files become one text, unless \\fB\\-\\-in\\-place\\fR or \\fB\\-\\-out\\-dir\\fR is given.
Without a file, or for "\\-", it reads standard input.
File names may have the wildcards *, ?, [...] and **, for shells that don't expand them.
.SH OPTIONS
${options.join("")}.SH EXIT STATUS
.TP
0
Success. Replacements are reported on standard error.
.TP
1
Something could not be read, converted or written. Such files are left as they were.
.TP
2
Wrong usage.
.SH EXAMPLES
.nf
encoding\\-wasm \\-f shift_jis readme.txt
encoding\\-wasm \\-f auto \\-\\-in\\-place=.bak \\-r subtitles
encoding\\-wasm \\-f utf\\-8 \\-t koi8\\-r//TRANSLIT letter.txt
encoding\\-wasm \\-\\-detect *.srt
.fi
`;
}

// cli/main.js
var MOST_WAIT = 100;
var module2 = (0, import_node_path4.join)(__dirname, "encoding.wasm");
try {
  instantiate((0, import_node_fs5.readFileSync)(module2));
} catch (error) {
  const { message } = (
    /** @type {Error} */
    inWords(error, {})
  );
  const advice = "install encoding-wasm again, or use a newer Node";
  process.exit(report2(`its part ${nameOfFile(module2)} cannot be loaded`, `${message}; ${advice}`));
}
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {
});
var help = "";
var command = newCommand("0.1.0").configureOutput({
  writeOut: (text) => {
    help += text;
  }
});
try {
  command.parse(withOptionalValues(argumentsOfCommand()), { from: "user" });
  const options = command.opts();
  const problem = misuse(options);
  if (problem) usageError(problem);
  else start(options).then(exit);
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  if (error.exitCode === 0) print(help).then(exit);
  else exit(EXIT.usage);
}
function misuse(options) {
  const { from, output, list, detect: detect2, json, bom, inPlace, outDir, recursive, skipUtf8, dryRun, completion } = options;
  const isBatch = inPlace !== void 0 || outDir !== void 0;
  if (output !== void 0 && (list || detect2 || completion)) {
    return `--output is for conversions; write ${list ? "--list" : detect2 ? "--detect" : "--completion"} \u2026 > FILE instead.`;
  }
  if (json && !detect2) return "--json is for --detect.";
  if (list || detect2 || completion || options.manual) return void 0;
  if (options.repair && options.c) return "--repair and -c exclude each other.";
  if (from === void 0 && !options.repair)
    return "--from LABEL is missing: which encoding is the input in? --from auto finds it.";
  const { to } = targetOf(options);
  if (bom === "add" && !hasBOM(to)) return `--bom: ${encodings[to].name} has no byte order mark.`;
  if (inPlace !== void 0 && outDir !== void 0) return "--in-place and --out-dir exclude each other.";
  if (isBatch && output !== void 0)
    return "--output is for one result; --in-place and --out-dir have one for each file.";
  if (isBatch && (command.args.length === 0 || command.args.includes("-"))) {
    return "--in-place and --out-dir need the names of files.";
  }
  if (inPlace?.includes("/")) return "--in-place: a suffix can't contain '/'.";
  if ((skipUtf8 || dryRun) && !isBatch) return "--skip-utf8 and --dry-run are for --in-place and --out-dir.";
  if (recursive && !isBatch && output === void 0 && command.args.length === 0)
    return "--recursive needs a directory.";
  return void 0;
}
function targetOf({ to: target, c: drop, unmappable }) {
  const { to, unmappable: suffix } = target ?? { to: 0 };
  return { to, unmappable: unmappable ?? suffix ?? (drop ? "ignore" : "fatal") };
}
async function start(options) {
  const { from, output, list, detect: detect2, json, sniff: sniff2, locale, completion, inPlace, outDir, recursive = false } = options;
  if (list) return print(encodings.map(({ name, labels: labels2 }) => `${name}: ${labels2.join(", ")}
`).join(""));
  if (completion) return print(completionFor(completion));
  if (options.manual) return print(manual("0.1.0"));
  const sniffing = { sniff: sniff2, locale, detect: true };
  const quiet = Boolean(options.quiet || options.silent);
  const files = command.args.length > 0 ? findFiles(command.args, recursive) : ["-"];
  if (detect2) return detectFiles({ files, sniffing, json, quiet });
  const job = {
    files,
    from: from === "auto" || from === void 0 ? newSniffer(sniffing, "--from auto") : from,
    ...targetOf(options),
    bom: options.bom ?? "strip",
    eol: options.eol,
    drop: Boolean(options.c),
    repair: Boolean(options.repair),
    // Without the old file, lost bytes couldn't be recovered.
    fatal: Boolean(options.fatal) || inPlace === "",
    fixDeclaration: Boolean(options.fixDeclaration),
    quiet,
    verbose: Boolean(options.verbose),
    output: output === "-" ? void 0 : output
  };
  if (inPlace === void 0 && outDir === void 0) return run2(job);
  const { skipUtf8: skipUTF8 = false, dryRun = false } = options;
  return runBatch(job, { suffix: inPlace, directory: outDir, skipUTF8, dryRun });
}
function exit(exitCode) {
  process.exitCode = exitCode;
  setTimeout(() => process.stderr.write("", () => process.exit(exitCode)), MOST_WAIT).unref();
}
function usageError(message) {
  command.error(`error: ${message}`, { exitCode: EXIT.usage });
}
