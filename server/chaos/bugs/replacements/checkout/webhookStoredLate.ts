// Bug: a webhook is answered before its events are stored.

import * as real from '../../../../src/features/checkout/webhooks/webhookEvents.service.ts';

export * from '../../../../src/features/checkout/webhooks/webhookEvents.service.ts';

const DELAY_MS = 150;

export const storeEvents: typeof real.storeEvents = async (ctx, events) => {
  setTimeout(() => void real.storeEvents(ctx, events), DELAY_MS);
};
