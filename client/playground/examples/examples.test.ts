import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { COMPLETE_CHECKOUT } from './checkout.ts';
import { exampleGroups } from './exampleGroups.ts';

const schema = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'),
);

test.each([
  ['Complete the checkout', COMPLETE_CHECKOUT] as const,
  ...exampleGroups.flatMap(({ examples }) => examples.map(({ title, query }) => [title, query] as const)),
])('the example "%s" is valid', (_, query) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

test('there are examples of every feature', () => {
  const features = [
    'Browse',
    'Search',
    'Accounts',
    'Wishlist',
    'Cart',
    'Checkout',
    'Orders',
    'Reviews',
    'Desk',
  ];
  expect(exampleGroups.map(({ title }) => title)).toEqual(features);
});
