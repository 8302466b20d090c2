import type { Sent } from './connection.ts';
import type { Operation } from './load.ts';

/** How a shop is asked for what is measured; see adapters/. What a shop cannot do is left out. */
export interface Adapter {
  /** Looks at the shop once, before anything is measured. */
  prepare(origin: string): Promise<Shop>;
}

/** A shop with a catalogue and a shopper who is signed in. */
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
  /** With description and the first reviews. */
  product?(id: string): Sent;
  addToCart?(id: string): Sent;
  readCart?(): Sent;
  page?(path: string): Sent;
  /** Whether an answer holds products. */
  hasProducts(body: Buffer): boolean;
}

export interface ListQuery {
  offset: number;
  categoryId?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  sort?: 'price' | 'rating' | 'name';
}

/** As shoppers write them; half with a typo. */
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
  const found: (Operation | false)[] = [
    { name: 'list, first page', request: () => shop.list({ offset: 0 }), isRight },
    { name: 'list, any page and filter', request: (turn) => shop.list(mixOfLists(turn)), isRight },
    {
      name: 'list, cold',
      request: (turn) => shop.list({ offset: 12 * (turn % 20), maxPrice: 1000 + turn / 1000 }),
      isRight,
    },
    { name: 'search', request: (turn) => shop.search(pick(WORDS, mixed(turn))), isRight },
    {
      name: 'search, cold',
      request: (turn) =>
        shop.search(`${pick(WORDS, mixed(turn))}${' '.repeat(1 + (turn % 40))}${turn % 997}x${turn}`),
      isRight: any,
    },
    !!shop.product && {
      name: 'product with reviews',
      request: (turn) => shop.product?.(pick(products, mixed(turn))) as Sent,
      isRight: any,
    },
    !!shop.addToCart && {
      name: 'add to cart and read it',
      request: (turn) => shop.addToCart?.(pick(products, turn)) as Sent,
      isRight: any,
    },
    !!shop.readCart && { name: 'cart', request: () => shop.readCart?.() as Sent, isRight: any },
    !!shop.page && {
      name: 'home page',
      request: () => shop.page?.('/') as Sent,
      isRight: (body) => body.length > 1000,
    },
    !!shop.page && {
      name: 'home page, cold',
      request: (turn) => shop.page?.(`/?n=${turn}`) as Sent,
      isRight: (body) => body.length > 1000,
    },
  ];
  return found.filter((operation) => operation !== false);
}
