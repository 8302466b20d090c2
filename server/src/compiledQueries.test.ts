import { readFileSync } from 'node:fs';
import path from 'node:path';
import { print } from 'graphql';
import { compileQuery } from 'graphql-jit';
import * as documents from '../../client/src/generated/graphql.ts';
import { type Shopper, startShop, type TestShop } from '../test/testkit.ts';

// Queries that are asked for often are compiled. Nothing but the time that they take may tell.

jest.mock('graphql-jit', () => {
  const real = jest.requireActual('graphql-jit');
  return { ...real, compileQuery: jest.fn(real.compileQuery) };
});

/** More than a query is run before it is compiled. */
const OFTEN = 25;

let kit: TestShop;
let asha: Shopper;
beforeAll(async () => {
  kit = await startShop();
  asha = await kit.newShopper();
});
beforeEach(() => jest.mocked(compileQuery).mockClear());
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

let turn = 0;

/** Asks in words that nobody has used, so that the operation is run and no kept answer given. */
async function ask(query: string, variables: object = {}, token?: string): Promise<string> {
  const response = await fetch(`${kit.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables, extensions: { turn: turn++ } }),
  });
  return `${response.status} ${await response.text()}`;
}

/** What a query is answered when it is new, after it was compiled, and whether it was. */
async function askOften(query: string, variables: object = {}, token?: string) {
  const first = await ask(query, variables, token);
  for (let times = 1; times < OFTEN; times++) await ask(query, variables, token);
  const last = await ask(query, variables, token);
  return { first, last, compiled: jest.mocked(compileQuery).mock.calls.length };
}

/** What the storefront asked in a recording of one shopper, each query once. */
const recorded = new Map<string, object>(
  readFileSync(path.join(__dirname, '../test/recordings/storefront.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ operation }) => operation)
    .map(({ operation, variables }) => [operation, variables]),
);

test.each([...recorded])(
  'what the storefront asks is answered the same: %s',
  async (operation, variables) => {
    const query = print(Reflect.get(documents, `${operation}Document`)).replaceAll(' @unmask', '');
    const { first, last, compiled } = await askOften(query, variables);
    expect(first).toMatch(/^200 /);
    expect({ last, compiled }).toEqual({ last: first, compiled: 1 });
  },
);

test.each([
  [
    'fragments, defaults and other names',
    `query ($first: Int = 2) {
      best: products(first: $first, sort: RATING) { ...Page edges { cursor } }
      categories { __typename name parent { id } children { ... on Category { name } } }
    }
    fragment Page on ProductConnection { totalCount nodes { id related(first: 1) { images { srcSet } } } }`,
    {},
  ],
  [
    'what is not there',
    'query ($id: ID!) { product(id: $id) { name } category(id: $id) { name } }',
    { id: 'x' },
  ],
  ['the schema', '{ __typename __type(name: "Product") { name fields { name type { kind } } } }', {}],
])('the same is answered for %s', async (_, query, variables) => {
  const { first, last, compiled } = await askOften(query, variables);
  expect(first).not.toContain('"errors"');
  expect({ last, compiled }).toEqual({ last: first, compiled: 1 });
});

test('everybody is answered with their own', async () => {
  const query = '{ me { email cart { count } } categories { id } }';
  const { last, compiled } = await askOften(query, {}, asha.token);
  expect(compiled).toBe(1);
  expect(last).toContain(asha.email);
  const ravi = await kit.newShopper();
  expect(await ask(query, {}, ravi.token)).toContain(ravi.email);
  expect(await ask(query)).toContain('"me":null');
});

test('what goes wrong is said in the same words', async () => {
  const query = `query ($first: Int, $text: String, $id: ID!) {
    products(first: $first, filter: { text: $text }) { totalCount } product(id: $id) { name description }
  }`;
  const { id } = await kit.product('paneer');
  const wrong = [
    { first: 5000, id },
    { first: 1.5, id },
    { first: 'many', id },
    { first: null },
    { text: 7, id },
  ];
  const askAll = async () => {
    const answers: string[] = [];
    for (const variables of wrong) answers.push(await ask(query, variables));
    return answers;
  };
  const before = await askAll();
  expect(before.filter((answer) => answer.includes('"errors"'))).toHaveLength(wrong.length);
  const { compiled } = await askOften(query, { id });
  expect(compiled).toBe(1);
  expect(await askAll()).toEqual(before);

  jest.spyOn(kit.shop.db.read, 'find').mockRejectedValue(new Error('The secret of the database'));
  const fault = await ask(query, { id });
  expect(fault).toContain('INTERNAL_SERVER_ERROR');
  expect(fault).toContain('requestId');
  expect(fault).not.toContain('secret');
});

test('a filter that is none is refused', async () => {
  const query = 'query ($filter: ProductFilter) { products(filter: $filter, first: 1) { totalCount } }';
  expect((await askOften(query, { filter: {} })).compiled).toBe(1);
  expect(await ask(query, { filter: [] })).toMatch(/^400 .*BAD_USER_INPUT/);
});

test('a database in trouble is asked twice by few of those who ask', async () => {
  const query = 'query ($id: ID!) { product(id: $id) { brand description } }';
  const { id } = await kit.product('ghee');
  expect((await askOften(query, { id })).compiled).toBe(1);
  const find = jest.spyOn(kit.shop.db.read, 'find').mockRejectedValue(new Error('It is away'));
  for (let times = 0; times < 20; times++) expect(await ask(query, { id })).toContain('"errors"');
  expect(find.mock.calls.length).toBe(21);
});

test.each([
  '{ categories { ...A @include(if: $a) ...A @include(if: $b) } } fragment A on Category { name }',
  '{ ...A @include(if: $a) ...A @include(if: $b) } fragment A on Query { categories { name } }',
  '{ ...A @skip(if: $b) ...A @include(if: $b) } fragment A on Query { categories { id @include(if: $a) name } }',
  '{ categories { ... on Category @include(if: $a) { id } ... on Category @include(if: $b) { id name } } }',
  '{ categories { ...B @include(if: $a) ...A } } fragment A on Category { ...B @skip(if: $a) } fragment B on Category { name @include(if: $b) }',
])('conditions hold, however often the query is asked: %s', async (selections) => {
  const query = `query ($a: Boolean!, $b: Boolean!) ${selections}`;
  const all = [
    { a: false, b: true },
    { a: true, b: false },
    { a: true, b: true },
    { a: false, b: false },
  ];
  const askAll = () => Promise.all(all.map((variables) => ask(query, variables)));
  const first = await askAll();
  expect(first[0]).toContain('"name":');
  for (let times = 0; times < OFTEN / all.length; times++) await askAll();
  expect(await askAll()).toEqual(first);
});

test('a field may be called as it likes', async () => {
  const { first, last } = await askOften('{ a: __typename __proto__: __typename constructor: __typename }');
  expect(first).toContain('"__proto__":"Query"');
  expect(last).toBe(first);
});

test.each([
  ['a change', 'mutation { signOut { message } }'],
  ['one of several operations', 'query A { categories { id } } query B { countries { iso2 } }'],
  [
    'what has too many fields',
    `{ categories { ...A } }
     fragment A on Category { ...B parent { ...B } children { ...B } }
     fragment B on Category { ...C parent { ...C } children { ...C } }
     fragment C on Category { ...D parent { ...D } children { ...D } }
     fragment D on Category { id name parent { id name } children { id name } }`,
  ],
])('%s is not compiled', async (_, query) => {
  expect((await askOften(query)).compiled).toBe(0);
});
