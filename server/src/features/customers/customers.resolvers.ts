import type { Resolvers } from '../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../graphql/errors.ts';
import { toRupees } from '../../lib/money.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { countCartLines } from '../cart/cart.service.ts';
import { findOrdersOfCustomer } from '../orders/desk/customerOrders.service.ts';
import { orderIdOfSubject } from '../orders/orderSubject.service.ts';
import { listReviewsOfCustomer } from '../reviews/desk/reviewList.service.ts';
import { getStaffActor } from '../staff/staffActor.service.ts';
import { auditDetail, auditTitle } from '../users/auditWords.service.ts';
import { countWishlist } from '../wishlist/wishlist.service.ts';
import { eraseCustomer, exportCustomerData } from './customerData.service.ts';
import {
  findCustomer,
  listCustomerEvents,
  listCustomerSessions,
  listCustomers,
} from './customers.service.ts';
import {
  blockCustomer,
  signOutCustomer,
  signOutCustomerSession,
  unblockCustomer,
} from './manageCustomer.service.ts';

export const customersResolvers = {
  Desk: {
    customers: async (_, { search, blocked, first, after }, ctx) =>
      throwIfInvalidInput(
        await listCustomers(ctx, { search: search ?? '', blocked: blocked ?? null }, { first, after }),
      ),
    customer: (_, { id }, ctx) => findCustomer(ctx, id),
  },
  Mutation: {
    signOutCustomerSession: (_, input, ctx) => signOutCustomerSession(ctx, getStaffActor(ctx), input),
    signOutCustomer: (_, { id }, ctx) => signOutCustomer(ctx, getStaffActor(ctx), id),
    blockCustomer: (_, input, ctx) => blockCustomer(ctx, getStaffActor(ctx), input),
    unblockCustomer: (_, { id }, ctx) => unblockCustomer(ctx, getStaffActor(ctx), id),
    exportCustomerData: (_, { id }, ctx) => exportCustomerData(ctx, getStaffActor(ctx), id),
    eraseCustomer: (_, input, ctx) => eraseCustomer(ctx, getStaffActor(ctx), input),
  },
  DeskCustomer: {
    joined: ({ createdAt }) => isoTime(createdAt),
    lastSeen: ({ lastUsedAt }) => isoTime(lastUsedAt),
    blockedAt: ({ blockedAt }) => isoTime(blockedAt),
    orderCount: ({ orderTotals }) => orderTotals.count,
    orderTotal: ({ orderTotals }) => toRupees(orderTotals.amount),
    orders: async ({ id }, page, ctx) => throwIfInvalidInput(await findOrdersOfCustomer(ctx, id, page)),
    reviews: ({ id }, _, ctx) => listReviewsOfCustomer(ctx, id),
    cartCount: ({ id }, _, ctx) => countCartLines(ctx, id),
    wishlistCount: ({ id }, _, ctx) => countWishlist(ctx, id),
    sessions: (customer, _, ctx) => listCustomerSessions(ctx, customer),
    events: async (customer, page, ctx) => throwIfInvalidInput(await listCustomerEvents(ctx, customer, page)),
  },
  DeskCustomerSession: {
    started: ({ firstSeen }) => isoTime(firstSeen),
    lastUsed: ({ lastSeen }) => isoTime(lastSeen),
  },
  DeskCustomerEvent: {
    title: ({ action }) => auditTitle(action),
    detail: auditDetail,
    orderId: ({ subject }) => orderIdOfSubject(subject),
    date: ({ createdAt }) => isoTime(createdAt),
  },
} satisfies Resolvers;
