import type { CheckoutState } from './checkout.entity.ts';

/**
 * What may become of a checkout. A captured payment always finds its way: to `paid`, also after the checkout was given up
 * (its stock is taken again), or else to `refunded`.
 *
 * | state     | stock    | meaning                                                     |
 * |-----------|----------|-------------------------------------------------------------|
 * | open      | reserved | the popup may be open                                       |
 * | cancelled | free     | the shopper closed the popup, or began again, or has paid for the goods in another checkout |
 * | expired   | free     | nobody paid in time                                         |
 * | paid      | sold     | there is exactly one order                                  |
 * | refunded  | free     | a payment came after the stock was gone, or after the goods were paid for in another checkout, and went back whole |
 */
const following: Record<CheckoutState, readonly CheckoutState[]> = {
  open: ['paid', 'cancelled', 'expired'],
  cancelled: ['paid', 'refunded'],
  expired: ['paid', 'refunded'],
  paid: [],
  refunded: [],
};

/** The states from which a checkout may go to `next`. */
export const statesBefore = (next: CheckoutState): CheckoutState[] =>
  (Object.keys(following) as CheckoutState[]).filter((state) => following[state].includes(next));
