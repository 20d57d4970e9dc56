// The polyfill exports nothing: it defines globals.
export {};
