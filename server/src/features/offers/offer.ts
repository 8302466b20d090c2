/**
 * What an offer takes off:
 *
 * | kind         | discount                                                                                              |
 * |--------------|-------------------------------------------------------------------------------------------------------|
 * | PERCENT      | `percent` of what its lines still cost                                                                  |
 * | AMOUNT       | `amount`, at most what its lines still cost                                                              |
 * | BUY_GET      | in each group of `buyQuantity` + `freeQuantity` units, the `freeQuantity` cheapest are free; the groups begin with the dearest units |
 * | CHEAPEST_FREE| the cheapest unit is free, once, when there are at least `buyQuantity` units                             |
 * | FREE_DELIVERY| the fee of the delivery; nothing as long as the shop has no fees, so it cannot be switched on             |
 */
export const offerKinds = ['PERCENT', 'AMOUNT', 'BUY_GET', 'CHEAPEST_FREE', 'FREE_DELIVERY'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** What an offer is for. */
export const offerScopes = ['ALL', 'CATEGORIES', 'PRODUCTS', 'VARIANTS'] as const;
export type OfferScope = (typeof offerScopes)[number];

/** What an offer is for, with the ids of it. */
export interface ScopeRules {
  scope: OfferScope;
  /** Ids of the categories, products or variants; empty for `ALL`. */
  scopeIds: readonly string[];
}

/** The rules of an offer. Money is paise, times are milliseconds since 1970. */
export interface OfferRules extends ScopeRules {
  id: string;
  /** As shoppers see it, such as `Diwali: 10 % off sweets`. */
  name: string;
  /** Normalised (`normalizeCode`); null: it applies by itself. */
  code: string | null;
  kind: OfferKind;
  /** Whole percent, 1 to 100; of the kind `PERCENT`. */
  percent: number;
  amount: number;
  buyQuantity: number;
  freeQuantity: number;
  firstOrderOnly: boolean;
  /** What the basket must cost before all discounts; 0: anything. */
  minBasket: number;
  /** Null: at once. */
  startsAt: number | null;
  /** It ends at this time; null: never. */
  endsAt: number | null;
}

/** An offer with what is left of its limits. */
export interface AvailableOffer extends OfferRules {
  /** By all shoppers; null: no limit. */
  usesLeft: number | null;
  /** By the shopper of the basket; null: no limit. */
  usesLeftForShopper: number | null;
}

/** Products in one variant. */
export interface BasketLine {
  id: string;
  productId: string;
  /** Empty: the option is no longer one of the product. */
  variantId: string;
  /** Category and sub-category. */
  categoryIds: readonly string[];
  /** Paise, for one unit. */
  price: number;
  quantity: number;
}

/** Why a code takes nothing off. */
export type CodeProblem =
  | { reason: 'UNKNOWN' }
  | { reason: 'NOT_STARTED'; startsAt: number }
  | { reason: 'ENDED'; endsAt: number }
  | { reason: 'USED_UP' }
  | { reason: 'USED_BY_SHOPPER' }
  | { reason: 'ONLY_FIRST_ORDER' }
  /** Paise that the basket lacks. */
  | { reason: 'BELOW_MINIMUM'; missing: number }
  | ({ reason: 'NO_MATCHING_PRODUCTS' } & ScopeRules)
  /** Units of the offer's products that the basket lacks. */
  | ({ reason: 'TOO_FEW_UNITS'; missing: number } & ScopeRules)
  /** Other offers take off more, or have left nothing to take off. */
  | { reason: 'OTHER_OFFER_BETTER' };

/** Codes are compared without case and without spaces. */
export const normalizeCode = (code: string): string => code.replace(/\s/g, '').toUpperCase();

/** That an offer has ended, or not begun; null: neither. @param now milliseconds since 1970 */
export function findTimeProblem(
  { startsAt, endsAt }: Pick<OfferRules, 'startsAt' | 'endsAt'>,
  now: number,
): CodeProblem | null {
  if (endsAt !== null && now >= endsAt) return { reason: 'ENDED', endsAt };
  return startsAt !== null && now < startsAt ? { reason: 'NOT_STARTED', startsAt } : null;
}
