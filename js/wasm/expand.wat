;; Expands a module's code, compressed by tools/build/compress.js, which describes the format. `npm run build` assembles
;; this module, and embedded.js uses it. It runs once, so it is written to be fast without an optimizing compiler.
(module
  ;; From address 0 on: 8,749 models of 36 bytes, and at 314,964 their goals, 32 bytes for each symbol. embedded.js uses the
  ;; rest; tools/build/embed.js checks that there is room.
  (memory (export "memory") 10)

  ;; The state of the range coder, and the address of its next bytes.
  (global $state (mut i32) (i32.const 0))
  (global $next (mut i32) (i32.const 0))

  ;; Appends 16 bits to a state that has fewer than 17.
  (func $refill
    (global.set $state
      (i32.or (i32.shl (global.get $state) (i32.const 16)) (i32.load16_u (global.get $next))))
    (global.set $next (i32.add (global.get $next) (i32.const 2))))

  ;; Reads a symbol from 0 to 15. A model consists of 16-bit numbers: where each symbol's share of 0x8000 starts, where the
  ;; last one ends, and how many symbols it has seen.
  (func $symbol (param $model i32) (result i32)
    (local $place i32) (local $symbol i32) (local $start i32) (local $rate i32)
    (local $places v128) (local $low v128) (local $high v128)
    (local.set $model (i32.mul (local.get $model) (i32.const 36)))
    (local.set $place (i32.and (global.get $state) (i32.const 0x7fff)))
    ;; The last symbol that starts no later than the place.
    (local.set $symbol
      (i32.sub
        (i32.popcnt
          (i8x16.bitmask
            (i8x16.narrow_i16x8_s
              (i16x8.ge_s
                (local.tee $places (i16x8.splat (local.get $place)))
                (local.tee $low (v128.load (local.get $model))))
              (i16x8.ge_s
                (local.get $places)
                (local.tee $high (v128.load offset=16 (local.get $model)))))))
        (i32.const 1)))
    (local.set $start (i32.add (local.get $model) (i32.shl (local.get $symbol) (i32.const 1))))
    (global.set $state
      (i32.add
        (i32.mul
          (i32.shr_u (global.get $state) (i32.const 15))
          (i32.sub (i32.load16_u offset=2 (local.get $start)) (i32.load16_u (local.get $start))))
        (i32.sub (local.get $place) (i32.load16_u (local.get $start)))))
    (if (i32.lt_u (global.get $state) (i32.const 0x10000)) (then (call $refill)))
    ;; The model learns: its starts move towards those that give this symbol nearly the whole share. The more symbols it has
    ;; seen, the less they move.
    (local.set $rate (i32.load16_u offset=34 (local.get $model)))
    (i32.store16 offset=34 (local.get $model)
      (i32.add (local.get $rate) (i32.lt_u (local.get $rate) (i32.const 59))))
    (local.set $rate (i32.sub (i32.const 31) (i32.clz (i32.add (local.get $rate) (i32.const 5)))))
    (local.set $start (i32.shl (local.get $symbol) (i32.const 5)))
    (v128.store (local.get $model)
      (i16x8.add
        (local.get $low)
        (i16x8.shr_s
          (i16x8.sub (v128.load offset=314964 (local.get $start)) (local.get $low))
          (local.get $rate))))
    (v128.store offset=16 (local.get $model)
      (i16x8.add
        (local.get $high)
        (i16x8.shr_s
          (i16x8.sub (v128.load offset=314980 (local.get $start)) (local.get $high))
          (local.get $rate))))
    (local.get $symbol))

  ;; Reads a number, which is the sum of symbols: after a 15, another one follows.
  (func $number (param $model i32) (result i32)
    (local $symbol i32) (local $number i32)
    (loop $more
      (local.set $number (i32.add (local.get $number) (local.tee $symbol (call $symbol (local.get $model)))))
      (br_if $more (i32.eq (local.get $symbol) (i32.const 15))))
    (local.get $number))

  ;; Expands the code at $from, and writes it to $to until $end.
  (func (export "expand") (param $from i32) (param $to i32) (param $end i32)
    (local $model i32) (local $kinds i32) (local $length i32) (local $distance i32) (local $width i32)
    ;; The place in an instruction, up to $followed.
    (local $place i32) (local $followed i32) (local $byte i32)
    (local.set $followed (local.get $to))
    (loop $new_goal
      (i32.store16 offset=314964 (i32.shl (local.get $model) (i32.const 1))
        (i32.add
          ;; 64 for each earlier symbol, and the rest of the share for the goal's symbol.
          (i32.shl (i32.and (local.get $model) (i32.const 15)) (i32.const 6))
          (select
            (i32.const 31744)
            (i32.const 0)
            (i32.gt_u (i32.and (local.get $model) (i32.const 15)) (i32.shr_u (local.get $model) (i32.const 4))))))
      (br_if $new_goal
        (i32.lt_u (local.tee $model (i32.add (local.get $model) (i32.const 1))) (i32.const 256))))
    (local.set $model (i32.const 0))
    (loop $new_model
      (v128.store (local.get $model) (v128.const i16x8 0 2048 4096 6144 8192 10240 12288 14336))
      (v128.store offset=16 (local.get $model)
        (v128.const i16x8 16384 18432 20480 22528 24576 26624 28672 30720))
      (i32.store offset=32 (local.get $model) (i32.const 0x8000))
      (br_if $new_model
        (i32.lt_u (local.tee $model (i32.add (local.get $model) (i32.const 36))) (i32.const 314964))))
    (global.set $state (i32.load (local.get $from)))
    (global.set $next (i32.add (local.get $from) (i32.const 4)))
    (loop $item
      (local.set $length
        (call $symbol
          (i32.add (i32.shl (local.get $kinds) (i32.const 2)) (i32.shr_u (local.get $place) (i32.const 7)))))
      ;; The kind of the last item.
      (local.set $kinds (i32.mul (i32.rem_u (local.get $kinds) (i32.const 3)) (i32.const 3)))
      (if (i32.eqz (local.get $length))
        (then
          ;; A literal byte.
          (local.set $model (i32.add (i32.const 45) (i32.mul (local.get $place) (i32.const 17))))
          (local.set $width (call $symbol (local.get $model)))
          (i32.store8 (local.get $to)
            (i32.or
              (i32.shl (local.get $width) (i32.const 4))
              (call $symbol (i32.add (i32.add (local.get $model) (local.get $width)) (i32.const 1)))))
          (local.set $to (i32.add (local.get $to) (i32.const 1))))
        (else
          (if (i32.eq (local.get $length) (i32.const 1))
            (then
              ;; A repeat, from the same distance as the last one.
              (local.set $kinds (i32.add (local.get $kinds) (i32.const 1)))
              (local.set $length (i32.add (i32.const 1) (call $number (i32.const 36)))))
            (else
              (local.set $kinds (i32.add (local.get $kinds) (i32.const 2)))
              (if (i32.eq (local.get $length) (i32.const 15))
                (then (local.set $length (i32.add (local.get $length) (call $number (i32.const 37))))))
              (local.set $width
                (call $symbol
                  (i32.add (i32.const 38)
                    (select (local.get $length) (i32.const 6) (i32.lt_u (local.get $length) (i32.const 6))))))
              (local.set $distance (i32.shl (i32.const 1) (local.get $width)))
              (local.set $distance
                (i32.or
                  (local.get $distance)
                  (i32.and (global.get $state) (i32.sub (local.get $distance) (i32.const 1)))))
              (global.set $state (i32.shr_u (global.get $state) (local.get $width)))
              (if (i32.lt_u (global.get $state) (i32.const 0x10000)) (then (call $refill)))))
          (local.set $length (i32.add (local.get $to) (local.get $length)))
          (loop $copy
            (i32.store8 (local.get $to) (i32.load8_u (i32.sub (local.get $to) (local.get $distance))))
            (br_if $copy
              (i32.lt_u (local.tee $to (i32.add (local.get $to) (i32.const 1))) (local.get $length))))))
      ;; nextPlace in tools/build/compress.js, for each byte of the item.
      (loop $follow
        (local.set $byte (i32.load8_u (local.get $followed)))
        (if (i32.lt_u (local.get $place) (i32.const 0x100))
          (then
            (local.set $place
              (if (result i32) (i32.lt_u (i32.sub (local.get $byte) (i32.const 0x28)) (i32.const 0x17))
                (then (i32.or (local.get $byte) (i32.const 0x180)))
                (else
                  (select
                    (local.get $byte)
                    (i32.or (i32.and (local.get $byte) (i32.const 0x7f)) (i32.const 0x100))
                    (i32.or
                      ;; From 0x43 to 0xfb.
                      (i32.lt_u (i32.sub (local.get $byte) (i32.const 0x43)) (i32.const 0xb9))
                      ;; A bit for each of the others that has no operand, modulo 64.
                      (i32.and
                        (i32.wrap_i64 (i64.shr_u (i64.const 0xcfffffe0fffecfe1) (i64.extend_i32_u (local.get $byte))))
                        (i32.const 1))))))))
          (else
            (if (i32.lt_u (local.get $byte) (i32.const 0x80))
              (then
                (local.set $place
                  (select
                    (i32.and (local.get $place) (i32.const 0x7f))
                    (i32.sub (local.get $place) (i32.const 0x80))
                    (i32.lt_u (local.get $place) (i32.const 0x180))))))))
        (br_if $follow
          (i32.lt_u (local.tee $followed (i32.add (local.get $followed) (i32.const 1))) (local.get $to))))
      (br_if $item (i32.lt_u (local.get $to) (local.get $end))))))
