// The features of the crate that the linters try besides the default ones. With `alloc` alone, the crate is `no_std`, so any use of `std` is
// an error.

/** Each is a list for cargo's option `--features`. */
export const FEATURE_SELECTIONS = [
  'std',
  'std,encode',
  'std,transcode',
  'std,chinese',
  'alloc',
  'alloc,japanese,encode',
  'alloc,korean',
  'alloc,single-byte',
  'alloc,detection',
  'alloc,transcode,sniffing',
];
