import { chooseWishes, type StockedProduct } from './products.ts';
import type { Outcome } from './provider.ts';
import { type Random, randomOf } from './random.ts';
import type { Wish } from './shopApi.ts';

/** What a shopper does in one checkout; derived from the seed alone. */
export interface Plan {
  number: number;
  server: number;
  api: 'graphql' | 'rest';
  wishes: Wish[];
  /** Pays without a checkout, as clients of the old API do. */
  isLegacy: boolean;
  beginsTwice: boolean;
  outcome: Outcome | 'none';
  next: 'handler' | 'close the tab' | 'double click' | 'cancel' | 'cancel, then pay';
  attack: Attack | null;
  review: StockedProduct | null;
  wish: StockedProduct | null;
  signsOut: boolean;
  /** Before the next checkout, in ms. */
  pause: number;
}

export type Attack = 'forged signature' | 'foreign order' | 'own price' | 'forged webhook' | 'underpay';

const attacks: readonly Attack[] = [
  'forged signature',
  'foreign order',
  'own price',
  'forged webhook',
  'underpay',
];

export function planOf(
  seed: number,
  number: number,
  checkouts: number,
  stockedProducts: readonly StockedProduct[],
): Plan {
  const random = randomOf(seed, 'checkout', number);
  return {
    number,
    server: random.integer(0, 99),
    api: random.pick(['graphql', 'rest']),
    wishes: chooseWishes(random, stockedProducts, number / checkouts),
    isLegacy: random.chance(0.04),
    beginsTwice: random.chance(0.15),
    outcome: weighted(random, { success: 84, authorized: 8, failure: 4, none: 4 }),
    next: weighted(random, {
      handler: 50,
      'close the tab': 20,
      'double click': 18,
      cancel: 5,
      'cancel, then pay': 7,
    }),
    attack: random.chance(0.05) ? random.pick(attacks) : null,
    review: random.chance(0.1) ? random.pick(stockedProducts) : null,
    wish: random.chance(0.1) ? random.pick(stockedProducts) : null,
    signsOut: random.chance(1 / 80),
    pause: random.integer(0, 40),
  };
}

function weighted<T extends string>(random: Random, weights: { [choice in T]: number }): T {
  const entries = Object.entries(weights) as [T, number][];
  let left = random.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [choice, weight] of entries) {
    left -= weight;
    if (left < 0) return choice;
  }
  return entries[0]?.[0] as T;
}
