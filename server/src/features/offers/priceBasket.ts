import {
  applyOffer,
  countUnits,
  isInScope,
  kindOrder,
  neededUnits,
  type OpenLine,
  openLine,
} from './discounts.ts';
import {
  type AvailableOffer,
  type BasketLine,
  type CodeProblem,
  findTimeProblem,
  normalizeCode,
} from './offer.ts';

/** Whether all offers apply together, or only the one that takes off the most. */
export const offerCombinations = ['stack', 'best'] as const;
export type OfferCombination = (typeof offerCombinations)[number];

/** Under what circumstances a basket is priced. */
export interface PricingOptions {
  /** Milliseconds since 1970. */
  now: number;
  /** Whether the shopper has ordered nothing yet. */
  isFirstOrder: boolean;
  /** As the shopper typed it; null: none. */
  appliedCode: string | null;
  combine: OfferCombination;
}

/** A line with its discount. Paise. */
export interface PricedBasketLine {
  id: string;
  /** Price times quantity. */
  subTotal: number;
  /** What all offers together take off. */
  discount: number;
  /** `subTotal` without `discount`. */
  paid: number;
}

/** What one offer takes off a basket. */
export interface Discount {
  offerId: string;
  name: string;
  code: string | null;
  /** Paise, above 0. */
  amount: number;
}

/** Paise. `total` = `subTotal` − `saved`; `saved` is the sum of the discounts and of the lines' discounts. */
export interface PricedBasket {
  /** In the order of the basket. */
  lines: PricedBasketLine[];
  /** In the order in which they were taken off. */
  discounts: Discount[];
  subTotal: number;
  saved: number;
  total: number;
  /** Why `appliedCode` takes nothing off; null if it does, or there is none. */
  codeProblem: CodeProblem | null;
}

/**
 * Prices a basket. The order of its lines and of the offers does not count. With `stack` the offers apply one after the other: by kind
 * (`kindOrder`), then by id; each takes from what the ones before have left. With `best` the one offer that takes off the most applies;
 * among equal ones the first in the same order.
 */
export function priceBasket(
  basket: readonly BasketLine[],
  offers: readonly AvailableOffer[],
  options: PricingOptions,
): PricedBasket {
  const subTotal = basket.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
  const code = options.appliedCode === null ? null : normalizeCode(options.appliedCode);
  const usable = offers
    .filter((offer) => offer.code === null || offer.code === code)
    .filter((offer) => findRefusal(offer, subTotal, options) === null)
    .sort(byApplication);
  const priced = options.combine === 'best' ? applyBest(basket, usable) : applyAll(basket, usable);
  const saved = priced.discounts.reduce((sum, { amount }) => sum + amount, 0);
  const leftById = new Map(priced.lines.map(({ line, left }) => [line.id, left]));
  return {
    lines: basket.map(({ id, price, quantity }) => {
      const lineTotal = price * quantity;
      const paid = leftById.get(id) ?? lineTotal;
      return { id, subTotal: lineTotal, discount: lineTotal - paid, paid };
    }),
    discounts: priced.discounts,
    subTotal,
    saved,
    total: subTotal - saved,
    codeProblem: code === null ? null : findCodeProblem(code, { basket, offers, subTotal, options }, priced),
  };
}

interface Applied {
  lines: OpenLine[];
  discounts: Discount[];
}

const byApplication = (a: AvailableOffer, b: AvailableOffer): number =>
  kindOrder.indexOf(a.kind) - kindOrder.indexOf(b.kind) || (a.id < b.id ? -1 : 1);

function applyAll(basket: readonly BasketLine[], offers: readonly AvailableOffer[]): Applied {
  const lines = basket.map(openLine).sort((a, b) => (a.line.id < b.line.id ? -1 : 1));
  const discounts = offers.flatMap((offer) => {
    const amount = applyOffer(offer, lines);
    return amount > 0 ? [{ offerId: offer.id, name: offer.name, code: offer.code, amount }] : [];
  });
  return { lines, discounts };
}

function applyBest(basket: readonly BasketLine[], offers: readonly AvailableOffer[]): Applied {
  const amountOf = ({ discounts }: Applied) => discounts[0]?.amount ?? 0;
  return offers
    .map((offer) => applyAll(basket, [offer]))
    .reduce((best, each) => (amountOf(each) > amountOf(best) ? each : best), applyAll(basket, []));
}

/** Why an offer does not apply to a basket, whatever its products are; null: it does. */
function findRefusal(
  offer: AvailableOffer,
  subTotal: number,
  { now, isFirstOrder }: PricingOptions,
): CodeProblem | null {
  const { minBasket } = offer;
  const timeProblem = findTimeProblem(offer, now);
  if (timeProblem) return timeProblem;
  if (offer.usesLeft !== null && offer.usesLeft <= 0) return { reason: 'USED_UP' };
  if (offer.firstOrderOnly && !isFirstOrder) return { reason: 'ONLY_FIRST_ORDER' };
  if (offer.usesLeftForShopper !== null && offer.usesLeftForShopper <= 0)
    return { reason: 'USED_BY_SHOPPER' };
  return subTotal < minBasket ? { reason: 'BELOW_MINIMUM', missing: minBasket - subTotal } : null;
}

interface Pricing {
  basket: readonly BasketLine[];
  offers: readonly AvailableOffer[];
  subTotal: number;
  options: PricingOptions;
}

function findCodeProblem(
  code: string,
  { basket, offers, subTotal, options }: Pricing,
  { discounts }: Applied,
): CodeProblem | null {
  const offer = offers.find((each) => each.code === code);
  if (!offer) return { reason: 'UNKNOWN' };
  if (discounts.some(({ offerId }) => offerId === offer.id)) return null;
  const refusal = findRefusal(offer, subTotal, options);
  if (refusal) return refusal;
  const matching = basket.filter((line) => isInScope(offer, line)).map(openLine);
  const units = countUnits(matching);
  const { scope, scopeIds } = offer;
  if (units === 0) return { reason: 'NO_MATCHING_PRODUCTS', scope, scopeIds };
  const missing = neededUnits(offer) - units;
  return missing > 0
    ? { reason: 'TOO_FEW_UNITS', missing, scope, scopeIds }
    : { reason: 'OTHER_OFFER_BETTER' };
}
