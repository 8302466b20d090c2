import { createHash } from 'node:crypto';
import DataLoader from 'dataloader';
import type { FastifyInstance } from 'fastify';
import { createBackground } from '../../jobs/backgroundTask.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import { restError } from '../../rest/errors.ts';
import type { Shop } from '../../shop.ts';
import { processEvents, readEvent } from './reconciliation.service.ts';
import { type NewEvent, storeEvents } from './webhookEvents.service.ts';

/** Those that come within so many ms are stored together: the provider sends several of each payment, all at once. */
const TOGETHER_MS = 10;
/** More than the clock and the timers of a process differ. */
const SLACK_MS = 20;

/** The payment provider's door: an event is checked, stored, answered, and only then processed. */
export async function webhooks(app: FastifyInstance, { shop }: { shop: Shop }): Promise<void> {
  // One run for all that come meanwhile: each of its own would look at the others' events as well.
  const processing = createBackground(
    (goOn) => processEvents(shop, goOn),
    (error) => shop.log.error({ err: error }, 'events could not be read'),
    shop.env.gatherMs && shop.env.gatherMs + SLACK_MS,
  );
  const inbox = new DataLoader<NewEvent, true>(
    async (events) => {
      await storeEvents(shop, events);
      return events.map(() => true);
    },
    { cache: false, batchScheduleFn: (store) => setTimeout(store, TOGETHER_MS) },
  );
  app.addHook('onClose', () => processing.stop());

  // The signature covers the bytes as they came.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));

  app.post<{ Body: Buffer | undefined }>('/webhooks/razorpay', async ({ headers, body }, reply) => {
    const signature = headers['x-razorpay-signature'];
    if (!body || typeof signature !== 'string' || !shop.provider.isWebhookSigned(body, signature)) {
      return reply.code(400).send(restError('This event is not signed as it should be'));
    }
    const given = headers['x-razorpay-event-id'];
    const id =
      typeof given === 'string' && given !== '' && given.length <= 64
        ? given
        : createHash('sha256').update(body).digest('hex');
    const event = readEvent(id, body.toString());
    if (!event) return reply.code(400).send(restError('This is not an event'));
    await inbox.load(event);
    crashPoint('after the event is stored');
    reply.raw.once('finish', () => processing.wake());
    return reply.send({ status: 'ok' });
  });
}
