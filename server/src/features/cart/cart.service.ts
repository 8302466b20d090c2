import { type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import type { Context } from '../../context.ts';
import { isDuplicate } from '../../db/dialects.ts';
import { newId } from '../../lib/ids.ts';
import { isoTime } from '../../lib/isoTime.ts';
import {
  answered,
  type InvalidInput,
  invalidInput,
  type NotFound,
  type NotSignedIn,
  notFound,
  notSignedIn,
  type OutOfStock,
  outOfStock,
  type Problem,
  refuse,
} from '../../lib/problems.ts';
import { type CatalogProduct, findProduct, freshProducts } from '../catalog/catalog.service.ts';
import { stockNow } from '../catalog/stock.service.ts';
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

/** The cart of a shopper at the prices and with the stock of now; products no longer on sale are left out. */
export async function getCart(ctx: Context, userId: string): Promise<Cart> {
  const stored = await ctx.db.read.find(CartLine, {
    where: { userId },
    order: { createdAt: 'ASC', id: 'ASC' },
  });
  const products = await freshProducts(
    ctx,
    userId,
    stored.map(({ productId }) => productId),
  );
  const lines = stored.flatMap(({ id, productId, option, quantity }): PricedLine[] => {
    const fresh = products.get(productId);
    if (!fresh) return [];
    const { product, price, countInStock } = fresh;
    return [
      {
        id,
        userId,
        option: option || null,
        quantity,
        product,
        price,
        subTotal: price * quantity,
        countInStock,
      },
    ];
  });
  return { id: userId, lines, total: lines.reduce((sum, { subTotal }) => sum + subTotal, 0) };
}

/** What is to be put into a cart. */
interface Wish {
  productId: string;
  quantity: number;
  option?: string | null;
}

type Added = CartChanged | OutOfStock | NotSignedIn | NotFound | InvalidInput;

/** Puts a product into the viewer's cart, or more of it. */
export const addToCart = (ctx: Context, wish: Wish): Promise<Added> => put(ctx, wish, raise);

/**
 * Puts a product that is not there yet into the viewer's cart. Without a chosen option it is the product's first one: the
 * clients that this is for cannot send any.
 */
export function addNewToCart(ctx: Context, wish: Wish): Promise<Added | AlreadyInCart> {
  const product = findProduct(ctx, wish.productId);
  const option = wish.option || product?.options[0];
  return answered<Added, AlreadyInCart>(() =>
    put(ctx, { ...wish, option }, async () =>
      refuse({ __typename: 'AlreadyInCart', message: 'Product already added in the cart' }),
    ),
  );
}

/** What is done with a line that is there already. @returns its id */
type WhenThere = (tx: EntityManager, id: string, quantity: number) => Promise<string>;

async function put(
  ctx: Context,
  { productId, quantity, option }: Wish,
  whenThere: WhenThere,
): Promise<Added> {
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

  const key = { userId: viewer.id, productId, option: option ?? '' };
  const countInStock = (await stockNow(ctx.db, viewer.id, [productId])).get(productId) ?? 0;
  const added = await ctx.db.write(async (tx) => {
    const line = await tx.findOneBy(CartLine, key);
    const wanted = (line?.quantity ?? 0) + quantity;
    if (wanted > countInStock) return null;
    return line ? whenThere(tx, line.id, quantity) : insertLine(tx, { ...key, quantity }, whenThere);
  });
  return added ? changed(ctx, viewer.id, added) : outOfStock({ id: productId, countInStock });
}

async function raise(tx: EntityManager, id: string, quantity: number): Promise<string> {
  await tx.increment(CartLine, { id }, 'quantity', quantity);
  return id;
}

async function insertLine(
  tx: EntityManager,
  line: Pick<CartLine, 'userId' | 'productId' | 'option' | 'quantity'>,
  whenThere: WhenThere,
): Promise<string> {
  const id = newId();
  try {
    await tx.insert(CartLine, { ...line, id, createdAt: Date.now() });
    return id;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // Another request of the same shopper put it in a moment ago.
    const { userId, productId, option } = line;
    const other = await tx.findOneByOrFail(CartLine, { userId, productId, option });
    return whenThere(tx, other.id, line.quantity);
  }
}

/** Sets the quantity of one of the viewer's lines. */
export async function updateCartLine(
  ctx: Context,
  { id, quantity }: { id: string; quantity: number },
): Promise<CartChanged | OutOfStock | NotSignedIn | NotFound | InvalidInput> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  if (quantity < 1) return invalidInput('The quantity must be at least 1', 'quantity');
  const line = await ctx.db.read.findOneBy(CartLine, { id, userId: viewer.id });
  if (!line) return notFound('This item is not in your cart any more');
  if (!findProduct(ctx, line.productId)) return gone();
  const countInStock = (await stockNow(ctx.db, viewer.id, [line.productId])).get(line.productId) ?? 0;
  // Fewer is always allowed, even when the stock has fallen below.
  if (quantity > countInStock && quantity > line.quantity)
    return outOfStock({ id: line.productId, countInStock });
  await ctx.db.write((tx) => tx.update(CartLine, { id, userId: viewer.id }, { quantity }));
  return changed(ctx, viewer.id, id);
}

/** Takes one of the viewer's lines out; one that is gone, or somebody else's, changes nothing. */
export async function removeCartLine(ctx: Context, id: string): Promise<CartChanged | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  await ctx.db.write((tx) => tx.delete(CartLine, { id, userId: viewer.id }));
  return changed(ctx, viewer.id, id);
}

/** Takes what was bought out of a cart; what the shopper put in since stays. */
export async function removeBought(
  tx: EntityManager,
  userId: string,
  bought: readonly Pick<CartLine, 'productId' | 'option' | 'quantity'>[],
): Promise<void> {
  for (const { productId, option, quantity } of bought) {
    const key = { userId, productId, option };
    const { affected } = await tx.delete(CartLine, { ...key, quantity: LessThanOrEqual(quantity) });
    if (affected === 0)
      await tx.decrement(CartLine, { ...key, quantity: MoreThan(quantity) }, 'quantity', quantity);
  }
}

async function changed(ctx: Context, userId: string, lineId: string): Promise<CartChanged> {
  const cart = await getCart(ctx, userId);
  return { __typename: 'CartChanged', cart, line: cart.lines.find(({ id }) => id === lineId) ?? null };
}

/** What is in a shopper's cart, oldest first, on sale or not. */
export async function dataOfCart({ db }: Context, userId: string) {
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
