import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Log } from './log.ts';
import { networkOf, siteOf } from './networkOf.ts';
import { type TooManyRequests, tooManyRequests } from './problems.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** So many within so many seconds. */
interface Figure {
  most: number;
  seconds: number;
  /** Of guesses: how busy a shop is says nothing about how often somebody may guess. */
  fixed?: boolean;
}

/**
 * How often what may be done: by one address (an IPv6 one stands for its /64, and its /48 is its site), by or to one account, and by
 * one address or site to one account. Guesses that were right are given back.
 */
export const figures = {
  graphql: { address: { most: 6000, seconds: MINUTE }, account: { most: 600, seconds: MINUTE } },
  rest: { address: { most: 6000, seconds: MINUTE }, account: { most: 600, seconds: MINUTE } },
  /** Of accounts: those that are rendered for their shopper. */
  page: { address: { most: 3000, seconds: MINUTE }, account: { most: 120, seconds: MINUTE } },
  search: { address: { most: 3000, seconds: MINUTE }, account: { most: 300, seconds: MINUTE } },
  review: { address: { most: 60, seconds: 10 * MINUTE }, account: { most: 20, seconds: 10 * MINUTE } },
  upload: { address: { most: 120, seconds: 10 * MINUTE }, account: { most: 30, seconds: 10 * MINUTE } },
  signUp: { address: { most: 50, seconds: 15 * MINUTE }, account: { most: 10, seconds: 15 * MINUTE } },
  newsletter: { address: { most: 20, seconds: 15 * MINUTE } },
  reset: {
    address: { most: 20, seconds: 15 * MINUTE, fixed: true },
    account: { most: 3, seconds: 15 * MINUTE, fixed: true },
  },
  verify: { account: { most: 3, seconds: 15 * MINUTE, fixed: true } },
  /** Letters to an address that nobody has proven to be theirs. */
  unprovenAddress: { account: { most: 12, seconds: DAY, fixed: true } },
  signIn: {
    both: { most: 5, seconds: 15 * MINUTE, fixed: true },
    siteAndAccount: { most: 20, seconds: 15 * MINUTE, fixed: true },
    address: { most: 100, seconds: 15 * MINUTE, fixed: true },
    site: { most: 400, seconds: 15 * MINUTE, fixed: true },
  },
  /** Sign-ins to one account from anywhere; not counted where its shopper is signed in. */
  signInFromAnywhere: { account: { most: 100, seconds: 15 * MINUTE, fixed: true } },
  google: { address: { most: 20, seconds: 15 * MINUTE, fixed: true } },
  googleVisit: { address: { most: 120, seconds: 15 * MINUTE } },
  picture: { address: { most: 6000, seconds: MINUTE } },
  changePassword: { account: { most: 5, seconds: 15 * MINUTE, fixed: true } },
  cspReport: { address: { most: 30, seconds: MINUTE } },
} satisfies Record<string, Partial<Record<Counted, Figure>>>;

type Counted = 'both' | 'siteAndAccount' | 'address' | 'site' | 'account';
export type Use = keyof typeof figures;

/** Whose use it is. */
export interface Whose {
  /** Empty: the shop itself, as when it renders a page. */
  address: string;
  /** The account that acts, or that is acted upon; by its id or e-mail address. */
  account?: string | null | undefined;
}

/** Counts what is done, in this process or, with Redis, in all processes of the shop. */
export interface Limits {
  /** Counts a use. @returns null when it may go on */
  take(use: Use, by: Whose): Promise<TooManyRequests | null>;
  /** The use was none, or could not be tried. */
  giveBack(use: Use, by: Whose): Promise<void>;
  /** A guess was right: those before it are forgotten. */
  succeeded(use: Use, by: Whose): Promise<void>;
  close(): void;
}

export interface LimitSettings {
  /** All figures but those of guesses are multiplied by it. */
  factor: number;
  redisUrl: string | null;
}

/** The narrowest first: what is refused there does not count for those who share an address or are attacked. */
const order = ['both', 'siteAndAccount', 'address', 'site', 'account'] as const;

/** How long Redis is waited for, in ms: when the shop starts, and for each count. */
export const patience = { start: 1000, count: 250 };

export async function openLimits({ factor, redisUrl }: LimitSettings, log: Log): Promise<Limits> {
  const redis = redisUrl === null ? null : await connect(redisUrl, log);
  function limiterOf(use: Use, by: Counted, { most, seconds, fixed }: Figure): RateLimiterAbstract {
    const figure = {
      keyPrefix: `kirana:${use}:${by}`,
      points: fixed ? most : Math.ceil(most * factor),
      duration: seconds,
    };
    const memory = new RateLimiterMemory(figure);
    return redis
      ? new RateLimiterRedis({
          ...figure,
          storeClient: redis,
          // Without Redis each process counts for itself.
          insuranceLimiter: memory,
          rejectIfRedisNotReady: true,
        })
      : memory;
  }
  const limiters = new Map(
    Object.entries(figures).map(([use, counted]: [string, Partial<Record<Counted, Figure>>]) => [
      use as Use,
      order.flatMap((by) => {
        const figure = counted[by];
        return figure ? [{ by, limiter: limiterOf(use as Use, by, figure) }] : [];
      }),
    ]),
  );

  /** What counts a use, with the key that it is counted under. */
  function countersOf(use: Use, whose: Whose) {
    const network = whose.address && networkOf(whose.address);
    const counters: { by: Counted; limiter: RateLimiterAbstract; key: string }[] = [];
    for (const { by, limiter } of limiters.get(use) ?? []) {
      const key = keyOf(by, network, whose.account);
      if (key) counters.push({ by, limiter, key });
    }
    return counters;
  }

  return {
    async take(use, by) {
      for (const { limiter, key } of countersOf(use, by)) {
        const wait = await secondsToWait(limiter, key);
        if (wait > 0) return tooManyRequests(wait);
      }
      return null;
    },
    async giveBack(use, by) {
      await Promise.all(countersOf(use, by).map(({ limiter, key }) => limiter.reward(key)));
    },
    async succeeded(use, by) {
      await Promise.all(
        countersOf(use, by).map(({ by: counted, limiter, key }) =>
          counted === 'both' || counted === 'siteAndAccount' ? limiter.delete(key) : limiter.reward(key),
        ),
      );
    },
    close: () => redis?.disconnect(),
  };
}

/** What a use is counted under; empty or null: that is not known of it. */
function keyOf(by: Counted, network: string, account: Whose['account']): string | null | undefined {
  switch (by) {
    case 'both':
      return network && account && `${network} ${account}`;
    case 'siteAndAccount': {
      const site = siteOf(network);
      return site && account && `${site} ${account}`;
    }
    case 'address':
      return network;
    case 'site':
      return siteOf(network);
    case 'account':
      return account;
  }
}

async function secondsToWait(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
  }
}

/** A Redis that is away, or hangs, must not take the shop with it: nothing waits for it for long. */
async function connect(url: string, log: Log): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: patience.count,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let away = false;
  redis.on('error', (error) => {
    if (!away) log.error({ err: error }, 'Redis is away: each process counts for itself');
    away = true;
  });
  redis.on('ready', () => {
    if (away) log.info('Redis is back');
    away = false;
  });
  // Or the first uses would be counted by this process alone. The listener has told what goes wrong.
  await Promise.race([once(redis, 'ready'), sleep(patience.start, undefined, { ref: false })]).catch(
    () => {},
  );
  return redis;
}
