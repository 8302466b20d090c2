let keeper: (() => void) | undefined;

/** Has somebody who goes through the history stay at the page, and calls back then. Returns the way out. */
export function stayOnBack(callback: () => void): () => void {
  keeper = callback;
  return () => {
    keeper = undefined;
  };
}

/** For the router: whether the page is to stay, which has been told of it then. */
export function staysOnBack(): boolean {
  keeper?.();
  return keeper !== undefined;
}
