import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { buildSchema, type DocumentNode, Kind } from 'graphql';
import * as storefront from '../../../client/src/generated/graphql.ts';
import { operationNames } from '../../bench/adapters/kirana.ts';
import { catalogRest } from '../../src/features/catalog/catalog.rest.ts';
import { productListsRest } from '../../src/features/catalog/products/productLists.rest.ts';
import { productsRest } from '../../src/features/catalog/products/products.rest.ts';
import { reviewsRest } from '../../src/features/reviews/reviews.rest.ts';
import { isBrowsing } from '../../src/graphql/cacheScopePlugin.ts';
import { readFile } from './deployFiles.ts';

// What the proxy lets wait is what the shop takes for browsing.

/** The words behind each line that begins so. */
const wordsOf = (begin: string): string[] =>
  readFile('server/deploy/haproxy.cfg')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith(begin))
    .flatMap((line) => line.slice(begin.length).trim().split(' '));

const browsingWords = () => wordsOf('acl reads_catalogue req.fhdr(x-apollo-operation-name)').sort();
const personalWords = () => wordsOf('acl is_personal req.fhdr(x-apollo-operation-name)').sort();

it('has the storefront’s operations that only look at the shop wait, and observes the answers to the others', () => {
  const schema = buildSchema(readFile('schema.graphql'));
  const documents = Object.values(storefront).filter(
    (value): value is DocumentNode =>
      typeof value === 'object' && 'kind' in value && value.kind === Kind.DOCUMENT,
  );
  const namesOf = (isWanted: (document: DocumentNode) => boolean) =>
    documents
      .filter(isWanted)
      .flatMap(({ definitions }) =>
        definitions.flatMap((one) => (one.kind === Kind.OPERATION_DEFINITION && one.name?.value) || []),
      )
      .sort();
  const browsing = namesOf((document) => isBrowsing(schema, document));
  expect(browsing.length).toBeGreaterThan(5);
  expect(browsingWords()).toEqual(browsing);
  expect(personalWords()).toEqual(namesOf((document) => !isBrowsing(schema, document)));
});

it('treats the operations of the measurements as the storefront’s', () => {
  expect(browsingWords()).toEqual(expect.arrayContaining(Object.values(operationNames.browsing)));
  expect(personalWords()).toEqual(expect.arrayContaining(Object.values(operationNames.personal)));
});

it('has the REST calls wait that are the same for everybody', async () => {
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const urls: string[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    if (method === 'GET' && config?.cacheScope === 'PUBLIC') urls.push(`/api${url}`);
  });
  for (const calls of [catalogRest, productListsRest, productsRest, reviewsRest]) await app.register(calls);
  await app.close();
  const prefixes = wordsOf('acl rest_catalogue path_beg');
  expect(urls.length).toBeGreaterThan(5);
  for (const prefix of prefixes) expect(urls.some((url) => url.startsWith(prefix))).toBe(true);
  expect(urls.filter((url) => !prefixes.some((prefix) => url.startsWith(prefix)))).toEqual([]);
});
