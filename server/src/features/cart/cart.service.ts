import { type EntityManager, MoreThan } from 'typeorm';
import { filledUp, gathered, NOBODY } from '../../database/batchLoader.ts';
import { changeIn, type Db } from '../../database/database.ts';
import { isDuplicate, orAddTo, placesFor } from '../../database/dialects.ts';
import type { Context } from '../../graphql/context.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import {
  type InvalidInput,
  invalidInput,
  type NotFound,
  type NotSignedIn,
  notFound,
  notSignedIn,
  type OutOfStock,
  outOfStock,
  type Problem,
} from '../../lib/problems.ts';
import { type CatalogProduct, findProduct } from '../catalog/catalog.service.ts';
import { stockFor, stockNow } from '../catalog/stock.service.ts';
import { CartLine } from './cart.entity.ts';

export type AlreadyInCart = Problem<'AlreadyInCart'>;

/** A line with its product as the database has it now. */
export interface PricedLine {
  id: string;
  userId: string;
  option: string | null;
  quantity: number;
  product: CatalogProduct;
  /** Paise, for one. */
  price: number;
  /** Paise. */
  subTotal: number;
  countInStock: number;
}

/** A shopper's cart. Its id is the shopper's. */
export interface Cart {
  id: string;
  lines: PricedLine[];
  /** Paise. */
  total: number;
}

export interface CartChanged {
  __typename: 'CartChanged';
  cart: Cart;
  /** The line that was added or changed; null when one was removed. */
  line: PricedLine | null;
}

const gone = () => notFound('This product is not on sale any more');

/** As the database hands them out: numbers may be texts. */
interface Row {
  id: string;
  userId: string;
  productId: string;
  option: string;
  quantity: number;
  createdAt: number | string;
  price: number;
  countInStock: number;
  /** Units in a line of the shopper's open checkout; null: in none. A row for each such line, as options of a product are lines. */
  held: number | null;
}

/** The rows of shoppers' carts, by shopper. */
export const createCartRows = ({ read }: Db) =>
  gathered((userIds) => readRows(read, filledUp(userIds, NOBODY)));

async function readRows(manager: EntityManager, userIds: string[]): Promise<Map<string, Row[]>> {
  // Joined and put in order here: a subquery for each line, and sorting, take MariaDB as long as all else of it.
  const rows: Row[] = await manager.query(
    `SELECT l.id, l.userId, l.productId, l.\`option\`, l.quantity, l.createdAt, p.price, p.countInStock, held.quantity AS held
       FROM cart_lines l JOIN products p ON p.id = l.productId AND p.withdrawn = 0
       LEFT JOIN checkouts own ON own.userId = l.userId AND own.activeKey IS NOT NULL
       LEFT JOIN checkout_lines held ON held.checkoutId = own.id AND held.productId = l.productId
       WHERE l.userId IN (${placesFor(userIds)})`,
    userIds,
  );
  return groupBy(rows, ({ userId }) => userId);
}

/**
 * The cart of a shopper at the prices and with the stock of now; products no longer on sale are left out. What somebody pays is
 * never taken from memory.
 * @param tx a transaction to read it in
 */
export async function getCart(ctx: Context, userId: string, tx?: EntityManager): Promise<Cart> {
  const read = tx ? (await readRows(tx, [userId])).get(userId) : await ctx.cartRows.load(userId);
  const rows = read ?? [];
  const held = new Map<string, number>();
  for (const row of rows) held.set(row.id, (held.get(row.id) ?? 0) + (row.held ?? 0));
  const found = [...new Map(rows.map((row) => [row.id, row])).values()].sort(oldestFirst);
  const lines = found.flatMap(({ id, productId, option, quantity, price, countInStock }): PricedLine[] => {
    const product = findProduct(ctx, productId);
    if (!product) return [];
    return [
      {
        id,
        userId,
        option: option || null,
        quantity,
        product,
        price,
        subTotal: price * quantity,
        // As in `stockFor`: what the shopper has reserved is for what this shopper is about to buy.
        countInStock: countInStock + (held.get(id) ?? 0),
      },
    ];
  });
  return { id: userId, lines, total: lines.reduce((sum, { subTotal }) => sum + subTotal, 0) };
}

const oldestFirst = (a: Row, b: Row): number =>
  Number(a.createdAt) - Number(b.createdAt) || (a.id < b.id ? -1 : 1);

/** What is to be put into a cart. */
interface Wish {
  productId: string;
  quantity: number;
  option?: string | null;
}

type Added = CartChanged | OutOfStock | NotSignedIn | NotFound | InvalidInput;

/** Puts a product into the viewer's cart, or more of it. */
export const addToCart = (ctx: Context, wish: Wish): Promise<Added> =>
  put(ctx, wish, orAddTo(ctx.db.dialect, ['userId', 'productId', '`option`'], 'quantity'));

/**
 * Puts a product that is not there yet into the viewer's cart. Without a chosen option it is the product's first one: the
 * clients that this is for cannot send any.
 */
export async function addNewToCart(ctx: Context, wish: Wish): Promise<Added | AlreadyInCart> {
  const product = findProduct(ctx, wish.productId);
  const option = wish.option || product?.options[0];
  try {
    return await put(ctx, { ...wish, option }, '');
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return { __typename: 'AlreadyInCart', message: 'Product already added in the cart' };
  }
}

/** @param orElse SQL of what is done with a line that is there already */
async function put(ctx: Context, { productId, quantity, option }: Wish, orElse: string): Promise<Added> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn('Please login first');
  const product = findProduct(ctx, productId);
  if (!product) return gone();
  const { options } = product;
  if (options.length > 0 && !options.includes(option ?? '')) {
    return invalidInput('Please choose one of the options', 'option');
  }
  if (options.length === 0 && option) return invalidInput('This product has no options', 'option');
  if (quantity < 1) return invalidInput('The quantity must be at least 1', 'quantity');

  const { id: userId } = viewer;
  const chosen = option ?? '';
  const added = await ctx.db.change(
    `INSERT INTO cart_lines (id, userId, productId, \`option\`, quantity, createdAt)
       SELECT ?, ?, p.id, ?, ?, ? FROM products p
       WHERE p.id = ? AND p.withdrawn = 0 AND ${stockFor('p', '?')} >= ? + COALESCE(
         (SELECT l.quantity FROM cart_lines l WHERE l.userId = ? AND l.productId = p.id AND l.\`option\` = ?), 0)
       ${orElse}`,
    [newId(), userId, chosen, quantity, Date.now(), productId, userId, quantity, userId, chosen],
  );
  if (added === 0) {
    return outOfStock({ id: productId, countInStock: await stockNow(ctx.db, userId, productId) });
  }
  return changed(ctx, userId, (line) => line.product.id === productId && (line.option ?? '') === chosen);
}

/** Sets the quantity of one of the viewer's lines. */
export async function updateCartLine(
  ctx: Context,
  { id, quantity }: { id: string; quantity: number },
): Promise<CartChanged | OutOfStock | NotSignedIn | NotFound | InvalidInput> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  if (quantity < 1) return invalidInput('The quantity must be at least 1', 'quantity');
  const { id: userId } = viewer;
  // Fewer is always allowed, even when the stock has fallen below.
  const set = await ctx.db.change(
    `UPDATE cart_lines SET quantity = ? WHERE id = ? AND userId = ? AND EXISTS (
       SELECT 1 FROM products p WHERE p.id = cart_lines.productId AND p.withdrawn = 0
         AND (cart_lines.quantity >= ? OR ${stockFor('p', '?')} >= ?))`,
    [quantity, id, userId, quantity, userId, quantity],
  );
  if (set > 0) return changed(ctx, userId, (line) => line.id === id);
  const line = await ctx.db.read.findOneBy(CartLine, { id, userId });
  if (!line) return notFound('This item is not in your cart any more');
  const { productId } = line;
  if (!findProduct(ctx, productId)) return gone();
  return outOfStock({ id: productId, countInStock: await stockNow(ctx.db, userId, productId) });
}

/** Takes one of the viewer's lines out; one that is gone, or somebody else's, changes nothing. */
export async function removeCartLine(ctx: Context, id: string): Promise<CartChanged | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  await ctx.db.change('DELETE FROM cart_lines WHERE id = ? AND userId = ?', [id, viewer.id]);
  return changed(ctx, viewer.id, () => false);
}

/** Takes what was bought out of a cart; what the shopper put in since stays. */
export async function removeBought(
  tx: EntityManager,
  userId: string,
  bought: readonly Pick<CartLine, 'productId' | 'option' | 'quantity'>[],
): Promise<void> {
  const gone = await changeIn(
    tx,
    `DELETE FROM cart_lines WHERE userId = ? AND (${bought
      .map(() => '(productId = ? AND `option` = ? AND quantity <= ?)')
      .join(' OR ')})`,
    [userId, ...bought.flatMap(({ productId, option, quantity }) => [productId, option, quantity])],
  );
  if (gone === bought.length) return;
  for (const { productId, option, quantity } of bought) {
    const more = { userId, productId, option, quantity: MoreThan(quantity) };
    await tx.decrement(CartLine, more, 'quantity', quantity);
  }
}

async function changed(
  ctx: Context,
  userId: string,
  isIt: (line: PricedLine) => boolean,
): Promise<CartChanged> {
  const cart = await getCart(ctx, userId);
  return { __typename: 'CartChanged', cart, line: cart.lines.find(isIt) ?? null };
}

/** What is in a shopper's cart, oldest first, on sale or not. */
export async function dataOfCart({ db }: Pick<Context, 'db'>, userId: string) {
  const lines = await db.read.find(CartLine, { where: { userId }, order: { id: 'ASC' } });
  return lines.map(({ productId, option, quantity, createdAt }) => ({
    productId,
    option: option || null,
    quantity,
    addedAt: isoTime(createdAt),
  }));
}

export const eraseCart = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(CartLine, { userId });
