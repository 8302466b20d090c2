import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql';
import { serverAudits } from 'graphql-http';
import { startShop, type TestShop } from '../../test/testkit.ts';

// GraphQL over HTTP in general; the features have their own tests.

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const audits = serverAudits({
  url: () => `${kit.url}/graphql`,
  // Apollo's CSRF prevention requires it for requests that a form could send.
  fetchFn: (url: string, init?: RequestInit) =>
    fetch(url, { ...init, headers: { ...init?.headers, 'apollo-require-preflight': 'true' } }),
});

test('graphql-http has 61 audits', () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map((audit) => [audit.id, audit.name, audit] as const))(
  'audit %s: %s',
  async (_, __, audit) => {
    expect(await audit.fn()).toMatchObject({ status: 'ok' });
  },
);

test('a request that a form of another site could send is rejected', async () => {
  const query = `${kit.url}/graphql?query=${encodeURIComponent('{ __typename }')}`;
  expect((await fetch(query)).status).toBe(400);
  const form = {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: '{"query":"{__typename}"}',
  };
  expect((await fetch(`${kit.url}/graphql`, form)).status).toBeGreaterThanOrEqual(400);
});

const repeat = (count: number, part: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => part(n)).join(' ');

describe('a long body', () => {
  const send = async (length: number, { token, chunked }: { token?: string; chunked?: boolean } = {}) => {
    const text = JSON.stringify({ query: '{ __typename }', extensions: { text: 'x'.repeat(length) } });
    const response = await fetch(`${kit.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: chunked ? new Blob([text]).stream() : text,
      ...(chunked && { duplex: 'half' }),
    } as RequestInit);
    return response.status;
  };

  it.each([false, true])('is accepted up to 100 KB from everybody; chunked: %s', async (chunked) => {
    const { token } = await kit.newShopper();
    for (const caller of [{}, { token }]) {
      expect(await send(100_000, { ...caller, chunked })).toBe(200);
      expect(await send(110_000, { ...caller, chunked })).toBe(413);
    }
  });

  it.each([false, true])('is accepted up to 1 MB from staff; chunked: %s', async (chunked) => {
    const { token } = await kit.newStaff('packer');
    expect(await send(1_000_000, { token, chunked })).toBe(200);
    expect(await send(1_100_000, { token, chunked })).toBe(413);
  });
});

describe('a long text', () => {
  const text = (length: number) => 'é'.repeat(length);

  it.each([
    ['a search', 'query ($t: String!) { products(filter: { text: $t }) { totalCount } }', 200],
    ['suggestions', 'query ($t: String!) { suggestions(text: $t) { products { id } } }', 200],
    ['an id', 'query ($t: ID!) { product(id: $t) { id } }', 200],
  ])('in %s is refused', async (_, query, limit) => {
    expect((await kit.gqlRaw(query, { t: text(limit) })).body.errors).toBeUndefined();
    const { status, body } = await kit.gqlRaw(query, { t: text(limit + 1) });
    expect(status).toBe(400);
    expect(body.errors?.[0]).toMatchObject({
      message: expect.stringContaining(`at most ${limit} characters`),
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });

  it.each([
    ['a cursor', (value: string) => `{ products(after: "${value}") { totalCount } }`, 1001],
    ['an object', (value: string) => `{ products(filter: { text: "${value}" }) { totalCount } }`, 201],
    ['a list', (value: string) => `{ desk { ordersById(ids: ["1", "${value}"]) { id } } }`, 201],
    ['a fragment', (value: string) => `{ ...f } fragment f on Query { product(id: "${value}") { id } }`, 201],
    [
      'a mutation',
      (value: string) => `mutation { addToWishlist(productId: "${value}") { __typename } }`,
      20_001,
    ],
  ])('is refused within the document, in %s', async (_, query, length) => {
    const { body } = await kit.gqlRaw(query(text(length)));
    expect(body.errors?.[0]?.message).toMatch(/too long: at most \d+ characters/);
  });

  it('counts for each field that takes it', async () => {
    const ids = Array.from({ length: 2000 }, () => 'a'.repeat(40));
    const fields = repeat(20, (n) => `a${n}: ordersById(ids: $ids) { id }`);
    const { body } = await kit.gqlRaw(`query ($ids: [ID!]!) { desk { ${fields} } }`, { ids });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', limit: 'cost' });
  });
});

describe('an invalid value is answered with a short message', () => {
  const signIn = 'mutation ($i: SignInInput!) { signIn(input: $i) { __typename } }';
  const products = (variables: string, args: string) =>
    `query (${variables}) { products(${args}) { totalCount } }`;
  const unknownFields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`e${n}`, 1]));
  const long = 'R'.repeat(90_000);
  const literal = (argument: string) => `{ products(${argument}) { totalCount } }`;

  it.each<[string, string, object, RegExp]>([
    ['unknown fields', signIn, { i: unknownFields(8000) }, /^Variable "\$i" got .* was not provided\.$/],
    [
      'unknown fields only',
      products('$f: ProductFilter', 'filter: $f'),
      { f: unknownFields(8000) },
      /"e0" is not defined/,
    ],
    [
      'a list of wrong items',
      'query ($i: [ID!]!) { desk { ordersById(ids: $i) { id } } }',
      { i: Array(9000).fill({}) },
      /at "i\[0\]"; ID cannot/,
    ],
    ['a wrong enum value', products('$s: ProductSort', 'sort: $s'), { s: long }, /^Variable "\$s"/],
    ['a wrong number', products('$n: Int', 'first: $n'), { n: long }, /^Variable "\$n" got/],
    [
      'a nested object',
      products('$f: ProductFilter', 'filter: $f'),
      { f: { text: unknownFields(8000) } },
      /^Variable "\$f" got/,
    ],
    [
      'many variables',
      `query (${repeat(100, (n) => `$a${n}: Int!`)}) { categories { id } }`,
      { a0: long },
      /"\$a0"/,
    ],
    ['an enum value in the document', literal(`sort: ${long}`), {}, /ProductSort/],
    ['a text in the document', literal(`first: "${long}"`), {}, /^Int cannot represent/],
    [
      'a list in the document',
      literal(`filter: { text: [${repeat(300, () => `"${'x'.repeat(300)}"`)}] }`),
      {},
      /^String cannot/,
    ],
    [
      'a name used often',
      `query ${long} { ${repeat(60, (n) => `f${n}: product(id: $v) { id }`)} }`,
      {},
      /RR…RR/,
    ],
  ])('%s', async (_, query, variables, message) => {
    const { status, body, text } = await send(JSON.stringify({ query, variables }));
    expect(status).toBe(400);
    expect(body.errors[0].message).toMatch(message);
    expect(text.length).toBeLessThan(150_000);
    for (const error of body.errors) expect(error.message.length).toBeLessThanOrEqual(1000);
  });

  it('of the first of many that are wrong', async () => {
    const { body } = await send(JSON.stringify({ query: signIn, variables: { i: unknownFields(8000) } }));
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0].extensions.code).toBe('BAD_USER_INPUT');
  });

  async function send(body: string) {
    const response = await postText(body);
    const text = await response.text();
    return { status: response.status, text, body: JSON.parse(text) };
  }
});

const postText = (body: string, headers: Record<string, string> = {}) =>
  fetch(`${kit.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });

test('an empty operation name and empty variables are left out', async () => {
  const response = await postText(
    JSON.stringify({ query: '{ __typename }', operationName: '', variables: '', extensions: '' }),
  );
  expect(await response.json()).toEqual({ data: { __typename: 'Query' } });
  const query = '?query={__typename}&operationName=&variables=';
  const headers = { 'apollo-require-preflight': 'true' };
  const get = await fetch(`${kit.url}/graphql${query}`, { headers });
  expect(await get.json()).toEqual({ data: { __typename: 'Query' } });
});

test.each([
  ['no JSON', '{"query":', {}, 400],
  ['too large', JSON.stringify({ query: 'x'.repeat(1_100_000) }), {}, 413],
  ['compressed', '{}', { 'content-encoding': 'gzip' }, 415],
  ['of another type', '{}', { 'content-type': 'text/csv' }, 415],
])('a body that is %s is answered as GraphQL answers', async (_, body, headers, status) => {
  const response = await postText(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    errors: [{ message: expect.stringMatching(/\w/), extensions: { code: 'BAD_REQUEST' } }],
  });
});

test('a subscription, which the schema does not have, fails validation', async () => {
  const { status, body } = await kit.gqlRaw('subscription { orders { id } }');
  expect(status).toBe(400);
  expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  expect(body.data).toBeUndefined();
});

describe('an oversized operation is rejected', () => {
  test.each([
    ['tokens', `{ categories { ${repeat(1000, () => 'id')} } }`, /tokens/],
    [
      'depth',
      `{ category(id: "1") ${repeat(12, () => '{ parent')} { id } ${repeat(12, () => '}')} }`,
      /depth/,
    ],
    ['aliases', `mutation { ${repeat(21, (n) => `a${n}: signOut { message }`)} }`, /aliases/],
    [
      'cost',
      '{ products(first: 100) { nodes { related(first: 24) { reviews(first: 100) { nodes { id } } } } } }',
      /cost/,
    ],
    [
      'cost through fragments',
      `{ category(id: "1") { ...f0 } }
      ${repeat(11, (n) => `fragment f${n} on Category { children { ...f${n + 1} } }`)}
      fragment f11 on Category { id }`,
      /depth|cost/,
    ],
    ['repeated fields', `{ ${repeat(195, () => 'categories { id }')} nothing }`, /nothing/],
    ['conflicts', `{ ${repeat(80, (n) => `product(id: "${n}") { id }`)} }`, /conflict/],
  ])('quickly: %s', async (_, query, message) => {
    const times: number[] = [];
    // CPU time, the best of five, with a generous limit: the test detects exponential work, not slow machines.
    for (let round = 0; round < 5; round++) {
      const before = process.cpuUsage();
      const { status, body } = await kit.gqlRaw(query);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      expect(status).toBe(400);
      expect(body.errors?.[0]?.message).toMatch(message);
      expect(body.data).toBeUndefined();
    }
    expect(Math.min(...times)).toBeLessThan(1000);
  });

  test.each([
    ['a default', '($a: Int = 100)', {}],
    ['a default of a non-null variable', '($a: Int! = 100)', {}],
    ['a value', '($a: Int)', { a: 100 }],
    ['a value instead of a default', '($a: Int = 1)', { a: 100 }],
  ])('with the list length in %s', async (_, variables, values) => {
    const query = `query ${variables} { products(first: $a) { nodes { related(first: $a) { id } } } }`;
    const { status, body } = await kit.gqlRaw(query, values);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', limit: 'cost' });
  });

  test('for repeated introspection', async () => {
    const types = (n: number) => `a${n}: __schema { types { ...t } }`;
    const query = `{ ${repeat(50, types)} } fragment t on __Type { name description fields { name description } }`;
    const { status, body } = await kit.gqlRaw(query);
    expect(status).toBe(400);
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', limit: 'aliases' });
  });

  test('but not the full introspection query', async () => {
    const { body } = await kit.gqlRaw<IntrospectionQuery>(getIntrospectionQuery());
    expect(body.data?.__schema.types.length).toBeGreaterThan(100);
  });

  test('before it is executed', async () => {
    const { id, token } = await kit.newShopper();
    const { id: productId } = await kit.product('paneer');
    const add = repeat(21, (n) => `a${n}: addToWishlist(productId: $id) { __typename }`);
    const { body } = await kit.gqlRaw(`mutation ($id: ID!) { ${add} }`, { id: productId }, { token });
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'OPERATION_TOO_LARGE', limit: 'aliases' });
    expect((await kit.rest('GET', `/my-list?userId=${id}`, { token })).body).toEqual([]);
  });

  test('in a batch of operations', async () => {
    const response = await fetch(`${kit.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
    });
    expect(response.status).toBe(400);
  });
});
