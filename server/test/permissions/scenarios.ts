import { readEnv } from '../../src/config/env.ts';
import type { Db } from '../../src/database/database.ts';
import { Checkout } from '../../src/features/checkout/checkout.entity.ts';
import { Review } from '../../src/features/reviews/reviews.entity.ts';
import { User } from '../../src/features/users/users.entity.ts';
import { newId } from '../../src/lib/ids.ts';
import { billing } from '../../tools/billing.mjs';
import { BlockCustomer } from '../generated/documents.ts';
import { type PopupAnswer, type Shopper, startShop, type TestShop } from '../testkit.ts';
import type { Kind, Target } from './expectedResults.ts';
import { type Caller, createEndedSession, createSession, ownedResources } from './ownedResources.ts';

type StaffCaller = 'manager' | 'packer' | 'support';

/** An owner of a resource, and other callers who must not reach it. */
export interface Scenario {
  /**
   * Signed in with sessions of their own. `expired` and `ended` were the owner's, `blocked` is one from before staff blocked its
   * shopper; `admin` owns the shop.
   */
  callers: Record<
    'nobody' | 'expired' | 'ended' | 'blocked' | 'shopper' | 'admin' | StaffCaller | 'owner',
    Caller
  >;
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

/** The callers that have accounts. */
type Shoppers = Record<'owner' | 'shopper' | 'admin' | 'blocked' | StaffCaller, Shopper>;

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
  const blocked = await createBlockedShopper(kit);
  return {
    kit,
    createScenario: async (kind) => createScenario(kit, productId, await createShoppers(kit, blocked), kind),
    createFullScenario: () => createFullScenario(kit, productId, blocked),
  };
}

async function createBlockedShopper(kit: TestShop): Promise<Shopper> {
  const [blocked, staff] = [await kit.newShopper(), await kit.newStaff('support')];
  await kit.gql(BlockCustomer, { id: blocked.id, reason: 'Fraud' }, staff.token);
  return blocked;
}

const createShoppers = async (kit: TestShop, blocked: Shopper): Promise<Shoppers> => ({
  owner: await kit.newShopper(),
  shopper: await kit.newShopper(),
  blocked,
  admin: await kit.newStaff('owner'),
  manager: await kit.newStaff('manager'),
  packer: await kit.newStaff('packer'),
  support: await kit.newStaff('support'),
});

async function createScenario(
  kit: TestShop,
  productId: string,
  { owner, shopper, blocked, ...staff }: Shoppers,
  kind?: Kind,
): Promise<Scenario> {
  const { db } = kit.shop;
  const resources = ownedResources(kit, productId);
  await db.write((tx) => tx.update(User, { id: owner.id }, { images: ['/media/profile.webp'] }));
  const fileName = 'invoice-26-27-999999.pdf';
  const missing = { id: newId(), popup: noPopup, fileName, productId };
  const { email, phone, images } = await db.read.findOneByOrFail(User, { id: owner.id });
  return {
    callers: {
      nobody: { token: null },
      expired: await createSession(db, owner, -1000),
      ended: await createEndedSession(kit, owner),
      blocked,
      shopper: await createSession(db, shopper),
      admin: await createSession(db, staff.admin),
      manager: await createSession(db, staff.manager),
      packer: await createSession(db, staff.packer),
      support: await createSession(db, staff.support),
      owner: await createSession(db, owner),
    },
    owned: { ...missing, ...(kind && (await resources[kind](owner))) },
    missing,
    ofShopper: async () => ({ ...missing, ...(kind && (await resources[kind](shopper))) }),
    secrets: [owner.name, email, String(phone), ...images, billing.streetAddressLine1],
    stateOfOwner: () => stateOf(db, owner),
  };
}

async function createFullScenario(kit: TestShop, productId: string, blocked: Shopper): Promise<FullScenario> {
  const { db } = kit.shop;
  const resources = ownedResources(kit, productId);
  const shoppers = await createShoppers(kit, blocked);
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
