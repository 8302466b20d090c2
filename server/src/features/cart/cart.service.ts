import { type EntityManager, MoreThan } from 'typeorm';
import { isDuplicate } from '../../database/dialects.ts';
import { newId } from '../../lib/ids.ts';
import {
  type InvalidInput,
  type NotFound,
  type NotSignedIn,
  notSignedIn,
  type OutOfStock,
  type Problem,
} from '../../lib/problems.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { productNotOnSale } from '../catalog/catalog.problems.ts';
import { type CatalogProduct, findOption, findProduct } from '../catalog/catalog.service.ts';
import { type StockContext, shownVariant } from '../catalog/variants/variantStock.service.ts';
import { countFrom, findVariantByLabel, itemOf, variantsOf } from '../catalog/variants/variants.service.ts';
import { demandOf, unitsNow } from '../stock/stock.service.ts';
import type { Viewer } from '../users/users.service.ts';
import { CartLine } from './cart.entity.ts';
import {
  alreadyInCart,
  cartHasStock,
  cartLineNotFound,
  optionUnknown,
  productHasNoOptions,
  quantityAboveStock,
  quantityTooSmall,
} from './cart.problems.ts';
import { deleteCartLine, deletePurchasedLines, insertCartLine, updateQuantity } from './cart.queries.ts';
import { type Cart, getCart, type PricedLine, type PricingContext } from './pricedCart.service.ts';

/** What the functions of this file need. */
export interface CartContext extends PricingContext {
  viewer: Viewer | null;
}

export interface CartChanged {
  __typename: 'CartChanged';
  cart: Cart;
  /** The line that was added or changed; null when one was removed. */
  line: PricedLine | null;
}

/** The viewer's cart after a change. */
export async function cartChanged(
  ctx: CartContext,
  userId: string,
  isChangedLine: (line: PricedLine) => boolean,
): Promise<CartChanged> {
  const cart = await getCart(ctx, userId);
  return { __typename: 'CartChanged', cart, line: cart.lines.find(isChangedLine) ?? null };
}

interface AddToCartInput {
  productId: string;
  quantity: number;
  option?: string | null;
}

type AddToCartResult = CartChanged | OutOfStock | NotSignedIn | NotFound | InvalidInput;

/** Adds a product to the viewer's cart. If it is there already, in the same option, the quantities are added. */
export const addToCart = (ctx: CartContext, input: AddToCartInput): Promise<AddToCartResult> =>
  addLine(ctx, input, 'add');

export type AlreadyInCart = Problem<'AlreadyInCart'>;

/**
 * Adds a product that is not in the viewer's cart yet. Without an option, takes the first one that combines the given texts of the option
 * lists, else that of the variant whose price the product shows: the first one that can be bought.
 * @param input `optionParts`: other values than texts of the lists are ignored
 */
export async function addNewToCart(
  ctx: CartContext & StockContext,
  { optionParts, ...input }: AddToCartInput & { optionParts: readonly unknown[] },
): Promise<AddToCartResult | AlreadyInCart> {
  const product = findProduct(ctx, input.productId);
  const option =
    input.option ||
    (product && (findOption(product, optionParts) ?? (await shownVariant(ctx, product)).label));
  try {
    return await addLine(ctx, { ...input, option }, 'fail');
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    return alreadyInCart();
  }
}

/** @throws a unique key violation when the line is present and `ifPresent` is `fail` */
async function addLine(
  ctx: CartContext,
  { productId, quantity, option: requestedOption }: AddToCartInput,
  ifPresent: 'add' | 'fail',
): Promise<AddToCartResult> {
  const { db, viewer } = ctx;
  if (!viewer) return notSignedIn('Please login first');
  const product = findProduct(ctx, productId);
  if (!product) return productNotOnSale();
  const option = requestedOption ?? '';
  if (product.options.length === 0 && option) return productHasNoOptions();
  if (product.options.length > 0 && !product.options.includes(option)) return optionUnknown();
  if (quantity < 1) return quantityTooSmall();

  const line = { id: newId(), userId: viewer.id, productId, option, quantity, createdAt: Date.now() };
  if (!(await insertCartLine(db, line, ifPresent)))
    return refuseQuantity(ctx, product, line, (present) => present + quantity);
  return cartChanged(
    ctx,
    viewer.id,
    (changed) => changed.product.id === productId && (changed.option ?? '') === option,
  );
}

/** Sets the quantity of one of the viewer's lines. A smaller quantity is possible even if the stock has fallen below it. */
export async function updateCartLine(
  ctx: CartContext,
  { id, quantity }: { id: string; quantity: number },
): Promise<CartChanged | OutOfStock | NotSignedIn | NotFound | InvalidInput> {
  const { db, viewer } = ctx;
  if (!viewer) return notSignedIn();
  if (quantity < 1) return quantityTooSmall();
  if (await updateQuantity(db, { id, userId: viewer.id, quantity }))
    return cartChanged(ctx, viewer.id, (line) => line.id === id);

  const line = await db.read.findOneBy(CartLine, { id, userId: viewer.id });
  if (!line) return cartLineNotFound();
  const product = findProduct(ctx, line.productId);
  return product ? refuseQuantity(ctx, product, line, () => quantity) : productNotOnSale();
}

/**
 * Why the stock is not sufficient for a line.
 * @param wantedOf the quantity that the line was to have, by its present one; 0: the cart does not have it
 */
async function refuseQuantity(
  ctx: CartContext,
  product: CatalogProduct,
  { userId, option }: Pick<CartLine, 'userId' | 'option'>,
  wantedOf: (present: number) => number,
): Promise<OutOfStock> {
  const variant = findVariantByLabel(product, option) ?? variantsOf(product)[0];
  const itemId = itemOf(variant);
  const units = variant.paused ? 0 : await unitsNow(ctx.db, userId, itemId);
  const { lines } = await getCart(ctx, userId);
  const isOwn = (line: PricedLine) => line.product.id === product.id && (line.option ?? '') === option;
  const unitsOfOthers = lines
    .filter((line) => !isOwn(line))
    .map(demandOfLine)
    .reduce((sum, demand) => (demand.itemId === itemId ? sum + demand.units : sum), 0);
  const available = countFrom(units - unitsOfOthers, variant);
  const present = lines.find(isOwn)?.quantity ?? 0;
  if (wantedOf(present) > countFrom(units, variant)) return quantityAboveStock(product.id, available);
  return cartHasStock(product, available, available - present);
}

/** The units that a line of the cart would take. */
const demandOfLine = ({ product, variant, quantity }: PricedLine) =>
  demandOf({
    productId: product.id,
    inventoryId: variant?.inventoryId ?? null,
    requiredQuantity: variant?.requiredQuantity ?? 1,
    quantity,
  });

/** Removes one of the viewer's lines. An unknown id, or another shopper's line, changes nothing and is no error. */
export async function removeCartLine(ctx: CartContext, id: string): Promise<CartChanged | NotSignedIn> {
  const { db, viewer } = ctx;
  if (!viewer) return notSignedIn();
  await deleteCartLine(db, { id, userId: viewer.id });
  return cartChanged(ctx, viewer.id, () => false);
}

/** Removes what was purchased from a cart; units that the shopper has added since stay. */
export async function removePurchasedFromCart(
  tx: EntityManager,
  userId: string,
  purchased: readonly Pick<CartLine, 'productId' | 'option' | 'quantity'>[],
): Promise<void> {
  if ((await deletePurchasedLines(tx, userId, purchased)) === purchased.length) return;
  for (const { productId, option, quantity } of purchased) {
    const larger = { userId, productId, option, quantity: MoreThan(quantity) };
    await tx.decrement(CartLine, larger, 'quantity', quantity);
  }
}

/** The number of lines of a shopper's cart, with products that are no longer on sale. */
export const countCartLines = ({ db }: Pick<CartContext, 'db'>, userId: string): Promise<number> =>
  db.read.countBy(CartLine, { userId });

/** A shopper's cart as personal data, oldest line first; includes products that are no longer on sale. */
export async function exportCart({ db }: Pick<CartContext, 'db'>, userId: string) {
  const lines = await db.read.find(CartLine, { where: { userId }, order: { id: 'ASC' } });
  return lines.map(({ productId, option, quantity, createdAt }) => ({
    productId,
    option: option || null,
    quantity,
    addedAt: isoTime(createdAt),
  }));
}

export const deleteCart = (tx: EntityManager, userId: string): Promise<unknown> =>
  tx.delete(CartLine, { userId });
