import { readEnv } from '../../src/config/env.ts';
import { createLinkToken } from '../../src/features/auth/accountLinks.service.ts';
import { createSignInCode } from '../../src/features/auth/google/signInCodes.service.ts';
import { Session } from '../../src/features/auth/sessions.entity.ts';
import { hashToken, newToken } from '../../src/features/auth/tokens.ts';
import { Checkout } from '../../src/features/checkout/checkout.entity.ts';
import { NewsletterSubscription } from '../../src/features/newsletter/newsletter.entity.ts';
import { Upload } from '../../src/features/users/uploads/uploads.entity.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { newId } from '../../src/lib/ids.ts';
import { billing } from '../../tools/billing.mjs';
import { expectTypename } from '../expectTypename.ts';
import {
  AddToCart,
  AddToWishlist,
  BeginCheckout,
  CompleteCheckout,
  Sessions,
  SignOut,
  SubscribeToNewsletter,
} from '../generated/documents.ts';
import { type PopupAnswer, type Shopper, startShop, type TestShop } from '../testkit.ts';
import type { Kind, Target } from './expectedResults.ts';

/** An owner of a resource, and other callers who must not reach it. */
export interface Scenario {
  /** Signed in with sessions of their own. `expired` and `ended` were the owner's. */
  callers: Record<'nobody' | 'expired' | 'ended' | 'shopper' | 'admin' | 'owner', Caller>;
  owned: Target;
  /** A resource that does not exist. */
  missing: Target;
  /** Creates a resource of the same kind for the caller `shopper`. */
  ofShopper(): Promise<Target>;
  /** Texts that only the owner may read. */
  secrets: string[];
  /** All database rows of the owner, as JSON. */
  stateOfOwner(): Promise<string>;
}

export interface ScenarioShop {
  kit: TestShop;
  /** Creates an owner with a resource of this kind. */
  createScenario(kind?: Kind): Promise<Scenario>;
  /** Creates an owner with a resource of every kind, and two shoppers without any. */
  createFullScenario(): Promise<FullScenario>;
}

export interface FullScenario {
  callers: Scenario['callers'];
  secrets: string[];
  /** The expected value of each field of `me`, by caller. */
  me: Record<'owner' | 'shopper' | 'admin', Record<string, unknown>>;
}

export interface Caller {
  token: string | null;
}

const noPopup: PopupAnswer = {
  razorpay_payment_id: 'pay_00000000000000',
  razorpay_order_id: 'order_00000000000000',
  razorpay_signature: '0'.repeat(64),
};

/** Sign-in codes are created by the shop, so no request is sent to Google. */
const { google } = readEnv({
  GOOGLE_CLIENT_ID: 'shop',
  GOOGLE_CLIENT_SECRET: 'a-google-secret-of-the-tests',
});

export async function startScenarioShop(): Promise<ScenarioShop> {
  const kit = await startShop({ google });
  await kit.controlWebhooks({ dropRate: 1 });
  const { db } = kit.shop;
  const productId = kit.shop.catalog.snapshot.products.find(({ options }) => options.length === 0)?.id ?? '';
  await kit.setStock(productId, 10_000);

  async function sessionOf({ id: userId }: Shopper, endsIn = 3_600_000): Promise<Caller> {
    const token = newToken();
    const now = Date.now();
    const session = { tokenHash: hashToken(token), userId, createdAt: now, lastSeenAt: now };
    await db.write((tx) => tx.insert(Session, { ...session, expiresAt: now + endsIn }));
    return { token };
  }

  async function endedSession(owner: Shopper): Promise<Caller> {
    const session = await sessionOf(owner);
    await kit.gql(SignOut, {}, session.token);
    return session;
  }

  async function administrator(): Promise<Shopper> {
    const shopper = await kit.newShopper();
    await db.write((tx) => tx.update(User, { id: shopper.id }, { isAdmin: true }));
    return shopper;
  }

  async function fillCart({ token }: Shopper): Promise<string | undefined> {
    const { addToCart } = await kit.gql(AddToCart, { input: { productId } }, token);
    return expectTypename(addToCart, 'CartChanged').cart.lines[0]?.id;
  }

  async function beginCheckout(owner: Shopper): Promise<{ id: string; providerOrderId: string }> {
    await fillCart(owner);
    const result = await kit.gql(BeginCheckout, { billing }, owner.token);
    return expectTypename(result.beginCheckout, 'CheckoutBegun').checkout;
  }

  const pay = async (owner: Shopper) => kit.payInPopup((await beginCheckout(owner)).providerOrderId);

  const createResource: Record<Kind, (owner: Shopper) => Promise<{ id?: string; popup?: object }>> = {
    account: async ({ id }) => ({ id }),
    async session(owner) {
      await sessionOf(owner);
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
    async wishlistItem({ token }) {
      const { addToWishlist } = await kit.gql(AddToWishlist, { productId }, token);
      return { id: expectTypename(addToWishlist, 'WishlistChanged').item?.id };
    },
    cart: async (owner) => ({ id: await fillCart(owner) }),
    cartLine: async (owner) => ({ id: await fillCart(owner) }),
    checkout: async (owner) => ({ id: (await beginCheckout(owner)).id }),
    payment: async (owner) => ({ popup: await pay(owner) }),
    async order(owner) {
      const { completeCheckout } = await kit.gql(CompleteCheckout, { input: await pay(owner) }, owner.token);
      return { id: expectTypename(completeCheckout, 'OrderPlaced').order.id };
    },
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

  const threeShoppers = async () => ({
    owner: await kit.newShopper(),
    shopper: await kit.newShopper(),
    admin: await administrator(),
  });

  async function createScenario(
    kind?: Kind,
    shoppers?: Awaited<ReturnType<typeof threeShoppers>>,
  ): Promise<Scenario> {
    const { owner, shopper, admin } = shoppers ?? (await threeShoppers());
    await db.write((tx) => tx.update(User, { id: owner.id }, { images: ['/media/profile.webp'] }));
    const missing = { id: newId(), popup: noPopup, productId };
    const { email, phone, images } = await db.read.findOneByOrFail(User, { id: owner.id });
    return {
      callers: {
        nobody: { token: null },
        expired: await sessionOf(owner, -1000),
        ended: await endedSession(owner),
        shopper: await sessionOf(shopper),
        admin: await sessionOf(admin),
        owner: await sessionOf(owner),
      },
      owned: { ...missing, ...(kind && (await createResource[kind](owner))) },
      missing,
      ofShopper: async () => ({ ...missing, ...(kind && (await createResource[kind](shopper))) }),
      secrets: [owner.name, email, String(phone), ...images, billing.streetAddressLine1],
      stateOfOwner: () => stateOf(owner),
    };
  }

  async function createFullScenario(): Promise<FullScenario> {
    const shoppers = await threeShoppers();
    const { owner, shopper, admin } = shoppers;
    const { callers, secrets, owned } = await createScenario('order', shoppers);
    await createResource.session(owner);
    await createResource.wishlistItem(owner);
    const { id } = await beginCheckout(owner);
    await db.write(async (tx) => {
      await tx.update(Checkout, { id }, { paymentPendingSince: Date.now() });
      await tx.update(User, { id: owner.id }, { emailVerified: true });
      await tx.update(User, { id: shopper.id }, { passwordHash: null });
    });
    const newUser = ({ id, name, email, phone }: Shopper) => ({
      ...{ id, name, email, phone, images: [], isAdmin: false, emailVerified: false, hasPassword: true },
      ...{ sessions: [{ current: true }, { current: false }], cart: { lines: [], count: 0 } },
      ...{ wishlist: [], orders: [], paymentNotices: [], lastBilling: null },
    });
    return {
      callers,
      secrets,
      me: {
        owner: {
          ...newUser(owner),
          images: [{ url: expect.stringContaining('/media/profile.webp') }],
          emailVerified: true,
          sessions: [{ current: true }, { current: false }, { current: false }],
          cart: { lines: [{ productId }], count: 1 },
          wishlist: [{ productId }],
          orders: [{ id: owned.id, userId: owner.id }],
          paymentNotices: [{ state: 'confirming' }],
          lastBilling: { city: billing.city },
        },
        shopper: { ...newUser(shopper), hasPassword: false },
        admin: { ...newUser(admin), isAdmin: true },
      },
    };
  }

  return { kit, createScenario, createFullScenario };

  async function stateOf({ id }: Shopper): Promise<string> {
    const tables = db.source.entityMetadatas.filter(({ propertiesMap }) => 'userId' in propertiesMap);
    const rows: unknown[] = [await db.read.findOneByOrFail(User, { id })];
    for (const { target, name } of tables) {
      const tableRows = await db.read.findBy<object>(target, { userId: id });
      rows.push(name, name === 'Session' ? tableRows.filter(isUnexpired).length : tableRows);
    }
    return JSON.stringify(rows);
  }
}

const isUnexpired = (session: { expiresAt?: number }) => (session.expiresAt ?? 0) > Date.now();
