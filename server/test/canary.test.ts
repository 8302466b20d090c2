import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { clientDir } from '../src/config/paths.ts';
import { explainStartupError } from '../src/config/startupError.ts';
import { openDatabase } from '../src/database/database.ts';
import { createLog } from '../src/lib/log.ts';
import { billing } from '../tools/billing.mjs';
import { startShop, type TestShop } from './testkit.ts';

// Every secret of a shop has a name here that is found again wherever it gets out. The shop has a bad day: what it talks to is away, and
// repeats what it is told.

const canaries = {
  keySecret: 'canary-key-secret',
  webhookSecret: 'canary-webhook-secret',
  cookieSecret: 'canary-cookie-secret-canary-cookie-secret',
  googleSecret: 'canary-google-secret',
  s3Secret: 'canary-s3-secret',
  mailPassword: 'canary-mail-password',
  redisPassword: 'canary-redis-password',
  databasePassword: 'canary-database-password',
  shoppersPassword: 'canary-shoppers-password',
};

/** As the payment provider gets it. */
const asHeader = Buffer.from(`rzp_live_canary:${canaries.keySecret}`).toString('base64');

let kit: TestShop;
let parrot: Server;
const sockets = new Set<Socket>();
/** All that was logged and answered. */
let said = '';

beforeAll(async () => {
  // Answers everything with what it was sent, as an error.
  parrot = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (sent) => {
      const body = JSON.stringify({ error: { description: sent.toString() } });
      socket.end(
        `HTTP/1.1 500 Oops\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      );
    });
  });
  await new Promise<void>((resolve) => parrot.listen(0, '127.0.0.1', resolve));
  const { port } = parrot.address() as AddressInfo;
  const away = `http://127.0.0.1:${port}`;
  kit = await startShop(
    {
      payments: {
        keyId: 'rzp_live_canary',
        keySecret: canaries.keySecret,
        webhookSecrets: [canaries.webhookSecret],
        apiUrl: away,
        checkoutScriptUrl: `${away}/checkout.js`,
        sandbox: null,
      },
      cookieSecret: canaries.cookieSecret,
      google: {
        clientId: 'canary',
        clientSecret: canaries.googleSecret,
        authorizationUrl: `${away}/auth`,
        tokenUrl: `${away}/token`,
        userinfoUrl: `${away}/userinfo`,
        certsUrl: `${away}/certs`,
      },
      s3: {
        endpoint: away,
        bucket: 'canary',
        region: 'x',
        accessKeyId: 'x',
        secretAccessKey: canaries.s3Secret,
      },
      mail: {
        smtp: { url: `smtp://canary:${canaries.mailPassword}@127.0.0.1:${port}`, from: 'a@example.com' },
        logged: false,
      },
      limits: { factor: 100, redisUrl: `redis://:${canaries.redisPassword}@127.0.0.1:${port}` },
    },
    createLog('trace', {
      write(line) {
        said += line;
      },
    }),
  );
});
afterAll(async () => {
  await kit.close();
  parrot.close();
  for (const socket of sockets) socket.destroy();
});
afterEach(() => {
  expect([...Object.values(canaries), asHeader].filter((canary) => said.includes(canary))).toEqual([]);
});

/** Asks, and keeps all of the answer. */
async function ask(to: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(kit.url + to, { redirect: 'manual', ...init });
  said += JSON.stringify([...response.headers]) + (await response.text());
  return response.status;
}
const json = (body: object, token = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});

test('nothing of a payment provider that fails', async () => {
  const { token } = await kit.newShopper();
  const product = kit.shop.catalog.snapshot.products.find(({ options }) => options.length === 0);
  await ask('/api/cart/add', json({ productId: product?.id, quantity: 1 }, token));
  expect(await ask('/api/orders/checkout', json(billing, token))).toBe(503);
  expect(await ask('/api/orders/create', json({ paymentId: 'pay_00000000000000' }, token))).toBeGreaterThan(
    399,
  );
  expect(await ask('/webhooks/razorpay', json({ event: 'payment.captured' }))).toBe(400);
});

test('nothing of Google that fails', async () => {
  expect(await ask('/auth/google?next=/cart')).toBe(302);
  expect(await ask('/auth/google/callback?code=a&state=b')).toBe(302);
  expect(await ask('/api/user/authWithGoogle', json({ credential: 'a.b.c' }))).toBeGreaterThan(399);
});

test('nothing of a picture store, a mail server and a Redis that fail', async () => {
  const { token, email } = await kit.newShopper();
  const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const upload = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
  expect(await ask('/api/user/upload', upload)).toBe(503);
  await kit.gql('mutation ($email: String!) { requestPasswordReset(email: $email) { __typename } }', {
    email,
  });
  await kit.sendMails();
  expect(said).toMatch(/a mail could not be sent/);
  while (!/Redis is unavailable/.test(said)) await new Promise((r) => setTimeout(r, 5));
});

test('nothing of a shopper whom the database fails', async () => {
  const { email } = await kit.newShopper();
  const broken = jest
    .spyOn(kit.shop.db.read, 'findOneBy')
    .mockRejectedValue(
      Object.assign(new Error('the database broke'), { parameters: [canaries.shoppersPassword] }),
    );
  const body = { email, password: canaries.shoppersPassword };
  expect(await ask('/api/user/signin', json(body))).toBe(500);
  const query = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';
  await ask('/graphql', json({ query, variables: { input: body } }));
  broken.mockRestore();
  expect(said).toMatch(/the database broke/);
});

test('nothing of a database that refuses the shop', async () => {
  const databaseUrl = `mysql://kirana:${canaries.databasePassword}@127.0.0.1:1/kirana`;
  const error = await openDatabase({ databaseUrl, dataDir: '' }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).not.toBeNull();
  said += explainStartupError(error);
  kit.shop.log.error({ err: error }, 'as a start would log it');
});

test('nothing in what browsers get of the shop as it is built', async () => {
  const files = existsSync(clientDir)
    ? readdirSync(path.join(clientDir, 'client'), { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.filter((name) => /\.(js|css|html|map)$/.test(name))) {
    const text = readFileSync(path.join(clientDir, 'client', file), 'utf8');
    expect(text).not.toMatch(/_SECRET|SMTP_URL|DATABASE_URL|sandbox-key-secret|sandbox-webhook-secret/);
  }
  await ask('/');
  await ask('/graphql?query={__typename}', { headers: { accept: 'text/html' } });
  await ask('/api/openapi.json');
  for (const file of ['checkout.js', 'page.client.js']) expect(await ask(`/sandbox/${file}`)).toBe(404);
  expect(await ask('/sandbox/page/lose-next', json({}))).toBe(404);
  expect(await ask('/sandbox/v1/orders', json({}))).toBe(404);
});
