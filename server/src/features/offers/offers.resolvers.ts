import type { Resolvers } from '../../generated/resolvers.ts';
import { toRupees } from '../../lib/money.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { findAnnouncedOffers, findOffersOfProduct } from './announcedOffers.service.ts';

export const offersResolvers = {
  Query: { offers: (_, __, ctx) => findAnnouncedOffers(ctx) },
  Product: { offers: (product, _, ctx) => findOffersOfProduct(ctx, product) },
  Offer: { endsAt: ({ endsAt }) => isoTime(endsAt) },
  Discount: { amount: ({ amount }) => toRupees(amount) },
} satisfies Resolvers;
