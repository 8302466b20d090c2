import { makeSubscribers } from '../../demo/subscribers.ts';
import type { Env } from '../config/env.ts';
import type { Db } from '../database/database.ts';
import { ifDuplicate } from '../database/dialects.ts';
import { insertRows } from '../database/insertRows.ts';
import { NewsletterSubscription } from '../features/newsletter/newsletter.entity.ts';
import { newIdAt } from '../lib/ids.ts';
import { newToken } from '../lib/tokens.ts';

/**
 * In demo mode, gives a newsletter that nobody has subscribed to some readers.
 * @returns their number; 0: there are subscribers already, or it is not a demo
 */
export async function seedEmptySubscribers({
  db,
  env,
}: {
  db: Db;
  env: Pick<Env, 'mode' | 'seed'>;
}): Promise<number> {
  if (env.mode !== 'demo' || !env.seed || (await db.read.exists(NewsletterSubscription))) return 0;
  const subscriptions = makeSubscribers(Date.now()).map((subscriber) => ({
    ...subscriber,
    id: newIdAt(subscriber.subscribedAt),
    token: newToken(),
  }));
  return db
    .write(async (tx) => {
      await insertRows(tx, NewsletterSubscription, subscriptions);
      return subscriptions.length;
    })
    .catch(
      // Another process that started at the same time has made them.
      ifDuplicate(() => 0),
    );
}
