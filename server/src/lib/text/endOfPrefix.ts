/** Behind all texts that begin with a prefix, in the binary order of both databases. */
export const endOfPrefix = (prefix: string): string => `${prefix}\u{10FFFF}`;
