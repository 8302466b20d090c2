import { type CheckoutShop, startCheckoutShop } from '../../../test/checkoutShop.ts';
import { expectTypename } from '../../../test/expectTypename.ts';
import {
  AddReview,
  AddToWishlist,
  BlockCustomer,
  Customer,
  EraseCustomer,
  ExportCustomerData,
  MoveOrders,
  SignIn,
  SignOutCustomer,
  SignOutCustomerSession,
  UnblockCustomer,
} from '../../../test/generated/documents.ts';
import type { Shopper } from '../../../test/testkit.ts';
import { Session } from '../auth/sessions.entity.ts';
import { reconcile } from '../checkout/reconciliation/reconciliation.service.ts';
import { AuditEvent } from '../users/audit.entity.ts';
import { deleteOldAuditEvents } from '../users/audit.service.ts';
import { User } from '../users/users.entity.ts';
import { changeStaffRole } from '../users/users.service.ts';

let kit: CheckoutShop;
let support: Shopper;
let asha: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  support = await kit.newStaff('support');
});
beforeEach(async () => {
  asha = await kit.newShopper();
});
afterAll(() => kit.close());

const read = async ({ id } = asha, variables: { orders?: number; afterOrder?: string | null } = {}) =>
  (await kit.gql(Customer, { id, ...variables }, support.token)).desk!.customer;
const block = async ({ id } = asha, reason = 'Three orders refused at the door', by = support) =>
  (await kit.gql(BlockCustomer, { id, reason }, by.token)).blockCustomer;
const unblock = async ({ id } = asha) =>
  (await kit.gql(UnblockCustomer, { id }, support.token)).unblockCustomer;
const signOut = async ({ id } = asha) =>
  (await kit.gql(SignOutCustomer, { id }, support.token)).signOutCustomer;
const signOutSession = async (sessionId: string, { id } = asha) =>
  (await kit.gql(SignOutCustomerSession, { id, sessionId }, support.token)).signOutCustomerSession;
const erase = async (email: string, { id } = asha) =>
  (await kit.gql(EraseCustomer, { id, email }, support.token)).eraseCustomer;
const exportData = async ({ id } = asha) =>
  (await kit.gql(ExportCustomerData, { id }, support.token)).exportCustomerData;
const signIn = async ({ email, password } = asha) =>
  (await kit.gql(SignIn, { input: { email, password } })).signIn;
const eventsAbout = ({ id } = asha) =>
  kit.shop.db.read.find(AuditEvent, { where: { subject: `customer:${id}` }, order: { id: 'ASC' } });
const countSessions = ({ id } = asha) => kit.shop.db.read.countBy(Session, { userId: id });

/** Buys once. @returns the order's id */
async function buy(shopper = asha): Promise<string> {
  const product = await kit.product('paneer');
  await kit.setStock(product.id, 10);
  await kit.addToCart(shopper, { productId: product.id, option: product.options[0], quantity: 1 });
  const { providerOrderId } = await kit.openCheckout(shopper);
  const placed = await kit.complete(shopper, await kit.payInPopup(providerOrderId));
  return expectTypename(placed, 'OrderPlaced').order.id;
}

describe('a customer', () => {
  it('has details, orders, reviews, sessions and what has happened', async () => {
    const first = await buy();
    const second = await buy();
    const product = await kit.product('paneer');
    await kit.addToCart(asha, { productId: product.id, option: product.options[0], quantity: 2 });
    await kit.gql(AddToWishlist, { productId: product.id }, asha.token);
    const review = { productId: product.id, review: 'Soft and fresh', customerRating: 4.5 };
    await kit.gql(AddReview, { input: review }, asha.token);
    await signIn();

    const customer = await read();
    expect(customer).toMatchObject({
      id: asha.id,
      name: asha.name,
      email: asha.email,
      emailVerified: false,
      phone: asha.phone,
      signsInWith: ['PASSWORD'],
      staffRole: null,
      joined: expect.stringMatching(/\+05:30$/),
      lastSeen: expect.stringMatching(/\+05:30$/),
      blockedAt: null,
      blockedReason: null,
      orderCount: 2,
      orderTotal: product.price * 2,
      orders: { nodes: [{ id: second }, { id: first }], pageInfo: { hasNextPage: false } },
      reviews: [{ productName: product.name, customerRating: 4.5, review: 'Soft and fresh' }],
      cartCount: 1,
      wishlistCount: 1,
      events: { nodes: [{ action: 'signedIn', orderId: null, actorName: null }] },
    });
    expect(customer?.sessions).toHaveLength(2);
  });

  it('has events in words, with the orders that they are about', async () => {
    const orderId = await buy();
    const orderIds = [orderId];
    const owner = await kit.newStaff('owner');
    for (const to of ['packing', 'packed', 'outForDelivery'] as const)
      await kit.gql(MoveOrders, { orderIds, to }, owner.token);
    expect((await read())!.events.nodes[0]).toMatchObject({
      action: 'orderMoved',
      title: 'Order moved',
      detail: 'Packed → Out for delivery',
      orderId,
      actorName: owner.name,
    });
  });

  it('has pages of orders', async () => {
    const orders = [await buy(), await buy(), await buy()];
    const { pageInfo, nodes } = (await read(asha, { orders: 2 }))!.orders;
    expect(nodes.map(({ id }) => id)).toEqual([orders[2], orders[1]]);
    expect(pageInfo.hasNextPage).toBe(true);
    const rest = (await read(asha, { orders: 2, afterOrder: pageInfo.endCursor ?? null }))!.orders;
    expect(rest).toMatchObject({ nodes: [{ id: orders[0] }], pageInfo: { hasNextPage: false } });
  });

  it('shows no password, token, hash or address of a device', async () => {
    const googleSub = `google-${asha.id}`;
    await kit.shop.db.write((tx) => tx.update(User, { id: asha.id }, { googleSub }));
    await signIn();
    await block();
    await unblock();
    await signIn();
    const { passwordHash } = await kit.shop.db.read.findOneByOrFail(User, { id: asha.id });
    const sessions = await kit.shop.db.read.findBy(Session, { userId: asha.id });
    expect(sessions).toHaveLength(1);
    const data = expectTypename(await exportData(), 'DeskCustomerData');
    const text = JSON.stringify([await read(), data, await signOut()]);
    expect(text).toContain(asha.email);
    for (const secret of [
      passwordHash,
      googleSub,
      asha.password,
      asha.token,
      ...sessions.map(({ tokenHash }) => tokenHash),
    ])
      expect(text).not.toContain(secret);
    expect(text).not.toMatch(/argon2|passwordHash|tokenHash|googleSub/);
    const customer = JSON.stringify(await read());
    for (const address of ['127.0.0', '::1']) expect(customer).not.toContain(address);
  });

  it('of the staff shows neither sessions nor events', async () => {
    const owner = await kit.newStaff('owner');
    await signIn(owner);
    expect(await read(owner)).toMatchObject({
      name: owner.name,
      staffRole: 'owner',
      sessions: [],
      events: { nodes: [] },
    });
  });

  it('is missing when the account is unknown or deleted', async () => {
    expect(await read({ ...asha, id: 'nothing' })).toBeNull();
    expect(await erase(asha.email)).toMatchObject({ __typename: 'DeskCustomerErased' });
    expect(await read()).toBeNull();
  });
});

describe('signing a customer out', () => {
  it('ends one session, and records it', async () => {
    const { token } = expectTypename(await signIn(), 'SignedIn');
    const sessions = (await read())!.sessions;
    const newest = sessions.find(({ device }) => device !== 'Unknown device') ?? sessions[0]!;
    expect(await signOutSession(newest.id)).toMatchObject({
      __typename: 'DeskCustomerChanged',
      customer: { sessions: [{}] },
    });
    expect((await Promise.all([asha.token, token].map(kit.isSignedIn))).sort()).toEqual([false, true]);
    expect(await signOutSession(newest.id)).toMatchObject({ __typename: 'DeskCustomerChanged' });
    expect(await eventsAbout()).toMatchObject([
      { action: 'customerSignedOut', userId: asha.id, actorId: support.id, detail: newest.device },
    ]);
  });

  it('does not end a session of somebody else', async () => {
    const ravi = await kit.newShopper();
    const session = (await read(ravi))!.sessions[0]!;
    expect(await signOutSession(session.id, asha)).toMatchObject({ __typename: 'DeskCustomerChanged' });
    expect(await kit.isSignedIn(ravi.token)).toBe(true);
    expect(await eventsAbout()).toEqual([]);
  });

  it('ends all sessions', async () => {
    const { token } = expectTypename(await signIn(), 'SignedIn');
    expect(await signOut()).toMatchObject({ __typename: 'DeskCustomerChanged', customer: { sessions: [] } });
    expect(await Promise.all([asha.token, token].map(kit.isSignedIn))).toEqual([false, false]);
    expect(await eventsAbout()).toMatchObject([
      { action: 'customerSignedOut', actorId: support.id, detail: 'all devices' },
    ]);
    expect(await signIn()).toMatchObject({ __typename: 'SignedIn' });
  });
});

describe('blocking', () => {
  it('ends all sessions at once, and is recorded with its reason', async () => {
    expect(await kit.isSignedIn(asha.token)).toBe(true);
    expect(await block()).toMatchObject({
      __typename: 'DeskCustomerChanged',
      message: `${asha.name} is blocked`,
      customer: {
        blockedAt: expect.stringMatching(/\+05:30$/),
        blockedReason: 'Three orders refused at the door',
        sessions: [],
      },
    });
    expect(await kit.isSignedIn(asha.token)).toBe(false);
    await block(asha, 'Another reason');
    expect(await read()).toMatchObject({ blockedReason: 'Three orders refused at the door' });
    expect(await unblock()).toMatchObject({
      message: `${asha.name} can sign in again`,
      customer: { blockedAt: null, blockedReason: null },
    });
    await unblock();
    expect(await eventsAbout()).toMatchObject([
      {
        action: 'customerBlocked',
        userId: asha.id,
        actorId: support.id,
        detail: 'Three orders refused at the door',
      },
      { action: 'customerUnblocked', userId: asha.id, actorId: support.id },
    ]);
    expect(await signIn()).toMatchObject({ __typename: 'SignedIn' });
  });

  it.each([
    ['', 'Please give a reason, in one line'],
    ['x'.repeat(201), 'The reason is too long'],
    ['two\nlines', 'Please give a reason, in one line'],
  ])('needs a reason of one line: %j', async (reason, message) => {
    expect(await block(asha, reason)).toEqual({ __typename: 'InvalidInput', message, field: 'reason' });
    expect(await kit.isSignedIn(asha.token)).toBe(true);
  });

  it('leaves no session of a sign-in at the same time', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const ravi = await kit.newShopper();
      const signIns = [signIn(ravi), signIn(ravi), signIn(ravi)];
      // Some of the sign-ins are comparing the password, some are done.
      const [{ __typename }, ...results] = await Promise.all([
        new Promise((resolve) => setTimeout(resolve, turn * 15)).then(() => block(ravi)),
        ...signIns,
      ]);
      expect(__typename).toBe('DeskCustomerChanged');
      for (const result of results) expect(['SignedIn', 'AccountBlocked']).toContain(result.__typename);
      expect(await countSessions(ravi)).toBe(0);
    }
  });

  it('happens once when several staff do it at the same time', async () => {
    const results = await Promise.all(['a', 'b', 'c'].map((reason) => block(asha, reason)));
    expect(new Set(results.map(({ __typename }) => __typename))).toEqual(new Set(['DeskCustomerChanged']));
    expect(await eventsAbout()).toHaveLength(1);
  });

  it('keeps the cart, and payments go on', async () => {
    const { shopper, checkout, product } = await kit.startCheckout({ quantity: 2 });
    await kit.payInPopup(checkout.providerOrderId);
    await kit.addToCart(shopper, { productId: product.id, option: product.options[0], quantity: 3 });
    await block(shopper);
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect(await read(shopper)).toMatchObject({ orders: { nodes: [{ status: 'paid' }] }, cartCount: 1 });
    expect(await kit.subjectsTo(shopper)).toContainEqual(expect.stringMatching(/order/i));
  });

  it('is refused for staff, and for oneself', async () => {
    const owner = await kit.newStaff('owner');
    const packer = await kit.newStaff('packer');
    for (const [target, by] of [
      [owner, support],
      [packer, support],
      [packer, owner],
      [support, support],
    ] as const) {
      expect(await block(target, 'Because', by)).toMatchObject({
        __typename: 'DeskCustomerIsStaff',
        message:
          target === by ? 'This is your own account.' : expect.stringContaining('from the staff first'),
      });
      expect(await kit.isSignedIn(target.token)).toBe(true);
    }
    for (const result of [
      await signOut(packer),
      await unblock(packer),
      await erase(packer.email, packer),
      await exportData(packer),
    ])
      expect(result.__typename).toBe('DeskCustomerIsStaff');
    expect(await eventsAbout(packer)).toEqual([]);
    expect(await block({ ...asha, id: 'nothing' })).toMatchObject({ __typename: 'NotFound' });
  });

  it('and hiring at the same time leave no blocked member of staff', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const ravi = await kit.newShopper();
      await Promise.all([block(ravi), kit.shop.db.write((tx) => changeStaffRole(tx, ravi.id, 'packer'))]);
      const { staffRole, blockedAt } = await kit.shop.db.read.findOneByOrFail(User, { id: ravi.id });
      expect(staffRole === null || blockedAt === null).toBe(true);
    }
  });
});

describe('the data of a customer', () => {
  it('are exported as the shopper would, recorded with who did it', async () => {
    const order = await buy();
    const { fileName, json } = expectTypename(await exportData(), 'DeskCustomerData');
    expect(fileName).toBe(`customer-${asha.id}.json`);
    expect(JSON.parse(json)).toMatchObject({ profile: { email: asha.email }, orders: [{ id: order }] });
    expect(await eventsAbout()).toMatchObject([
      { action: 'dataExported', userId: asha.id, actorId: support.id },
    ]);
  });

  it('tell the shopper that staff did something, but not who or from where', async () => {
    await signOut();
    const { token } = expectTypename(await signIn(), 'SignedIn');
    const { body, text } = await kit.rest<{ activity: object[] }>('GET', `/user/${asha.id}/data`, { token });
    expect(body.activity).toMatchObject([
      { action: 'customerSignedOut', byStaff: true, address: '', userAgent: '' },
      { action: 'signedIn', byStaff: false, address: expect.stringMatching(/127|::1/) },
      { action: 'dataExported', byStaff: false },
    ]);
    expect(text).not.toContain(support.id);
    expect(text).not.toContain(support.name);
  });

  it('are deleted, with the reason of a block, once the e-mail address is typed', async () => {
    await kit.shop.db.write((tx) => tx.update(User, { id: asha.id }, { emailVerified: true }));
    await block(asha, 'Abusive on the phone');
    for (const email of ['', 'someone@example.com'])
      expect(await erase(email)).toMatchObject({ __typename: 'InvalidInput', field: 'email' });
    expect(await erase(` ${asha.email.toUpperCase()} `)).toEqual({
      __typename: 'DeskCustomerErased',
      id: asha.id,
      message: `The account of ${asha.name} is deleted`,
    });
    expect(await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).toMatchObject({
      name: 'Former customer',
      blockedAt: null,
      blockedReason: null,
      searchName: '',
      searchPhone: '',
      searchPhoneEnd: '',
    });
    expect(await eventsAbout()).toMatchObject([
      { action: 'customerBlocked', actorId: support.id, detail: '' },
      { action: 'accountDeleted', actorId: support.id },
    ]);
    expect(await kit.subjectsTo(asha)).toContain('Your account is deleted');
    expect(await erase(asha.email)).toMatchObject({ __typename: 'NotFound' });
  });

  it('stay while a payment is open', async () => {
    const { shopper } = await kit.startCheckout();
    expect(await erase(shopper.email, shopper)).toEqual({
      __typename: 'PaymentPending',
      message: expect.stringContaining('payment of this customer'),
    });
    expect(await read(shopper)).toMatchObject({ email: shopper.email });
  });

  it('stay when the person becomes a member of staff meanwhile', async () => {
    const { write } = kit.shop.db;
    const hire = () => write((tx) => changeStaffRole(tx, asha.id, 'packer'));
    // The account is read first, and deleted after that.
    const spy = jest
      .spyOn(kit.shop.db, 'write')
      .mockImplementationOnce((work) => write(work))
      .mockImplementationOnce((work) => hire().then(() => write(work)));
    const result = await erase(asha.email);
    spy.mockRestore();
    expect(result).toMatchObject({
      __typename: 'NotFound',
      message: expect.stringContaining('changed meanwhile'),
    });
    expect(await read()).toMatchObject({ email: asha.email, staffRole: 'packer' });
  });
});

it('what staff did to accounts is forgotten after 400 days, as the other events of accounts', async () => {
  await signOut();
  const { id = '' } = (await eventsAbout())[0] ?? {};
  const createdAt = Date.now() - 401 * 24 * 3_600_000;
  await kit.shop.db.write((tx) => tx.update(AuditEvent, { id }, { createdAt }));
  await deleteOldAuditEvents(kit.shop);
  expect(await eventsAbout()).toEqual([]);
});
