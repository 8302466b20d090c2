import { readEnv } from '../../src/config/env.ts';
import type { Db } from '../../src/database/database.ts';
import { Checkout } from '../../src/features/checkout/checkout.entity.ts';
import { Review } from '../../src/features/reviews/reviews.entity.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { newId } from '../../src/lib/ids.ts';
import { billing } from '../../tools/billing.mjs';
import { type PopupAnswer, type Shopper, startShop, type TestShop } from '../testkit.ts';
import type { Kind, Target } from './expectedResults.ts';
import { type Caller, createEndedSession, createSession, ownedResources } from './ownedResources.ts';

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

/** The callers that are shoppers. */
interface Shoppers {
  owner: Shopper;
  shopper: Shopper;
  admin: Shopper;
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
  const productId = kit.shop.catalog.snapshot.products.find(({ options }) => options.length === 0)?.id ?? '';
  await kit.setStock(productId, 10_000);
  return {
    kit,
    createScenario: async (kind) => createScenario(kit, productId, await createShoppers(kit), kind),
    createFullScenario: () => createFullScenario(kit, productId),
  };
}

async function createShoppers(kit: TestShop): Promise<Shoppers> {
  const admin = await kit.newShopper();
  await kit.shop.db.write((tx) => tx.update(User, { id: admin.id }, { staffRole: 'owner' }));
  return { owner: await kit.newShopper(), shopper: await kit.newShopper(), admin };
}

async function createScenario(
  kit: TestShop,
  productId: string,
  { owner, shopper, admin }: Shoppers,
  kind?: Kind,
): Promise<Scenario> {
  const { db } = kit.shop;
  const resources = ownedResources(kit, productId);
  await db.write((tx) => tx.update(User, { id: owner.id }, { images: ['/media/profile.webp'] }));
  const missing = { id: newId(), popup: noPopup, productId };
  const { email, phone, images } = await db.read.findOneByOrFail(User, { id: owner.id });
  return {
    callers: {
      nobody: { token: null },
      expired: await createSession(db, owner, -1000),
      ended: await createEndedSession(kit, owner),
      shopper: await createSession(db, shopper),
      admin: await createSession(db, admin),
      owner: await createSession(db, owner),
    },
    owned: { ...missing, ...(kind && (await resources[kind](owner))) },
    missing,
    ofShopper: async () => ({ ...missing, ...(kind && (await resources[kind](shopper))) }),
    secrets: [owner.name, email, String(phone), ...images, billing.streetAddressLine1],
    stateOfOwner: () => stateOf(db, owner),
  };
}

async function createFullScenario(kit: TestShop, productId: string): Promise<FullScenario> {
  const { db } = kit.shop;
  const resources = ownedResources(kit, productId);
  const shoppers = await createShoppers(kit);
  const { owner, shopper, admin } = shoppers;
  const { callers, secrets, owned } = await createScenario(kit, productId, shoppers, 'order');
  await resources.session(owner);
  await resources.wishlistItem(owner);
  const { id } = await resources.checkout(owner);
  await db.write(async (tx) => {
    await tx.update(Checkout, { id }, { paymentPendingSince: Date.now() });
    await tx.update(User, { id: owner.id }, { emailVerified: true });
    await tx.insert(Review, hiddenReviewOf(owner, productId));
    await tx.update(User, { id: shopper.id }, { passwordHash: null });
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
        hiddenReviews: [{ productId, reason: 'Not about the product' }],
      },
      shopper: { ...newUser(shopper), hasPassword: false },
      admin: { ...newUser(admin), isAdmin: true, staffRole: 'owner', staffAccess: 'open' },
    },
  };
}

const hiddenReviewOf = ({ id: userId, name: customerName }: Shopper, productId: string): Review => ({
  ...{ id: newId(), productId, userId, customerName, rating: 10, review: 'Late', createdAt: Date.now() },
  ...{ hidden: true, hiddenReason: 'Not about the product', answer: null, answeredAt: null },
});

/** The fields of `me` for a shopper with two sessions and nothing else. */
const newUser = ({ id, name, email, phone }: Shopper) => ({
  ...{
    id,
    name,
    email,
    phone,
    images: [],
    isAdmin: false,
    staffRole: null,
    staffAccess: null,
    emailVerified: false,
    hasPassword: true,
  },
  ...{ sessions: [{ current: true }, { current: false }], cart: { lines: [], count: 0 } },
  ...{ wishlist: [], orders: [], paymentNotices: [], lastBilling: null, hiddenReviews: [] },
});

/** All rows of a shopper, as JSON. */
async function stateOf(db: Db, { id }: Shopper): Promise<string> {
  const tables = db.source.entityMetadatas.filter(({ propertiesMap }) => 'userId' in propertiesMap);
  const rows: unknown[] = [await db.read.findOneByOrFail(User, { id })];
  for (const { target, name } of tables) {
    const tableRows = await db.read.findBy<object>(target, { userId: id });
    rows.push(name, name === 'Session' ? tableRows.filter(isUnexpired).length : tableRows);
  }
  return JSON.stringify(rows);
}

const isUnexpired = (session: { expiresAt?: number }) => (session.expiresAt ?? 0) > Date.now();
