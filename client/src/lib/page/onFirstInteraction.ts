const EVENTS = ['pointermove', 'pointerdown', 'keydown', 'scroll'];

/** Calls back once, at the first interaction with the page. Returns a function that cancels. */
export function onFirstInteraction(callback: () => void): () => void {
  const controller = new AbortController();
  const handle = () => {
    controller.abort();
    callback();
  };
  const options = { signal: controller.signal, passive: true };
  for (const event of EVENTS) window.addEventListener(event, handle, options);
  return () => controller.abort();
}
