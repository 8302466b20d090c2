import { type Bug, bothDatabases } from './bug.ts';

/** A missing unique key. */
export const schemaBugs: readonly Bug[] = [
  {
    name: 'no unique key on an order’s payment and checkout',
    caughtBy: 'one order per payment and checkout',
    scenarios: ['buys'],
    inTests: true,
    replacements: { 'generated/migrations': 'database/withoutOrderKeys' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on reviews',
    caughtBy: 'one review per shopper and product',
    scenarios: ['reviews twice'],
    replacements: { 'generated/migrations': 'database/withoutReviewKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on cart lines',
    caughtBy: 'one cart line per product and option',
    scenarios: ['adds to the cart twice'],
    replacements: { 'generated/migrations': 'database/withoutCartLineKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on wishlist items',
    caughtBy: 'one wishlist item per shopper and product',
    scenarios: ['adds to My List twice'],
    replacements: { 'generated/migrations': 'database/withoutWishlistKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on a shopper’s open checkout',
    caughtBy: 'one attempt for one cart',
    scenarios: ['buys'],
    replacements: { 'generated/migrations': 'database/withoutActiveCheckoutKey' },
    databases: bothDatabases,
    isInSchema: true,
  },
  {
    name: 'no unique key on the idempotency key of a refund',
    caughtBy: 'one refund for one idempotency key',
    scenarios: ['is refunded by staff'],
    databases: bothDatabases,
    replacements: { 'generated/migrations': 'database/withoutRefundKey' },
    isInSchema: true,
  },
];
