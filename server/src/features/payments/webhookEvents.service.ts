import { IsNull, LessThan } from 'typeorm';
import { deleteAll } from '../../db/deleteAll.ts';
import { isDuplicate } from '../../db/dialects.ts';
import { insertRows } from '../../db/insertRows.ts';
import { isDue, nextTry } from '../../lib/backoff.ts';
import type { Shop } from '../../shop.ts';
import { WebhookEvent } from './payments.entity.ts';

export type { WebhookEvent };

/** Longer than it takes: the provider is asked a few times, and has some seconds each time. */
const PROCESSING_MS = 30_000;
/** So many events are looked up at a time. */
export const MOST_DUE_EVENTS = 100;
const KEEP_MS = 60 * 24 * 60 * 60_000;

/** Stores an event that the provider sent; the same one again changes nothing. */
export async function storeEvent(
  { db }: Pick<Shop, 'db'>,
  event: Pick<WebhookEvent, 'id' | 'event' | 'body'>,
): Promise<void> {
  const now = Date.now();
  try {
    await db.once((tx) =>
      insertRows(tx, WebhookEvent, [{ ...event, receivedAt: now, attempts: 0, nextTryAt: now }]),
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Events whose time to be processed has come, the longest waiting first. Each is for who takes it. */
export const dueEvents = ({ db }: Pick<Shop, 'db'>): Promise<WebhookEvent[]> =>
  db.read.find(WebhookEvent, {
    where: { nextTryAt: isDue(Date.now()) },
    order: { nextTryAt: 'ASC' },
    take: MOST_DUE_EVENTS,
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

/** It comes again later, and does not keep others waiting. */
export async function eventFailed({ db }: Pick<Shop, 'db'>, event: WebhookEvent): Promise<void> {
  const nextTryAt = nextTry(event.attempts + 1, Date.now());
  await db.once((tx) => tx.update(WebhookEvent, takenAs(event), { nextTryAt }));
}

/** The event as `takeEvent` left it: not where another has taken it since. */
const takenAs = ({ id, attempts }: WebhookEvent) => ({ id, attempts: attempts + 1 });

/** Forgets events with which there has been nothing to do for long: the provider does not send them again. */
export const deleteOldEvents = ({ db }: Pick<Shop, 'db'>): Promise<void> =>
  deleteAll(db, WebhookEvent, 'id', { receivedAt: LessThan(Date.now() - KEEP_MS), nextTryAt: IsNull() });
