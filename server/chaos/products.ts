import { optionsOf } from '../src/features/catalog/options.ts';
import type { Environment } from './environment.ts';
import type { Random } from './random.ts';
import type { Wish } from './shopApi.ts';

/** A product with its stock at the beginning of the run. */
export interface StockedProduct {
  id: string;
  options: (string | null)[];
  paise: number;
  /** Units at the beginning. */
  units: number;
}

/** Number of products in demand at a time. */
const HOT = 8;
/** Average units per checkout. */
const UNITS_A_CHECKOUT = 2.6;
/** Stock as a share of the expected demand. */
const SUPPLY = 0.75;

/** Sets scarce stock: about three quarters of the expected demand. */
export async function stockProducts(environment: Environment, checkouts: number): Promise<StockedProduct[]> {
  const { database } = environment;
  const rows = await database.query<Record<'id' | 'price' | 'productRam' | 'productWeight' | 'size', string>>(
    'SELECT id, price, productRam, productWeight, size FROM products WHERE price >= 100 ORDER BY id',
  );
  // A short run has few products, so that they become scarce as well.
  const wanted = Math.min(rows.length, Math.max(HOT, Math.round(checkouts / 25)));
  const units = Math.max(2, Math.round((checkouts * UNITS_A_CHECKOUT * SUPPLY) / wanted));
  await database.query('UPDATE products SET countInStock = ?', [units]);
  return rows.slice(0, wanted).map(({ id, price, productRam, productWeight, size }) => {
    const options = optionsOf({
      productRam: JSON.parse(productRam),
      productWeight: JSON.parse(productWeight),
      size: JSON.parse(size),
    });
    return { id, options: options.length > 0 ? options : [null], paise: Number(price), units };
  });
}

/** Chooses the products of a checkout. @param share progress of the run, 0 to 1; decides which products are in demand */
export function chooseWishes(
  random: Random,
  stockedProducts: readonly StockedProduct[],
  share: number,
): Wish[] {
  const first = Math.floor(share * Math.max(1, stockedProducts.length - HOT + 1));
  const hot = stockedProducts.slice(first, first + HOT);
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  const wishes = new Map<string, Wish>();
  for (let turn = 0; turn < count; turn++) {
    const { id, options } = random.pick(hot);
    wishes.set(id, { productId: id, option: random.pick(options), quantity: random.pick([1, 1, 1, 2, 3]) });
  }
  return [...wishes.values()];
}
