import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { localStore, sessionStore } from './src/lib/session/storage.ts';

// In ms; long, because tests run slowly on small and busy machines.
configure({ asyncUtilTimeout: 10_000 });

// jsdom does not implement scrolling.
globalThis.scrollTo = () => {};
if (globalThis.Element) {
  Element.prototype.scrollTo = () => {};
  Element.prototype.scrollIntoView = () => {};
}
// Nor layout.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The test files of other threads are not windows of the same browser. Once: the files of a thread share its channels.
if (globalThis.BroadcastChannel.name !== 'ChannelOfThread')
  globalThis.BroadcastChannel = class ChannelOfThread extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of thread ${process.env.VITEST_POOL_ID}`);
    }
  };

// The window is wide; a test of a phone stubs it.
globalThis.matchMedia = (query) =>
  Object.assign(new EventTarget(), { matches: query === '(min-width: 768px)' }) as MediaQueryList;

/** In ms, as on most screens. */
const FRAME = 16;
let isInFrame = false;
// Nobody presses what is not painted yet. So a frame comes before the next action of a test, however busy the machine is; those of
// an animation keep their distance.
globalThis.requestAnimationFrame = (callback) =>
  Number(
    setTimeout(
      () => {
        isInFrame = true;
        try {
          callback(performance.now());
        } finally {
          isInFrame = false;
        }
      },
      isInFrame ? FRAME : 0,
    ),
  );
globalThis.cancelAnimationFrame = (id) => clearTimeout(id);

// Test files of one worker share the document and the modules. Each test begins with what this leaves.
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  // Tests of the server have no page.
  if (!globalThis.document) return;
  // Dialogs let go of the page a little after they are gone.
  await new Promise((resolve) => setTimeout(resolve));
  for (const store of [localStore, sessionStore]) for (const key of store.keys()) store.removeItem(key);
  history.replaceState(null, '', '/');
  document.head.replaceChildren(...document.head.querySelectorAll('style'));
  const { body, documentElement } = document;
  const bodyAttributes = [...body.attributes].map(({ name }) => name);
  body.replaceChildren();
  for (const element of [body, documentElement])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  // A page that stays inert after its dialog is a fault of the page.
  expect(bodyAttributes).toEqual([]);
});
