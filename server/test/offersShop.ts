import { expectTypename } from './expectTypename.ts';
import {
  ApplyCoupon,
  type DeskOfferInput,
  DiscountedCart,
  DiscountedOrders,
  Offer,
  RemoveCoupon,
  SaveOffer,
} from './generated/documents.ts';
import { startRefundShop } from './refundShop.ts';
import type { Shopper } from './testkit.ts';

export type OffersShop = Awaited<ReturnType<typeof startOffersShop>>;

/** Ten percent off everything, by itself, without limits. */
export const tenPercent: DeskOfferInput = {
  name: 'Ten percent off',
  code: '',
  kind: 'PERCENT',
  percent: 10,
  amount: 0,
  buyQuantity: 0,
  freeQuantity: 0,
  scope: 'ALL',
  scopeIds: [],
  firstOrderOnly: false,
  minBasket: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerShopper: null,
  active: true,
};

/** A value of an answer that must be there. */
export function present<T>(value: T | null | undefined): T {
  if (value == null) throw new Error('The shop has answered nothing');
  return value;
}

/** A shop with the steps of a checkout and of a refund, where staff make offers. */
export async function startOffersShop() {
  const kit = await startRefundShop();
  const manager = await kit.newStaff('manager');
  const save = async (input: DeskOfferInput, { id, version = 0 }: { id?: string; version?: number } = {}) =>
    (await kit.gql(SaveOffer, { id, version, input }, manager.token)).saveOffer;
  return {
    ...kit,
    manager,
    save,
    /** Stores an offer, which must be possible. */
    newOffer: async (changes: Partial<DeskOfferInput> = {}) =>
      expectTypename(await save({ ...tenPercent, ...changes }), 'DeskOfferSaved').offer,
    /** An offer as it is stored. */
    offer: async (id: string) => present((await kit.gql(Offer, { id }, manager.token)).desk?.offer),
    /** Switches all offers off. */
    async withoutOffers() {
      await kit.sql('UPDATE offers SET active = 0');
      await kit.sql('UPDATE catalog_state SET revision = revision + 1');
      await kit.shop.catalog.refresh();
    },
    apply: async ({ token }: Shopper, code: string) =>
      (await kit.gql(ApplyCoupon, { code }, token)).applyCoupon,
    removeCoupon: ({ token }: Shopper) => kit.gql(RemoveCoupon, {}, token),
    cartOf: async ({ token }: Shopper) => present((await kit.gql(DiscountedCart, {}, token)).me?.cart),
    ordersOf: async ({ token }: Shopper) => present((await kit.gql(DiscountedOrders, {}, token)).me?.orders),
  };
}
