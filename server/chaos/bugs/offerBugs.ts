import type { Bug } from './bug.ts';

const OFFER_USES = 'features/offers/offerUses.service';

/** Offers and their limits. */
export const offerBugs: readonly Bug[] = [
  {
    name: 'the limit of an offer is not checked when it is used',
    caughtBy: 'offers keep their limits',
    scenarios: ['competes for the last use of an offer'],
    // The embedded database has one writer at a time, which prices the cart as well.
    databases: ['mysql'],
    replacements: { 'features/offers/offers.queries': 'offers/useCountedUnconditionally' },
  },
  {
    name: 'offers of cancelled checkouts stay reserved',
    caughtBy: 'offers keep their limits',
    scenarios: ['competes for the last use of an offer'],
    inTests: true,
    replacements: { [OFFER_USES]: 'offers/usesNotReleased' },
  },
  {
    name: 'offers of a checkout are not reserved',
    caughtBy: 'discounts sum to the checkout',
    scenarios: ['competes for the last use of an offer'],
    inTests: true,
    replacements: { [OFFER_USES]: 'offers/usesNotStored' },
  },
];
