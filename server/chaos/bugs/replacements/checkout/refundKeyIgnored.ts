// Bug: a refund is stored under another idempotency key than the client's.

import * as real from '../../../../src/features/checkout/refunds/desk/recordRefund.service.ts';
import { newId } from '../../../../src/lib/ids.ts';

export * from '../../../../src/features/checkout/refunds/desk/recordRefund.service.ts';

export const recordRefund: typeof real.recordRefund = (ctx, actor, request, decide) =>
  real.recordRefund(ctx, actor, { ...request, idempotencyKey: newId() }, decide);
