import { endAllAccess } from './features/auth/accountAccess.service.ts';
import { listSessions } from './features/auth/sessions.service.ts';
import { deleteCart, exportCart } from './features/cart/cart.service.ts';
import {
  anonymiseCheckouts,
  deleteRefundMails,
  exportCheckouts,
} from './features/checkout/personalData.service.ts';
import { eraseBlockReasons } from './features/customers/manageCustomer.service.ts';
import { deleteSubscription, exportSubscription } from './features/newsletter/newsletter.service.ts';
import { deleteAccountMailsTo, deleteMailsTo } from './features/notifications/notifications.service.ts';
import { deleteViewsOf } from './features/orders/desk/savedViews.service.ts';
import { eraseOrders } from './features/orders/erasure/orderErasure.service.ts';
import { exportOrdersOfUser } from './features/orders/orders.service.ts';
import { anonymiseReviews, exportReviews } from './features/reviews/reviews.service.ts';
import { eraseInvitations } from './features/staff/members/invitations.service.ts';
import { eraseSecondFactor } from './features/staff/secondFactor/secondFactor.service.ts';
import type { PersonalDataHandler } from './features/users/personalData.service.ts';
import { deleteWishlist, exportWishlist } from './features/wishlist/wishlist.service.ts';
import { isoTime } from './lib/time/isoTime.ts';

/** What each feature exports and erases of a user. An open payment refuses the deletion and rolls everything back, so it may come at any place. */
export const personalData: readonly PersonalDataHandler[] = [
  {
    exportData: async (ctx, { id }) => ({
      sessions: (await listSessions(ctx, id)).map(({ device, address, firstSeen, lastSeen }) => ({
        device,
        address,
        firstSeen: isoTime(firstSeen),
        lastSeen: isoTime(lastSeen),
      })),
    }),
    eraseData: (tx, { id }) => endAllAccess(tx, id),
  },
  {
    exportData: async (ctx, { id }) => ({ checkouts: await exportCheckouts(ctx, id) }),
    eraseData: (tx, { id }) => anonymiseCheckouts(tx, id),
  },
  {
    exportData: async (ctx, { id }) => ({ orders: await exportOrdersOfUser(ctx, id) }),
    async eraseData(tx, { id }) {
      await eraseOrders(tx, id);
      await deleteRefundMails(tx, id);
      await deleteViewsOf(tx, id);
    },
  },
  {
    exportData: async (ctx, { id }) => ({ cart: await exportCart(ctx, id) }),
    eraseData: (tx, { id }) => deleteCart(tx, id),
  },
  {
    exportData: async (ctx, { id }) => ({ wishlist: await exportWishlist(ctx, id) }),
    eraseData: (tx, { id }) => deleteWishlist(tx, id),
  },
  {
    exportData: async (ctx, { id }) => ({ reviews: await exportReviews(ctx, id) }),
    eraseData: (tx, { id }) => anonymiseReviews(tx, id),
  },
  {
    // An unverified address may be someone else's.
    exportData: async (ctx, { email, emailVerified }) => ({
      newsletter: emailVerified ? await exportSubscription(ctx, email) : null,
    }),
    eraseData: async (tx, { email, emailVerified }) => emailVerified && deleteSubscription(tx, email),
  },
  {
    async eraseData(tx, { id, email, emailVerified }) {
      await eraseBlockReasons(tx, id);
      await eraseSecondFactor(tx, id);
      if (emailVerified) await eraseInvitations(tx, email);
    },
  },
  {
    eraseData: (tx, { email, emailVerified }) =>
      emailVerified ? deleteMailsTo(tx, email) : deleteAccountMailsTo(tx, email),
  },
];
