//! Transform streams: <https://streams.spec.whatwg.org/#ts-class>.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Object, Reflect};
use wasm_bindgen::JsValue;
use wasm_bindgen::closure::Closure;
use web_sys::{TransformStream, TransformStreamDefaultController};

/// The result for a chunk or the end; `None` if there is nothing to pass on.
pub(super) type Transformed = Result<Option<JsValue>, JsValue>;

/// Makes a transform stream. `transform` gets its chunks, and `None` at the end. An error makes the stream fail with
/// it.
///
/// JavaScript releases both functions when it collects the stream.
pub(super) fn new_transform(
    transform: impl FnMut(Option<&JsValue>) -> Transformed + 'static,
) -> Result<TransformStream, JsValue> {
    let transform = Rc::new(RefCell::new(transform));
    let flush = Rc::clone(&transform);
    let transformer = Object::new();
    let on_chunk = move |chunk: JsValue, controller: TransformStreamDefaultController| {
        let result = transform.borrow_mut()(Some(&chunk));
        enqueue(&controller, result)
    };
    let on_end = move |controller: TransformStreamDefaultController| {
        let result = flush.borrow_mut()(None);
        enqueue(&controller, result)
    };
    // Nothing here may panic, so the borrowed value is never half-changed.
    let on_chunk: Closure<dyn Fn(_, _) -> Result<(), JsValue>> = Closure::own_assert_unwind_safe(on_chunk);
    let on_end: Closure<dyn Fn(_) -> Result<(), JsValue>> = Closure::own_assert_unwind_safe(on_end);
    Reflect::set(&transformer, &"transform".into(), &on_chunk.into_js_value())?;
    Reflect::set(&transformer, &"flush".into(), &on_end.into_js_value())?;
    TransformStream::new_with_transformer(&transformer)
}

fn enqueue(controller: &TransformStreamDefaultController, result: Transformed) -> Result<(), JsValue> {
    result?.map_or(Ok(()), |chunk| controller.enqueue_with_chunk(&chunk))
}
