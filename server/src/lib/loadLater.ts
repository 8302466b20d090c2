/** Has something made when it is first asked for, and kept; what could not be made is made anew the next time. */
export function loadLater<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
