import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Redis } from 'ioredis';
import { billing } from '../tools/billing.mjs';
import { askShop, exampleShopper } from '../tools/exampleShopper.mjs';
import { freePort } from '../tools/freePort.mjs';
import { builtShopFile, shopFlags } from '../tools/paths.mjs';
import { type RedisServer, startRedis } from '../tools/redisServer.mjs';
import { type MailServer, startMailServer } from './mailServer.ts';
import { createDatabase, type TestDatabase } from './testDatabase.ts';

// What is delivered is one file, with all packages in it: it is started as it is where the shop is run, with all that it can talk to.

let dataDir: string;
let database: TestDatabase;
let redis: RedisServer;
let mailServer: MailServer;
let shop: ChildProcess | undefined;
beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'kirana-built-'));
  [database, redis, mailServer] = await Promise.all([createDatabase(), startRedis(), startMailServer()]);
});
afterAll(async () => {
  shop?.kill('SIGKILL');
  await Promise.all([database.drop(), redis.stop(), mailServer.close()]);
  rmSync(dataDir, { recursive: true });
});

test('the built shop starts, signs up, writes, sells and ends', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    REDIS_URL: redis.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Kirana <shop@kirana.example>',
    GATHER_MS: '0',
    ...(database.url && { DATABASE_URL: database.url }),
  };
  const child = spawn(process.execPath, [...shopFlags, builtShopFile], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  shop = child;
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (said += words));
  const ended = once(child, 'exit');
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The shop has ended:\n${said}`);
    await sleep(20);
  }
  expect(await (await fetch(origin)).text()).toContain('<h1');
  // Its files are not in the bundle.
  expect((await fetch(`${origin}/api/docs/static/swagger-ui.css`)).status).toBe(200);

  const { token } = await exampleShopper(origin);
  const { me } = await askShop(origin, '{ me { orders { status products { quantity } } } }', {}, token);
  expect(me.orders).toEqual([{ status: 'paid', products: [{ quantity: 1 }, { quantity: 2 }] }]);
  while (mailServer.mails.length < 2) await sleep(20);
  expect(mailServer.mails.map(({ to, subject }) => ({ to, subject }))).toEqual([
    { to: billing.email, subject: 'Is this your e-mail address?' },
    { to: billing.email, subject: expect.stringMatching(/is paid$/) },
  ]);
  const counts = new Redis(redis.url);
  expect(await counts.dbsize()).toBeGreaterThan(0);
  counts.disconnect();

  child.kill('SIGTERM');
  expect([await ended, said]).toEqual([[0, null], expect.not.stringMatching(/"level":(50|60)/)]);
});

/** Runs a script of a module with the shop's flags; hands out what it has printed. */
async function printed(module: string, script: string): Promise<string> {
  const whole = `import { bundled, keepCompiled } from '${pathToFileURL(module).href}'; ${script}`;
  const flags = [...shopFlags, '--input-type=module', '--eval', whole];
  return (await promisify(execFile)(process.execPath, flags)).stdout;
}
const bundledFile = path.join(path.dirname(builtShopFile), 'bundled.js');

test('V8 takes what the build has compiled', async () => {
  const look = 'console.log(bundled().script.cachedDataRejected)';
  expect(await printed(bundledFile, look)).toBe('false\n');
});

test('a bundle runs as it stands, whatever lies compiled beside it', async () => {
  const folder = path.join(dataDir, 'bundle');
  mkdirSync(folder);
  const [module, text, compiled] = ['bundled.mjs', 'kirana.cjs', 'kirana.cache'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  cpSync(bundledFile, module);
  writeFileSync(text, "(function () { console.log('today'); })");
  const run = 'const { script, run } = bundled(); run();';
  await printed(module, `${run} keepCompiled(script);`);
  const answer = () => printed(module, `${run} console.log(script.cachedDataRejected);`);
  expect(await answer()).toBe('today\nfalse\n');

  const kept = readFileSync(compiled, 'latin1');
  expect(kept).toContain('today');
  writeFileSync(compiled, kept.replace('today', 'toddy'), 'latin1');
  expect(await answer()).toBe('today\nundefined\n');
  writeFileSync(compiled, kept.slice(0, 20), 'latin1');
  expect(await answer()).toBe('today\nundefined\n');

  writeFileSync(compiled, kept, 'latin1');
  writeFileSync(text, readFileSync(text, 'latin1').replace('today', 'later'));
  expect(await answer()).toBe('later\nundefined\n');
});
