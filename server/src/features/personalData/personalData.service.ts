import type { Context } from '../../graphql/context.ts';
import {
  catchProblem,
  type InvalidInput,
  type NotSignedIn,
  notSignedIn,
  type TooManyRequests,
  throwProblem,
} from '../../lib/problems.ts';
import {
  confirmOneself,
  dataOfAccount,
  eraseAccount,
  FORMER_CUSTOMER,
  type FreshSignInNeeded,
  type RemovedPicture,
} from '../auth/accountData.service.ts';
import { recordEvent } from '../auth/audit.service.ts';
import type { WrongPassword } from '../auth/profile.service.ts';
import { removeFiles } from '../auth/uploads.service.ts';
import { dataOfCart, eraseCart } from '../cart/cart.service.ts';
import type { PaymentPending } from '../checkout/settlement.service.ts';
import { dataOfCheckouts, eraseCheckouts, isPaying } from '../checkout/shopperData.service.ts';
import { dataOfSubscription, eraseSubscription } from '../newsletter/newsletter.service.ts';
import { forgetLettersTo, forgetMailsTo, queueMail } from '../notifications/mail.service.ts';
import { anonymiseOrders, dataOfOrders } from '../orders/orders.service.ts';
import { anonymiseReviews, dataOfReviews } from '../reviews/reviews.service.ts';
import { dataOfWishlist, eraseWishlist } from '../wishlist/wishlist.service.ts';

// What every feature knows of a shopper, together: to be handed out, and to be forgotten.

/** All that is known of the viewer, for people and programs. */
export async function exportData(ctx: Context): Promise<Record<string, unknown> | NotSignedIn> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const { id, email, emailVerified } = viewer;
  await ctx.db.write((tx) => recordEvent(tx, ctx, { action: 'dataExported', userId: id }));
  return {
    exportedAt: new Date().toISOString(),
    ...(await dataOfAccount(ctx, viewer)),
    // Whoever opens an account can give somebody else's address.
    newsletter: emailVerified ? await dataOfSubscription(ctx, email) : null,
    reviews: await dataOfReviews(ctx, id),
    wishlist: await dataOfWishlist(ctx, id),
    cart: await dataOfCart(ctx, id),
    checkouts: await dataOfCheckouts(ctx, id),
    orders: await dataOfOrders(ctx, id),
  };
}

export interface AccountDeleted {
  __typename: 'AccountDeleted';
  message: string;
}

const paying: PaymentPending = {
  __typename: 'PaymentPending',
  message:
    'A payment of yours is open or being confirmed. Please finish it, or try again in a quarter of an hour.',
};

/**
 * Deletes the viewer's account and forgets whose it was. What the books need stays without name and address: orders, payments,
 * refunds. So do reviews and the audit log, which knows the account by its id.
 */
export async function deleteAccount(
  ctx: Context,
  password: string | null | undefined,
): Promise<
  | AccountDeleted
  | WrongPassword
  | FreshSignInNeeded
  | PaymentPending
  | NotSignedIn
  | InvalidInput
  | TooManyRequests
> {
  const { viewer } = ctx;
  if (!viewer) return notSignedIn();
  const doubt = await confirmOneself(ctx, viewer, password);
  if (doubt) return doubt;
  const { id, email, emailVerified } = viewer;

  const pictures = await catchProblem<RemovedPicture[], PaymentPending | NotSignedIn>(() =>
    ctx.db.write(async (tx) => {
      const removed = await eraseAccount(tx, viewer);
      if (await isPaying(tx, id)) throwProblem(paying);
      await eraseCheckouts(tx, id);
      await anonymiseOrders(tx, id, FORMER_CUSTOMER);
      await eraseCart(tx, id);
      await eraseWishlist(tx, id);
      await anonymiseReviews(tx, id, FORMER_CUSTOMER);
      if (emailVerified) {
        await eraseSubscription(tx, email);
        await forgetMailsTo(tx, email);
        await queueMail(tx, farewell(email));
      } else await forgetLettersTo(tx, email);
      await recordEvent(tx, ctx, { action: 'accountDeleted', userId: id });
      return removed;
    }),
  );
  if ('message' in pictures) return pictures;
  ctx.outbox.wake();
  await removeFiles(ctx, pictures);
  await ctx.catalog.refresh();
  return { __typename: 'AccountDeleted', message: 'Your account is deleted. Goodbye!' };
}

const farewell = (recipient: string) => ({
  occasion: null,
  recipient,
  subject: 'Your account is deleted',
  text: 'Namaste,\n\nyour account at Kirana is deleted, as you asked. You can open another one with this address at any time.\n\nKirana',
});
