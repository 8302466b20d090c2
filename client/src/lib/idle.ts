let isIdle = false;

/** Calls back once the page has loaded and the browser was idle for the first time. Returns a function that cancels. */
export function whenIdle(callback: () => void): () => void {
  if (isIdle) {
    callback();
    return () => {};
  }
  let cancel = () => {};
  const finish = () => {
    isIdle = true;
    callback();
  };
  const wait = () => {
    cancel = requestIdle(finish, 2000);
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    cancel = () => window.removeEventListener('load', wait);
  }
  return () => cancel();
}

/** Safari has no requestIdleCallback. @param timeout in ms, after which it calls back in any case */
function requestIdle(callback: () => void, timeout: number): () => void {
  if (!window.requestIdleCallback) {
    const id = window.setTimeout(callback, 300);
    return () => window.clearTimeout(id);
  }
  const id = window.requestIdleCallback(callback, { timeout });
  return () => window.cancelIdleCallback(id);
}

let queue = Promise.resolve();

/** Runs tasks one after the other, each when the browser is idle. */
export function runWhenIdle(task: () => void): void {
  queue = queue.then(() => new Promise<void>((resolve) => requestIdle(resolve, 500))).then(task);
}
