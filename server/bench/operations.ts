import type { Sent } from './connection.ts';
import type { Ask, Operation } from './load.ts';

/** How a shop is asked for what is measured; see adapters/. What a shop cannot do is left out. */
export interface Adapter {
  /** Looks at the shop once, before anything is measured, and signs in so many shoppers. */
  prepare(origin: string, options: { shoppers: number; providerUrl: string | null }): Promise<Shop>;
}

/** A shop with a catalogue and shoppers who are signed in, one for each connection. */
export interface Shop {
  /** Products in the catalogue. */
  total: number;
  /** Ids of products, without options and with stock. */
  products: string[];
  categories: string[];
  /** A page of 12 with name, price, picture and rating. */
  list(query: ListQuery): Sent;
  /** The best 10 matches. */
  search(text: string): Sent;
  /** With description and the first reviews. @param cold makes the question another one */
  product?(id: string, cold?: number): Sent;
  /** Its answer says what is in the cart then. */
  addToCart?(shopper: number, id: string): Sent;
  readCart?(shopper: number): Sent;
  /** Buys a product that is in the cart. Absent where no payment provider is at hand. */
  checkOut?(ask: Ask, shopper: number): Promise<void>;
  page?(path: string): Sent;
  /** Whether an answer holds products. */
  hasProducts(body: Buffer): boolean;
  /** Whether an answer holds a product. */
  hasProduct(body: Buffer): boolean;
  /** Whether an answer holds a cart with something in it. */
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

/** So many of the first have a typo. */
const TYPOS = 10;
/** As shoppers write them. */
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

/** So many different products a shopper puts into the cart. */
const DIFFERENT = 4;

/** The largest catalogue has 8,333 pages, of which a fifth of the questions asks for any: by then most of them have been seen. */
const LISTS_BEFORE = 100_000;

const pick = <T>(list: readonly T[], turn: number) => list[turn % list.length] as T;
/** Numbers that look random and are the same in each run. */
const mixed = (turn: number) => Math.imul(turn ^ 0x9e3779b9, 0x85ebca6b) >>> 8;

/**
 * What is measured, in the order of the table. `cold` operations never ask the same twice, so that no cache of answers helps;
 * the others draw from as many questions as visitors of a shop of that size would.
 */
export function operations(shop: Shop): Operation[] {
  const { products, categories, total } = shop;
  const pages = Math.max(1, Math.floor(total / 12));
  const isRight = (body: Buffer) => shop.hasProducts(body);
  const any = (body: Buffer) => !body.includes('"errors"');
  /** Not every shop forgives typos. */
  const isFound = (body: Buffer, turn: number) =>
    any(body) && (mixed(turn) % WORDS.length < TYPOS || isRight(body));
  const mixOfLists = (turn: number): ListQuery => {
    const random = mixed(turn);
    switch (turn % 5) {
      case 0:
        return { offset: 12 * (random % pages) };
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
  };
  const operation = (
    name: string,
    request: (turn: number, connection: number) => Sent,
    isRight: (body: Buffer, turn: number) => boolean,
  ): Operation => ({
    name,
    typical: request(0, 0),
    async run(ask, turn, connection) {
      const body = await ask(request(turn, connection));
      if (!isRight(body, turn)) throw new Error(`${name} answered ${body.toString('utf8', 0, 300)}`);
    },
  });
  const { product, addToCart, readCart, checkOut, page } = shop;
  /** Different ones for each connection, no more than a few, so that carts stay as small as shoppers' are. */
  const bought = (turn: number, connection: number) =>
    pick(products, DIFFERENT * connection + (turn % DIFFERENT));
  const isPage = (body: Buffer) => body.length > 1000;
  const found: (Operation | false | undefined)[] = [
    operation('list, first page', () => shop.list({ offset: 0 }), isRight),
    {
      ...operation(
        'list, any page and filter',
        (turn) => shop.list(mixOfLists(turn)),
        // A category may end with its first page.
        (body, turn) => isRight(body) || (any(body) && mixOfLists(turn).categoryId !== undefined),
      ),
      warmUpTimes: LISTS_BEFORE,
    },
    operation(
      'list, cold',
      (turn) => shop.list({ offset: 12 * (turn % 20), maxPrice: 1000 + turn / 1000 }),
      isRight,
    ),
    operation('search', (turn) => shop.search(pick(WORDS, mixed(turn))), isFound),
    operation(
      'search, cold',
      (turn) => shop.search(`${pick(WORDS, mixed(turn))}${' '.repeat(1 + (turn % 40))}${turn % 997}x${turn}`),
      any,
    ),
    product &&
      operation('product with reviews', (turn) => product(pick(products, mixed(turn))), shop.hasProduct),
    product &&
      operation(
        'product with reviews, cold',
        (turn) => product(pick(products, mixed(turn)), turn),
        shop.hasProduct,
      ),
    addToCart &&
      operation(
        'add to cart and read it',
        (turn, connection) => addToCart(connection, bought(turn, connection)),
        shop.hasCart,
      ),
    readCart && {
      ...operation('cart', (_, connection) => readCart(connection), shop.hasCart),
      async prepare(ask, connection) {
        for (let turn = 0; addToCart && turn < DIFFERENT; turn++)
          await ask(addToCart(connection, bought(turn, connection)));
      },
    },
    !!addToCart &&
      !!checkOut && {
        name: 'checkout to a paid order',
        typical: null,
        async run(ask, turn, connection) {
          const body = await ask(addToCart(connection, bought(turn, connection)));
          if (!shop.hasCart(body)) throw new Error(`A cart was answered ${body.toString('utf8', 0, 300)}`);
          await checkOut(ask, connection);
        },
      },
    page && operation('home page', () => page('/'), isPage),
    page && operation('home page, cold', (turn) => page(`/?n=${turn}`), isPage),
  ];
  return found.filter((one) => one !== false && one !== undefined);
}
