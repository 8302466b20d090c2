/**
 * | state     | stock    | meaning                                                                                    |
 * |-----------|----------|--------------------------------------------------------------------------------------------|
 * | open      | reserved | the shopper may be paying                                                                  |
 * | cancelled | free     | the shopper closed the popup, began another checkout, or bought the same goods in another one |
 * | expired   | free     | nobody paid in time                                                                        |
 * | paid      | sold     | it has exactly one order                                                                   |
 * | refunded  | free     | a payment came too late (stock gone, goods bought in another checkout) and was refunded    |
 */
export type CheckoutState = 'open' | 'cancelled' | 'expired' | 'paid' | 'refunded';

/** A captured payment leads to `paid` even after the checkout has ended, if its stock can be taken again; else to `refunded`. */
const nextStates: Record<CheckoutState, readonly CheckoutState[]> = {
  open: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  paid: [],
  refunded: [],
};

/** The states from which a checkout may move to `next`. */
export const statesBefore = (next: CheckoutState): CheckoutState[] =>
  (Object.keys(nextStates) as CheckoutState[]).filter((state) => nextStates[state].includes(next));
