import type { EntityManager } from 'typeorm';
import {
  type BatchLoader,
  createBatchLoader,
  PADDING_KEY,
  padToPowerOfTwo,
} from '../../database/batchLoader.ts';
import type { Db } from '../../database/database.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { type CatalogContext, type CatalogProduct, findProduct } from '../catalog/catalog.service.ts';
import { type CatalogVariant, findVariantByLabel } from '../catalog/variants/variants.service.ts';
import {
  type BasketLine,
  type CodeProblem,
  type Discount,
  type OffersContext,
  priceCart,
} from '../offers/offers.service.ts';
import type { CartLine } from './cart.entity.ts';
import { type CartRow, findCartRows } from './cart.queries.ts';
import { countLines } from './lineStock.service.ts';

/** What pricing a cart needs. */
export interface PricingContext extends CatalogContext, OffersContext {
  db: Db;
  cartLoader: CartLoader;
}

/** A line with the current price and stock of its variant. */
export interface PricedLine extends Pick<CartLine, 'id' | 'userId' | 'quantity'> {
  option: string | null;
  product: CatalogProduct;
  /** Null: the option is no longer one of the product, whose variants have one price and one stock. */
  variant: CatalogVariant | null;
  /** Paise, for one unit. */
  price: number;
  /** Paise; before discounts. */
  subTotal: number;
  /** What offers take off the line, in paise. */
  discount: number;
  /** How many this shopper can buy now besides the other lines (`countLines`); may be below `quantity`. */
  countInStock: number;
}

export interface Cart {
  /** The shopper's id: each shopper has one cart. */
  id: string;
  /** Oldest first. */
  lines: PricedLine[];
  /** Paise: sum of the lines, before discounts. */
  subTotal: number;
  /** What offers take off, in the order in which they do. */
  discounts: Discount[];
  /** Paise: what is to be paid. */
  total: number;
  /** The code that the shopper has typed; null: none. */
  couponCode: string | null;
  /** Why the code takes nothing off; null if it does, or there is none. */
  codeProblem: CodeProblem | null;
}

/** Reads the rows of a cart; carts that are requested at the same time are read in one statement. */
type CartLoader = BatchLoader<string, CartRow[]>;

export const createCartLoader = ({ read }: Db): CartLoader =>
  createBatchLoader((userIds) => readCarts(read, padToPowerOfTwo(userIds, PADDING_KEY)));

const readCarts = async (manager: EntityManager, userIds: string[]): Promise<Map<string, CartRow[]>> =>
  groupBy(await findCartRows(manager, userIds), ({ userId }) => userId);

/**
 * A shopper's cart with current prices and stock from the database. Products and variants that are no longer on sale are left out.
 * @param tx reads it in this transaction
 */
export async function getCart(ctx: PricingContext, userId: string, tx?: EntityManager): Promise<Cart> {
  const rows = tx ? (await readCarts(tx, [userId])).get(userId) : await ctx.cartLoader.load(userId);
  const rowsByLine = groupBy((rows ?? []).toSorted(oldestFirst), ({ id }) => id);
  const stocked = [...rowsByLine.values()].flatMap((lineRows) => priceLine(ctx, lineRows) ?? []);
  const counts = countLines(stocked.map(({ row, units }) => ({ ...row, units })));
  const lines = stocked.map(({ line }, index) => ({ ...line, countInStock: counts[index] ?? 0 }));
  const priced = await priceCart(
    ctx,
    tx ?? ctx.db.read,
    userId,
    lines.map(toBasketLine),
    rows?.[0]?.couponCode ?? null,
  );
  const { subTotal, discounts, total, couponCode, codeProblem } = priced;
  const discountOf = new Map(priced.lines.map(({ id, discount }) => [id, discount]));
  return {
    id: userId,
    lines: lines.map((line) => ({ ...line, discount: discountOf.get(line.id) ?? 0 })),
    subTotal,
    discounts,
    total,
    couponCode,
    codeProblem,
  };
}

/**
 * @param rows of one line, one for each line of the shopper's open checkout that draws on the same inventory item
 * @returns the line, and the units of the item that the shopper can buy; null: it is not on sale
 */
function priceLine(ctx: CatalogContext, rows: CartRow[]) {
  const [row] = rows;
  const product = row && findProduct(ctx, row.productId);
  if (!product) return null;
  const { id, userId, option, quantity, price } = row;
  // What it costs and takes is as stored now; the catalogue in memory may be a little older.
  const { variantId, inventoryId, requiredQuantity } = row;
  const isKnown = (variantId === null) === (product.variants.length === 0);
  if (!isKnown || Number(row.paused) === 1) return null;
  const described = findVariantByLabel(product, option);
  const variant = described && { ...described, price, inventoryId, requiredQuantity };
  const reserved = rows.reduce((sum, each) => sum + Number(each.reserved ?? 0), 0);
  const subTotal = price * quantity;
  const line = { id, userId, option: option || null, quantity, product, variant, price, subTotal };
  return { line, row, units: row.units + reserved };
}

/** A cart that costs what its lines add up to. */
export const withoutDiscounts = (cart: Cart): Cart => ({
  ...cart,
  lines: cart.lines.map((line) => ({ ...line, discount: 0 })),
  discounts: [],
  total: cart.subTotal,
});

/** A cart as offers see it. */
export const basketOf = ({ lines }: Cart): BasketLine[] => lines.map(toBasketLine);

const toBasketLine = ({
  id,
  product,
  variant,
  price,
  quantity,
}: Omit<PricedLine, 'discount' | 'countInStock'>): BasketLine => ({
  id,
  productId: product.id,
  variantId: variant?.id ?? '',
  categoryIds: [product.catId, product.subCatId],
  price,
  quantity,
});

const oldestFirst = (a: CartRow, b: CartRow): number =>
  Number(a.createdAt) - Number(b.createdAt) || (a.id < b.id ? -1 : 1);
