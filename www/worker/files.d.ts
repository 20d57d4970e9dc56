// The build gives these files as their bytes.
declare module '*.txt' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
