import type { DeskOfferInput, Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { toExactPaise } from '../../../lib/input/amount.input.ts';
import { toRupees } from '../../../lib/money.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { parseIsoTime } from '../../../lib/time/parseIsoTime.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import { scopeNames } from '../scopeNames.ts';
import { findOfferWithFigures, listOffers } from './offerList.service.ts';
import { previewOffer } from './previewOffer.service.ts';
import { saveOffer } from './saveOffer.service.ts';

/** Amounts in paise, times in milliseconds. */
const toInput = ({
  amount,
  minBasket,
  startsAt,
  endsAt,
  maxUses,
  maxUsesPerShopper,
  ...input
}: DeskOfferInput) => ({
  ...input,
  amount: toExactPaise(amount),
  minBasket: toExactPaise(minBasket),
  startsAt: parseIsoTime(startsAt),
  endsAt: parseIsoTime(endsAt),
  maxUses: maxUses ?? null,
  maxUsesPerShopper: maxUsesPerShopper ?? null,
});

export const offersDeskResolvers = {
  Desk: {
    offers: async (_, range, ctx) => throwIfInvalidInput(await listOffers(ctx, range)),
    offer: (_, { id }, ctx) => findOfferWithFigures(ctx, id),
    offerPreview: (_, { input, basket }, ctx) => previewOffer(ctx, toInput(input), basket),
  },
  Mutation: {
    saveOffer: (_, { id, version, input }, ctx) =>
      saveOffer(ctx, getStaffActor(ctx), { id, version, input: toInput(input) }),
  },
  DeskOffer: {
    amount: ({ amount }) => toRupees(amount),
    minBasket: ({ minBasket }) => toRupees(minBasket),
    firstOrderOnly: ({ firstOrderOnly }) => Boolean(firstOrderOnly),
    announced: ({ announced }) => Boolean(announced),
    active: ({ active }) => Boolean(active),
    scopeNames: (offer, _, ctx) => scopeNames(ctx, offer),
    startsAt: ({ startsAt }) => isoTime(startsAt),
    endsAt: ({ endsAt }) => isoTime(endsAt),
    cost: ({ cost }) => toRupees(cost),
    updatedAt: ({ updatedAt }) => isoTime(updatedAt),
  },
  DeskOfferPreview: {
    subTotal: ({ subTotal }) => toRupees(subTotal),
    saved: ({ saved }) => toRupees(saved),
    total: ({ total }) => toRupees(total),
  },
  DeskOfferPreviewLine: {
    subTotal: ({ subTotal }) => toRupees(subTotal),
    discount: ({ discount }) => toRupees(discount),
  },
} satisfies Resolvers;
