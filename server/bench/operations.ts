import type { HttpRequest } from './connection.ts';
import type { Operation, SendRequest } from './load.ts';

/** Translates the operations into requests to a shop; see adapters/. Operations that a shop does not support are absent. */
export interface Adapter {
  /** Reads the catalogue and signs in `shoppers` shoppers, before the measurement. */
  prepare(origin: string, options: { shoppers: number; providerUrl: string | null }): Promise<Shop>;
}

/** A shop with a catalogue and shoppers who are signed in, one for each connection. */
export interface Shop {
  /** Products in the catalogue. */
  total: number;
  /** Ids of products, without options and with stock. */
  products: string[];
  categories: string[];
  /** A page of 12 products with name, price, picture and rating. */
  list(query: ListQuery): HttpRequest;
  /** The best 10 matches. */
  search(text: string): HttpRequest;
  /** One product with description and first reviews. @param cold a number that makes the request unique, so that no cache has its response */
  product?(id: string, cold?: number): HttpRequest;
  /** The response contains the cart. */
  addToCart?(shopper: number, id: string): HttpRequest;
  readCart?(shopper: number): HttpRequest;
  /** Buys the cart. Absent without a payment provider. */
  checkOut?(sendRequest: SendRequest, shopper: number): Promise<void>;
  page?(path: string): HttpRequest;
  /** Whether a response contains products. */
  hasProducts(body: Buffer): boolean;
  /** Whether a response contains a product. */
  hasProduct(body: Buffer): boolean;
  /** Whether a response contains a cart that is not empty. */
  hasCart(body: Buffer): boolean;
}

export interface ListQuery {
  offset: number;
  categoryId?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  sort?: 'price' | 'rating' | 'name';
}

/** The first WORDS have a typo. */
const TYPOS = 10;
/** Search texts. */
const WORDS = [
  ...[
    'panner',
    'basmti rice',
    'turmric',
    'mang',
    'coffe',
    'ghe',
    'choclate',
    'shampo',
    'biscit',
    'tumeric powder',
  ],
  ...['milk', 'dal', 'tea', 'organic honey', 'soap', 'paneer', 'atta', 'green cardamom', 'roasted', 'family'],
];

/** Different products in a shopper's cart. */
const CART_PRODUCTS = 4;

/** Fills the response cache: the largest catalogue has 8,333 pages, and a fifth of the requests read any of them. */
const LISTS_BEFORE = 100_000;

const pick = <T>(list: readonly T[], iteration: number) => list[iteration % list.length] as T;
/** Pseudo-random numbers, the same in each run. */
const pseudoRandom = (iteration: number) => Math.imul(iteration ^ 0x9e3779b9, 0x85ebca6b) >>> 8;

const hasNoErrors = (body: Buffer) => !body.includes('"errors"');
const isPage = (body: Buffer) => body.length > 1000;

/** The product to add: a few different ones per connection, so that carts stay as small as those of shoppers. */
const productToBuy = ({ products }: Shop, iteration: number, connection: number) =>
  pick(products, CART_PRODUCTS * connection + (iteration % CART_PRODUCTS));

/**
 * The measured operations, in the order of the table. `cold` operations never repeat a request, so that no response cache helps;
 * the others repeat requests about as often as the visitors of a shop of that size.
 */
export const operations = (shop: Shop): Operation[] => [
  ...listOperations(shop),
  ...searchOperations(shop),
  ...productOperations(shop),
  ...cartOperations(shop),
  ...pageOperations(shop),
];

/** An operation of one request. */
const operation = (
  name: string,
  request: (iteration: number, connection: number) => HttpRequest,
  isRight: (body: Buffer, iteration: number) => boolean,
): Operation => ({
  name,
  typical: request(0, 0),
  async run(sendRequest, iteration, connection) {
    const body = await sendRequest(request(iteration, connection));
    if (!isRight(body, iteration)) throw new Error(`${name} answered ${body.toString('utf8', 0, 300)}`);
  },
});

function listOperations(shop: Shop): Operation[] {
  const { hasProducts } = shop;
  return [
    operation('list, first page', () => shop.list({ offset: 0 }), hasProducts),
    {
      ...operation(
        'list, any page and filter',
        (iteration) => shop.list(mixedListQuery(shop, iteration)),
        // A category may have one page only.
        (body, iteration) =>
          hasProducts(body) ||
          (hasNoErrors(body) && mixedListQuery(shop, iteration).categoryId !== undefined),
      ),
      warmUpTimes: LISTS_BEFORE,
    },
    operation(
      'list, cold',
      (iteration) => shop.list({ offset: 12 * (iteration % 20), maxPrice: 1000 + iteration / 1000 }),
      hasProducts,
    ),
  ];
}

/** Any page, a category, a price range, a rating or a sort order, a fifth of the requests each. */
function mixedListQuery({ categories, total }: Shop, iteration: number): ListQuery {
  const random = pseudoRandom(iteration);
  switch (iteration % 5) {
    case 0:
      return { offset: 12 * (random % Math.max(1, Math.floor(total / 12))) };
    case 1:
      return { offset: 12 * (random % 2), categoryId: pick(categories, random) };
    case 2:
      return {
        offset: 12 * (random % 10),
        minPrice: 10 * (random % 30),
        maxPrice: 400 + 10 * (random % 30),
      };
    case 3:
      return { offset: 12 * (random % 10), minRating: 3 + (random % 2) };
    default:
      return { offset: 12 * (random % 50), sort: pick(['price', 'rating', 'name'] as const, random) };
  }
}

function searchOperations(shop: Shop): Operation[] {
  /** A search with a typo may have no results: not every shop tolerates typos. */
  const isSearchResult = (body: Buffer, iteration: number) =>
    hasNoErrors(body) && (pseudoRandom(iteration) % WORDS.length < TYPOS || shop.hasProducts(body));
  return [
    operation('search', (iteration) => shop.search(pick(WORDS, pseudoRandom(iteration))), isSearchResult),
    operation(
      'search, cold',
      (iteration) =>
        shop.search(
          `${pick(WORDS, pseudoRandom(iteration))}${' '.repeat(1 + (iteration % 40))}${iteration % 997}x${iteration}`,
        ),
      hasNoErrors,
    ),
  ];
}

function productOperations({ product, products, hasProduct }: Shop): Operation[] {
  if (!product) return [];
  const anyProduct = (iteration: number) => pick(products, pseudoRandom(iteration));
  return [
    operation('product with reviews', (iteration) => product(anyProduct(iteration)), hasProduct),
    operation(
      'product with reviews, cold',
      (iteration) => product(anyProduct(iteration), iteration),
      hasProduct,
    ),
  ];
}

function cartOperations(shop: Shop): Operation[] {
  const { addToCart, readCart, checkOut, hasCart } = shop;
  if (!addToCart) return [];
  const add = (iteration: number, connection: number) =>
    addToCart(connection, productToBuy(shop, iteration, connection));
  const supportedOperations = [operation('add to cart and read it', add, hasCart)];
  if (readCart)
    supportedOperations.push({
      ...operation('cart', (_, connection) => readCart(connection), hasCart),
      async prepare(sendRequest, connection) {
        for (let iteration = 0; iteration < CART_PRODUCTS; iteration++)
          await sendRequest(add(iteration, connection));
      },
    });
  if (checkOut)
    supportedOperations.push({
      name: 'checkout to a paid order',
      typical: null,
      async run(sendRequest, iteration, connection) {
        const body = await sendRequest(add(iteration, connection));
        if (!hasCart(body)) throw new Error(`Adding to the cart answered ${body.toString('utf8', 0, 300)}`);
        await checkOut(sendRequest, connection);
      },
    });
  return supportedOperations;
}

const pageOperations = ({ page }: Shop): Operation[] =>
  page
    ? [
        operation('home page', () => page('/'), isPage),
        operation('home page, cold', (iteration) => page(`/?n=${iteration}`), isPage),
      ]
    : [];
