import type { BasketLine, OfferKind, OfferRules } from './offer.ts';

/** A line while discounts are computed. Money is paise. */
export interface OpenLine {
  line: BasketLine;
  /** What it still costs. */
  left: number;
  /** Units that no offer has made free. */
  unitsLeft: number;
}

/** What an offer takes off a line. */
interface LineDiscount {
  open: OpenLine;
  amount: number;
  freeUnits: number;
}

export const openLine = (line: BasketLine): OpenLine => ({
  line,
  left: line.price * line.quantity,
  unitsLeft: line.quantity,
});

export const sumLeft = (lines: readonly OpenLine[]): number => lines.reduce((sum, { left }) => sum + left, 0);

export const countUnits = (lines: readonly OpenLine[]): number =>
  lines.reduce((sum, { unitsLeft }) => sum + unitsLeft, 0);

/** Whether an offer is for a line. */
export function isInScope({ scope, scopeIds }: OfferRules, line: BasketLine): boolean {
  switch (scope) {
    case 'ALL':
      return true;
    case 'CATEGORIES':
      return line.categoryIds.some((id) => scopeIds.includes(id));
    case 'PRODUCTS':
      return scopeIds.includes(line.productId);
    case 'VARIANTS':
      return scopeIds.includes(line.variantId);
  }
}

/** Units that the lines of an offer must have. */
export const neededUnits = ({ kind, buyQuantity, freeQuantity }: OfferRules): number => {
  if (kind === 'BUY_GET') return buyQuantity + freeQuantity;
  return kind === 'CHEAPEST_FREE' ? buyQuantity : 1;
};

/** Offers are applied in the order of their kinds: free units first, when what is left of a line is its units times its price. */
export const kindOrder: readonly OfferKind[] = [
  'BUY_GET',
  'CHEAPEST_FREE',
  'PERCENT',
  'AMOUNT',
  'FREE_DELIVERY',
];

/** Paise that a basket costs with all offers, if it costs as much without: Razorpay takes no payment of less. */
export const MIN_TOTAL = 100;

/** What an offer takes off lines that are in its scope. `room`: the most that it may take off. */
const discountsByKind: Record<
  OfferKind,
  (offer: OfferRules, lines: readonly OpenLine[], room: number) => LineDiscount[]
> = {
  PERCENT: ({ percent }, lines, room) =>
    spread(Math.min(Math.floor((sumLeft(lines) * percent + 50) / 100), room), lines),
  AMOUNT: ({ amount }, lines, room) => spread(Math.min(amount, sumLeft(lines), room), lines),
  BUY_GET: ({ buyQuantity, freeQuantity }, lines) => freeUnitsOfGroups(buyQuantity, freeQuantity, lines),
  CHEAPEST_FREE: ({ buyQuantity }, lines) => (countUnits(lines) < buyQuantity ? [] : cheapestUnit(lines)),
  FREE_DELIVERY: () => [],
};

/**
 * Applies an offer to the lines in its scope, which it changes. Together the lines cost `MIN_TOTAL` at least: a free unit that would make
 * them cheaper is not free.
 * @param lines in the order of their ids, which decides between equal ones: sorting keeps it
 * @returns what it takes off all of them
 */
export function applyOffer(offer: OfferRules, lines: readonly OpenLine[]): number {
  const scope = lines.filter(({ line, unitsLeft }) => unitsLeft > 0 && isInScope(offer, line));
  const room = Math.max(0, sumLeft(lines) - MIN_TOTAL);
  const discounts = discountsByKind[offer.kind](offer, scope, room);
  if (discounts.reduce((sum, { amount }) => sum + amount, 0) > room) return 0;
  let total = 0;
  for (const { open, amount, freeUnits } of discounts) {
    open.left -= amount;
    open.unitsLeft -= freeUnits;
    total += amount;
  }
  return total;
}

/**
 * Spreads an amount over lines in proportion to what they still cost. Each share is rounded down; the paise that are left go to the
 * largest remainders, among equal ones to the first lines.
 * @param amount at most what the lines still cost
 */
function spread(amount: number, lines: readonly OpenLine[]): LineDiscount[] {
  const total = BigInt(sumLeft(lines));
  if (total === 0n) return [];
  // BigInt, because the product of two amounts may exceed what a number holds exactly.
  const shares = lines.map((open) => {
    const product = BigInt(amount) * BigInt(open.left);
    return { open, amount: Number(product / total), remainder: product % total, freeUnits: 0 };
  });
  let rest = amount - shares.reduce((sum, share) => sum + share.amount, 0);
  const byRemainder = shares.toSorted(
    (a, b) => Number(b.remainder > a.remainder) - Number(b.remainder < a.remainder),
  );
  for (const share of byRemainder) {
    if (rest <= 0) break;
    share.amount += 1;
    rest -= 1;
  }
  return shares;
}

/** The dearest units first. */
const byPrice = (lines: readonly OpenLine[]): OpenLine[] =>
  lines.toSorted((a, b) => b.line.price - a.line.price);

const freeUnitsOf = (open: OpenLine, freeUnits: number): LineDiscount => ({
  open,
  freeUnits,
  amount: open.line.price * freeUnits,
});

function freeUnitsOfGroups(buy: number, free: number, lines: readonly OpenLine[]): LineDiscount[] {
  const size = buy + free;
  const grouped = countUnits(lines) - (countUnits(lines) % size);
  /** Free units among the first `position` units. */
  const freeBefore = (position: number): number => {
    const units = Math.min(position, grouped);
    return Math.floor(units / size) * free + Math.max(0, (units % size) - buy);
  };
  let start = 0;
  return byPrice(lines).map((open) => {
    const end = start + open.unitsLeft;
    const discount = freeUnitsOf(open, freeBefore(end) - freeBefore(start));
    start = end;
    return discount;
  });
}

const cheapestUnit = (lines: readonly OpenLine[]): LineDiscount[] =>
  byPrice(lines)
    .slice(-1)
    .map((open) => freeUnitsOf(open, 1));
