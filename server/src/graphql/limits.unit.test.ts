import { readFileSync } from 'node:fs';
import { buildSchema, getIntrospectionQuery, Kind, parse } from 'graphql';
import * as deskDocuments from '../../../client/desk/generated/graphql.ts';
import { exampleGroups } from '../../../client/playground/examples/exampleGroups.ts';
import * as documents from '../../../client/src/generated/graphql.ts';
import { schemaFile } from '../config/paths.ts';
import { limits, measureOperation, units } from './limits.ts';

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

function measure(document: ReturnType<typeof parse>, variables = {}) {
  const operation = document.definitions.find((part) => part.kind === Kind.OPERATION_DEFINITION)!;
  const fragments = document.definitions.filter((part) => part.kind === Kind.FRAGMENT_DEFINITION);
  return measureOperation(schema, operation, fragments, variables);
}

test.each([
  ['the lines of a cart', '{ me { cart { lines { id } } } }', { cost: 103 }],
  ['a wishlist', '{ me { wishlist { id } } }', { cost: 102 }],
  [
    'a changed wishlist',
    'mutation { addToWishlist(productId: "1") { ... on WishlistChanged { wishlist { id } } } }',
    { cost: 102 },
  ],
  ['orders with their products', '{ me { orders { id products { id } } } }', { cost: 602 }],
  ['orders with their credit notes', '{ me { orders { creditNotes { number } } } }', { cost: 202 }],
  ['a field', '{ categories { id } }', { depth: 2, aliases: 0, cost: 6 }],
  ['the typename, which clients add to each object', '{ categories { __typename id } }', { cost: 6 }],
  ['a list within a list', '{ categories { children { id } } }', { depth: 3, cost: 31 }],
  ['a connection', '{ products(first: 10) { nodes { id name } } }', { depth: 3, cost: 31 }],
  ['a connection with the default length', '{ products { nodes { id } } }', { cost: 49 }],
  [
    'a connection whose length is a variable',
    'query ($n: Int) { products(first: $n) { nodes { id } } }',
    { cost: 201 },
  ],
  ['all related products', '{ product(id: 1) { related(first: null) { id } } }', { cost: 22 }],
  ['those at the desk', '{ desk { product(id: 1) { related { related { id } } } } }', { cost: 423 }],
  ['a connection with a negative length', '{ products(first: -5) { nodes { id } } }', { cost: 3 }],
  ['aliases', '{ a: me { id } b: me { c: id } }', { aliases: 3 }],
  [
    'a fragment, as if it were inlined',
    '{ me { ...f } } fragment f on User { id cart { id } }',
    { depth: 3, cost: 4 },
  ],
  [
    'a fragment on a member of a union',
    'mutation { signOut { ... on SignedOut { message } } }',
    { depth: 2, cost: 2 },
  ],
  [
    'introspection',
    '{ __schema { types { name fields { name } } } __typename }',
    { depth: 4, aliases: 0, cost: 1, introspection: 37 },
  ],
  [
    'introspection with aliases',
    '{ a: __type(name: "User") { ...t } } fragment t on __Type { b: name fields { c: name } }',
    { depth: 3, aliases: 15, cost: 1, introspection: 8 },
  ],
])('measures %s', (_, query, size) => {
  expect(measure(parse(query), { n: 100 })).toMatchObject(size);
});

test.each(['cart { lines { product { ...p } } }', 'wishlist { product { ...p } }'])(
  'too many products of an unbounded list are refused: %s',
  (selection) => {
    const products = 'fragment p on Product { related(first: 24) { related(first: 4) { id name brand } } }';
    expect(measure(parse(`{ me { ${selection} } } ${products}`)).cost).toBeGreaterThan(limits.cost);
  },
);

test.each([
  getIntrospectionQuery(),
  getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true, specifiedByUrl: true }),
  getIntrospectionQuery({ descriptions: false, directiveIsRepeatable: true, schemaDescription: true }),
])('the full introspection query is allowed, but not twice', (query) => {
  const size = measure(parse(query));
  for (const unit of units) expect(size[unit]).toBeLessThan(limits[unit]);
  expect(2 * size.introspection).toBeGreaterThan(limits.introspection);
});

test('nested fragments that double the size are measured in linear time', () => {
  const count = 60;
  const doubling = Array.from(
    { length: count },
    (_, n) => `fragment f${n} on Category { parent { ...f${n + 1} } other: parent { ...f${n + 1} } }`,
  );
  const query = `{ category(id: "1") { ...f0 } } ${doubling.join(' ')} fragment f${count} on Category { id }`;
  expect(measure(parse(query)).cost).toBeGreaterThan(2 ** count);
});

test.each(
  [...Object.entries(documents), ...Object.entries(deskDocuments)]
    .filter(([name]) => name.endsWith('Document'))
    .map(([name, document]) => [name, document as ReturnType<typeof parse>] as const),
)('the operation %s of shop and desk is within the limits', (_, document) => {
  const size = measure(document, { first: 100 });
  for (const unit of units) expect(size[unit]).toBeLessThan(limits[unit]);
});

test.each(
  exampleGroups.flatMap(({ examples }) => examples.map(({ title, query }) => [title, query] as const)),
)('the example of the playground "%s" is within the limits', (_, query) => {
  const size = measure(parse(query));
  for (const unit of units) expect(size[unit]).toBeLessThan(limits[unit]);
});
