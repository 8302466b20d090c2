import type { PaymentOutcome } from '../environment/provider.ts';
import { createRandom, pickWeighted } from '../random.ts';
import { pickCartItems, type StockedProduct } from './products.ts';
import type { CartItem } from './shopApi.ts';

/** What a shopper does in one checkout. Depends on the seed and the checkout's number alone. */
export interface Plan {
  /** Number of the checkout in the run, from 0. */
  number: number;
  /** Number of the preferred server. */
  server: number;
  api: 'graphql' | 'rest';
  cartItems: CartItem[];
  /** Pays without a checkout, as clients of the old API do. */
  isLegacy: boolean;
  /** Sends the mutation twice at the same time, like a double click. */
  beginsTwice: boolean;
  /** Outcome of the payment; `none`: the shopper does not pay. */
  outcome: PaymentOutcome | 'none';
  /** What the shopper does after the checkout has begun. `handler`: pays, and the popup's handler reports the payment. */
  next: 'handler' | 'close the tab' | 'double click' | 'cancel' | 'cancel, then pay';
  attack: Attack | null;
  reviewedProduct: StockedProduct | null;
  wishlistProduct: StockedProduct | null;
  signsOut: boolean;
  /** What staff do with the shopper's newest order after the checkout. */
  staffAction: StaffAction | null;
  /** Time before the next checkout, in ms. */
  pause: number;
}

export interface StaffAction {
  kind: StaffActionKind;
  /** Whether refunded units return to the stock. */
  restock: boolean;
  /** Sends each mutation twice at the same time, with the same idempotency key. */
  isSentTwice: boolean;
}

/** `… at once`: two members of staff at the same time. */
export type StaffActionKind =
  | 'pack'
  | 'pack twice at once'
  | 'refund a unit'
  | 'refund an amount'
  | 'refund the rest'
  | 'cancel'
  | 'refund twice at once'
  | 'cancel and refund at once';

const staffActionKinds: readonly StaffActionKind[] = [
  'pack',
  'pack twice at once',
  'refund a unit',
  'refund an amount',
  'refund the rest',
  'cancel',
  'refund twice at once',
  'cancel and refund at once',
];

export type Attack = 'forged signature' | 'foreign order' | 'own price' | 'forged webhook' | 'underpay';

const attacks: readonly Attack[] = [
  'forged signature',
  'foreign order',
  'own price',
  'forged webhook',
  'underpay',
];

/** @param number of the checkout; `checkouts` is the number of all checkouts of the run */
export function createPlan(
  seed: number,
  number: number,
  checkouts: number,
  stockedProducts: readonly StockedProduct[],
): Plan {
  const random = createRandom(seed, 'checkout', number);
  return {
    number,
    server: random.integer(0, 99),
    api: random.pick(['graphql', 'rest']),
    cartItems: pickCartItems(random, stockedProducts, number / checkouts),
    isLegacy: random.chance(0.04),
    beginsTwice: random.chance(0.15),
    outcome: pickWeighted(random, { success: 84, authorized: 8, failure: 4, none: 4 }),
    next: pickWeighted(random, {
      handler: 50,
      'close the tab': 20,
      'double click': 18,
      cancel: 5,
      'cancel, then pay': 7,
    }),
    attack: random.chance(0.05) ? random.pick(attacks) : null,
    reviewedProduct: random.chance(0.1) ? random.pick(stockedProducts) : null,
    wishlistProduct: random.chance(0.1) ? random.pick(stockedProducts) : null,
    signsOut: random.chance(1 / 80),
    pause: random.integer(0, 40),
    staffAction: random.chance(0.3)
      ? { kind: random.pick(staffActionKinds), restock: random.chance(0.5), isSentTwice: random.chance(0.3) }
      : null,
  };
}
