import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { getSettings, type SettingsContext } from '../settings/settings.service.ts';
import { MIN_TOTAL } from './discounts.ts';
import type { AvailableOffer, BasketLine, CodeProblem } from './offer.ts';
import { normalizeCode } from './offer.ts';
import { CartCode, type Offer } from './offers.entity.ts';
import { findUseCounts, hasOrder, type UseCounts } from './offers.queries.ts';
import type { OffersCache } from './offersCache.ts';
import { type Discount, type PricedBasket, priceBasket } from './priceBasket.ts';

export { type BasketLine, type CodeProblem, type Discount, MIN_TOTAL, normalizeCode, type PricedBasket };

export interface OffersContext extends SettingsContext {
  offersCache: Pick<OffersCache, 'active'>;
}

/** What an offer takes off, in paise. */
export type AmountTakenOff = Pick<Discount, 'name' | 'code' | 'amount'>;

/** A basket's prices, and the code that its shopper has typed. */
export interface PricedCart extends PricedBasket {
  /** Null: none. */
  couponCode: string | null;
}

/**
 * Prices a shopper's cart with the offers of this moment. Uses that the shopper's own open checkout has reserved count as available.
 * Reads nothing from the database while the shop has no offers.
 * @param storedCode the code that the shopper has typed; null: none
 */
export async function priceCart(
  ctx: OffersContext,
  manager: EntityManager,
  userId: string,
  basket: readonly BasketLine[],
  storedCode: string | null,
): Promise<PricedCart> {
  const { active } = ctx.offersCache;
  const couponCode = hasCodes(ctx) ? storedCode : null;
  const offers = active.filter(({ code }) => code === null || code === couponCode);
  return { couponCode, ...(await priceFor(ctx, manager, userId, { basket, offers, couponCode })) };
}

/** Whether the shop has coupon codes now. */
export const hasCodes = ({ offersCache }: Pick<OffersContext, 'offersCache'>): boolean =>
  offersCache.active.some(({ code }) => code !== null);

interface Pricing {
  basket: readonly BasketLine[];
  offers: readonly Offer[];
  couponCode: string | null;
}

async function priceFor(
  ctx: OffersContext,
  manager: EntityManager,
  userId: string,
  { basket, offers, couponCode }: Pricing,
): Promise<PricedBasket> {
  const limitedIds = offers.filter(isLimited).map(({ id }) => id);
  const counts = limitedIds.length > 0 ? await findUseCounts(manager, userId, limitedIds) : new Map();
  const mustBeFirst = offers.some(({ firstOrderOnly }) => firstOrderOnly);
  return priceBasket(
    basket,
    offers.map((offer) => toAvailable(offer, counts.get(offer.id))),
    {
      now: Date.now(),
      isFirstOrder: mustBeFirst && !(await hasOrder(manager, userId)),
      appliedCode: couponCode,
      combine: getSettings(ctx).stackOffers ? 'stack' : 'best',
    },
  );
}

const isLimited = ({ maxUses, maxUsesPerShopper }: Offer): boolean =>
  maxUses !== null || maxUsesPerShopper !== null;

const toAvailable = (
  { maxUses, maxUsesPerShopper, ...rules }: Offer,
  { uses, reserved, used }: UseCounts = { uses: 0, reserved: 0, used: 0 },
): AvailableOffer => ({
  ...rules,
  usesLeft: maxUses === null ? null : maxUses - uses + reserved,
  usesLeftForShopper: maxUsesPerShopper === null ? null : maxUsesPerShopper - used,
});

/** What a code would do for a shopper's cart: null if it takes something off. */
export async function tryCode(
  ctx: OffersContext & { db: Db },
  userId: string,
  code: string,
  basket: readonly BasketLine[],
): Promise<CodeProblem | null> {
  const offers = ctx.offersCache.active.filter((offer) => offer.code === null || offer.code === code);
  const pricing = { basket, offers, couponCode: code };
  return (await priceFor(ctx, ctx.db.read, userId, pricing)).codeProblem;
}

/** Stores the code of a shopper's cart instead of an earlier one. @param code normalised */
export const storeCode = (tx: EntityManager, userId: string, code: string): Promise<unknown> =>
  tx.upsert(CartCode, { userId, code, createdAt: Date.now() }, ['userId']);

/** Removes the code of a shopper's cart, if there is one. @param code null: whichever it is */
export const deleteCode = (tx: EntityManager, userId: string, code: string | null = null): Promise<unknown> =>
  tx.delete(CartCode, code === null ? { userId } : { userId, code });

/** The code of a shopper's cart as personal data; null: none. */
export async function exportCode({ db }: { db: Db }, userId: string) {
  const stored = await db.read.findOneBy(CartCode, { userId });
  return stored && { code: stored.code, addedAt: isoTime(stored.createdAt) };
}
