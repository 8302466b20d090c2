import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// As patient as a busy machine needs; what comes sooner is seen sooner.
configure({ asyncUtilTimeout: 30_000 });

afterEach(cleanup);

// jsdom has nothing to scroll.
globalThis.scrollTo = () => {};
