import { setTimeout as sleep } from 'node:timers/promises';
import { redisTimeouts } from '../src/lib/rateLimiter.ts';
import { type RedisServer, startRedis } from '../tools/redisServer.mjs';
import { startShop, type TestShop } from './testkit.ts';

// Several processes of a shop count together, and none of them needs Redis to sell.

const usual = { ...redisTimeouts };
let redis: RedisServer;
let shops: TestShop[];
afterEach(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  await redis.stop();
  Object.assign(redisTimeouts, usual);
});

/** @param count how long a count may take, in ms; long, as a busy machine is no Redis that hangs */
async function open(count = 10_000): Promise<void> {
  Object.assign(redisTimeouts, { start: 10_000, count });
  redis = await startRedis();
  shops = await Promise.all([1, 2].map(() => startShop({ limits: { factor: 0.001, redisUrl: redis.url } })));
}

/** Six a minute of an address. */
const MOST = 6;

async function askInTurns(count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < count; n++) {
    const { status } = await fetch(`${shops[n % 2]!.url}/api/cart`);
    statuses.push(status);
  }
  return statuses;
}

test('two shops share one limit', async () => {
  await open();
  const statuses = await askInTurns(MOST + 2);
  expect(statuses).toEqual([...Array(MOST).fill(200), 429, 429]);
});

test('a guess counts in both', async () => {
  await open();
  const [one, other] = shops as [TestShop, TestShop];
  const input = { email: 'nobody@example.com', password: 'a wrong password' };
  const signIn = async (shop: TestShop) => (await shop.rest('POST', '/user/signin', { body: input })).status;
  for (let n = 0; n < 3; n++) expect(await signIn(one)).toBe(401);
  for (let n = 0; n < 2; n++) expect(await signIn(other)).toBe(401);
  expect(await signIn(one)).toBe(429);
});

test('without Redis each counts for itself, and when it is back together again', async () => {
  await open();
  await redis.stop();
  expect(await askInTurns(2 * MOST + 2)).toEqual([...Array(2 * MOST).fill(200), 429, 429]);
  redis = await startRedis(Number(new URL(redis.url).port));
  // Both know of it within seconds, and Redis has counted nothing so far.
  for (const { url } of shops) {
    while ((await fetch(`${url}/api/cart`)).status === 429) await sleep(50);
  }
  expect((await askInTurns(MOST)).at(-1)).toBe(429);
});

test('a Redis that hangs holds nobody up for good', async () => {
  await open(usual.count);
  redis.signal('SIGSTOP');
  const statuses = await askInTurns(2);
  redis.signal('SIGCONT');
  expect(statuses).toEqual([200, 200]);
});
