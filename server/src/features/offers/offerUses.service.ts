import { type EntityManager, In } from 'typeorm';
import { groupBy } from '../../lib/groupBy.ts';
import { newId } from '../../lib/ids.ts';
import { Offer, OfferUse } from './offers.entity.ts';
import {
  hasOrder,
  insertUse,
  isAboveShopperLimit,
  isUsedTwice,
  releaseUses,
  takeUse,
  usesFirstOrderOfferAgain,
} from './offers.queries.ts';
import type { Discount } from './priceBasket.ts';

// An offer in a checkout is reserved when the checkout opens, used when it is paid, released when it ends without a payment: as stock.
// All in the caller's transaction, which has locked the shopper's account.

export type { OfferUse };
export { releaseUses, usesFirstOrderOfferAgain };

/** An offer was used up after the cart was priced: the cart must be priced again. */
export class OfferUsedUpError extends Error {}

/**
 * Reserves the offers of a checkout, in the order of their ids, so that two buyers cannot deadlock.
 * @throws OfferUsedUpError when a limit is reached; the caller must roll back
 */
export async function reserveOffers(
  tx: EntityManager,
  checkout: { id: string; userId: string },
  discounts: readonly Discount[],
): Promise<void> {
  const uses = discounts.map(({ offerId, name, code, amount }, position): OfferUse => {
    return {
      id: newId(),
      offerId,
      checkoutId: checkout.id,
      userId: checkout.userId,
      name,
      code,
      amount,
      position,
    };
  });
  for (const use of uses.toSorted(byOffer)) {
    if (!(await takeUse(tx, use.offerId)) || !(await insertUse(tx, use))) throw new OfferUsedUpError();
  }
}

/**
 * Takes the released offers of a checkout again, whose payment came late. The checkout is marked as paid, but has no order yet.
 * @returns false when one cannot be used any more; the caller must roll back
 */
export async function takeOffersAgain(tx: EntityManager, checkoutId: string): Promise<boolean> {
  const uses = await tx.findBy(OfferUse, { checkoutId });
  for (const use of uses.toSorted(byOffer)) {
    if (!(await takeUse(tx, use.offerId)) || (await isAboveShopperLimit(tx, use))) return false;
    const { firstOrderOnly } = await tx.findOneByOrFail(Offer, { id: use.offerId });
    if (firstOrderOnly && ((await hasOrder(tx, use.userId)) || (await isUsedTwice(tx, use)))) return false;
  }
  return true;
}

const byOffer = (a: OfferUse, b: OfferUse): number => (a.offerId < b.offerId ? -1 : 1);

/** What offers take off some checkouts, by their ids, in the order in which it was taken off. */
export async function findOfferUses(
  manager: EntityManager,
  checkoutIds: readonly string[],
): Promise<Map<string, OfferUse[]>> {
  if (checkoutIds.length === 0) return new Map();
  const uses = await manager.find(OfferUse, {
    where: { checkoutId: In([...checkoutIds]) },
    order: { position: 'ASC' },
  });
  return groupBy(uses, ({ checkoutId }) => checkoutId);
}
