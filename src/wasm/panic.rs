//! What a panic does without the standard library: the same as a trap, which JavaScript reports.

#[panic_handler]
fn panic(_info: &core::panic::PanicInfo) -> ! {
    core::arch::wasm32::unreachable()
}
