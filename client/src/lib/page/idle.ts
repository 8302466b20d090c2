/** Resolves when the browser is idle, after `timeout` ms at the latest. Safari has no requestIdleCallback. */
const requestIdle = (timeout: number): Promise<unknown> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback) window.requestIdleCallback(resolve, { timeout });
    else setTimeout(resolve, 300);
  });

const pageLoaded = (): Promise<unknown> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve(undefined);
    else window.addEventListener('load', resolve, { once: true });
  });

let firstIdle: Promise<unknown> | undefined;

/** Resolves once the page has loaded and the browser was idle for the first time. */
export function whenIdle(): Promise<unknown> {
  firstIdle ??= pageLoaded().then(() => requestIdle(2000));
  return firstIdle;
}

let queue: Promise<unknown> = Promise.resolve();

/** Runs tasks one after the other, each when the browser is idle. */
export function runWhenIdle(task: () => void): void {
  queue = queue.then(() => requestIdle(500)).then(task);
}
