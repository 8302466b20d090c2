import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { eventually } from '../../test/eventually.ts';
import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';

// Connections that send slowly or nothing, and more than are allowed.

const MAX_CONNECTIONS = 10;
const REQUEST_TIMEOUT_MS = 600;

let kit: TestShop;
let asha: Shopper;
const warnings: unknown[] = [];
beforeAll(async () => {
  kit = await startShop({ requestTimeoutMs: REQUEST_TIMEOUT_MS, maxConnections: MAX_CONNECTIONS });
  jest.spyOn(kit.shop.log, 'warn').mockImplementation((...values) => void warnings.push(values));
  asha = await kit.newShopper();
});
afterAll(() => kit.close());

/** A connection, and what it has received. */
async function open() {
  const { hostname, port } = new URL(kit.url);
  const socket: Socket = connect(Number(port), hostname).setEncoding('latin1');
  let received = '';
  socket.on('data', (text) => (received += text)).on('error', () => {});
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  await once(socket, 'connect');
  return { socket, closed, received: () => received };
}

const post = (path: string, headers: string[] = []) =>
  [`POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

/** Sends text again and again until the server closes the connection. */
async function trickle(socket: Socket, text: string): Promise<void> {
  while (!socket.closed && socket.writable) {
    socket.write(text);
    await sleep(50);
  }
}

function expectTimeout(answer: string): void {
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toMatch(/connection: close/i);
  expect(answer).toMatch(
    /\{"status":false,"error":true,"msg":"This request did not arrive in time","code":"REQUEST_INVALID"\}$/,
  );
}

describe('a request that does not arrive in time gets 408, and its connection is closed', () => {
  it.each([
    ['headers stop', 'POST /api/user/signin HTTP/1.1\r\nHost: local', ''],
    ['headers trickle', 'POST /api/user/signin HTTP/1.1\r\nHost: localhost\r\nX-Long: ', 'x'],
    ['a body stops', `${post('/api/user/signin', ['Content-Length: 100'])}{"email":`, ''],
    ['a body trickles', `${post('/graphql', ['Content-Length: 10000'])}{"query":"`, 'x'],
    ['a body in chunks trickles', post('/graphql', ['Transfer-Encoding: chunked']), '1\r\nx\r\n'],
    ['a report of a browser trickles', post('/csp-reports', ['Content-Length: 10000']), 'x'],
  ])('%s', async (_, beginning, rest) => {
    const { socket, closed } = await open();
    socket.write(beginning);
    if (rest) void trickle(socket, rest);
    expectTimeout(await closed);
  });

  it('an upload stops', async () => {
    const { socket, closed } = await open();
    socket.write(
      post('/api/user/upload', [`Authorization: Bearer ${asha.token}`, 'Content-Length: 9000000']).replace(
        'application/json',
        'multipart/form-data; boundary=x',
      ),
    );
    socket.write('--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n');
    expectTimeout(await closed);
  });
});

it('the connection of a body that goes on after its answer is closed', async () => {
  const { socket, closed } = await open();
  socket.write(
    post('/api/user/upload', ['Content-Length: 9000000']).replace(
      'application/json',
      'multipart/form-data; boundary=x',
    ),
  );
  void trickle(socket, 'x');
  const answers = await closed;
  expect(answers).toMatch(/^HTTP\/1\.1 401 /);
  expect(answers.match(/HTTP\/1\.1/g)).toHaveLength(1);
});

it('a slow upload succeeds as long as it goes on', async () => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const body = Buffer.concat([
    Buffer.from('--x\r\nContent-Disposition: form-data; name="images"; filename="a.png"\r\n\r\n'),
    picture,
    Buffer.alloc(200_000),
    Buffer.from('\r\n--x--\r\n'),
  ]);
  const { socket, received } = await open();
  const head = [`Authorization: Bearer ${asha.token}`, `Content-Length: ${body.length}`];
  socket.write(post('/api/user/upload', head).replace('application/json', 'multipart/form-data; boundary=x'));
  const started = performance.now();
  for (let at = 0; at < body.length; at += 10_000) {
    socket.write(body.subarray(at, at + 10_000));
    await sleep(100);
  }
  expect(performance.now() - started).toBeGreaterThan(2 * REQUEST_TIMEOUT_MS);
  await eventually(received, expect.stringMatching(/^HTTP\/1\.1 200 /));
  socket.destroy();
});

it('accepts no more connections than MAX_CONNECTIONS, and logs it', async () => {
  const connections = await Promise.all(Array.from({ length: MAX_CONNECTIONS }, open));
  const { closed } = await open();
  expect(await closed).toBe('');
  expect(warnings).toContainEqual([{ refused: 1 }, expect.stringContaining('MAX_CONNECTIONS')]);
  for (const { socket } of connections) socket.destroy();
  // Not by fetch, which waits for ever after a refusal.
  const statusLine = async () => {
    const { socket, closed: answered } = await open();
    socket.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    return (await answered).split('\r\n')[0];
  };
  await eventually(statusLine, 'HTTP/1.1 200 OK');
});
