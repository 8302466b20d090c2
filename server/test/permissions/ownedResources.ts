import type { Db } from '../../src/database/database.ts';
import { createLinkToken } from '../../src/features/auth/accountLinks.service.ts';
import { createSignInCode } from '../../src/features/auth/google/signInCodes.service.ts';
import { Session } from '../../src/features/auth/sessions.entity.ts';
import { NewsletterSubscription } from '../../src/features/newsletter/newsletter.entity.ts';
import { pdfNameOf } from '../../src/features/orders/invoices/invoiceDocument.ts';
import { Upload } from '../../src/features/users/uploads/uploads.entity.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { newId } from '../../src/lib/ids.ts';
import { hashToken, newToken } from '../../src/lib/tokens.ts';
import { billing } from '../../tools/billing.mjs';
import { expectTypename } from '../expectTypename.ts';
import {
  AddReview,
  AddToCart,
  AddToWishlist,
  BeginCheckout,
  CompleteCheckout,
  IssueInvoices,
  Sessions,
  SignOut,
  SubscribeToNewsletter,
} from '../generated/documents.ts';
import type { Shopper, TestShop } from '../testkit.ts';
import type { Kind, Proof } from './expectedResults.ts';

export interface Caller {
  token: string | null;
}

/** Creates a session. @param endsIn ms; negative: it has expired */
export async function createSession(db: Db, { id: userId }: Shopper, endsIn = 3_600_000): Promise<Caller> {
  const token = newToken();
  const now = Date.now();
  const session = { tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now };
  await db.write((tx) => tx.insert(Session, { ...session, expiresAt: now + endsIn }));
  return { token };
}

/** Creates a session and signs it out. */
export async function createEndedSession(kit: TestShop, owner: Shopper): Promise<Caller> {
  const session = await createSession(kit.shop.db, owner);
  await kit.gql(SignOut, {}, session.token);
  return session;
}

/** Creates a resource and returns what identifies it in a call. */
type CreateResource = (owner: Shopper) => Promise<{ id?: string; popup?: object; fileName?: string }>;

/** How to create a resource of each kind. */
export const ownedResources = (kit: TestShop, productId: string): Record<Kind, CreateResource> => ({
  ...accountResources(kit),
  ...proofs(kit),
  ...purchases(kit, productId),
});

function accountResources(kit: TestShop): Record<'account' | 'session' | 'link' | 'picture', CreateResource> {
  const { db } = kit.shop;
  return {
    account: async ({ id }) => ({ id }),
    async session(owner) {
      await createSession(db, owner);
      const { me } = await kit.gql(Sessions, {}, owner.token);
      return { id: me?.sessions.find(({ current }) => !current)?.id };
    },
    link: async ({ id }) => ({ id: (await db.write((tx) => createLinkToken(tx, id, 'verify'))) ?? '' }),
    async picture(owner) {
      const id = newToken().replace(/\W/g, '').slice(0, 32).padEnd(32, '0');
      const upload = { name: id, userId: owner.id, attached: false, createdAt: Date.now(), position: 0 };
      await db.write((tx) => tx.insert(Upload, upload));
      return { id };
    },
  };
}

function proofs(kit: TestShop): Record<Proof, CreateResource> {
  const { db } = kit.shop;
  return {
    'e-mail address and password': async ({ email }) => ({ id: email.replace('@example.com', '') }),
    async 'Google sign-in code'({ id }) {
      const googleSub = newId();
      await db.write((tx) => tx.update(User, { id }, { googleSub }));
      const code = await createSignInCode(db, await db.read.findOneByOrFail(User, { id }));
      return { id: code ?? '' };
    },
    'password reset link': async ({ id }) => ({
      id: (await db.write((tx) => createLinkToken(tx, id, 'reset'))) ?? '',
    }),
    async 'unsubscribe link'({ email }) {
      await kit.gql(SubscribeToNewsletter, { email }, null);
      return { id: (await db.read.findOneByOrFail(NewsletterSubscription, { email })).token };
    },
  };
}

function purchases(
  kit: TestShop,
  productId: string,
): Record<
  'wishlistItem' | 'cart' | 'cartLine' | 'checkout' | 'payment' | 'order' | 'invoice' | 'review',
  CreateResource
> {
  async function fillCart({ token }: Shopper): Promise<{ id?: string }> {
    const { addToCart } = await kit.gql(AddToCart, { input: { productId } }, token);
    return { id: expectTypename(addToCart, 'CartChanged').cart.lines[0]?.id };
  }

  async function beginCheckout(owner: Shopper): Promise<{ id: string; providerOrderId: string }> {
    await fillCart(owner);
    const result = await kit.gql(BeginCheckout, { billing }, owner.token);
    return expectTypename(result.beginCheckout, 'CheckoutBegun').checkout;
  }

  const pay = async (owner: Shopper) => kit.payInPopup((await beginCheckout(owner)).providerOrderId);

  async function placeOrder(owner: Shopper): Promise<{ id: string }> {
    const { completeCheckout } = await kit.gql(CompleteCheckout, { input: await pay(owner) }, owner.token);
    return { id: expectTypename(completeCheckout, 'OrderPlaced').order.id };
  }

  return {
    async wishlistItem({ token }) {
      const { addToWishlist } = await kit.gql(AddToWishlist, { productId }, token);
      return { id: expectTypename(addToWishlist, 'WishlistChanged').item?.id };
    },
    cart: fillCart,
    cartLine: fillCart,
    checkout: async (owner) => ({ id: (await beginCheckout(owner)).id }),
    payment: async (owner) => ({ popup: await pay(owner) }),
    order: placeOrder,
    async invoice(owner) {
      const { id } = await placeOrder(owner);
      const { token } = await kit.newStaff('packer');
      const { issueInvoices } = await kit.gql(IssueInvoices, { orderIds: [id] }, token);
      const [order] = expectTypename(issueInvoices, 'DeskInvoicesIssued').orders;
      return { id, fileName: pdfNameOf({ kind: 'invoice', number: order?.invoice?.number ?? '' }) };
    },
    async review({ token }) {
      const input = { productId, review: 'Good', customerRating: 4 };
      expectTypename((await kit.gql(AddReview, { input }, token)).addReview, 'ReviewAdded');
      return { id: productId };
    },
  };
}
