import { DAY_MS } from '../src/lib/time/shopDay.ts';
import { randomFrom } from './random.ts';
import { SHOPPERS } from './reviewTexts.ts';

const SEED = 20_261_207;
const DAYS = 300;
const UNSUBSCRIBED_SHARE = 0.1;

/** Somebody who reads the newsletter of the demo, or did. */
export interface DemoSubscriber {
  readonly email: string;
  /** In ms since 1970. */
  readonly subscribedAt: number;
  /** Null: still subscribed. */
  readonly unsubscribedAt: number | null;
}

/** Some 60 subscribers of the last 300 days, oldest first; the same ones for the same `now`. Nobody can own their addresses. */
export function makeSubscribers(now: number): DemoSubscriber[] {
  const random = randomFrom(SEED);
  const subscribers = makeAddresses().map((email) => {
    const subscribedAt = now - Math.ceil((0.05 + 0.95 * random()) * DAYS * DAY_MS);
    const isGone = random() < UNSUBSCRIBED_SHARE;
    const unsubscribedAt = Math.floor(subscribedAt + random() * (now - subscribedAt));
    return { email, subscribedAt, unsubscribedAt: isGone ? unsubscribedAt : null };
  });
  return subscribers.sort((one, other) => one.subscribedAt - other.subscribedAt);
}

/** Those of the shoppers who write reviews, and of a relative of each: the first name is that of the next shopper. */
const makeAddresses = (): string[] =>
  SHOPPERS.flatMap(({ name, email }, index) => {
    const [, ...family] = name.split(' ');
    const [firstName] = SHOPPERS[(index + 1) % SHOPPERS.length]?.name.split(' ') ?? [];
    return [email, `${[firstName, ...family].join('.').toLowerCase()}@reader.example`];
  });
