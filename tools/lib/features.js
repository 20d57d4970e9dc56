/**
 * Selections of the crate's features besides the default ones. With `alloc` alone the crate is `no_std`, so that using
 * `std` anywhere is an error.
 */
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
