import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { billing } from '../tools/billing.mjs';
import { createExampleShopper, sendOperation } from '../tools/exampleShopper.mjs';
import { type RedisServer, startRedis } from '../tools/programs/redisServer.mjs';
import { type BuiltShop, startBuiltShop } from './builtShop.ts';
import { eventually } from './eventually.ts';
import { type MailServer, startMailServer } from './mailServer.ts';
import { createDatabase, type TestDatabase } from './testDatabase.ts';

// The release is one file with all packages in it. It is started as in production, with a database, Redis and a mail server.

let dataDir: string;
let database: TestDatabase;
let redis: RedisServer;
let mailServer: MailServer;
let shop: BuiltShop | undefined;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-built-'));
  [database, redis, mailServer] = await Promise.all([createDatabase(), startRedis(), startMailServer()]);
});
afterAll(async () => {
  shop?.kill('SIGKILL');
  await Promise.all([database.drop(), redis.stop(), mailServer.close()]);
  rmSync(dataDir, { recursive: true });
});

test('the built shop starts, signs up a shopper, sends mails, sells and stops', async () => {
  shop = await startBuiltShop((origin) => ({
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    REDIS_URL: redis.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Kirana <shop@kirana.example>',
    BACKGROUND_DELAY_MS: '0',
    ...(database.url && { DATABASE_URL: database.url }),
  }));
  const { origin, output, kill, exit } = shop;
  // The greeting stands alone.
  expect(output()).toMatch(/^Kirana is open at /);
  // On a busy machine pages are answered with an empty page and 503 at first.
  await eventually(async () => (await fetch(origin)).status, 200);
  expect(await (await fetch(origin)).text()).toContain('<h1');
  // The files of Swagger UI are not in the bundle.
  expect((await fetch(`${origin}/api/docs/static/swagger-ui.css`)).status).toBe(200);

  const { token } = await createExampleShopper(origin);
  const { me } = await sendOperation(origin, '{ me { orders { status products { quantity } } } }', {}, token);
  expect(me.orders).toEqual([{ status: 'paid', products: [{ quantity: 1 }, { quantity: 2 }] }]);
  while (mailServer.mails.length < 2) await sleep(20);
  expect(mailServer.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: billing.email, subject: 'Is this your email address?' },
    { to: billing.email, subject: expect.stringMatching(/is paid$/) },
  ]);
  const redisClient = new Redis(redis.url);
  expect(await redisClient.dbsize()).toBeGreaterThan(0);
  redisClient.disconnect();

  kill('SIGTERM');
  expect([await exit, output()]).toEqual([[0, null], expect.not.stringMatching(/"level":(50|60)/)]);
});
