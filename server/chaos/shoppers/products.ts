import { optionsOf } from '../../src/features/catalog/options.ts';
import type { Database } from '../environment/database.ts';
import type { Environment } from '../environment/environment.ts';
import type { Random } from '../random.ts';
import type { CartItem } from './shopApi.ts';

/** A product and the number of its units at the beginning of the run. */
export interface StockedProduct {
  id: string;
  options: (string | null)[];
  paise: number;
  units: number;
}

/** Number of products in demand at a time. */
const PRODUCTS_IN_DEMAND = 8;
/** Average units per checkout. */
const UNITS_PER_CHECKOUT = 2.6;
/** Stock as a share of the expected demand. */
const STOCK_RATIO = 0.75;

/** Sets scarce stock in the database: about three quarters of the expected demand. @returns the products that shoppers buy */
export async function stockProducts(environment: Environment, checkouts: number): Promise<StockedProduct[]> {
  const { database } = environment;
  const rows = await database.query<Record<'id' | 'price' | 'productRam' | 'productWeight' | 'size', string>>(
    'SELECT id, price, productRam, productWeight, size FROM products WHERE price >= 100 ORDER BY id',
  );
  // A short run uses few products, so that they become scarce as well.
  const productCount = Math.min(rows.length, Math.max(PRODUCTS_IN_DEMAND, Math.round(checkouts / 25)));
  const units = Math.max(2, Math.round((checkouts * UNITS_PER_CHECKOUT * STOCK_RATIO) / productCount));
  await setStock(database, units);
  return rows.slice(0, productCount).map(({ id, price, productRam, productWeight, size }) => {
    const options = optionsOf({
      productRam: JSON.parse(productRam),
      productWeight: JSON.parse(productWeight),
      size: JSON.parse(size),
    });
    return { id, options: options.length > 0 ? options : [null], paise: Number(price), units };
  });
}

/**
 * Sets the units of a product without orders, or of all, and its opening movement in the stock ledger.
 * @param productId default: all products
 */
export async function setStock(
  { query }: Pick<Database, 'query'>,
  units: number,
  productId?: string,
): Promise<void> {
  const [where, values] = productId === undefined ? ['', [units]] : ['WHERE id = ?', [units, productId]];
  await query(`UPDATE products SET countInStock = ? ${where}`, values);
  // The id of an opening movement is its product's.
  await query(`UPDATE stock_movements SET quantity = ? ${where}`, values);
}

/** Picks the products of a checkout. @param progress of the run, 0 to 1; decides which products are in demand */
export function pickCartItems(
  random: Random,
  stockedProducts: readonly StockedProduct[],
  progress: number,
): CartItem[] {
  const first = Math.floor(progress * Math.max(1, stockedProducts.length - PRODUCTS_IN_DEMAND + 1));
  const productsInDemand = stockedProducts.slice(first, first + PRODUCTS_IN_DEMAND);
  const count = random.pick([1, 1, 1, 2, 2, 3]);
  const cartItems = new Map<string, CartItem>();
  for (let index = 0; index < count; index++) {
    const { id, options } = random.pick(productsInDemand);
    cartItems.set(id, {
      productId: id,
      option: random.pick(options),
      quantity: random.pick([1, 1, 1, 2, 3]),
    });
  }
  return [...cartItems.values()];
}
