import { In, IsNull, LessThan } from 'typeorm';
import { deleteAll } from '../../database/deleteAll.ts';
import { orKeep } from '../../database/dialects.ts';
import { insertRows } from '../../database/insertRows.ts';
import { isDue, nextRetryAt } from '../../lib/backoff.ts';
import { crashPoint } from '../../lib/crashPoint.ts';
import type { Shop } from '../../shop.ts';
import { WebhookEvent } from './checkout.entity.ts';

export type { WebhookEvent };

/** Longer than it takes: the provider is asked a few times, and has some seconds each time. */
const PROCESSING_MS = 30_000;
/** So many events are looked up at a time. */
const MOST_DUE = 500;
const KEEP_MS = 60 * 24 * 60 * 60_000;

/** What the provider has sent. */
export type NewEvent = Pick<WebhookEvent, 'id' | 'event' | 'body'>;

/**
 * Stores events that the provider sent, in one statement; those that are there already stay as they are. They are due after a
 * moment, in which the shopper's own request usually settles what they tell of.
 */
export async function storeEvents(
  { db, env }: Pick<Shop, 'db' | 'env'>,
  events: readonly NewEvent[],
): Promise<void> {
  const receivedAt = Date.now();
  const nextTryAt = receivedAt + env.gatherMs;
  const rows = events.map((event) => ({ ...event, receivedAt, attempts: 0, nextTryAt }));
  crashPoint('before the event is stored');
  await db.once((tx) => insertRows(tx, WebhookEvent, rows, orKeep(db.dialect, 'id')));
}

/** Events whose time to be processed has come at `now`, the longest waiting first. Each is for who takes it. */
export const dueEvents = ({ db }: Pick<Shop, 'db'>, now: number): Promise<WebhookEvent[]> =>
  db.read.find(WebhookEvent, {
    where: { nextTryAt: isDue(now) },
    order: { nextTryAt: 'ASC' },
    take: MOST_DUE,
  });

/** Whether the caller is the one to process it now. Of a process that dies over it, another takes it before long. */
export async function takeEvent({ db }: Pick<Shop, 'db'>, { id, attempts }: WebhookEvent): Promise<boolean> {
  const taken = await db.change(
    'UPDATE webhook_events SET attempts = ?, nextTryAt = ? WHERE id = ? AND attempts = ?',
    [attempts + 1, Date.now() + PROCESSING_MS, id, attempts],
  );
  return taken === 1;
}

/** Its body, in which the provider says who has paid, is not needed any more; the provider keeps it. */
export async function eventProcessed({ db }: Pick<Shop, 'db'>, event: WebhookEvent): Promise<void> {
  const { id, attempts } = takenAs(event);
  await db.change("UPDATE webhook_events SET nextTryAt = NULL, body = '' WHERE id = ? AND attempts = ?", [
    id,
    attempts,
  ]);
}

/** Events with which there is nothing to do, whoever has taken them. */
export async function eventsPutAside(
  { db }: Pick<Shop, 'db'>,
  events: readonly WebhookEvent[],
): Promise<void> {
  const ids = events.map(({ id }) => id);
  await db.once((tx) => tx.update(WebhookEvent, { id: In(ids) }, { nextTryAt: null, body: '' }));
}

/** It comes again later, and does not keep others waiting. */
export async function eventFailed({ db }: Pick<Shop, 'db'>, event: WebhookEvent): Promise<void> {
  const nextTryAt = nextRetryAt(event.attempts + 1, Date.now());
  await db.once((tx) => tx.update(WebhookEvent, takenAs(event), { nextTryAt }));
}

/** The event as `takeEvent` left it: not where another has taken it since. */
const takenAs = ({ id, attempts }: WebhookEvent) => ({ id, attempts: attempts + 1 });

/** Forgets events with which there has been nothing to do for long: the provider does not send them again. */
export const deleteOldEvents = ({ db }: Pick<Shop, 'db'>): Promise<void> =>
  deleteAll(db, WebhookEvent, 'id', { receivedAt: LessThan(Date.now() - KEEP_MS), nextTryAt: IsNull() });
