// The code pages of DOS that the standard doesn't have, the most frequent first. The page can read files in them.

export const CODE_PAGES = ['850', '437', '852', '737', '775', '857', '862'];
