import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import type { FastifyInstance } from 'fastify';
import { createBackgroundTask } from '../../../lib/backgroundTask.ts';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { throwProblem } from '../../../lib/problems.ts';
import { eventNotSigned, notAnEvent } from '../checkout.problems.ts';
import type { CheckoutContext } from '../checkoutContext.ts';
import { type NewEvent, parseEvent, storeEvents } from './webhookEvents.service.ts';
import { processEvents } from './webhookProcessing.service.ts';

/** The provider sends several events of a payment at once: those that arrive within this time are stored in one statement. */
const STORE_DELAY_MS = 10;
/** Timers may fire slightly before the wall clock reaches their time. */
const TIMER_SLACK_MS = 20;
const MAX_EVENT_ID = 64;

/** POST /webhooks/razorpay: an event is verified, stored and answered; it is processed afterwards. */
export async function webhooks(
  app: FastifyInstance,
  { shop: ctx }: { shop: CheckoutContext },
): Promise<void> {
  const processing = createProcessing(ctx);
  app.addHook('onClose', () => processing.stop());
  const batchedStore = new DataLoader<NewEvent, unknown>(
    async (events) => {
      await storeEvents(ctx, events);
      return events;
    },
    { cache: false, batchScheduleFn: (callback) => setTimeout(callback, STORE_DELAY_MS) },
  );

  // The signature covers the raw bytes of the body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  app.post<{ Body: Buffer | undefined }>('/webhooks/razorpay', async ({ headers, body }, reply) => {
    const signature = headers['x-razorpay-signature'];
    if (!body || typeof signature !== 'string' || !ctx.provider.isWebhookSigned(body, signature))
      return throwProblem(eventNotSigned());
    const event = parseEvent(eventId(headers['x-razorpay-event-id'], body), body.toString());
    if (!event) return throwProblem(notAnEvent());
    await batchedStore.load(event);
    crashPoint('after the event is stored');
    reply.raw.once('finish', () => processing.wake());
    return reply.send({ status: 'ok' });
  });
}

const createProcessing = (ctx: CheckoutContext) =>
  createBackgroundTask({
    run: (shouldContinue) => processEvents(ctx, shouldContinue),
    onError: (error) => ctx.log.error({ err: error }, 'events could not be processed'),
    delayMs: ctx.env.backgroundDelayMs && ctx.env.backgroundDelayMs + TIMER_SLACK_MS,
  });

/** The id in the header; without a usable one, the hash of the body, so that a repeated delivery has the same id. */
const eventId = (header: string | string[] | undefined, body: Buffer): string =>
  typeof header === 'string' && header !== '' && header.length <= MAX_EVENT_ID
    ? header
    : createHash('sha256').update(body).digest('hex');
