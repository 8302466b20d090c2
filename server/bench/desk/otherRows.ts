import type { Product } from '../../src/features/catalog/catalog.entity.ts';
import type { Import } from '../../src/features/import/imports.entity.ts';
import type { Letter } from '../../src/features/newsletter/desk/letters.entity.ts';
import type { NewsletterSubscription } from '../../src/features/newsletter/newsletter.entity.ts';
import type { Order } from '../../src/features/orders/orders.entity.ts';
import type { Review } from '../../src/features/reviews/reviews.entity.ts';
import type { StockMovement } from '../../src/features/stock/stockMovements.entity.ts';
import type { AuditEvent } from '../../src/features/users/audit.entity.ts';
import { userSearchKeys } from '../../src/features/users/userSearch.ts';
import type { User } from '../../src/features/users/users.entity.ts';
import { newId, newIdAt } from '../../src/lib/ids.ts';

const HOUR_MS = 60 * 60 * 1000;
const FIRST_NAMES = [
  'Asha',
  'Ravi',
  'Meera',
  'Zoya',
  'Imran',
  'Lata',
  'Kiran',
  'Dev',
  'Nisha',
  'Arun',
  'Farah',
];
const LAST_NAMES = [
  'Rao',
  'Iyer',
  'Kumar',
  'Khan',
  'Patil',
  'Das',
  'Menon',
  'Singh',
  'Joshi',
  'Nair',
  'Bose',
  'Shah',
  'Gill',
];

/** Each has a name that some thousand others have, and an e-mail address and a phone number of its own. */
export function userOf(number: number, now: number): User {
  const first = FIRST_NAMES[number % FIRST_NAMES.length] ?? '';
  const last = LAST_NAMES[number % LAST_NAMES.length] ?? '';
  const name = `${first} ${last}`;
  const phone = String(8_000_000_000 + number * 7919);
  return {
    id: newId(),
    name,
    email: `${first}.${last}.${number}@example.com`.toLowerCase(),
    emailVerified: true,
    phone,
    images: [],
    staffRole: null,
    passwordHash: null,
    googleSub: null,
    createdAt: now - number * 5 * 60_000,
    secondFactorSince: null,
    erasedAt: null,
    blockedAt: null,
    blockedReason: null,
    lockVersion: 0,
    ...userSearchKeys({ name, phone }),
  };
}

/** The shop's event of an order, as staff have moved it. */
export const auditEvent = ({ id, userId, createdAt }: Order, actorId: string): AuditEvent => ({
  id: newIdAt(createdAt),
  action: 'orderMoved',
  userId,
  actorId,
  subject: `order:${id}`,
  detail: 'packing',
  address: '192.0.2.1',
  userAgent: '',
  requestId: '',
  createdAt,
});

/** One every five minutes. One of twenty is bad, one of a hundred is hidden, a third is answered. */
export function reviewOf(
  number: number,
  { id: userId, name }: User,
  products: readonly Pick<Product, 'id'>[],
  now: number,
): Review {
  const isHidden = number % 100 === 99;
  const isAnswered = number % 3 === 0;
  return {
    id: newId(),
    productId: products[(number * 7919) % products.length]?.id ?? '',
    userId,
    customerName: name,
    rating: number % 20 === 0 ? 10 : 30 + 5 * (number % 5),
    review: 'Fresh, well packed, and there in time.',
    createdAt: now - number * 5 * 60_000,
    hidden: isHidden,
    hiddenReason: isHidden ? 'Not about the product.' : null,
    answer: isAnswered ? 'Thank you.' : null,
    answeredAt: isAnswered ? now : null,
  };
}

/** One subscriber of ten has unsubscribed. */
export const subscriptionOf = (number: number, now: number): NewsletterSubscription => ({
  id: newId(),
  email: `${(number * 7919).toString(36)}.${number}@example.com`,
  token: `bench-${number}`,
  subscribedAt: now - number * 5 * 60_000,
  unsubscribedAt: number % 10 === 0 ? now : null,
});

/** Somebody has counted the units of a product. */
export const countMovement = (itemId: string, quantity: number): StockMovement => ({
  id: newId(),
  itemId,
  quantity,
  kind: 'count',
  reason: '',
  actorId: null,
  reference: null,
  createdAt: Date.now(),
});

export const importOf = (number: number, actorId: string, now: number): Import => ({
  id: newIdAt(now - (1000 - number) * HOUR_MS),
  fileName: `prices-${number}.csv`,
  actorId,
  actorName: 'The owner',
  state: 'done',
  activeKey: null,
  runId: null,
  beatAt: 0,
  mapping: {},
  headerLine: null,
  setsMovedStock: false,
  readsContents: false,
  createdCategories: null,
  total: 100,
  done: 100,
  imported: 0,
  updated: 100,
  repaired: 0,
  refused: 0,
  restored: 0,
  kept: 0,
  problem: '',
  createdAt: now - (1000 - number) * HOUR_MS,
  finishedAt: now,
  undoneAt: null,
  undoBegunAt: null,
});

export const letterOf = (number: number, actorId: string, now: number): Letter => ({
  id: newId(),
  subject: `Offers ${number}`,
  body: 'Mangoes are here.',
  state: 'sent',
  version: 1,
  recipientCount: 0,
  enqueuedCount: 0,
  lastSubscriptionId: '',
  updatedAt: now,
  startedAt: now,
  finishedAt: now,
  actorId,
});
