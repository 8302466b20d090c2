import type { SendRequest } from '../load.ts';
import type { Adapter, ListQuery } from '../operations.ts';
import { post } from './kirana.ts';

const CATALOGUE = `{ collections(options: { take: 100 }) { items { id } }
  products(options: { take: 100 }) { totalItems items { id variants { id } } } }`;
interface Catalogue {
  collections: { items: { id: string }[] };
  products: { totalItems: number; items: { id: string; variants: { id: string }[] }[] };
}
const SEARCH = `query ($input: SearchInput!) { search(input: $input) { totalItems items {
  productId productName productAsset { preview } priceWithTax { ... on SinglePrice { value } ... on PriceRange { min } }
} } }`;
const PRODUCT = `query ($id: ID!) { product(id: $id) {
  name description assets { preview } customFields { rating } variants { id priceWithTax stockLevel }
} }`;
const ORDER = 'state totalQuantity totalWithTax lines { id quantity linePriceWithTax }';
const RESULT = `__typename ... on Order { ${ORDER} } ... on ErrorResult { message }`;
/** The steps before the payment request the state only. */
const STEP = '__typename ... on Order { state } ... on ErrorResult { message }';
const ADD = `mutation ($id: ID!) { addItemToOrder(productVariantId: $id, quantity: 1) { ${RESULT} } }`;
const ADDRESS = `mutation ($input: CreateAddressInput!) { setOrderShippingAddress(input: $input) { ${STEP} } }`;
const SHIPPING = '{ eligibleShippingMethods { id priceWithTax } }';
const SHIP = `mutation ($id: [ID!]!) { setOrderShippingMethod(shippingMethodId: $id) { ${STEP} } }`;
const ARRANGE = `mutation { transitionOrderToState(state: "ArrangingPayment") { ${STEP} } }`;
const PAY = `mutation { addPaymentToOrder(input: { method: "dummy", metadata: {} }) { ${RESULT} } }`;
const REGISTER =
  'mutation ($input: RegisterCustomerInput!) { registerCustomerAccount(input: $input) { __typename } }';
const LOGIN =
  'mutation ($email: String!, $password: String!) { login(username: $email, password: $password) { __typename } }';

const address = {
  fullName: 'Asha Rao',
  streetLine1: '1 MG Road',
  city: 'Pune',
  province: 'Maharashtra',
  postalCode: '411001',
  countryCode: 'IN',
  phoneNumber: '9876543210',
};

/**
 * Measures Vendure 3 through its shop API, set up as in vendure/. Its storefronts list products with its search, which has no rating
 * and no price range, so those filters are left out; it has no reviews either. Each product has one variant, so the results
 * are not grouped by product, which would take five times as long.
 */
export const adapter: Adapter = {
  async prepare(origin, { shoppers }) {
    const url = `${origin}/shop-api`;
    const { collections, products } = await post<Catalogue>(url, CATALOGUE);
    const variantOf = new Map(products.items.map(({ id, variants }) => [id, variants[0]?.id]));
    const tokens: string[] = [];
    for (let number = 0; number < shoppers; number++) tokens.push(await signUp(url, number));
    const graphql = (query: string, variables: object = {}, shopper?: number) => ({
      path: '/shop-api',
      body: { query, variables },
      token: shopper === undefined ? undefined : tokens[shopper],
    });
    const search = (input: object) => graphql(SEARCH, { input: { groupByProduct: false, ...input } });
    return {
      total: products.totalItems,
      products: [...variantOf.keys()],
      categories: collections.items.map(({ id }) => id),
      list: ({ offset, categoryId, sort }: ListQuery) =>
        search({
          take: 12,
          skip: offset,
          collectionId: categoryId,
          // Vendure cannot sort by rating. The default is no sorting, because sorting is slow.
          sort: sort === 'price' || sort === 'name' ? { [sort]: 'ASC' } : undefined,
        }),
      search: (term) => search({ take: 10, term }),
      product: (id) => graphql(PRODUCT, { id }),
      addToCart: (shopper, id) => graphql(ADD, { id: variantOf.get(id) }, shopper),
      readCart: (shopper) => graphql(`{ activeOrder { ${ORDER} } }`, {}, shopper),
      checkOut: createCheckOut(graphql),
      hasProducts: (body) => body.includes('"items":[{"productId":'),
      hasProduct: (body) => body.includes('"product":{"name":'),
      hasCart: (body) => /"totalQuantity":[1-9].*"lines":\[\{/.test(String(body)),
    };
  },
};

/** Registers a customer and returns the session token. */
async function signUp(url: string, number: number): Promise<string> {
  const tag = `${process.pid}${Date.now()}${number}`;
  const emailAddress = `shopper-${tag}@example.com`;
  const password = `a long password ${tag}`;
  const name = { firstName: 'Shopper', lastName: String(number) };
  await post(url, REGISTER, { input: { ...name, emailAddress, password } });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: LOGIN, variables: { email: emailAddress, password } }),
  });
  const token = answer.headers.get('vendure-auth-token');
  if (!token) throw new Error(`The sign-in failed: ${await answer.text()}`);
  return token;
}

/** Five requests; with adding to the cart before, a checkout takes six. */
function createCheckOut(
  graphql: (query: string, variables: object, shopper: number) => Parameters<SendRequest>[0],
) {
  return async (sendRequest: SendRequest, shopper: number): Promise<void> => {
    const send = async (query: string, variables: object = {}) => {
      const { data, errors } = JSON.parse(String(await sendRequest(graphql(query, variables, shopper))));
      if (errors) throw new Error(`The checkout failed:  ${JSON.stringify(errors)}`);
      return data;
    };
    await send(ADDRESS, { input: address });
    const { eligibleShippingMethods } = await send(SHIPPING);
    await send(SHIP, { id: [eligibleShippingMethods[0].id] });
    await send(ARRANGE);
    const { addPaymentToOrder: paid } = await send(PAY);
    if (paid.state !== 'PaymentSettled' || paid.totalQuantity === 0)
      throw new Error(`The checkout failed:  ${JSON.stringify(paid)}`);
  };
}
