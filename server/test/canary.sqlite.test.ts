import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { clientDir } from '../src/config/paths.ts';
import { explainStartupError } from '../src/config/startupError.ts';
import { openDatabase } from '../src/database/database.ts';
import { createLog } from '../src/lib/log.ts';
import { billing } from '../tools/billing.mjs';
import { RequestPasswordReset, SignIn } from './generated/documents.ts';
import { startShop, type TestShop } from './testkit.ts';

// Each secret of the shop has a unique value here, which must not appear in any log or response. All external services fail, and their
// error responses repeat the request, so that a secret in it would be logged.

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

/** The key secret in the Authorization header of provider requests. */
const asHeader = Buffer.from(`rzp_live_canary:${canaries.keySecret}`).toString('base64');

let kit: TestShop;
let echoServer: Server;
const sockets = new Set<Socket>();
/** All log lines and responses. */
let output = '';

beforeAll(async () => {
  // Responds to everything with an error that contains the request.
  echoServer = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('data', (sent) => {
      const body = JSON.stringify({ error: { description: sent.toString() } });
      socket.end(
        `HTTP/1.1 500 Oops\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
      );
    });
  });
  await new Promise<void>((resolve) => echoServer.listen(0, '127.0.0.1', resolve));
  const { port } = echoServer.address() as AddressInfo;
  const echoUrl = `http://127.0.0.1:${port}`;
  kit = await startShop(
    {
      payments: {
        keyId: 'rzp_live_canary',
        keySecret: canaries.keySecret,
        webhookSecrets: [canaries.webhookSecret],
        apiUrl: echoUrl,
        checkoutScriptUrl: `${echoUrl}/checkout.js`,
        sandbox: null,
      },
      cookieSecret: canaries.cookieSecret,
      google: {
        sandbox: false,
        clientId: 'canary',
        clientSecret: canaries.googleSecret,
        authorizationUrl: `${echoUrl}/auth`,
        tokenUrl: `${echoUrl}/token`,
        userinfoUrl: `${echoUrl}/userinfo`,
        certsUrl: `${echoUrl}/certs`,
      },
      s3: {
        endpoint: echoUrl,
        bucket: 'canary',
        region: 'x',
        accessKeyId: 'x',
        secretAccessKey: canaries.s3Secret,
      },
      mail: {
        smtp: { url: `smtp://canary:${canaries.mailPassword}@127.0.0.1:${port}`, from: 'a@example.com' },
        sandbox: false,
      },
      limits: { factor: 100, redisUrl: `redis://:${canaries.redisPassword}@127.0.0.1:${port}` },
    },
    createLog('trace', {
      write(line) {
        output += line;
      },
    }),
  );
});
afterAll(async () => {
  await kit.close();
  echoServer.close();
  for (const socket of sockets) socket.destroy();
});
afterEach(() => {
  expect([...Object.values(canaries), asHeader].filter((canary) => output.includes(canary))).toEqual([]);
});

/** Sends a request and adds the response to `output`. */
async function send(path: string, init: RequestInit = {}): Promise<number> {
  const response = await fetch(kit.url + path, { redirect: 'manual', ...init });
  output += JSON.stringify([...response.headers]) + (await response.text());
  return response.status;
}
const json = (body: object, token = '') => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
  body: JSON.stringify(body),
});

test('no secret leaks when the payment provider fails', async () => {
  const { token } = await kit.newShopper();
  const product = kit.shop.catalog.snapshot.products.find(({ options }) => options.length === 0);
  await send('/api/cart/add', json({ productId: product?.id, quantity: 1 }, token));
  expect(await send('/api/orders/checkout', json(billing, token))).toBe(503);
  expect(await send('/api/orders/create', json({ paymentId: 'pay_00000000000000' }, token))).toBeGreaterThan(
    399,
  );
  expect(await send('/webhooks/razorpay', json({ event: 'payment.captured' }))).toBe(400);
});

test('no secret leaks when Google fails', async () => {
  expect(await send('/auth/google?next=/cart')).toBe(302);
  expect(await send('/auth/google/callback?code=a&state=b')).toBe(302);
  expect(await send('/api/user/authWithGoogle', json({ credential: 'a.b.c' }))).toBeGreaterThan(399);
});

test('no secret leaks when the picture store, the mail server and Redis fail', async () => {
  const { token, email } = await kit.newShopper();
  const picture = await sharp({ create: { width: 3, height: 2, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'a.png');
  const upload = { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form };
  expect(await send('/api/user/upload', upload)).toBe(503);
  await kit.gql(RequestPasswordReset, { email });
  await kit.sendMails();
  expect(output).toMatch(/a mail could not be sent/);
  while (!/Redis is unavailable/.test(output)) await new Promise((r) => setTimeout(r, 5));
});

test('no password leaks when the database fails', async () => {
  const { email } = await kit.newShopper();
  const broken = jest
    .spyOn(kit.shop.db.read, 'findOneBy')
    .mockRejectedValue(
      Object.assign(new Error('the database broke'), { parameters: [canaries.shoppersPassword] }),
    );
  const body = { email, password: canaries.shoppersPassword };
  expect(await send('/api/user/signin', json(body))).toBe(500);
  await send('/graphql', json({ query: SignIn, variables: { input: body } }));
  broken.mockRestore();
  expect(output).toMatch(/the database broke/);
});

test('no secret leaks when the database refuses the connection', async () => {
  const databaseUrl = `mysql://kirana:${canaries.databasePassword}@127.0.0.1:1/kirana`;
  const error = await openDatabase({ databaseUrl, dataDir: '' }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  expect(error).not.toBeNull();
  output += explainStartupError(error);
  kit.shop.log.error({ err: error }, 'startup failed');
});

test('no secret is in the built client and in public responses', async () => {
  const files = existsSync(clientDir)
    ? readdirSync(path.join(clientDir, 'client'), { recursive: true, encoding: 'utf8' })
    : [];
  for (const file of files.filter((name) => /\.(js|css|html|map)$/.test(name))) {
    const text = readFileSync(path.join(clientDir, 'client', file), 'utf8');
    expect(text).not.toMatch(/_SECRET|SMTP_URL|DATABASE_URL|sandbox-key-secret|sandbox-webhook-secret/);
  }
  await send('/');
  await send('/graphql?query={__typename}', { headers: { accept: 'text/html' } });
  await send('/api/openapi.json');
  for (const file of ['checkout.js', 'page.client.js']) expect(await send(`/sandbox/${file}`)).toBe(404);
  expect(await send('/sandbox/page/lose-next', json({}))).toBe(404);
  expect(await send('/sandbox/v1/orders', json({}))).toBe(404);
});
