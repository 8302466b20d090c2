import { setTimeout as sleep } from 'node:timers/promises';
import { redisTimeouts } from '../src/lib/limits/rateLimiter.ts';
import { type RedisServer, startRedis } from '../tools/programs/redisServer.mjs';
import { startShop, type TestShop } from './testkit.ts';

// Several processes share their limits through Redis, and work without it.

const defaultTimeouts = { ...redisTimeouts };
let redis: RedisServer;
let shops: TestShop[];
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await redis.stop();
  Object.assign(redisTimeouts, defaultTimeouts);
});

/** @param count timeout of a Redis command, in ms; long by default, because a busy machine is slow */
async function startTwoShops(count = 10_000): Promise<void> {
  Object.assign(redisTimeouts, { start: 10_000, count });
  redis = await startRedis();
  shops = await Promise.all([1, 2].map(() => startShop({ limits: { factor: 0.001, redisUrl: redis.url } })));
}

/** REST requests per minute and address. */
const LIMIT = 6;

async function requestAlternately(count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    const { status } = await fetch(`${shops[n % 2]!.url}/api/cart`);
    statuses.push(status);
  }
  return statuses;
}

test('two shops share one limit', async () => {
  await startTwoShops();
  const statuses = await requestAlternately(LIMIT + 2);
  expect(statuses).toEqual([...Array(LIMIT).fill(200), 429, 429]);
});

test('wrong passwords count in both shops', async () => {
  await startTwoShops();
  const [one, other] = shops as [TestShop, TestShop];
  const input = { email: 'nobody@example.com', password: 'a wrong password' };
  const signIn = async (shop: TestShop) => (await shop.rest('POST', '/user/signin', { body: input })).status;
  for (let n = 0; n < 3; n++) expect(await signIn(one)).toBe(401);
  for (let n = 0; n < 2; n++) expect(await signIn(other)).toBe(401);
  expect(await signIn(one)).toBe(429);
});

test('each process counts by itself without Redis, and together again when Redis is back', async () => {
  await startTwoShops();
  await redis.stop();
  expect(await requestAlternately(2 * LIMIT + 2)).toEqual([...Array(2 * LIMIT).fill(200), 429, 429]);
  redis = await startRedis(Number(new URL(redis.url).port));
  // Both shops reconnect within seconds, and Redis starts with empty counters.
  for (const { url } of shops) {
    while ((await fetch(`${url}/api/cart`)).status === 429) await sleep(50);
  }
  expect((await requestAlternately(LIMIT)).at(-1)).toBe(429);
});

test('requests succeed while Redis hangs', async () => {
  await startTwoShops(defaultTimeouts.count);
  redis.signal('SIGSTOP');
  const statuses = await requestAlternately(2);
  redis.signal('SIGCONT');
  expect(statuses).toEqual([200, 200]);
});
