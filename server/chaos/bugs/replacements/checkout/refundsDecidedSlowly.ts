// Not a bug: decisions about refunds take time, so that two of them meet.

import { setTimeout as sleep } from 'node:timers/promises';
import * as real from '../../../../src/features/checkout/refunds/desk/recordRefund.service.ts';

export * from '../../../../src/features/checkout/refunds/desk/recordRefund.service.ts';

const PAUSE_MS = 1000;
let readings = 0;

export const readRefundable: typeof real.readRefundable = async (...args) => {
  const refundable = await real.readRefundable(...args);
  // Decisions that end at the same time would wait for each other, and the database would end one of them.
  await sleep(PAUSE_MS * ++readings);
  return refundable;
};
