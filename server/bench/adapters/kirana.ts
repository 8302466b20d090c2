import { billing } from '../../tools/billing.mjs';
import { openConnection } from '../connection.ts';
import { createSendRequest, type SendRequest } from '../load.ts';
import type { Adapter, ListQuery } from '../operations.ts';

const CATALOGUE = `{ categories { children { id } }
  products(first: 100) { totalCount nodes { id countInStock options } } }`;
interface Catalogue {
  categories: { children: { id: string }[] }[];
  products: { totalCount: number; nodes: { id: string; countInStock: number; options: string[] }[] };
}
const LIST = `query ($filter: ProductFilter, $sort: ProductSort, $first: Int, $offset: Int) {
  products(filter: $filter, sort: $sort, first: $first, offset: $offset) { totalCount nodes { id name price rating images { url } } }
}`;
const PRODUCT = `query ($id: ID!) { product(id: $id) {
  name description price countInStock images { url } reviews(first: 5) { nodes { review customerName } }
} }`;
const CART = 'cart { count total lines { id quantity subTotal } }';
const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename ... on CartChanged { ${CART} } } }`;
const SIGN_UP = 'mutation ($input: SignUpInput!) { signUp(input: $input) { __typename } }';
const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { ... on SignedIn { token } } }';
const BEGIN = `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
  __typename ... on CheckoutBegun { checkout { id providerOrderId keyId amount } } ... on Problem { message }
} }`;
const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) {
  __typename ... on OrderPlaced { order { id amount status products { productId quantity } } ${CART} } ... on Problem { message }
} }`;

/** The storefront's names of these operations, by which a proxy tells browsing from paying. */
export const operationNames = {
  browsing: { list: 'CategoryListing', search: 'Search', product: 'Product' },
  personal: {
    addToCart: 'AddToCart',
    readCart: 'ViewerCart',
    begin: 'BeginCheckout',
    complete: 'CompleteCheckout',
  },
};
const { browsing, personal } = operationNames;

const sorts = { price: 'PRICE_LOW_TO_HIGH', rating: 'RATING', name: 'NAME' };

/** Measures Kirana through GraphQL. */
export const adapter: Adapter = {
  async prepare(origin, { shoppers, providerUrl }) {
    const { products, categories } = await post<Catalogue>(`${origin}/graphql`, CATALOGUE);
    const tokens: string[] = [];
    for (let number = 0; number < shoppers; number++) tokens.push(await signUp(origin, number));
    const graphql = (operation: string, query: string, variables: object, shopper?: number) => ({
      path: '/graphql',
      body: { query, variables },
      headers: { 'x-apollo-operation-name': operation },
      token: shopper === undefined ? undefined : tokens[shopper],
    });
    return {
      total: products.totalCount,
      products: products.nodes
        .filter(({ countInStock, options }) => countInStock > 100 && options.length === 0)
        .map(({ id }) => id),
      categories: categories.flatMap(({ children }) => children.map(({ id }) => id)),
      list: ({ offset, categoryId, minPrice, maxPrice, minRating, sort }: ListQuery) =>
        graphql(browsing.list, LIST, {
          filter: { subCategoryId: categoryId, minPrice, maxPrice, minRating },
          sort: sort && sorts[sort],
          first: 12,
          offset,
        }),
      search: (text) => graphql(browsing.search, LIST, { filter: { text }, first: 10 }),
      product: (id, cold) => graphql(browsing.product, PRODUCT, cold === undefined ? { id } : { id, cold }),
      addToCart: (shopper, productId) => graphql(personal.addToCart, ADD, { input: { productId } }, shopper),
      readCart: (shopper) => graphql(personal.readCart, `{ me { ${CART} } }`, {}, shopper),
      checkOut: providerUrl ? createCheckOut(graphql, providerUrl) : undefined,
      page: (path) => ({ path, headers: { 'accept-encoding': 'br' } }),
      hasProducts: (body) => body.includes('"nodes":[{'),
      hasProduct: (body) => body.includes('"product":{"name":'),
      hasCart: (body) => /"cart":\{"count":[1-9].*"lines":\[\{/.test(String(body)),
    };
  },
};

/** Signs up a shopper and returns the session token. */
export async function signUp(origin: string, number: number): Promise<string> {
  const tag = `${process.pid}${Date.now()}${number}`.slice(-12);
  const email = `shopper-${tag}@example.com`;
  const password = `a long password ${tag}`;
  const url = `${origin}/graphql`;
  await post(url, SIGN_UP, { input: { name: `Shopper ${number}`, email, phone: tag, password } });
  const { signIn } = await post<{ signIn: { token: string } }>(url, SIGN_IN, { input: { email, password } });
  return signIn.token;
}

/** Begins the checkout, pays at the provider as the popup does, and completes it. */
function createCheckOut(
  graphql: (
    operation: string,
    query: string,
    variables: object,
    shopper: number,
  ) => Parameters<SendRequest>[0],
  providerUrl: string,
) {
  const { origin, pathname } = new URL(providerUrl);
  const payRequests: SendRequest[] = [];
  return async (sendRequest: SendRequest, shopper: number): Promise<void> => {
    payRequests[shopper] ??= createSendRequest(openConnection(origin));
    const beginResponse = JSON.parse(
      String(await sendRequest(graphql(personal.begin, BEGIN, { billing }, shopper))),
    );
    const { keyId, providerOrderId } = beginResponse.data.beginCheckout.checkout;
    const input = JSON.parse(
      String(
        await payRequests[shopper]({
          path: `${pathname}/checkout/payments`,
          body: { key: keyId, order_id: providerOrderId, email: billing.email, contact: billing.phoneNumber },
        }),
      ),
    );
    const completeResponse = JSON.parse(
      String(await sendRequest(graphql(personal.complete, COMPLETE, { input }, shopper))),
    );
    const { __typename: outcome, order, cart } = completeResponse.data.completeCheckout;
    if (outcome !== 'OrderPlaced' || order.status !== 'paid' || cart.count !== 0)
      throw new Error(`The checkout failed:  ${JSON.stringify(completeResponse)}`);
  };
}

/** Sends a GraphQL request and returns the data. @template Data what the query selects */
export async function post<Data>(url: string, query: string, variables?: object): Promise<Data> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  return ((await response.json()) as { data: Data }).data;
}
