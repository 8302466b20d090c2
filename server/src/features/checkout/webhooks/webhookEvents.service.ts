import { In, IsNull, LessThan } from 'typeorm';
import { z } from 'zod';
import { deleteInBatches } from '../../../database/deleteInBatches.ts';
import { onConflictIgnore } from '../../../database/dialects.ts';
import { insertRows } from '../../../database/insertRows.ts';
import { crashPoint } from '../../../lib/crashPoint.ts';
import { isDue, nextRetryAt } from '../../../lib/limits/backoff.ts';
import type { DatabaseContext } from '../checkoutContext.ts';
import { WebhookEvent } from './webhookEvents.entity.ts';

// The stored events of the provider's webhook, a queue: stored, claimed, closed.

/** Longer than it takes to process an event, which sends a few requests to the provider, each with a timeout of seconds. */
const CLAIM_MS = 30_000;
const MAX_DUE = 500;
const RETENTION_MS = 60 * 24 * 60 * 60_000;

export type NewEvent = Pick<WebhookEvent, 'id' | 'event' | 'body'>;

const eventBody = z.object({
  event: z.string().max(40),
  payload: z.object({
    payment: z
      .object({ entity: z.object({ id: z.string().max(40), order_id: z.string().max(40).nullish() }) })
      .optional(),
    refund: z.object({ entity: z.object({ id: z.string().max(40) }) }).optional(),
  }),
});

/**
 * Parses the body of a webhook whose signature is valid. Keeps the ids alone: the provider also sends personal data.
 * @returns null when it is not an event in the documented format
 */
export function parseEvent(id: string, body: string): NewEvent | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const { success, data } = eventBody.safeParse(json);
  return success ? { id, event: data.event, body: JSON.stringify(data) } : null;
}

export const REFUND_EVENTS = ['refund.processed', 'refund.failed'];
const HANDLED_EVENTS = ['payment.authorized', 'payment.captured', 'order.paid', ...REFUND_EVENTS];

/** The payment and the refund that an event is about. */
export interface EventSubject {
  payment?: { id: string; order_id?: string | null | undefined } | undefined;
  refund?: { id: string } | undefined;
}

/** What a stored event is about; empty for a processed event and for kinds of events that are not handled. */
export function subjectOf({ body }: WebhookEvent): EventSubject {
  if (body === '') return {};
  const { event, payload } = eventBody.parse(JSON.parse(body));
  if (!HANDLED_EVENTS.includes(event)) return {};
  const refund = REFUND_EVENTS.includes(event) ? payload.refund?.entity : undefined;
  return { payment: payload.payment?.entity, refund };
}

/**
 * Stores new events, in one statement; events that are stored already stay unchanged. They become due after a delay, because
 * meanwhile the shopper's own request usually settles the payment.
 */
export async function storeEvents(
  { db, env }: DatabaseContext & { env: { backgroundDelayMs: number } },
  events: readonly NewEvent[],
): Promise<void> {
  const receivedAt = Date.now();
  const nextTryAt = receivedAt + env.backgroundDelayMs;
  const rows = events.map((event) => ({ ...event, receivedAt, attempts: 0, nextTryAt }));
  crashPoint('before the event is stored');
  await db.autocommit((tx) => insertRows(tx, WebhookEvent, rows, onConflictIgnore(db.dialect, ['id'])));
}

/** Events that are due at `now`, the longest overdue first. */
export const findDueEvents = ({ db }: DatabaseContext, now: number): Promise<WebhookEvent[]> =>
  db.read.find(WebhookEvent, {
    where: { nextTryAt: isDue(now) },
    order: { nextTryAt: 'ASC' },
    take: MAX_DUE,
  });

/** Claims an event; if this process dies, another one claims it half a minute later. @returns false when another has claimed it */
export async function claimEvent({ db }: DatabaseContext, { id, attempts }: WebhookEvent): Promise<boolean> {
  const claim = { attempts: attempts + 1, nextTryAt: Date.now() + CLAIM_MS };
  const { affected } = await db.autocommit((tx) => tx.update(WebhookEvent, { id, attempts }, claim));
  return affected === 1;
}

/** Closes events that are processed or redundant, in one statement, whichever process has claimed them. */
export async function closeEvents({ db }: DatabaseContext, events: readonly WebhookEvent[]): Promise<void> {
  const ids = events.map(({ id }) => id);
  await db.autocommit((tx) => tx.update(WebhookEvent, { id: In(ids) }, { nextTryAt: null, body: '' }));
}

/** Plans the next attempt for an event that `claimEvent` has claimed, unless another process has claimed it since. */
export async function retryEventLater({ db }: DatabaseContext, event: WebhookEvent): Promise<void> {
  const claimed = { id: event.id, attempts: event.attempts + 1 };
  const nextTryAt = nextRetryAt(claimed.attempts, Date.now());
  await db.autocommit((tx) => tx.update(WebhookEvent, claimed, { nextTryAt }));
}

/** Deletes processed events after two months: the provider does not send them again. */
export const deleteOldEvents = ({ db }: DatabaseContext): Promise<void> =>
  deleteInBatches(db, WebhookEvent, 'id', {
    receivedAt: LessThan(Date.now() - RETENTION_MS),
    nextTryAt: IsNull(),
  });
