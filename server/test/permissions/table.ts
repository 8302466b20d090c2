import { accountCalls, accountMutations } from './accounts.ts';
import { cartCalls, cartMutations } from './cart.ts';
import { catalogCalls } from './catalog.ts';
import { checkoutCalls, checkoutMutations } from './checkout.ts';
import type { Call, Mutation } from './expectedResults.ts';
import { newsletterMutations } from './newsletter.ts';
import { reviewCalls, reviewMutations } from './reviews.ts';
import { wishlistCalls, wishlistMutations } from './wishlist.ts';

// The expected permissions. Every readable field of the schema (fields.ts), every mutation and every REST call has an entry; a missing
// entry fails the tests. docs/permissions.md is generated from them.

export const mutations: Record<string, Mutation> = {
  ...accountMutations,
  ...newsletterMutations,
  ...reviewMutations,
  ...wishlistMutations,
  ...cartMutations,
  ...checkoutMutations,
};

/** The REST calls. {id} is replaced by the target's id. */
export const calls: Record<string, Call> = {
  ...accountCalls,
  ...catalogCalls,
  ...reviewCalls,
  ...wishlistCalls,
  ...cartCalls,
  ...checkoutCalls,
};
