/** A part of an address as it is meant; null where it cannot be read: `%` begins the code of a character there. */
export function decoded(part: string): string | null {
  // The bundler drops a call whose value nobody takes, however it might throw.
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
