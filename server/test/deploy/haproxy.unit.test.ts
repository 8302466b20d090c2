import fastify from 'fastify';
import { buildSchema, type DocumentNode, Kind } from 'graphql';
import * as desk from '../../../client/desk/generated/graphql.ts';
import * as storefront from '../../../client/src/generated/graphql.ts';
import { operationNames } from '../../bench/adapters/kirana.ts';
import { readEnv } from '../../src/config/env.ts';
import { isBrowsing } from '../../src/graphql/cacheScopePlugin.ts';
import type { ResponseCache } from '../../src/http/responseCache/responseCache.ts';
import { restRouter } from '../../src/rest/router.ts';
import type { Shop } from '../../src/shop.ts';
import { findIn, readFile, secondsOf } from './deployFiles.ts';

// What the proxy lets wait is what the shop takes for browsing.

const CONFIG = 'server/deploy/haproxy.cfg';

/** The words behind each line that begins so. */
const wordsOf = (begin: string): string[] =>
  readFile(CONFIG)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(begin))
    .flatMap((line) => line.slice(begin.length).trim().split(' '));

const browsingWords = () => wordsOf('acl reads_catalogue req.fhdr(x-apollo-operation-name)').sort();
const personalWords = () => wordsOf('acl is_personal req.fhdr(x-apollo-operation-name)').sort();

const documentsOf = (generated: object) =>
  Object.values(generated).filter(
    (value): value is DocumentNode =>
      typeof value === 'object' && 'kind' in value && value.kind === Kind.DOCUMENT,
  );
const namesOf = (documents: DocumentNode[]) =>
  documents
    .flatMap(({ definitions }) =>
      definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION && one.name?.value) || []),
    )
    .sort();

it('has the storefront’s operations that only look at the shop wait, and observes the answers to the others', () => {
  const schema = buildSchema(readFile('schema.graphql'));
  const documents = documentsOf(storefront);
  const browsing = namesOf(documents.filter((document) => isBrowsing(schema, document)));
  expect(browsing.length).toBeGreaterThan(5);
  expect(browsingWords()).toEqual(browsing);
  expect(personalWords()).toEqual(namesOf(documents.filter((document) => !isBrowsing(schema, document))));
});

it('takes no operation of the desk for one of the storefront', () => {
  const names = namesOf(documentsOf(desk));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => [...browsingWords(), ...personalWords()].includes(name))).toEqual([]);
});

it('treats the operations of the measurements as the storefront’s', () => {
  expect(browsingWords()).toEqual(expect.arrayContaining(Object.values(operationNames.browsing)));
  expect(personalWords()).toEqual(expect.arrayContaining(Object.values(operationNames.personal)));
});

it('has the REST calls wait that are the same for everybody', async () => {
  const app = fastify();
  const urls: string[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'GET' && config?.cacheScope === 'PUBLIC') urls.push(url);
  });
  const shop = { env: { publicUrl: null } } as Shop;
  await app.register(restRouter, { prefix: '/api', shop, cache: {} as ResponseCache, methodsOf: () => [] });
  await app.close();
  const prefixes = wordsOf('acl rest_catalogue path_beg');
  expect(urls.length).toBeGreaterThan(5);
  for (const prefix of prefixes) expect(urls.some((url) => url.startsWith(prefix))).toBe(true);
  expect(urls.filter((url) => !prefixes.some((prefix) => url.startsWith(prefix)))).toEqual([]);
});

describe('the limits of the proxy', () => {
  const shop = readEnv({});
  const seconds = (name: string) => secondsOf(findIn(CONFIG, new RegExp(`^ *timeout ${name} (\\S+)$`, 'm')));

  it('end slow requests before the shop does', () => {
    expect(seconds('http-request') * 1000).toBeLessThanOrEqual(shop.requestTimeoutMs);
    expect(seconds('client') * 1000).toBeLessThanOrEqual(shop.requestTimeoutMs);
  });

  it('wait for longer than an upload may wait for its place', () => {
    expect(seconds('server') * 1000).toBeGreaterThan(shop.requestTimeoutMs);
  });

  it('let all connections of the proxy go to one shop', () => {
    expect(Number(findIn(CONFIG, /^ *maxconn (\d+)$/m))).toBeLessThan(shop.maxConnections);
  });
});
