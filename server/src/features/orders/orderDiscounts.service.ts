import type { BatchLoader } from '../../database/batchLoader.ts';
import type { OfferUse } from '../offers/offerUses.service.ts';
import type { OrderLine } from './orders.entity.ts';

/** What the functions of this file need. */
interface DiscountsContext {
  /** What offers took off checkouts, by their ids. */
  offerUsesLoader: BatchLoader<string, OfferUse[]>;
}

/** What offers took off some lines, in paise. */
export const discountOf = (lines: readonly Pick<OrderLine, 'discount'>[]): number =>
  lines.reduce((sum, { discount }) => sum + discount, 0);

/** What offers took off an order, in the order in which they did. Reads nothing for an order without discounts. */
export const listDiscounts = async (
  { offerUsesLoader }: DiscountsContext,
  { checkoutId, lines }: { checkoutId: string; lines: readonly Pick<OrderLine, 'discount'>[] },
): Promise<OfferUse[]> => (discountOf(lines) > 0 ? ((await offerUsesLoader.load(checkoutId)) ?? []) : []);
