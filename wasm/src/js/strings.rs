//! Makes strings of JavaScript from code units in memory, in the host's fastest way.

use js_sys::{JSON, JsString, Object, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsValue, memory};

/// The most code units in one string: as many as the array of js/wasm/strings.wat takes.
pub(super) const MAX_UNITS: usize = 65_539;

/// js/wasm/strings.wat, as `npm run build` assembles it.
const BUILTINS: &[u8] = include_bytes!("strings.wasm");

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = WebAssembly, js_name = Module)]
    type Module;

    #[wasm_bindgen(catch, constructor, js_namespace = WebAssembly, js_class = "Module")]
    fn new(bytes: &[u8], options: &JsValue) -> Result<Module, JsValue>;

    #[wasm_bindgen(js_namespace = WebAssembly, js_name = Instance)]
    type Instance;

    #[wasm_bindgen(catch, constructor, js_namespace = WebAssembly, js_class = "Instance")]
    fn new(module: &Module, imports: &Object) -> Result<Instance, JsValue>;

    #[wasm_bindgen(method, getter)]
    fn exports(this: &Instance) -> Exports;

    /// The exports of js/wasm/strings.wat.
    type Exports;

    #[wasm_bindgen(catch, method)]
    fn read(this: &Exports, address: usize, length: usize) -> Result<JsString, JsValue>;

    type TextDecoder;

    #[wasm_bindgen(catch, constructor)]
    fn new(label: &str, options: &JsValue) -> Result<TextDecoder, JsValue>;

    #[wasm_bindgen(catch, method)]
    fn decode(this: &TextDecoder, units: &[u16]) -> Result<JsString, JsValue>;
}

thread_local! {
    static WAY: Way = Way::choose();
}

/// Makes a string of at most [`MAX_UNITS`] code units without lone surrogates.
pub(super) fn to_js_string(units: &[u16]) -> JsString {
    WAY.with(|way| way.make(units)).unwrap_or_else(|_| make_plainly(units))
}

/// A way to make a string. `Builtins` is the fastest, then `Decoder`: see bench/NOTES.md.
enum Way {
    /// JS string builtins, which copy from an array of the garbage collector's:
    /// <https://webassembly.github.io/js-string-builtins/js-api/>
    Builtins(Exports),
    /// The host's UTF-16 decoder.
    Decoder(TextDecoder),
    /// What wasm-bindgen does: by way of UTF-8, in every host.
    Plain,
}

impl Way {
    fn choose() -> Self {
        let is_right = |way: &Self| {
            let text = "\u{FEFF}a\0é漢\u{FEFF}\u{FFFD}💩\u{FFFF}";
            let units: Vec<u16> = text.encode_utf16().collect();
            way.make(&units).is_ok_and(|made| made == text)
        };
        let builtins = Self::by_builtins().ok().filter(is_right);
        builtins.or_else(|| Self::by_decoder().ok().filter(is_right)).unwrap_or(Self::Plain)
    }

    fn by_builtins() -> Result<Self, JsValue> {
        let module = Module::new(BUILTINS, &JSON::parse(r#"{ "builtins": ["js-string"] }"#)?)?;
        let imports = Object::new();
        let ours = Object::new();
        Reflect::set(&ours, &"memory".into(), &memory())?;
        Reflect::set(&imports, &"encoding-wasm".into(), &ours)?;
        Ok(Self::Builtins(Instance::new(&module, &imports)?.exports()))
    }

    fn by_decoder() -> Result<Self, JsValue> {
        let options = JSON::parse(r#"{ "fatal": true, "ignoreBOM": true }"#)?;
        Ok(Self::Decoder(TextDecoder::new("utf-16le", &options)?))
    }

    fn make(&self, units: &[u16]) -> Result<JsString, JsValue> {
        match self {
            Self::Builtins(exports) => exports.read(units.as_ptr() as usize, units.len()),
            Self::Decoder(decoder) => decoder.decode(units),
            Self::Plain => Ok(make_plainly(units)),
        }
    }
}

fn make_plainly(units: &[u16]) -> JsString {
    String::from_utf16_lossy(units).into()
}
