import { optionsOf } from '../../src/features/catalog/options.ts';
import type { Database } from '../environment/database.ts';
import type { Environment } from '../environment/environment.ts';
import type { Random } from '../random.ts';
import type { CartItem } from './shopApi.ts';

/** An inventory item and the number of its units at the beginning of the run. */
export interface StockedItem {
  id: string;
  units: number;
}

/** What is sold under an option of a product; null: it has none. */
export interface StockedVariant {
  option: string | null;
  paise: number;
}

/** A product whose variants draw on one inventory item, on which other products may draw as well. */
export interface StockedProduct {
  id: string;
  variants: readonly [StockedVariant, ...StockedVariant[]];
  item: StockedItem;
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
    `SELECT id, price, productRam, productWeight, size FROM products p WHERE price >= 100
       AND NOT EXISTS (SELECT 1 FROM variants v WHERE v.productId = p.id) ORDER BY id`,
  );
  // A short run uses few products, so that they become scarce as well.
  const productCount = Math.min(rows.length, Math.max(PRODUCTS_IN_DEMAND, Math.round(checkouts / 25)));
  const units = Math.max(2, Math.round((checkouts * UNITS_PER_CHECKOUT * STOCK_RATIO) / productCount));
  await setStock(database, units);
  return rows.slice(0, productCount).map(({ id, price, productRam, productWeight, size }) => {
    const [first = null, ...others] = optionsOf({
      productRam: JSON.parse(productRam),
      productWeight: JSON.parse(productWeight),
      size: JSON.parse(size),
    });
    const toVariant = (option: string | null): StockedVariant => ({ option, paise: Number(price) });
    return { id, variants: [toVariant(first), ...others.map(toVariant)], item: { id, units } };
  });
}

/**
 * Sets the units of an inventory item of which nothing is sold, or of all products' own ones, and the opening movements in the stock ledger.
 * @param itemId default: all products' own ones
 */
export async function setStock(
  { query }: Pick<Database, 'query'>,
  units: number,
  itemId?: string,
): Promise<void> {
  const [where, values] = itemId === undefined ? ['', [units]] : ['WHERE id = ?', [units, itemId]];
  await query(`UPDATE products SET countInStock = ? ${where}`, values);
  if (itemId !== undefined) await query(`UPDATE inventory_items SET units = ? ${where}`, values);
  // The id of an opening movement is its item's.
  await query(
    `UPDATE stock_movements SET quantity = ? ${where || 'WHERE id IN (SELECT id FROM products)'}`,
    values,
  );
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
    const { id, variants } = random.pick(productsInDemand);
    const { option } = random.pick(variants);
    cartItems.set(`${id} ${option}`, {
      productId: id,
      option,
      quantity: random.pick([1, 1, 1, 2, 3]),
    });
  }
  return [...cartItems.values()];
}
