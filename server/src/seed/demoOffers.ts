import type { Category } from '../features/catalog/catalog.entity.ts';
import type { Offer } from '../features/offers/offers.entity.ts';
import { newId } from '../lib/ids.ts';

/** Three offers that shoppers are told about, each by a code, so that a cart costs what its products cost until somebody applies one. */
export function makeDemoOffers(categories: readonly Category[]): Offer[] {
  const idOf = (slug: string) => categories.filter((category) => category.slug === slug).map(({ id }) => id);
  const now = Date.now();
  const offerOf = (changes: Partial<Offer> & Pick<Offer, 'name' | 'code' | 'kind'>): Offer => ({
    id: newId(),
    percent: 0,
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
    uses: 0,
    announced: true,
    active: true,
    version: 1,
    createdAt: now,
    updatedAt: now,
    // Nobody of the staff.
    actorId: '',
    ...changes,
  });
  return [
    offerOf({
      name: 'Welcome: 10 % off your first order',
      code: 'WELCOME10',
      kind: 'PERCENT',
      percent: 10,
      firstOrderOnly: true,
      minBasket: 30_000,
    }),
    offerOf({
      name: 'Snacks: buy two, get one free',
      code: 'SNACKS3',
      kind: 'BUY_GET',
      buyQuantity: 2,
      freeQuantity: 1,
      scope: 'CATEGORIES',
      scopeIds: idOf('snacks-namkeen'),
    }),
    offerOf({
      name: 'Rs 50 off from Rs 500 on',
      code: 'SAVE50',
      kind: 'AMOUNT',
      amount: 5000,
      minBasket: 50_000,
      maxUses: 100,
      maxUsesPerShopper: 1,
    }),
  ];
}
