import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Log } from '../log.ts';
import { networkOf, siteOf } from '../network/ipNetwork.ts';
import { type TooManyRequests, tooManyRequests } from '../problems.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

/** At most `points` actions within `seconds`. */
interface LimitRule {
  points: number;
  seconds: number;
  /** Not multiplied by the configured factor: guesses of secrets must stay limited however busy the shop is. */
  fixed?: boolean;
}

/**
 * What a rule counts by: the client's network (IPv4 address or IPv6 /64), its site (IPv6 /48), the account, or a network or site
 * together with an account.
 */
type LimitScope = 'addressAndAccount' | 'siteAndAccount' | 'address' | 'site' | 'account';

/** Narrow scopes first: an action that one of them refuses does not count for others who share the address or the account. */
const scopes = [
  'addressAndAccount',
  'siteAndAccount',
  'address',
  'site',
  'account',
] as const satisfies readonly LimitScope[];

/** How often each action is allowed. */
export const limitRules = {
  graphql: { address: { points: 6000, seconds: MINUTE }, account: { points: 600, seconds: MINUTE } },
  rest: { address: { points: 6000, seconds: MINUTE }, account: { points: 600, seconds: MINUTE } },
  /** `account` limits the pages that are rendered for one shopper. */
  page: { address: { points: 3000, seconds: MINUTE }, account: { points: 120, seconds: MINUTE } },
  search: { address: { points: 3000, seconds: MINUTE }, account: { points: 300, seconds: MINUTE } },
  review: { address: { points: 60, seconds: 10 * MINUTE }, account: { points: 20, seconds: 10 * MINUTE } },
  upload: { address: { points: 120, seconds: 10 * MINUTE }, account: { points: 30, seconds: 10 * MINUTE } },
  /** Pictures of products, which staff upload in large numbers. */
  cataloguePicture: { account: { points: 1000, seconds: 10 * MINUTE } },
  /** Catalogue files that staff import. */
  importFile: { account: { points: 60, seconds: 10 * MINUTE } },
  /** Parts of the lists of orders, subscribers and events that staff export, of 500 or 1000 rows each. */
  exportPart: { account: { points: 1000, seconds: 10 * MINUTE } },
  /** Invoices that are drawn as PDF, each some 0.1 s of work. */
  invoicePdf: {
    address: { points: 300, seconds: 10 * MINUTE },
    account: { points: 60, seconds: 10 * MINUTE },
  },
  /** Requests that may call the payment provider. */
  payment: { address: { points: 120, seconds: 10 * MINUTE }, account: { points: 30, seconds: 10 * MINUTE } },
  /** Guesses of coupon codes. */
  coupon: { account: { points: 30, seconds: 10 * MINUTE, fixed: true } },
  signUp: {
    addressAndAccount: { points: 10, seconds: 15 * MINUTE },
    address: { points: 50, seconds: 15 * MINUTE },
  },
  newsletter: { address: { points: 20, seconds: 15 * MINUTE } },
  /** Unknown tokens only: a mail provider may send the requests of all its readers from one address. */
  unsubscribe: { address: { points: 100, seconds: 15 * MINUTE } },
  /** Mails of a letter to oneself. */
  testLetter: { account: { points: 20, seconds: 15 * MINUTE } },
  /** Invitations to the staff. */
  invitation: { account: { points: 30, seconds: 15 * MINUTE, fixed: true } },
  reset: {
    address: { points: 20, seconds: 15 * MINUTE, fixed: true },
    account: { points: 3, seconds: 15 * MINUTE, fixed: true },
  },
  verify: { account: { points: 3, seconds: 15 * MINUTE, fixed: true } },
  /** Mails to an address that is not verified. */
  unverifiedAddress: { account: { points: 12, seconds: DAY, fixed: true } },
  signIn: {
    addressAndAccount: { points: 5, seconds: 15 * MINUTE, fixed: true },
    siteAndAccount: { points: 20, seconds: 15 * MINUTE, fixed: true },
    address: { points: 100, seconds: 15 * MINUTE, fixed: true },
    site: { points: 400, seconds: 15 * MINUTE, fixed: true },
  },
  /** Sign-ins to one account from any address; not counted in a browser where its shopper is signed in. */
  signInFromAnywhere: { account: { points: 100, seconds: 15 * MINUTE, fixed: true } },
  google: { address: { points: 20, seconds: 15 * MINUTE, fixed: true } },
  googleVisit: { address: { points: 120, seconds: 15 * MINUTE } },
  picture: { address: { points: 6000, seconds: MINUTE } },
  /** Each encodes a picture. */
  preview: { address: { points: 120, seconds: MINUTE } },
  changePassword: { account: { points: 5, seconds: 15 * MINUTE, fixed: true } },
  /** Guesses of a code at the desk. */
  secondFactor: { account: { points: 10, seconds: 15 * MINUTE, fixed: true } },
  cspReport: { address: { points: 30, seconds: MINUTE } },
  /** One for each sampled visit; mobile networks have many shoppers behind an address. */
  webVitals: { address: { points: 300, seconds: MINUTE } },
} satisfies Record<string, Partial<Record<LimitScope, LimitRule>>>;

export type LimitedAction = keyof typeof limitRules;

/** Who performs an action. */
interface LimitSubject {
  /** IP address; empty for the shop itself, which is not limited. */
  address: string;
  /** Id or e-mail address of the account that acts or is acted upon. */
  account?: string | null | undefined;
}

/** Rate limits, counted in this process or, with Redis, across all processes of the shop. */
export interface Limits {
  /** Counts an action. @returns null if it is allowed */
  consume(action: LimitedAction, subject: LimitSubject): Promise<TooManyRequests | null>;
  /** Takes back one count, for an action that was not performed or should not count. */
  refund(action: LimitedAction, subject: LimitSubject): Promise<void>;
  /** After a correct guess: clears the subject's counts that include the account, and refunds the others. */
  reset(action: LimitedAction, subject: LimitSubject): Promise<void>;
  close(): void;
}

interface LimitSettings {
  /** Multiplies all rules that are not `fixed`. */
  factor: number;
  redisUrl: string | null;
}

/** Timeouts in ms: for connecting at start, and for each count. */
export const redisTimeouts = { start: 1000, count: 250 };

/** A limiter of an action and what it counts by. */
interface ScopeLimiter {
  scope: LimitScope;
  limiter: RateLimiterAbstract;
}

export async function openLimits({ factor, redisUrl }: LimitSettings, log: Log): Promise<Limits> {
  const redis = redisUrl === null ? null : await connect(redisUrl, log);
  const limiters = createLimiters(factor, redis);
  const countersFor = (action: LimitedAction, subject: LimitSubject) =>
    selectCounters(limiters.get(action) ?? [], subject);

  return {
    async consume(action, subject) {
      for (const { limiter, key } of countersFor(action, subject)) {
        const seconds = await consumePoint(limiter, key);
        if (seconds > 0) return tooManyRequests(seconds);
      }
      return null;
    },
    async refund(action, subject) {
      await Promise.all(countersFor(action, subject).map(({ limiter, key }) => limiter.reward(key)));
    },
    async reset(action, subject) {
      await Promise.all(
        countersFor(action, subject).map(({ scope, limiter, key }) =>
          scope === 'addressAndAccount' || scope === 'siteAndAccount'
            ? limiter.delete(key)
            : limiter.reward(key),
        ),
      );
    },
    close: () => redis?.disconnect(),
  };
}

/** The limiters of each action, in the order of `scopes`. */
function createLimiters(factor: number, redis: Redis | null): Map<LimitedAction, ScopeLimiter[]> {
  const limitersOf = (action: string, rules: Partial<Record<LimitScope, LimitRule>>): ScopeLimiter[] =>
    scopes.flatMap((scope) => {
      const rule = rules[scope];
      if (!rule) return [];
      const { points, seconds, fixed } = rule;
      const options = {
        keyPrefix: `kirana:${action}:${scope}`,
        points: fixed ? points : Math.ceil(points * factor),
        duration: seconds,
      };
      return [{ scope, limiter: createLimiter(options, redis) }];
    });
  return new Map(
    Object.entries(limitRules).map(([action, rules]) => [action as LimitedAction, limitersOf(action, rules)]),
  );
}

function createLimiter(options: IRateLimiterOptions, redis: Redis | null): RateLimiterAbstract {
  const memory = new RateLimiterMemory(options);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    // Without Redis each process counts for itself.
    insuranceLimiter: memory,
    rejectIfRedisNotReady: true,
  });
}

/** The limiters that apply to a subject, each with the key that it counts under. */
function selectCounters(limiters: readonly ScopeLimiter[], { address, account }: LimitSubject) {
  const network = address && networkOf(address);
  const counters: (ScopeLimiter & { key: string })[] = [];
  for (const { scope, limiter } of limiters) {
    const key = keyFor(scope, network, account);
    if (key) counters.push({ scope, limiter, key });
  }
  return counters;
}

/** The key of a counter; empty or null if the scope does not apply to the subject. */
function keyFor(
  scope: LimitScope,
  network: string,
  account: LimitSubject['account'],
): string | null | undefined {
  switch (scope) {
    case 'addressAndAccount':
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

/** @returns 0 if the action is allowed, otherwise the seconds to wait */
async function consumePoint(limiter: RateLimiterAbstract, key: string): Promise<number> {
  try {
    await limiter.consume(key);
    return 0;
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
  }
}

/** Short timeouts, so that a Redis that is down or hangs does not slow the shop down. */
async function connect(url: string, log: Log): Promise<Redis> {
  const ioredis = await import('ioredis');
  const redis = new ioredis.Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 2000,
    commandTimeout: redisTimeouts.count,
    // After disconnect() the client keeps the process alive so long, also without a connection.
    disconnectTimeout: 200,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2000),
  });
  let isAvailable = true;
  redis.on('error', (error) => {
    if (isAvailable)
      log.error({ err: error }, 'Redis is unavailable: each process counts rate limits for itself');
    isAvailable = false;
  });
  redis.on('ready', () => {
    if (!isAvailable) log.info('Redis is available again');
    isAvailable = true;
  });
  // Without waiting, this process alone would count the first actions. The error listener logs a failure.
  await Promise.race([once(redis, 'ready'), sleep(redisTimeouts.start, undefined, { ref: false })]).catch(
    () => {},
  );
  return redis;
}
