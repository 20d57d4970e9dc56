/** The command's exit codes; 0 is success. */
export const EXIT = {
  /** Something could not be read, decoded or written. */
  failure: 1,
  /** Wrong usage. */
  usage: 2,
};
