// The polyfill has no exports: it defines globals.
export {};
