import { readFileSync } from 'node:fs';
import path from 'node:path';
import { print } from 'graphql';
import * as documents from '../../client/src/generated/graphql.ts';
import { startShop, type TestShop } from './testkit.ts';

// Normal use must not reach the rate limits: recorded requests are replayed at their times against the default limits.
// `storefront`: recorded in Chromium with an impatient shopper, who types three searches fast, drags the price slider,
// holds an arrow key on it and opens many products. `legacy`: written by hand for clients of the old API that do the same;
// they send a request for each keystroke and each slider step.

interface RecordedRequest {
  /** Milliseconds since the first request. */
  at: number;
  method: string;
  path: string;
  operation?: string;
  variables?: object;
}

/** Shoppers who share one IP address, as in an office. */
const PEOPLE = 20;

const recordingOf = (client: string): RecordedRequest[] =>
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

function bodyOf({ operation, variables }: RecordedRequest): string | undefined {
  if (!operation) return undefined;
  // Apollo Client removes the directive @unmask before it sends a query.
  const query = print(Reflect.get(documents, `${operation}Document`)).replaceAll(' @unmask', '');
  return JSON.stringify({ operationName: operation, query, variables });
}

async function send(request: RecordedRequest, address: string): Promise<number> {
  const body = bodyOf(request);
  const response = await fetch(kit.url + request.path, {
    method: request.method,
    headers: { 'x-forwarded-for': address, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  await response.arrayBuffer();
  return response.status;
}

test.each(['storefront', 'legacy'])('a recorded visit of the client %s reaches no limit', async (client) => {
  const requests = recordingOf(client);
  expect(requests.length).toBeGreaterThan(90);
  const begin = Date.now();
  const clock = jest.spyOn(Date, 'now');
  const statuses: number[] = [];
  for (const request of requests) {
    clock.mockReturnValue(begin + request.at);
    statuses.push(
      ...(await Promise.all(Array.from({ length: PEOPLE }, () => send(request, `192.0.2.${client.length}`)))),
    );
  }
  expect(statuses).not.toContain(429);
  // The recording still fits the API: most requests succeed.
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(statuses.length * 0.8);
});
