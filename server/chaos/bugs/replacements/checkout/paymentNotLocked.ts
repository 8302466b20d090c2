// Bug: two refunds of one payment are decided at the same time.

import { setTimeout as sleep } from 'node:timers/promises';
import * as real from '../../../../src/features/checkout/refunds/desk/recordRefund.service.ts';

export * from '../../../../src/features/checkout/refunds/desk/recordRefund.service.ts';

const PAUSE_MS = 1000;

export const lockPayment: typeof real.lockPayment = async () => {};

export const readRefundable: typeof real.readRefundable = async (...args) => {
  const refundable = await real.readRefundable(...args);
  await sleep(PAUSE_MS);
  return refundable;
};
