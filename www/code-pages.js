// The code pages of DOS and IBM outside the standard that the page can read.

/** Sorted by how many files use them. */
export const USUAL_CODE_PAGES = '850 437 852 737 775 857 862 855 860 865 861 863 869'.split(' ');

/** All that the drop-in for iconv-lite supports. */
export const CODE_PAGES = [
  ...USUAL_CODE_PAGES,
  ...'858 864 720 808 856 922 1046 1124 1125 1129 1133 1161 1163'.split(' '),
];
