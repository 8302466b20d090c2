import { AsyncLocalStorage } from 'node:async_hooks';

/** The amount that the body of the current request names, in rupees. */
export const clientAmount = new AsyncLocalStorage<number | undefined>();
