import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import { UNAVAILABLE_MESSAGE, UNAVAILABLE_RETRY_SECONDS } from '../../src/lib/problems.ts';
import { restError, shopUnavailable } from '../../src/rest/errors.ts';
import { startHaproxy } from '../../tools/programs/haproxy.mjs';
import { createThrowawayFolder } from '../../tools/programs/throwawayFolder.mjs';
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
/** How many of them have reached each shop, and how many health checks. */
let counts: Record<'requests' | 'checks', number>[];
let answerOf: (shop: number, request: IncomingMessage) => Answer;
let proxy: { port: number; pid: number };

beforeEach(async () => {
  arrived = [];
  counts = [0, 1, 2].map(() => ({ requests: 0, checks: 0 }));
  answerOf = () => answer(200);
  for (let shop = 0; shop < 3; shop++) {
    const server = createServer((request, response) => {
      const isCheck = request.url === '/readyz' || request.url === '/healthz';
      countsOf(shop)[isCheck ? 'checks' : 'requests']++;
      if (!isCheck) arrived.push(request);
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

const send = (url: string, init?: RequestInit) => fetch(`http://127.0.0.1:${proxy.port}${url}`, init);
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

function countsOf(shop: number) {
  const shopCounts = counts[shop];
  if (!shopCounts) throw new Error(`There is no shop ${shop}`);
  return shopCounts;
}
/** Sends requests to all backends. @returns how many have reached a shop */
async function requestsOf(shop: number): Promise<number> {
  const before = countsOf(shop).requests;
  const requests = ['CompleteCheckout', 'Product', null].map((operation) => () => graphql(operation));
  await Promise.all([...requests, () => send('/cart')].flatMap((request) => times(6, request)));
  return countsOf(shop).requests - before;
}

const isReading = ({ url, headers }: IncomingMessage) =>
  headers['x-apollo-operation-name'] === 'Product' || url?.startsWith('/api/products');

it('lets twelve requests for the catalogue through, refuses others soon, and lets payments pass', async () => {
  const held: ServerResponse[] = [];
  answerOf = (_, request) => (isReading(request) ? (_, response) => held.push(response) : answer(200));
  const refused: Response[] = [];
  const startReading = () => {
    refused.length = 0;
    const requests = [...times(60, () => graphql('Product')), ...times(60, () => send('/api/products/1'))];
    return requests.map(async (request) => {
      const response = await request;
      if (response.status === 503) refused.push(response);
    });
  };
  let reading = startReading();
  const areHeld = () => eventually(() => arrived.length, 12).then(() => true);
  const areRefused = () => Promise.all(reading).then(() => false);
  // A busy machine may answer the checks of all shops too late; then none is in use, and all requests are refused.
  for (let round = 1; round < 5 && !(await Promise.race([areHeld(), areRefused()])); round++)
    reading = startReading();
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
    expect(response.headers.get('retry-after')).toBe(`${UNAVAILABLE_RETRY_SECONDS}`);
    // What /graphql and /api send.
    expect(await response.json()).toEqual({
      errors: [{ message: UNAVAILABLE_MESSAGE, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
      ...restError(shopUnavailable),
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

it('keeps a shop that is ready, whatever it answers, but checks it more often after failures', async () => {
  answerOf = (shop, { url }) => answer(shop === 0 && url !== '/readyz' ? 503 : 200);
  const before = countsOf(1).checks;
  const end = countsOf(0).checks + 15;
  const requests: number[] = [];
  while (countsOf(0).checks < end) requests.push(await requestsOf(0));
  // Nearly always: a check that is brought forward while it runs has to be answered within 0.1 s, too.
  const served = requests.filter((count) => count > 0);
  expect(served.length).toBeGreaterThan(0.8 * requests.length);
  // Ten times a second instead of once.
  expect(countsOf(1).checks - before).toBeLessThan(8);
});

it('sends nothing to a shop that is not ready, although it answers, and sends to it again as soon as it is', async () => {
  answerOf = (shop, { url }) => answer(shop === 0 && url === '/readyz' ? 503 : 200);
  await eventually(() => requestsOf(0), 0);
  answerOf = () => answer(200);
  await eventually(async () => (await requestsOf(0)) > 0, true);
});

it('asks shoppers to come again when no shop is ready, and goes on soon after one is', async () => {
  answerOf = (_, { url }) => answer(url === '/readyz' ? 503 : 200);
  const pay = () => graphql('CompleteCheckout');
  await eventually(async () => (await pay()).status, 503);
  const response = await pay();
  expect(response.headers.get('retry-after')).toBe(`${UNAVAILABLE_RETRY_SECONDS}`);
  expect(await response.json()).toMatchObject(restError(shopUnavailable));
  expect(await statusesOf([graphql('Product'), send('/cart')])).toEqual([503, 503]);
  answerOf = () => answer(200);
  await eventually(async () => (await pay()).status, 200);
});

it('sends nothing to a shop that is drained', async () => {
  const socket = connect(path.join(folder.path, 'haproxy.sock'));
  socket.end('set server shops/shop-1 state drain\n').resume();
  await once(socket, 'close');
  expect(await requestsOf(0)).toBe(0);
  expect(await requestsOf(1)).toBeGreaterThan(0);
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
