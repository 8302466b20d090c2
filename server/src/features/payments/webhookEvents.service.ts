import { LessThanOrEqual } from 'typeorm';
import { isDuplicate } from '../../db/dialects.ts';
import { nextTry } from '../../lib/backoff.ts';
import type { Shop } from '../../shop.ts';
import { WebhookEvent } from './payments.entity.ts';

/** Stores an event that the provider sent; the same one again changes nothing. */
export async function storeEvent(
  { db }: Pick<Shop, 'db'>,
  event: Pick<WebhookEvent, 'id' | 'event' | 'body'>,
): Promise<void> {
  const now = Date.now();
  try {
    await db.write((tx) =>
      tx.insert(WebhookEvent, { ...event, receivedAt: now, attempts: 0, nextTryAt: now }),
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

/** Events whose time to be processed has come, the longest waiting first. */
export const dueEvents = ({ db }: Pick<Shop, 'db'>): Promise<WebhookEvent[]> =>
  db.read.find(WebhookEvent, {
    where: { nextTryAt: LessThanOrEqual(Date.now()) },
    order: { nextTryAt: 'ASC' },
    take: 100,
  });

export async function eventProcessed({ db }: Pick<Shop, 'db'>, { id }: WebhookEvent): Promise<void> {
  await db.write((tx) => tx.update(WebhookEvent, { id }, { nextTryAt: null }));
}

/** It comes again later, and does not keep others waiting. */
export async function eventFailed({ db }: Pick<Shop, 'db'>, { id, attempts }: WebhookEvent): Promise<void> {
  const tried = attempts + 1;
  await db.write((tx) =>
    tx.update(WebhookEvent, { id }, { attempts: tried, nextTryAt: nextTry(tried, Date.now()) }),
  );
}
