;; Copies between WebAssembly's memory and strings, through a garbage-collected array, because the JS string builtins take
;; only such arrays: https://webassembly.github.io/js-string-builtins/js-api/
;;
;; `npm run build` stores this module as a custom section of each entry's module, where strings.js finds it.
(module
  (type $units (array (mut i16)))
  (import "encoding-wasm" "memory" (memory 1))
  (import "wasm:js-string" "fromCharCodeArray"
    (func $from_char_code_array (param (ref null $units) i32 i32) (result (ref extern))))
  (import "wasm:js-string" "intoCharCodeArray"
    (func $into_char_code_array (param externref (ref null $units) i32) (result i32)))

  ;; The longest result of decoding a block: 65,536 bytes and three from before it. strings.js has the same number.
  (global $array (ref $units) (array.new_default $units (i32.const 65539)))

  ;; The functions load and store four code units as one number, which is faster than one at a time.

  (func (export "read") (param $address i32) (param $length i32) (result (ref extern))
    (local $index i32) (local $fours i32) (local $four i64)
    (local.set $fours (i32.and (local.get $length) (i32.const -4)))
    (block $fours_done
      (loop $next_four
        (br_if $fours_done (i32.ge_u (local.get $index) (local.get $fours)))
        (local.set $four (i64.load align=2 (local.get $address)))
        (array.set $units (global.get $array) (local.get $index) (i32.wrap_i64 (local.get $four)))
        (array.set $units (global.get $array) (i32.add (local.get $index) (i32.const 1))
          (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 16))))
        (array.set $units (global.get $array) (i32.add (local.get $index) (i32.const 2))
          (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 32))))
        (array.set $units (global.get $array) (i32.add (local.get $index) (i32.const 3))
          (i32.wrap_i64 (i64.shr_u (local.get $four) (i64.const 48))))
        (local.set $address (i32.add (local.get $address) (i32.const 8)))
        (local.set $index (i32.add (local.get $index) (i32.const 4)))
        (br $next_four)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $index) (local.get $length)))
        (array.set $units (global.get $array) (local.get $index) (i32.load16_u (local.get $address)))
        (local.set $address (i32.add (local.get $address) (i32.const 2)))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $next)))
    (call $from_char_code_array (global.get $array) (i32.const 0) (local.get $length)))

  ;; Makes a string of bytes by looking them up in a table of 256 code units, without writing these to memory first.
  (func (export "readBytes") (param $address i32) (param $length i32) (param $table i32) (result (ref extern))
    (local $index i32) (local $fours i32)
    (local.set $fours (i32.and (local.get $length) (i32.const -4)))
    (block $fours_done
      (loop $next_four
        (br_if $fours_done (i32.ge_u (local.get $index) (local.get $fours)))
        (array.set $units (global.get $array) (local.get $index)
          (i32.load16_u (i32.add (local.get $table) (i32.shl (i32.load8_u (local.get $address)) (i32.const 1)))))
        (array.set $units (global.get $array) (i32.add (local.get $index) (i32.const 1))
          (i32.load16_u (i32.add (local.get $table) (i32.shl (i32.load8_u offset=1 (local.get $address)) (i32.const 1)))))
        (array.set $units (global.get $array) (i32.add (local.get $index) (i32.const 2))
          (i32.load16_u (i32.add (local.get $table) (i32.shl (i32.load8_u offset=2 (local.get $address)) (i32.const 1)))))
        (array.set $units (global.get $array) (i32.add (local.get $index) (i32.const 3))
          (i32.load16_u (i32.add (local.get $table) (i32.shl (i32.load8_u offset=3 (local.get $address)) (i32.const 1)))))
        (local.set $address (i32.add (local.get $address) (i32.const 4)))
        (local.set $index (i32.add (local.get $index) (i32.const 4)))
        (br $next_four)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $index) (local.get $length)))
        (array.set $units (global.get $array) (local.get $index)
          (i32.load16_u (i32.add (local.get $table) (i32.shl (i32.load8_u (local.get $address)) (i32.const 1)))))
        (local.set $address (i32.add (local.get $address) (i32.const 1)))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $next)))
    (call $from_char_code_array (global.get $array) (i32.const 0) (local.get $length)))

  ;; Makes a string of bytes in a multi-byte encoding by looking their pairs up in a table of 65,536 code units. The index
  ;; of a pair is its two bytes as a number. A byte that is a character by itself has the same code unit before any other
  ;; byte, and a lead byte has a surrogate before 0. Returns null if the table has a surrogate for a pair. Leaves a lead
  ;; byte at the end, and writes behind the bytes how many it left.
  (func (export "readPairs") (param $address i32) (param $length i32) (param $table i32) (result externref)
    (local $end i32) (local $index i32) (local $unit i32) (local $next i32)
    (local.set $end (i32.add (local.get $address) (local.get $length)))
    (i32.store8 (local.get $end) (i32.const 0))
    (block $done
      (loop $next_unit
        (br_if $done (i32.ge_u (local.get $address) (local.get $end)))
        (local.set $unit (i32.load8_u (local.get $address)))
        (local.set $next (i32.add (local.get $address) (i32.const 1)))
        (if (i32.ge_u (local.get $unit) (i32.const 0x80))
          (then
            (local.set $unit (i32.load16_u (i32.add (local.get $table) (i32.shl (local.get $unit) (i32.const 1)))))
            (if (i32.eq (i32.and (local.get $unit) (i32.const 0xf800)) (i32.const 0xd800))
              (then
                (local.set $unit (i32.load16_u (i32.add (local.get $table)
                  (i32.shl (i32.load16_u align=1 (local.get $address)) (i32.const 1)))))
                (if (i32.eq (i32.and (local.get $unit) (i32.const 0xf800)) (i32.const 0xd800))
                  (then
                    (if (i32.ne (local.get $next) (local.get $end)) (then (return (ref.null extern))))
                    (i32.store8 (local.get $end) (i32.const 1))
                    (br $done)))
                (local.set $next (i32.add (local.get $next) (i32.const 1)))))))
        (array.set $units (global.get $array) (local.get $index) (local.get $unit))
        (local.set $address (local.get $next))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $next_unit)))
    (call $from_char_code_array (global.get $array) (i32.const 0) (local.get $index)))

  (func (export "write") (param $string externref) (param $address i32)
    (local $index i32) (local $length i32) (local $fours i32)
    (local.set $length
      (call $into_char_code_array (local.get $string) (global.get $array) (i32.const 0)))
    (local.set $fours (i32.and (local.get $length) (i32.const -4)))
    (block $fours_done
      (loop $next_four
        (br_if $fours_done (i32.ge_u (local.get $index) (local.get $fours)))
        (i64.store align=2 (local.get $address)
          (i64.or
            (i64.extend_i32_u (i32.or
              (array.get_u $units (global.get $array) (local.get $index))
              (i32.shl (array.get_u $units (global.get $array) (i32.add (local.get $index) (i32.const 1))) (i32.const 16))))
            (i64.shl
              (i64.extend_i32_u (i32.or
                (array.get_u $units (global.get $array) (i32.add (local.get $index) (i32.const 2)))
                (i32.shl (array.get_u $units (global.get $array) (i32.add (local.get $index) (i32.const 3))) (i32.const 16))))
              (i64.const 32))))
        (local.set $address (i32.add (local.get $address) (i32.const 8)))
        (local.set $index (i32.add (local.get $index) (i32.const 4)))
        (br $next_four)))
    (block $done
      (loop $next
        (br_if $done (i32.ge_u (local.get $index) (local.get $length)))
        (i32.store16 (local.get $address) (array.get_u $units (global.get $array) (local.get $index)))
        (local.set $address (i32.add (local.get $address) (i32.const 2)))
        (local.set $index (i32.add (local.get $index) (i32.const 1)))
        (br $next)))))
