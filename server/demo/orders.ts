import { DAY_MS, shopDayOf, startOfShopDay } from '../src/lib/time/shopDay.ts';
import { ADDRESSES } from './addresses.ts';
import { allProducts } from './catalogue.ts';
import { pickWeighted, type Random, randomFrom } from './random.ts';
import { SHOPPERS } from './reviewTexts.ts';
import type { DemoAddress, DemoProduct, DemoShopper } from './types.ts';

const SEED = 20_261_123;
const DAYS = 90;
const MINUTE_MS = 60_000;
/** Sunday to Saturday. */
const WEEKDAY_FACTORS = [1.5, 0.8, 0.75, 0.85, 0.95, 1.15, 1.55] as const;
/** Orders of an average day at the start and at the end of the 90 days. */
const FIRST_LEVEL = 4.9;
const LAST_LEVEL = 8.1;
/** How often shoppers order, by hour of the day from midnight on. */
const HOUR_WEIGHTS = [1, 0, 0, 0, 0, 1, 3, 7, 10, 11, 9, 7, 6, 5, 4, 4, 6, 9, 12, 13, 11, 8, 5, 3] as const;
/** Share of the checkouts that nobody pays. */
const ABANDONED_SHARE = 0.24;

/** What a shopper puts into an order. */
export interface DemoOrderLine {
  /** `DemoProduct.name`. */
  readonly product: string;
  /** Index of the product's option; ignored without options. */
  readonly option: number;
  readonly quantity: number;
}

type Step = 'packing' | 'packed' | 'outForDelivery' | 'delivered' | 'cancelled' | 'refunded';

export interface DemoRefund {
  readonly at: number;
  readonly reason: string;
  /** `whole`: what the order cost; `line`: one unit of its first line; a number: so many rupees. */
  readonly part: 'whole' | 'line' | number;
  readonly restock: boolean;
  /** Why the payment provider has refused it; null: it has not. */
  readonly failure: string | null;
}

/** A checkout of a demo shopper. */
export interface DemoOrder {
  readonly shopper: DemoShopper;
  readonly address: DemoAddress;
  readonly phone: string;
  readonly lines: readonly DemoOrderLine[];
  /** Times are in ms since 1970. */
  readonly placedAt: number;
  readonly isPaid: boolean;
  /** What happened to it, oldest first; empty while it is only paid. */
  readonly steps: readonly { readonly to: Step; readonly at: number }[];
  readonly refund: DemoRefund | null;
}

/** Some 600 orders and 190 unpaid checkouts of the last 90 days, oldest first; the same ones for the same `now`. */
export function makeOrders(now: number): DemoOrder[] {
  const random = randomFrom(SEED);
  const carts = makeCarts(now, random);
  const paid = carts.filter(({ isPaid }) => isPaid);
  const rankOf = new Map(paid.map((cart, index) => [cart, paid.length - 1 - index]));
  return carts.map((cart) => {
    const rank = rankOf.get(cart);
    return rank === undefined ? { ...cart, steps: [], refund: null } : withLife(cart, rank, now, random);
  });
}

type Cart = Omit<DemoOrder, 'steps' | 'refund'>;

function makeCarts(now: number, random: Random): Cart[] {
  const today = shopDayOf(now);
  const carts: Cart[] = [];
  for (let daysAgo = DAYS - 1; daysAgo >= 0; daysAgo--) {
    const day = today - daysAgo;
    // 1970-01-01 was a Thursday.
    const weekday = WEEKDAY_FACTORS[(day + 4) % 7] ?? 1;
    const level = LAST_LEVEL + ((FIRST_LEVEL - LAST_LEVEL) * daysAgo) / DAYS;
    const orders = Math.round(level * weekday + (random() - 0.5) * 3);
    const checkouts = Math.max(1, Math.round(orders / (1 - ABANDONED_SHARE)));
    const times = Array.from({ length: checkouts }, () => timeOn(day, random)).sort((a, b) => a - b);
    for (const placedAt of times) {
      const cart = makeCart(placedAt, random);
      // A quarter of an hour ago, so that every demo has orders that nobody has packed yet.
      if (placedAt < now - 15 * MINUTE_MS) carts.push(cart);
    }
  }
  return carts;
}

function timeOn(day: number, random: Random): number {
  const hours = HOUR_WEIGHTS.map((weight, hour) => ({ weight, hour }));
  const { hour } = pickWeighted(hours, ({ weight }) => weight, random);
  return startOfShopDay(day) + hour * 60 * MINUTE_MS + Math.floor(random() * 60 * MINUTE_MS);
}

function makeCart(placedAt: number, random: Random): Cart {
  // Some shoppers order every week, others once.
  const shopper = pickWeighted(SHOPPERS, (candidate) => 1 / (3 + SHOPPERS.indexOf(candidate)), random);
  const index = SHOPPERS.indexOf(shopper);
  const address = ADDRESSES[index % ADDRESSES.length];
  if (!address) throw new Error('There is no demo address');
  return {
    shopper,
    address,
    phone: `98450${String(10_000 + 137 * index)}`,
    lines: makeLines(random),
    placedAt,
    isPaid: random() >= ABANDONED_SHARE,
  };
}

/** Cheap products sell more often than expensive ones, and some products more often than others. */
const assortment = allProducts()
  .filter(({ stock, countries }) => stock > 0 && !countries)
  .map((product, index) => ({ product, weight: popularity(product, index) }));

function popularity({ price, featured }: DemoProduct, index: number): number {
  const taste = randomFrom(SEED + index)() ** 4 + 0.03;
  return (taste * (featured ? 2 : 1)) / (1 + (price / 180) ** 2);
}

function makeLines(random: Random): DemoOrderLine[] {
  const count = 1 + Math.floor(random() ** 1.5 * 7);
  const names = new Set<string>();
  while (names.size < count) names.add(pickWeighted(assortment, ({ weight }) => weight, random).product.name);
  return [...names].map((product) => ({
    product,
    option: Math.floor(random() * 3),
    quantity: random() < 0.65 ? 1 : random() < 0.75 ? 2 : 3,
  }));
}

/** Minutes from one step of an order to the next one. */
const STEPS: readonly { to: Step; minutes: number }[] = [
  { to: 'packing', minutes: 25 },
  { to: 'packed', minutes: 18 },
  { to: 'outForDelivery', minutes: 50 },
  { to: 'delivered', minutes: 65 },
];

/** The newest orders are under way: so many wait, are packed, are packed completely, or are being brought. */
const stepsDone = (rank: number): number => [7, 10, 13, 17].findIndex((limit) => rank < limit);

/** Adds what happened to an order. @param rank 0: the newest one */
function withLife(cart: Cart, rank: number, now: number, random: Random): DemoOrder {
  const done = stepsDone(rank);
  const count = done === -1 ? STEPS.length : done;
  let at = cart.placedAt;
  const steps = STEPS.slice(0, count).map(({ to, minutes }, index) => {
    at += Math.round(minutes * (0.5 + 1.3 * random()) * MINUTE_MS);
    // An order that was placed a moment ago may have come quickly.
    const latest = now - (count - index) * MINUTE_MS;
    at = Math.min(at, latest);
    return { to, at };
  });
  const chance = random();
  if (rank === 21) return { ...cart, steps, refund: FAILED_REFUND(at, now) };
  if (count < STEPS.length) return { ...cart, steps, refund: null };
  if (chance < 0.025) return cancelled(cart, now, random);
  return { ...cart, ...refunded(steps, at, now, chance) };
}

const FAILED_REFUND = (at: number, now: number): DemoRefund => ({
  at: Math.min(at + 3 * 60 * MINUTE_MS, now - MINUTE_MS),
  reason: 'It arrived spoilt.',
  part: 'line',
  restock: false,
  failure: 'The customer’s bank account is closed',
});

function cancelled(cart: Cart, now: number, random: Random): DemoOrder {
  const at = Math.min(cart.placedAt + Math.round((2 + 15 * random()) * MINUTE_MS), now - MINUTE_MS);
  return {
    ...cart,
    steps: [{ to: 'cancelled', at }],
    refund: { at, reason: 'Ordered by mistake.', part: 'whole', restock: true, failure: null },
  };
}

/** Refunds one order in sixteen after its delivery. */
function refunded(
  steps: DemoOrder['steps'],
  deliveredAt: number,
  now: number,
  chance: number,
): Pick<DemoOrder, 'steps' | 'refund'> {
  const at = Math.min(deliveredAt + 0.4 * DAY_MS, now - MINUTE_MS);
  const refund = (part: DemoRefund['part'], reason: string, restock = false): DemoRefund => ({
    at,
    reason,
    part,
    restock,
    failure: null,
  });
  if (chance < 0.05) return { steps, refund: refund('line', 'One packet arrived torn.') };
  if (chance < 0.07) return { steps, refund: refund(20, 'Delivered two hours late.') };
  if (chance < 0.08) return { steps, refund: refund('line', 'The shopper wanted another brand.', true) };
  if (chance >= 0.09) return { steps, refund: null };
  return {
    steps: [...steps, { to: 'refunded', at }],
    refund: refund('whole', 'Somebody else’s groceries were delivered.'),
  };
}
