let atRest = false;

/**
 * Calls back once the page is there and the browser has nothing better to do; at once when that is past. For what the
 * page can do without at first. Returns the way out.
 */
export function whenPageAtRest(callback: () => void): () => void {
  if (atRest) {
    callback();
    return () => {};
  }
  let stop = () => {};
  const rest = () => {
    atRest = true;
    callback();
  };
  const wait = () => {
    // Safari knows no idle time.
    if (window.requestIdleCallback) {
      const id = window.requestIdleCallback(rest, { timeout: 2000 });
      stop = () => window.cancelIdleCallback(id);
    } else {
      const id = window.setTimeout(rest, 300);
      stop = () => window.clearTimeout(id);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    window.addEventListener('load', wait, { once: true });
    stop = () => window.removeEventListener('load', wait);
  }
  return () => stop();
}

let last = Promise.resolve();

/** Does things one after the other, each when the browser has nothing better to do. */
export function oneByOne(work: () => void): void {
  last = last.then(atLeisure).then(work);
}

const atLeisure = () =>
  new Promise<void>((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 500 });
    else setTimeout(resolve, 50);
  });
