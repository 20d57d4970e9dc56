;; Undoes the text form of a module's code, which tools/embed.js makes: at least three times as fast as a script that has
;; not been compiled yet. Made into bytes by `npm run build`, and used by embedded.js.
(module
  ;; Room for the text, the code and the tables; tools/embed.js checks that it is enough.
  (memory (export "memory") 8)

  ;; Reads characters from $from to $end and writes the bytes that they stand for to $to. Three tables of 128 bytes are at
  ;; address 0: for a character by itself, behind a space and behind an exclamation mark. Returns the end of the bytes.
  (func (export "unescapeText") (param $from i32) (param $end i32) (param $to i32) (result i32)
    (local $table i32) (local $character i32)
    (loop $next
      (local.set $character (i32.load8_u (local.get $from)))
      (local.set $from (i32.add (local.get $from) (i32.const 1)))
      ;; Not the second character of a pair, which the table that it chose tells.
      (if (i32.lt_u (i32.or (local.get $table) (local.get $character)) (i32.const 0x22))
        (then
          (local.set $table (i32.shl (i32.sub (local.get $character) (i32.const 0x1f)) (i32.const 7))))
        (else
          (i32.store8 (local.get $to) (i32.load8_u (i32.add (local.get $table) (local.get $character))))
          (local.set $to (i32.add (local.get $to) (i32.const 1)))
          (local.set $table (i32.const 0))))
      (br_if $next (i32.lt_u (local.get $from) (local.get $end))))
    (local.get $to)))
