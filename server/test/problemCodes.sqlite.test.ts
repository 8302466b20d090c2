import { type Shopper, startShop, type TestShop } from './testkit.ts';

// The same problem has the same code and sentence in GraphQL and in REST.

let kit: TestShop;
let asha: Shopper;
beforeAll(async () => {
  kit = await startShop();
  asha = await kit.newShopper();
});
afterAll(() => kit.close());

const PROBLEM = '... on Problem { __typename code message } ... on InvalidInput { field min max name }';

/** The only field of an operation's data. */
async function graphql(operation: string, token = asha.token) {
  const { data } = (await kit.gqlRaw(operation, {}, { token })).body;
  return Object.values(data as Record<string, unknown>)[0];
}

const rest = async (method: 'GET' | 'POST', path: string, body?: object, token = asha.token) =>
  (await kit.rest(method, path, { token, ...(body && { body }) })).body;

describe('a problem of a mutation', () => {
  it('names a product that is not on sale', async () => {
    const code = 'PRODUCT_NOT_ON_SALE';
    const message = 'This product is not on sale any more';
    expect(
      await graphql(`mutation { addToCart(input: { productId: "gone", quantity: 1 }) { ${PROBLEM} } }`),
    ).toEqual({
      __typename: 'NotFound',
      code,
      message,
    });
    expect(await rest('POST', '/cart/add', { productId: 'gone', quantity: 1 })).toEqual({
      status: false,
      error: true,
      msg: message,
      code,
    });
  });

  it('asks for a sign-in', async () => {
    const answer = await graphql(
      `mutation { addToCart(input: { productId: "any", quantity: 1 }) { ${PROBLEM} } }`,
      '',
    );
    expect(answer).toMatchObject({ code: 'NOT_SIGNED_IN', message: 'Please login first' });
    const body = await rest('POST', '/cart/add', { productId: 'any', quantity: 1 }, '');
    expect(body).toMatchObject({ code: 'NOT_SIGNED_IN', msg: 'Please login first' });
  });

  it('has the parameters of its sentence', async () => {
    const review = 'a'.repeat(5001);
    const input = `{ productId: "any", review: "${review}", customerRating: 4 }`;
    expect(await graphql(`mutation { addReview(input: ${input}) { ${PROBLEM} } }`)).toEqual({
      __typename: 'InvalidInput',
      code: 'TOO_LONG',
      message: 'This review is too long',
      field: 'review',
      min: null,
      max: 5000,
      name: null,
    });
  });
});

describe('an error of a query', () => {
  it('has the code of its problem beside that of GraphQL', async () => {
    const { errors } = (await kit.gqlRaw('{ products(sort: RELEVANCE) { totalCount } }', {})).body;
    expect(errors?.[0]).toMatchObject({
      message: 'RELEVANCE needs a text to compare with',
      extensions: { code: 'BAD_USER_INPUT', problem: 'SORT_NEEDS_TEXT', argument: 'sort' },
    });
  });

  it('says what the desk asks of its caller', async () => {
    const refused = (
      await kit.gqlRaw('mutation { deleteOrderView(id: "any") { __typename ... on Problem { code } } }', {})
    ).body.data;
    expect(refused).toEqual({ deleteOrderView: { __typename: 'NotSignedIn', code: 'NOT_SIGNED_IN' } });
  });
});

describe('a failure of the REST API alone', () => {
  it.each([
    ['an unknown call', 'GET', '/nowhere', undefined, 'ROUTE_NOT_FOUND'],
    ['an id that is none', 'GET', '/products/a%20b', undefined, 'INPUT_INVALID'],
  ] as const)('%s', async (_, method, path, body, code) => {
    expect(await rest(method, path, body)).toMatchObject({ status: false, error: true, code });
  });
});
