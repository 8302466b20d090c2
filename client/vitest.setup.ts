import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// In ms; long, because tests run slowly on small machines.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

// jsdom does not implement scrolling.
globalThis.scrollTo = () => {};
// Nor layout.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
