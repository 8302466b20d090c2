import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHaproxy } from '../../tools/haproxy.mjs';
import { createThrowawayFolder } from '../../tools/throwawayFolder.mjs';
import { eventually } from '../eventually.ts';

// HAProxy with the settings of server/deploy, in front of three servers that answer what a test says.

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const answer =
  (status: number): Answer =>
  (_, response) =>
    response.writeHead(status).end();
const drop: Answer = ({ socket }) => socket.destroy();

const folder = createThrowawayFolder('kirana-proxy-');
const shops: Server[] = [];
/** Requests that have reached a shop, without health checks. */
let arrived: IncomingMessage[] = [];
let answerOf: (shop: number, request: IncomingMessage) => Answer;
let proxy: { port: number; pid: number };

beforeEach(async () => {
  arrived = [];
  answerOf = () => answer(200);
  for (let shop = 0; shop < 3; shop++) {
    const server = createServer((request, response) => {
      if (request.url !== '/readyz' && request.url !== '/healthz') arrived.push(request);
      answerOf(shop, request)(request, response);
    });
    shops.push(server.listen(0, '127.0.0.1'));
    await once(server, 'listening');
  }
  const ports = shops.map((server) => (server.address() as AddressInfo).port) as [number, number, number];
  proxy = await startHaproxy(ports, folder.path);
});
afterEach(() => {
  process.kill(proxy.pid);
  for (const server of shops.splice(0)) server.close().closeAllConnections();
});
afterAll(() => folder.remove());

const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${proxy.port}${path}`, init);
/** @param operation as the header names it; null: without the header */
const graphql = (operation: string | null, query = 'query { products { totalCount } }') =>
  send('/graphql', {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: {
      'content-type': 'application/json',
      ...(operation && { 'x-apollo-operation-name': operation }),
    },
  });
const statusesOf = async (requests: Promise<Response>[]) =>
  (await Promise.all(requests)).map(({ status }) => status);
const times = <T>(count: number, call: () => T): T[] => Array.from({ length: count }, call);

const isReading = ({ url, headers }: IncomingMessage) =>
  headers['x-apollo-operation-name'] === 'Product' || url?.startsWith('/api/products');

it('lets twelve requests for the catalogue through, refuses others soon, and lets payments pass', async () => {
  const held: ServerResponse[] = [];
  answerOf = (_, request) => (isReading(request) ? (_, response) => held.push(response) : answer(200));
  const refused: Response[] = [];
  const reading = [...times(60, () => graphql('Product')), ...times(60, () => send('/api/products/1'))].map(
    async (request) => {
      const response = await request;
      if (response.status === 503) refused.push(response);
    },
  );
  await eventually(() => arrived.length, 12);
  expect(await statusesOf(times(5, () => graphql('CompleteCheckout')))).toEqual(times(5, () => 200));
  expect(await statusesOf(times(5, () => send('/api/order/create', { method: 'POST' })))).toEqual(
    times(5, () => 200),
  );
  await eventually(() => refused.length, 108);
  for (const response of held) response.end();
  await Promise.all(reading);
  expect(refused).toHaveLength(108);
  expect(held).toHaveLength(12);
  for (const response of refused) {
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({
      errors: [{ message: expect.any(String), extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      error: true,
      msg: expect.any(String),
    });
  }
});

it('keeps shops that refuse pages and the GraphQL of other clients', async () => {
  const refuses = ({ url, headers }: IncomingMessage) =>
    url === '/product/1' || (url === '/graphql' && headers['x-apollo-operation-name'] !== 'CompleteCheckout');
  answerOf = (_, request) => answer(refuses(request) ? 503 : 200);
  for (let round = 0; round < 10; round++) {
    const requests = [() => send('/product/1'), () => graphql(null), () => graphql('TheirProducts')];
    expect(await statusesOf(requests.flatMap((request) => times(3, request)))).toEqual(times(9, () => 503));
    expect((await graphql('CompleteCheckout')).status).toBe(200);
  }
});

it('takes a shop out that cannot work', async () => {
  answerOf = (shop) => answer(shop === 0 ? 503 : 200);
  await eventually(
    async () => (await statusesOf(times(12, () => graphql('CompleteCheckout')))).includes(503),
    false,
  );
  expect(await statusesOf(times(30, () => graphql('CompleteCheckout')))).toEqual(times(30, () => 200));
});

it.each([
  ['drops the connection', drop],
  ['answers 503', answer(503)],
])('repeats no change at another shop when one %s, whatever its name is', async (_, failure) => {
  answerOf = (_shop, request) => (request.url === '/readyz' ? answer(200) : failure);
  for (const operation of ['CompleteCheckout', 'Product', 'CompleteCheckout, Product', null]) {
    arrived = [];
    // HAProxy also drops the connection when the shop has dropped one that was in use before.
    const answered = await graphql(operation, 'mutation { signOut { __typename } }').catch(() => null);
    expect({ operation, ok: answered?.ok ?? false, arrived: arrived.length }).toEqual({
      operation,
      ok: false,
      arrived: 1,
    });
  }
});

it('reads again at another shop when one drops the connection', async () => {
  let failures = 1;
  answerOf = (_, { url }) => (url === '/cart' && failures-- > 0 ? drop : answer(200));
  expect((await send('/cart')).status).toBe(200);
  expect(arrived).toHaveLength(2);
});
