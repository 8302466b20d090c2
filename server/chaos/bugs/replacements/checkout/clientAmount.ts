// Shared by the bugs clientAmountRead.ts and clientAmountCharged.ts.

import { AsyncLocalStorage } from 'node:async_hooks';

/** The amount in the body of the current request, in rupees. */
export const clientAmount = new AsyncLocalStorage<number | undefined>();
