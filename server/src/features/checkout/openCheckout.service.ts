import { createHash } from 'node:crypto';
import { type EntityManager, IsNull, Not } from 'typeorm';
import { ifDuplicate } from '../../database/dialects.ts';
import { insertRows } from '../../database/insertRows.ts';
import { newId } from '../../lib/ids.ts';
import {
  catchProblem,
  type NotSignedIn,
  notSignedIn,
  type OutOfStock,
  type Problem,
  throwProblem,
} from '../../lib/problems.ts';
import { UnavailableError } from '../../lib/unavailableError.ts';
import { type Cart, getCart } from '../cart/pricedCart.service.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { countFrom } from '../catalog/variants/variants.service.ts';
import { OfferUsedUpError, releaseUses, reserveOffers } from '../offers/offerUses.service.ts';
import { notWeighed } from '../orders/lineWeights.service.ts';
import { insertOrderLines, type OrderLine } from '../orders/orders.service.ts';
import { demandOf, isReserved, readUnitsOf, takeStock } from '../stock/stock.service.ts';
import { lockAccount } from '../users/users.service.ts';
import { Checkout } from './checkout.entity.ts';
import { cartEmpty, cartPaid, goodsUnavailable, tooLittleForAllLines } from './checkout.problems.ts';
import type { ShopperContext } from './checkoutContext.ts';
import { endAndReleaseStock } from './checkoutLifecycle.service.ts';
import { hasBoughtSameGoods } from './payments/recordPayment.service.ts';
import { FIRST_CHECK_MS } from './reconciliation/checkSchedule.service.ts';

export type CartEmpty = Problem<'CartEmpty'>;

/** A checkout that is begun again and again keeps its stock for at most this many reservation times. */
const MAX_RESERVATIONS = 2;

/** How the shopper wants to pay, or has paid. */
export interface OpenOptions<Refusal extends Problem>
  extends Pick<Checkout, 'billing' | 'providerPaymentId'> {
  /** The cart with the prices that are to be paid; by default with its discounts. */
  selectPrices?(cart: Cart): Cart;
  /** Why the cart cannot be paid; null when it can. */
  validate(cart: Cart): Refusal | null;
}

export interface OpenedCheckout {
  checkout: Checkout;
  /** False: the shopper's open checkout of the same cart, or of the same payment. */
  isNew: boolean;
}

/** Returns the open checkout of the shopper's cart, or opens one and reserves its stock. Ends the shopper's other open checkouts. */
export function openCheckout<Refusal extends Problem>(
  ctx: ShopperContext,
  userId: string,
  options: OpenOptions<Refusal>,
): Promise<OpenedCheckout | OutOfStock | CartEmpty | NotSignedIn | Refusal> {
  return catchProblem<OpenedCheckout, OutOfStock | CartEmpty | NotSignedIn | Refusal>(() =>
    retryIfUsedUp(() => ctx.db.write((tx) => openInTransaction(ctx, tx, userId, options))).catch(
      // The payment already belongs to another shopper's checkout, or to another one of this shopper's.
      ifDuplicate(() => throwProblem(cartPaid())),
    ),
  );
}

/** Others hardly use up so many offers of a cart one after another. */
const MAX_ATTEMPTS = 10;

/**
 * Opens a checkout again whose offer was used up by another shopper after the cart was priced: now it has another price.
 * @throws UnavailableError if that happens each time
 */
async function retryIfUsedUp<T>(open: () => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (!(error instanceof OfferUsedUpError)) throw error;
    if (attempt === MAX_ATTEMPTS) throw new UnavailableError('Checkout', { cause: error });
    return retryIfUsedUp(open, attempt + 1);
  }
}

async function openInTransaction<Refusal extends Problem>(
  ctx: ShopperContext,
  tx: EntityManager,
  userId: string,
  { billing, providerPaymentId, selectPrices = (cart) => cart, validate }: OpenOptions<Refusal>,
): Promise<OpenedCheckout> {
  // Also refuses deleted accounts, whose name and address must not be stored again.
  if (!(await lockAccount(tx, userId))) throwProblem(notSignedIn());
  const cart = selectPrices(await getCart(ctx, userId, tx));
  if (cart.lines.length === 0) throwProblem(cartEmpty());
  const refusal = validate(cart);
  if (refusal) throwProblem(refusal);

  const now = Date.now();
  const expiresAt = now + ctx.env.reservationMs;
  const activeKey = providerPaymentId ?? fingerprint(cart);
  const openCheckouts = await tx.findBy(Checkout, { userId, activeKey: Not(IsNull()) });
  const current = openCheckouts.find((checkout) => checkout.activeKey === activeKey);
  if (current && current.expiresAt > now && !(await hasBoughtSameGoods(tx, current))) {
    const latestEnd = current.createdAt + MAX_RESERVATIONS * ctx.env.reservationMs;
    return extendReservation(tx, current, { billing, expiresAt: Math.min(expiresAt, latestEnd) });
  }
  const endedIds: string[] = [];
  for (const { id, expiresAt: end } of openCheckouts)
    if (await endAndReleaseStock(tx, id, end > now ? 'cancelled' : 'expired')) endedIds.push(id);

  const amount = cart.total;
  const checkout = newCheckout({ userId, activeKey, amount, billing, providerPaymentId, expiresAt }, now);
  await insertRows(tx, Checkout, [checkout]);
  await reserveStock(ctx, tx, checkout.id, cart);
  for (const id of endedIds) await releaseUses(tx, id);
  await reserveOffers(tx, checkout, cart.discounts);
  return { checkout, isNew: true };
}

type CheckoutInput = Pick<
  Checkout,
  'userId' | 'activeKey' | 'amount' | 'billing' | 'providerPaymentId' | 'expiresAt'
>;

const newCheckout = (input: CheckoutInput, now: number): Checkout => ({
  ...input,
  id: newId(),
  state: 'open',
  claimedAt: now,
  providerOrderId: null,
  createdAt: now,
  nextCheckAt: now + FIRST_CHECK_MS,
  paymentPendingSince: null,
  paidAt: null,
  erasedAt: null,
});

async function extendReservation(
  tx: EntityManager,
  checkout: Checkout,
  changes: Pick<Checkout, 'billing' | 'expiresAt'>,
): Promise<OpenedCheckout> {
  const { affected } = await tx.update(Checkout, { id: checkout.id, state: 'open' }, changes);
  if (affected === 0) throwProblem(cartPaid());
  return { checkout: { ...checkout, ...changes }, isNew: false };
}

/** Equal for two carts with the same products, options, quantities, prices and discounts. */
function fingerprint(cart: Cart): string {
  const lines = cart.lines.map(({ product, option, quantity, price, discount }) => [
    product.id,
    option,
    quantity,
    price,
    discount,
  ]);
  const offers = cart.discounts.map(({ offerId }) => offerId);
  return createHash('sha256')
    .update(JSON.stringify([lines, offers]))
    .digest('hex');
}

async function reserveStock(
  ctx: ShopperContext,
  tx: EntityManager,
  checkoutId: string,
  cart: Cart,
): Promise<void> {
  const lines = cart.lines.map(({ product, option, quantity, price, discount, variant }) => ({
    id: newId(),
    checkoutId,
    productId: product.id,
    title: product.name,
    image: variant?.picture ?? leadImage(ctx, product).url,
    option: option ?? '',
    quantity,
    price,
    discount,
    inventoryId: variant?.inventoryId ?? null,
    requiredQuantity: variant?.requiredQuantity ?? 1,
    ...notWeighed,
    ...(variant?.weighed && { unitAmount: variant.amount, amountUnit: variant.unit }),
  }));
  const shortItemId = await takeStock(
    tx,
    lines.map((line) => demandOf(line)),
  );
  if (shortItemId) throwProblem(await goodsUnavailableOf(tx, lines, shortItemId));
  await insertOrderLines(tx, lines);
}

/** Names the first line that draws on an inventory item with too few units, or all of them together if each alone could be bought. */
async function goodsUnavailableOf(
  tx: EntityManager,
  lines: readonly OrderLine[],
  itemId: string,
): Promise<OutOfStock> {
  const units = await readUnitsOf(tx, itemId);
  const drawing = lines.filter((line) => demandOf(line).itemId === itemId);
  const line = drawing.find((each) => demandOf(each).units > units) ?? drawing[0];
  if (!line) throw new Error(`No line draws on the inventory item ${itemId}`);
  const goods = { id: line.productId, name: line.title, countInStock: countFrom(units, line) };
  return demandOf(line).units > units
    ? goodsUnavailable(goods, await isReserved(tx, itemId))
    : tooLittleForAllLines(goods);
}
