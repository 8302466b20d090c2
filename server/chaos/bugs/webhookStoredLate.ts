import * as real from '../../src/features/checkout/webhooks/webhookEvents.service.ts';

export * from '../../src/features/checkout/webhooks/webhookEvents.service.ts';

const DELAY_MS = 150;

/** Returns at once, so that the event is answered before it is stored. */
export const storeEvents: typeof real.storeEvents = async (ctx, events) => {
  setTimeout(() => void real.storeEvents(ctx, events), DELAY_MS);
};
