// The build embeds these files as bytes.
declare module '*.txt' {
  const bytes: Uint8Array<ArrayBuffer>;
  export default bytes;
}
