const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls back with the first sign that somebody uses the page. Returns the way out. */
export function whenUsed(callback: () => void): () => void {
  const found = new AbortController();
  const use = () => {
    found.abort();
    callback();
  };
  for (const sign of SIGNS) window.addEventListener(sign, use, { signal: found.signal, passive: true });
  return () => found.abort();
}
