import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expectTypename } from '../../../test/expectTypename.ts';
import {
  AddReview,
  AddToCart,
  AddToWishlist,
  BeginCheckout,
  CancelCheckout,
  CompleteCheckout,
  DeleteAccount,
  Product,
  RequestPasswordReset,
  SubscribeToNewsletter,
} from '../../../test/generated/documents.ts';
import { type GoogleProvider, startGoogle } from '../../../test/googleProvider.ts';
import type { RestSession } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { readEnv } from '../../config/env.ts';
import { uploadsDir } from '../../config/paths.ts';
import { newId } from '../../lib/ids.ts';
import { createLinkToken } from '../auth/accountLinks.service.ts';
import { createSignInCode } from '../auth/google/signInCodes.service.ts';
import { reconcile } from '../checkout/reconciliation/reconciliation.service.ts';
import { enqueueMail } from '../notifications/notifications.service.ts';
import { OrderNote } from '../orders/orderNotes.entity.ts';
import { StaffInvitation } from '../staff/members/invitations.entity.ts';
import { SecondFactor } from '../staff/secondFactor/secondFactor.entity.ts';
import { SavedView } from '../staff/views/savedViews.entity.ts';
import { listAuditEvents, recordAuditEvents, shopSource } from './audit.service.ts';
import { User } from './users.entity.ts';

let google: GoogleProvider;
let kit: TestShop;
let asha: Shopper;
beforeAll(async () => {
  google = await startGoogle();
  kit = await startShop({ google: readEnv(google.variables).google });
  // Each test decides how the shop hears of a payment.
  await kit.controlWebhooks({ dropRate: 1 });
});
beforeEach(async () => {
  asha = await kit.newShopper();
  address = {
    ...billing,
    fullName: `Ashalata ${asha.name}`,
    streetAddressLine1: `${asha.phone} Jacaranda Lane`,
    phoneNumber: `91${asha.phone}`,
    email: `gifts.${asha.email}`,
  };
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await kit.close();
  await google.close();
});

/** Sets what opening the mailed link would. */
const verifyAddress = ({ id } = asha) =>
  kit.shop.db.write((tx) => tx.update(User, { id }, { emailVerified: true }));
const sql = (statement: string) => kit.shop.db.write((tx) => tx.query(statement));
const anyProduct = () => ({ productId: kit.shop.catalog.snapshot.products[0]!.id });
/** Billing data that no other test uses. */
let address = billing;
const deleteAccount = async (password: string | null, token: string | null = asha.token) =>
  (await kit.gql(DeleteAccount, { password }, token)).deleteAccount;
const data = (token: string | null = asha.token, id = asha.id) =>
  kit.rest('GET', `/user/${id}/data`, { token });

async function beginCheckout({ token } = asha) {
  const product = await kit.product('paneer');
  await kit.setStock(product.id, 10);
  const input = { productId: product.id, option: product.options[0] };
  await kit.gql(AddToCart, { input }, token);
  const result = await kit.gql(BeginCheckout, { billing: address }, token);
  return { product, checkout: expectTypename(result.beginCheckout, 'CheckoutBegun').checkout };
}
const cancel = (id: string) => kit.gql(CancelCheckout, { id }, asha.token);
async function buy() {
  const { product, checkout } = await beginCheckout();
  const input = await kit.payInPopup(checkout.providerOrderId);
  const { completeCheckout } = await kit.gql(CompleteCheckout, { input }, asha.token);
  return { product, orderId: expectTypename(completeCheckout, 'OrderPlaced').order.id };
}

/** As if a demo's code had taken something off an order, and another one was typed for the cart. */
async function useCode(orderId: string) {
  const from = `FROM orders o JOIN offers f ON f.code = 'SAVE50' WHERE o.id = '${orderId}'`;
  await sql(`INSERT INTO offer_uses (id, offerId, checkoutId, userId, name, code, amount, position)
    SELECT '${newId()}', f.id, o.checkoutId, o.userId, f.name, f.code, 5000, 0 ${from}`);
  await sql(`INSERT INTO cart_codes (userId, code, createdAt) VALUES ('${asha.id}', 'SNACKS3', 1)`);
}

/** Stores data of the shopper in every table. */
async function createPersonalData() {
  await verifyAddress();
  const { product, orderId } = await buy();
  await useCode(orderId);
  // An order that has not arrived keeps its address.
  await sql(`UPDATE orders SET status = 'delivered' WHERE id = '${orderId}'`);
  const { token } = asha;
  const item = { productId: product.id };
  await kit.gql(AddToWishlist, item, token);
  const review = { ...item, review: 'Soft and fresh', customerRating: 4.5 };
  await kit.gql(AddReview, { input: review }, token);
  await kit.gql(AddToCart, { input: { ...item, quantity: 2, option: product.options[0] } }, token);
  await kit.gql(SubscribeToNewsletter, { email: asha.email });
  await upload(token);
  await createSignInCode(kit.shop.db, { id: asha.id });
  const mail = { dedupeKey: null, recipient: asha.email, subject: 'Offers', text: 'For Asha' };
  await kit.shop.db.write(async (tx) => {
    await createLinkToken(tx, asha.id, 'reset');
    await enqueueMail(tx, mail);
    // As if she had worked in the shop.
    const now = Date.now();
    await tx.insert(OrderNote, {
      id: newId(),
      orderId,
      authorId: asha.id,
      text: `Ring ${asha.phone}`,
      createdAt: now,
    });
    const view = { page: 'orders', name: asha.name, query: '', shared: false, createdAt: now };
    await tx.insert(SavedView, { ...view, id: newId(), ownerId: asha.id });
    await tx.insert(SecondFactor, { userId: asha.id, secret: 'A', lastStep: 0, recoveryHashes: [] });
    const invitation = { id: newId(), tokenHash: newId(), email: asha.email, role: 'packer' as const };
    await tx.insert(StaffInvitation, { ...invitation, invitedBy: asha.id, createdAt: 1, expiresAt: 1 });
    await recordAuditEvents(tx, shopSource, [
      { action: 'staffInvited', userId: null, detail: `${asha.email} as packer` },
      { action: 'staffInvitationWithdrawn', userId: null, detail: asha.email },
    ]);
  });
  return { product, orderId };
}

async function upload(token: string): Promise<void> {
  const form = new FormData();
  const picture = { create: { width: 30, height: 20, channels: 3, background: 'red' } } as const;
  form.append('images', new Blob([await sharp(picture).png().toBuffer()]), 'a.png');
  const request = { method: 'POST', body: form, headers: { authorization: `Bearer ${token}` } };
  await fetch(`${kit.url}/api/user/upload`, request);
}

/** The section of the export by table. */
const sections: Record<string, string> = {
  audit_events: 'activity',
  cart_codes: 'couponCode',
  cart_lines: 'cart',
  checkouts: 'checkouts',
  newsletter_subscriptions: 'newsletter',
  offer_uses: 'orders',
  orders: 'orders',
  reviews: 'reviews',
  sessions: 'sessions',
  users: 'profile',
  wishlist_items: 'wishlist',
};
/** Tables with rows of shoppers that have no section in the export, and why. */
const notExported: Record<string, string> = {
  account_links: 'hashes of mailed tokens',
  mails: 'the shopper has received them',
  order_notes: 'staff have written them at work',
  saved_views: 'lists that staff have chosen at work',
  second_factors: 'secrets, and only of staff',
  staff_invitations: 'the person has received them',
  sign_in_codes: 'hashes of one-time codes',
  uploads: 'the profile lists the pictures',
};
/** Tables whose rows stay unchanged when the account is deleted, and why. */
const notErased: Record<string, string> = {
  audit_events: 'they hold no name, and are deleted after 400 days',
  offer_uses: 'they belong to orders, and hold no name',
};

/** Tables with a column that refers to a user. */
const tablesByUser = () =>
  kit.shop.db.source.entityMetadatas.flatMap(({ tableName: name, columns, foreignKeys }) => {
    const reference = foreignKeys.find(
      ({ referencedEntityMetadata }) => referencedEntityMetadata.target === User,
    );
    const column = reference?.columns[0] ?? columns.find(({ propertyName }) => propertyName === 'userId');
    return column ? [{ name, column: column.databaseName }] : [];
  });

/** Tables that have an e-mail address instead, also the table of the users. */
const tablesByAddress = () =>
  kit.shop.db.source.entityMetadatas.flatMap(({ tableName: name, columns }) => {
    const column = columns.find(({ propertyName }) => ['email', 'recipient'].includes(propertyName));
    const isByUser = tablesByUser().some((table) => table.name === name);
    return column && !isByUser ? [{ name, column: column.databaseName }] : [];
  });

/** The names of all tables with rows of shoppers, and Asha's rows as JSON. */
const rowsOfAsha = () =>
  Promise.all(
    [
      ...tablesByUser().map((table) => ({ ...table, value: asha.id })),
      ...tablesByAddress().map((table) => ({ ...table, value: asha.email })),
    ].map(async ({ name, column, value }) => ({
      name,
      rows: toJson(await kit.shop.db.read.query(`SELECT * FROM ${name} WHERE ${column} = '${value}'`)),
    })),
  );
const toJson = (rows: object[]) => rows.map((row) => JSON.stringify(row));

/** All rows of all tables except mails, as text. */
async function dumpDatabase(): Promise<string> {
  const tables = kit.shop.db.source.entityMetadatas.map(({ tableName }) => tableName);
  const rows = await Promise.all(
    tables.filter((name) => name !== 'mails').map((name) => kit.shop.db.read.query(`SELECT * FROM ${name}`)),
  );
  return JSON.stringify(rows);
}

describe('the personal data export', () => {
  test('contains all sections as a file, without credentials', async () => {
    const { product, orderId } = await createPersonalData();
    const { status, body, headers, text } = await data();
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toBe('attachment; filename="kirana-data.json"');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({
      exportedAt: expect.stringMatching(/\+05:30$/),
      profile: { id: asha.id, name: asha.name, email: asha.email, phone: asha.phone, hasPassword: true },
      sessions: [{ device: expect.any(String), firstSeen: expect.any(String) }],
      activity: [{ action: 'dataExported' }],
      newsletter: { email: asha.email, unsubscribedAt: null },
      reviews: [{ productId: product.id, review: 'Soft and fresh', customerRating: 4.5 }],
      wishlist: [{ productId: product.id }],
      cart: [{ productId: product.id, quantity: 2 }],
      checkouts: [{ state: 'paid', billing: address }],
      orders: [
        {
          id: orderId,
          name: address.fullName,
          address: expect.stringContaining('Jacaranda Lane'),
          products: [{ productId: product.id, price: product.price, quantity: 1 }],
        },
      ],
    });
    expect(text).not.toMatch(/argon2|tokenHash|passwordHash/);
    expect(text).not.toContain(asha.token);
  });

  test('has a section for every table with rows of shoppers', async () => {
    await createPersonalData();
    const body = Object((await data()).body);
    const isFilled = (section: unknown) => (Array.isArray(section) ? section.length > 0 : Boolean(section));
    const missing = (await rowsOfAsha()).filter(
      ({ name }) => !(name in notExported) && !isFilled(body[sections[name] ?? '']),
    );
    expect(
      missing.map(
        ({ name }) =>
          `Export ${name} in personalData of its feature.ts and list its section in this test, or list it in notExported with the reason`,
      ),
    ).toEqual([]);
  });

  test('answers only the shopper', async () => {
    const ravi = await kit.newShopper();
    expect((await data(ravi.token)).status).toBe(403);
    expect((await data(null)).status).toBe(401);
    expect((await data(ravi.token, 'nobody')).status).toBe(403);
    expect((await data(ravi.token, ravi.id)).body).toMatchObject({ orders: [], newsletter: null });
  });
});

describe('a deleted account', () => {
  test('leaves no personal data; orders and reviews stay anonymously', async () => {
    const { product, orderId } = await createPersonalData();
    const phone = (await kit.rest<RestSession>('POST', '/user/signin', { body: asha })).body.token;
    const secrets = [asha.name, asha.email, asha.phone];
    const findSecrets = async () => {
      const rows = await dumpDatabase();
      return secrets.filter((secret) => rows.includes(secret));
    };
    expect(await findSecrets()).toEqual(secrets);
    // The files of the embedded database.
    const findSecretsInFiles = () => {
      const files = readdirSync(kit.shop.env.dataDir).filter((name) => name.startsWith('kirana.sqlite'));
      const bytes = files.map((name) => readFileSync(path.join(kit.shop.env.dataDir, name), 'latin1'));
      return secrets.filter((secret) => bytes.some((content) => content.includes(secret)));
    };
    // The cached answer of the first request must not be served after the deletion.
    const review = async () => (await kit.gql(Product, { id: product.id })).product?.reviews.nodes[0];
    expect(await review()).toMatchObject({ review: 'Soft and fresh', customerName: asha.name });
    const pictures = () => readdirSync(uploadsDir(kit.shop.env));
    const before = pictures();

    expect(findSecretsInFiles()).toEqual(kit.shop.db.dialect === 'sqlite' ? secrets : []);

    expect(await deleteAccount(asha.password)).toEqual({ __typename: 'AccountDeleted' });

    expect(await findSecrets()).toEqual([]);
    expect(pictures()).toHaveLength(before.length - 1);
    expect([await kit.isSignedIn(asha.token), await kit.isSignedIn(phone)]).toEqual([false, false]);
    expect((await kit.rest('POST', '/user/signin', { body: asha })).status).toBe(401);

    const [order] = await kit.shop.db.read.query(`SELECT * FROM orders WHERE id = '${orderId}'`);
    expect(order).toMatchObject({ name: 'Former customer', address: '', email: '', status: 'delivered' });
    expect(Number(order.amount)).toBe(product.price * 100);
    expect(await review()).toMatchObject({ review: 'Soft and fresh', customerName: 'Former customer' });
    expect((await listAuditEvents(kit.shop.db.read, asha.id)).at(-1)).toMatchObject({
      action: 'accountDeleted',
    });
    expect((await kit.mailsTo(asha.email)).at(-1)?.subject).toBe('Your account is deleted');
    const lastMails = await sql("SELECT recipient FROM mails WHERE subject = 'Your account is deleted'");
    expect(lastMails).toEqual([{ recipient: '' }]);
    await kit.shop.db.truncateLog();
    expect(findSecretsInFiles()).toEqual([]);
  });

  test('deletes or changes every row of the shopper in every table', async () => {
    await createPersonalData();
    const before = (await rowsOfAsha()).filter(({ name }) => !(name in notErased));
    // Every table must have a row, or the test would prove nothing for it.
    expect(before.filter(({ rows }) => rows.length === 0).map(({ name }) => name)).toEqual([]);
    expect(await deleteAccount(asha.password)).toEqual({ __typename: 'AccountDeleted' });
    const unchanged = [];
    for (const { name, rows } of before) {
      const after = toJson(await kit.shop.db.read.query(`SELECT * FROM ${name}`));
      if (rows.some((row) => after.includes(row))) unchanged.push(name);
    }
    expect(
      unchanged.map(
        (name) =>
          `Erase ${name} in personalData of its feature.ts, or list it in notErased of this test, with the reason`,
      ),
    ).toEqual([]);
  });

  test('has no stored or queued mail about its orders, to any address', async () => {
    const mails = async () => {
      const rows = await kit.shop.db.read.query('SELECT recipient, subject, text FROM mails');
      return rows.filter((row: object) => JSON.stringify(row).includes(asha.email.split('@')[0] ?? ''));
    };
    // The mails of the tests before would use up the refusal.
    await kit.sendMails();
    kit.mailServer.refusals.push(451);
    await buy();
    await kit.sendMails();
    expect(await mails()).toMatchObject([
      { recipient: address.email, text: expect.stringContaining('Jacaranda') },
    ]);
    await deleteAccount(asha.password);
    expect(await mails()).toEqual([]);
    await sql('UPDATE mails SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    expect(await kit.mailsTo(address.email)).toEqual([]);
  });

  test('changes nothing of an unverified address, and sends no mail to it', async () => {
    const { email } = asha;
    // The owner of the address does both; Asha has only registered it.
    await kit.gql(SubscribeToNewsletter, { email });
    const news = { dedupeKey: `paid-${email}`, recipient: email, subject: 'Yours', text: 'Yours' };
    await kit.shop.db.write((tx) => enqueueMail(tx, news));
    expect((await data()).body).toMatchObject({ profile: { email }, newsletter: null });
    expect(await deleteAccount(asha.password)).toEqual({ __typename: 'AccountDeleted' });
    expect((await kit.mailsTo(email)).map(({ subject }) => subject)).toEqual(['Yours']);
    const subscription = `SELECT email FROM newsletter_subscriptions WHERE email = '${email}'`;
    expect(await kit.shop.db.read.query(subscription)).toHaveLength(1);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      'review',
      () => {
        const input = { ...anyProduct(), review: 'Soft', customerRating: 4 };
        return kit.gql(AddReview, { input }, asha.token);
      },
    ],
    ['wishlist item', () => kit.gql(AddToWishlist, anyProduct(), asha.token)],
    ['picture', () => upload(asha.token)],
  ])('leaves no data in a %s that is stored at the same time', async (_, storeData) => {
    const { db } = kit.shop;
    const write = db.write;
    jest.spyOn(db, 'write').mockImplementationOnce(async (work) => {
      expect(await deleteAccount(asha.password)).toEqual({ __typename: 'AccountDeleted' });
      return write(work);
    });
    await storeData();
    const rows = await dumpDatabase();
    expect([asha.name, asha.phone].filter((secret) => rows.includes(secret))).toEqual([]);
    for (const { name, column } of tablesByUser().filter((table) => !(table.name in notErased)))
      expect(await db.read.query(`SELECT * FROM ${name} WHERE ${column} = '${asha.id}'`)).toEqual([]);
  });

  test('frees its address and phone for a new account, which inherits nothing', async () => {
    await buy();
    await deleteAccount(asha.password);
    const { name, email, phone } = asha;
    const body = { name, email, phone, password: 'ten green mangoes' };
    const again = await kit.rest<RestSession>('POST', '/user/signup', { body });
    expect(again).toMatchObject({ status: 200, body: { status: 'SUCCESS' } });
    expect(again.body.user.id).not.toBe(asha.id);
    expect((await kit.rest('GET', '/orders', { token: again.body.token })).body).toEqual([]);
  });

  test('is deleted once by concurrent requests', async () => {
    const both = await Promise.all([deleteAccount(asha.password), deleteAccount(asha.password)]);
    expect(both.map(({ __typename }) => __typename).sort()).toEqual(['AccountDeleted', 'NotSignedIn']);
  });

  test('cannot be restored by a password reset or a concurrent sign-in', async () => {
    await deleteAccount(asha.password);
    const { email } = await kit.shop.db.read.findOneByOrFail(User, { id: asha.id });
    await kit.gql(RequestPasswordReset, { email });
    expect(await kit.mailsTo(email)).toEqual([]);
    const late = await kit.newShopper();
    await sql(`UPDATE sessions SET userId = '${asha.id}' WHERE userId = '${late.id}'`);
    expect(await kit.isSignedIn(late.token)).toBe(false);
  });
});

describe('account deletion', () => {
  test('requires the password and limits guesses', async () => {
    expect(await deleteAccount(null, null)).toMatchObject({ __typename: 'NotSignedIn' });
    expect(await deleteAccount(null)).toMatchObject({ __typename: 'InvalidInput' });
    for (let turn = 0; turn < 5; turn++) {
      expect(await deleteAccount('a guess')).toMatchObject({ __typename: 'WrongPassword' });
    }
    expect(await deleteAccount(asha.password)).toMatchObject({ __typename: 'TooManyRequests' });
    expect(await kit.isSignedIn(asha.token)).toBe(true);
  });

  test('requires a fresh sign-in for an account without a password', async () => {
    const credential = await google.credential({ sub: '9', email: 'nila@example.com', email_verified: true });
    const signIn = () => kit.rest<RestSession>('POST', '/user/authWithGoogle', { body: { credential } });
    const { body } = await signIn();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 11 * 60_000);
    expect(await deleteAccount(null, body.token)).toMatchObject({ __typename: 'FreshSignInNeeded' });
    clock.mockRestore();
    expect(await deleteAccount(null, body.token)).toEqual({ __typename: 'AccountDeleted' });
    // The Google account still exists; the shop's does not.
    const again = await signIn();
    expect(again.body.user.id).not.toBe(body.user.id);
  });
});

describe('account deletion and payments', () => {
  const refunds = () => kit.shop.db.read.query('SELECT * FROM refunds');

  test('is refused without any change while a payment is open', async () => {
    const { checkout } = await beginCheckout();
    expect(await deleteAccount(asha.password)).toMatchObject({ __typename: 'PaymentPending' });
    expect(await kit.isSignedIn(asha.token)).toBe(true);
    expect((await data()).body).toMatchObject({ profile: { name: asha.name }, cart: [{ quantity: 1 }] });
    await cancel(checkout.id);
    expect(await deleteAccount(asha.password)).toEqual({ __typename: 'AccountDeleted' });
  });

  test('is refused while a payment is pending settlement', async () => {
    const { checkout } = await beginCheckout();
    await cancel(checkout.id);
    await sql(`UPDATE checkouts SET paymentPendingSince = 1 WHERE id = '${checkout.id}'`);
    expect(await deleteAccount(asha.password)).toMatchObject({ __typename: 'PaymentPending' });
  });

  test('releases the stock of an expired checkout', async () => {
    const { product, checkout } = await beginCheckout();
    await sql(`UPDATE checkouts SET expiresAt = 1 WHERE id = '${checkout.id}'`);
    expect(await kit.stockOf(product.id)).toBe(9);
    expect(await deleteAccount(asha.password)).toEqual({ __typename: 'AccountDeleted' });
    expect(await kit.stockOf(product.id)).toBe(10);
  });

  test('refunds a payment that arrives later, and sells nothing', async () => {
    const { product, checkout } = await beginCheckout();
    await cancel(checkout.id);
    await deleteAccount(asha.password);
    const before = await refunds();
    const { razorpay_payment_id: paymentId } = await kit.payInPopup(checkout.providerOrderId);
    await sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
    await reconcile(kit.shop);
    await reconcile(kit.shop);
    const after = await refunds();
    expect(after).toHaveLength(before.length + 1);
    expect(after.find((refund: { paymentId: string }) => refund.paymentId === paymentId)).toMatchObject({
      reason: 'The account was deleted before the payment came.',
    });
    expect((await listAuditEvents(kit.shop.db.read, asha.id)).at(-1)).toMatchObject({
      action: 'paymentRefunded',
      detail: expect.stringContaining(paymentId),
      address: '',
    });
    expect(await kit.stockOf(product.id)).toBe(10);
    const { payments } = await kit.ledger();
    expect(payments.find(({ id }) => id === paymentId)?.amount_refunded).toBe(product.price * 100);
    expect((await dumpDatabase()).includes(asha.phone)).toBe(false);
  });
});
