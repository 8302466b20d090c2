import { readFileSync } from 'node:fs';
import path from 'node:path';
import { print } from 'graphql';
import * as documents from '../../client/src/generated/graphql.ts';
import { startShop, type TestShop } from './testkit.ts';

// Normal use never meets a limit: what clients send, sent again at the limits' own figures and with the clock that they had.
// `storefront`: recorded in Chromium of an impatient shopper, who types three searches fast, drags the price slider to and fro,
// holds an arrow key on it and opens one product after the other. `legacy`: put together of what clients of the old API are
// known to send when somebody does the same; they pause before no keystroke's and no slider's call.

interface Sent {
  /** Milliseconds since the first one. */
  at: number;
  method: string;
  path: string;
  operation?: string;
  variables?: object;
}

/** How many of them share an address, as at home or in an office. */
const PEOPLE = 20;

const recordingOf = (client: string): Sent[] =>
  readFileSync(path.join(__dirname, `recordings/${client}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ trustedProxies: 1, limits: { factor: 1, redisUrl: null } });
});
afterAll(() => kit.close());
afterEach(() => {
  jest.restoreAllMocks();
});

function bodyOf({ operation, variables }: Sent): string | undefined {
  if (!operation) return undefined;
  // As the browser's client sends it: the directive is for its cache.
  const query = print(Reflect.get(documents, `${operation}Document`)).replaceAll(' @unmask', '');
  return JSON.stringify({ operationName: operation, query, variables });
}

async function send(sent: Sent, address: string): Promise<number> {
  const body = bodyOf(sent);
  const response = await fetch(kit.url + sent.path, {
    method: sent.method,
    headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

test.each(['storefront', 'legacy'])('%s', async (client) => {
  const sent = recordingOf(client);
  expect(sent.length).toBeGreaterThan(90);
  const begin = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const statuses: number[] = [];
  for (const one of sent) {
    clock.mockReturnValue(begin + one.at);
    statuses.push(
      ...(await Promise.all(Array.from({ length: PEOPLE }, () => send(one, `192.0.2.${client.length}`)))),
    );
  }
  expect(statuses).not.toContain(429);
  // What was recorded is what the shop answers.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length * 0.8);
});
