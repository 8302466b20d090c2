import { Session, Upload, User } from '../../src/features/accounts/accounts.entity.ts';
import { makeLink } from '../../src/features/accounts/links.service.ts';
import { hashToken, newToken } from '../../src/features/accounts/tokens.ts';
import { newId } from '../../src/lib/ids.ts';
import { billing, type PopupAnswer, type Shopper, startShop, type TestShop } from '../testkit.ts';
import type { Kind, Target } from './table.ts';

/** Somebody who has something, and those who would like to have it. */
export interface Story {
  /** Signed in with sessions of their own. `expired` and `ended` were the owner's. */
  callers: Record<'nobody' | 'expired' | 'ended' | 'shopper' | 'admin' | 'owner', Caller>;
  owned: Target;
  /** What nobody has. */
  missing: Target;
  /** Texts that only the owner may read. */
  secrets: string[];
  /** All that the database has of the owner. */
  stateOfOwner(): Promise<string>;
}

export interface World {
  kit: TestShop;
  /** A new owner with something of a kind. */
  begin(kind?: Kind): Promise<Story>;
}

export interface Caller {
  token: string | null;
}

const noPopup: PopupAnswer = {
  razorpay_payment_id: 'pay_00000000000000',
  razorpay_order_id: 'order_00000000000000',
  razorpay_signature: '0'.repeat(64),
};

export async function openWorld(): Promise<World> {
  const kit = await startShop();
  await kit.controlWebhooks({ dropRate: 1 });
  const { db } = kit.shop;
  const productId = kit.shop.catalog.now.products.find(({ options }) => options.length === 0)?.id ?? '';
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
    await kit.gql('mutation { signOut { message } }', {}, session.token);
    return session;
  }

  async function administrator(): Promise<Shopper> {
    const shopper = await kit.newShopper();
    await db.write((tx) => tx.update(User, { id: shopper.id }, { isAdmin: true }));
    return shopper;
  }

  async function fillCart({ token }: Shopper): Promise<string> {
    const { addToCart } = await kit.gql(
      `mutation ($id: ID!) { addToCart(input: { productId: $id }) { ... on CartChanged { cart { lines { id } } } } }`,
      { id: productId },
      token,
    );
    return addToCart.cart.lines[0].id;
  }

  async function beginCheckout(owner: Shopper): Promise<{ id: string; providerOrderId: string }> {
    await fillCart(owner);
    const begun = await kit.gql(
      `mutation ($billing: BillingInput!) {
        beginCheckout(billing: $billing) { ... on CheckoutBegun { checkout { id providerOrderId } } }
      }`,
      { billing },
      owner.token,
    );
    return begun.beginCheckout.checkout;
  }

  const pay = async (owner: Shopper) => kit.payInPopup((await beginCheckout(owner)).providerOrderId);

  const make: Record<Kind, (owner: Shopper) => Promise<{ id?: string; popup?: object }>> = {
    account: async ({ id }) => ({ id }),
    async session(owner) {
      await sessionOf(owner);
      const { me } = await kit.gql('{ me { sessions { id current } } }', {}, owner.token);
      return me.sessions.find(({ current }: { current: boolean }) => !current);
    },
    link: async ({ id }) => ({ id: (await db.write((tx) => makeLink(tx, id, 'verify'))) ?? '' }),
    async picture(owner) {
      const id = newToken().replace(/\W/g, '').slice(0, 32).padEnd(32, '0');
      const upload = { name: id, userId: owner.id, attached: false, createdAt: Date.now(), position: 0 };
      await db.write((tx) => tx.insert(Upload, upload));
      return { id };
    },
    async wishlistItem({ token }) {
      const { addToWishlist } = await kit.gql(
        `mutation ($id: ID!) { addToWishlist(productId: $id) { ... on WishlistChanged { wishlist { id } } } }`,
        { id: productId },
        token,
      );
      return { id: addToWishlist.wishlist[0].id };
    },
    cartLine: async (owner) => ({ id: await fillCart(owner) }),
    checkout: async (owner) => ({ id: (await beginCheckout(owner)).id }),
    payment: async (owner) => ({ popup: await pay(owner) }),
    async order(owner) {
      const { completeCheckout } = await kit.gql(
        `mutation ($input: CompleteCheckoutInput!) {
          completeCheckout(input: $input) { ... on OrderPlaced { order { id } } }
        }`,
        { input: await pay(owner) },
        owner.token,
      );
      return { id: completeCheckout.order.id };
    },
  };

  return {
    kit,
    async begin(kind) {
      const [owner, shopper, admin] = [await kit.newShopper(), await kit.newShopper(), await administrator()];
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
        owned: { ...missing, ...(kind && (await make[kind](owner))) },
        missing,
        secrets: [owner.name, email, String(phone), ...images, billing.streetAddressLine1],
        stateOfOwner: () => stateOf(owner),
      };
    },
  };

  async function stateOf({ id }: Shopper): Promise<string> {
    const tables = db.source.entityMetadatas.filter(({ propertiesMap }) => 'userId' in propertiesMap);
    const rows: unknown[] = [await db.read.findOneByOrFail(User, { id })];
    for (const { target, name } of tables) {
      const found = await db.read.findBy<object>(target, { userId: id });
      rows.push(name, name === 'Session' ? found.filter(isAlive).length : found);
    }
    return JSON.stringify(rows);
  }
}

const isAlive = (session: { expiresAt?: number }) => (session.expiresAt ?? 0) > Date.now();
