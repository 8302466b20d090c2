import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AddOrderNote,
  CancelOrder,
  DeleteAccount,
  DeskOrder,
  EraseCustomer,
  MoveOrders,
  UndoOrderMoves,
} from '../../../../test/generated/documents.ts';
import { refuseChanges } from '../../../../test/refuseChanges.ts';
import type { Shopper } from '../../../../test/testkit.ts';
import { eraseDueDeliveries } from './orderErasure.service.ts';

let kit: CheckoutShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startCheckoutShop();
  owner = await kit.newStaff('owner');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** A new shopper's order for somebody whom nobody else in the shop is called. */
async function buy() {
  const { shopper, checkout } = await kit.startCheckout({
    form: { fullName: 'Jahanara Begum Sheikh', streetAddressLine1: '7 Jacaranda Lane' },
  });
  await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
  const { id } = (await kit.accountOf(shopper)).orders[0]!;
  await kit.gql(AddOrderNote, { orderId: id, text: 'Ring twice' }, owner.token);
  return { shopper, id };
}
const steps = ['packing', 'packed', 'outForDelivery', 'delivered'] as const;
type Step = (typeof steps)[number];
const move = async (id: string, to: Step) =>
  expectTypename(
    (await kit.gql(MoveOrders, { orderIds: [id], to }, owner.token)).moveOrders,
    'DeskOrdersMoved',
  ).moves[0];
const undo = async (id: string, step: Step) =>
  expectTypename(
    (await kit.gql(UndoOrderMoves, { orderIds: [id], step }, owner.token)).undoOrderMoves,
    'DeskOrdersMoved',
  ).moves[0];
const read = async (id: string) => (await kit.gql(DeskOrder, { id }, owner.token)).desk?.order;
const deleteAccount = async ({ password, token }: Shopper) =>
  expectTypename((await kit.gql(DeleteAccount, { password }, token)).deleteAccount, 'AccountDeleted');
/** Does something as if time had passed. */
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + ms);
  const result = await work();
  clock.mockRestore();
  return result;
}
const HALF_A_MINUTE = 31_000;
const DAY = 86_400_000;
/** Runs the job in two processes, as if time had passed. */
const eraseLater = (ms = HALF_A_MINUTE) =>
  later(ms, () => Promise.all([1, 2].map(() => eraseDueDeliveries(kit.shop, () => true))));
/** Which of the shopper's data are anywhere in the database. */
async function findPersonalData({ email }: Shopper): Promise<string[]> {
  const tables = kit.shop.db.source.entityMetadatas.map(({ tableName }) => tableName);
  const rows = await Promise.all(
    // The last mail of an account tells that it is deleted.
    tables.map((name) =>
      kit.shop.db.read.query(
        `SELECT * FROM ${name}${name === 'mails' ? " WHERE subject NOT LIKE '%deleted%'" : ''}`,
      ),
    ),
  );
  const dump = JSON.stringify(rows).toLowerCase();
  return ['jahanara', 'begum', 'jacaranda', email].filter((text) => dump.includes(text));
}
const delivery = {
  name: 'Jahanara Begum Sheikh',
  phoneNumber: expect.stringMatching(/\d/),
  address: expect.stringContaining('Jacaranda'),
  email: '',
  isErasurePending: true,
  notes: [{ text: 'Ring twice' }],
};
const noDelivery = {
  name: 'Former customer',
  phoneNumber: '',
  address: '',
  pincode: '',
  city: '',
  state: '',
  email: '',
  isErasurePending: false,
  notes: [],
};

describe('an order whose account is deleted before it has arrived', () => {
  it('keeps name, phone and address until it is delivered, and half a minute for an undo', async () => {
    const { shopper, id } = await buy();
    await move(id, 'packing');
    await deleteAccount(shopper);
    expect(await kit.isSignedIn(shopper.token)).toBe(false);
    expect(await read(id)).toMatchObject({ ...delivery, shopper: { name: 'Former customer' } });
    expect(await findPersonalData(shopper)).toEqual(['jahanara', 'begum', 'jacaranda']);
    for (const step of ['packed', 'outForDelivery', 'delivered'] as const) {
      expect(await move(id, step)).toMatchObject({ problem: null });
      await eraseLater(0);
      expect(await read(id)).toMatchObject({ ...delivery, status: step });
    }
    await eraseLater();
    expect(await read(id)).toMatchObject({ ...noDelivery, status: 'delivered' });
    expect(await findPersonalData(shopper)).toEqual([]);
    expect((await read(id))?.timeline.at(-1)).toMatchObject({ kind: 'CHANGE', actorName: null });
  });

  it('keeps them when its delivery is undone, and not for an undo that comes too late', async () => {
    const { shopper, id } = await buy();
    await deleteAccount(shopper);
    for (const step of steps) await move(id, step);
    expect(await undo(id, 'delivered')).toMatchObject({ problem: null, order: { status: 'outForDelivery' } });
    await eraseLater();
    expect(await read(id)).toMatchObject(delivery);
    await move(id, 'delivered');
    await eraseLater();
    expect(await later(HALF_A_MINUTE, () => undo(id, 'delivered'))).toMatchObject({
      problem: { message: 'This was done more than half a minute ago, so it cannot be undone' },
      order: { status: 'delivered' },
    });
  });

  it('loses them when it is cancelled', async () => {
    const { shopper, id } = await buy();
    await deleteAccount(shopper);
    const input = { orderId: id, reason: 'Nobody is there.', idempotencyKey: 'e'.repeat(32) };
    expectTypename((await kit.gql(CancelOrder, { input }, owner.token)).cancelOrder, 'DeskOrderRefunded');
    await eraseLater();
    expect(await read(id)).toMatchObject({ ...noDelivery, status: 'cancelled' });
    expect(await findPersonalData(shopper)).toEqual([]);
  });

  it('keeps them also when staff delete the account', async () => {
    const { shopper, id } = await buy();
    const { eraseCustomer } = await kit.gql(
      EraseCustomer,
      { id: shopper.id, email: shopper.email },
      owner.token,
    );
    expectTypename(eraseCustomer, 'DeskCustomerErased');
    expect(await read(id)).toMatchObject(delivery);
    for (const step of steps) await move(id, step);
    await eraseLater();
    expect(await findPersonalData(shopper)).toEqual([]);
  });

  it('loses them once, whether it ends before or after the deletion at the same time', async () => {
    for (let round = 0; round < 4; round++) {
      const { shopper, id } = await buy();
      for (const step of ['packing', 'packed', 'outForDelivery'] as const) await move(id, step);
      await Promise.all([deleteAccount(shopper), move(id, 'delivered')]);
      await eraseLater();
      expect(await read(id)).toMatchObject({ ...noDelivery, status: 'delivered' });
      expect(await findPersonalData(shopper)).toEqual([]);
      const erased = (await read(id))?.timeline.filter(({ title }) => title === 'Address erased');
      expect(erased?.length).toBeLessThan(2);
    }
  });

  it('loses them after two months when nobody delivers it, and takes no notes any more', async () => {
    const { shopper, id } = await buy();
    await deleteAccount(shopper);
    await eraseLater(59 * DAY);
    expect(await read(id)).toMatchObject(delivery);
    await eraseLater(61 * DAY);
    expect(await read(id)).toMatchObject({ ...noDelivery, status: 'paid' });
    const { addOrderNote } = await kit.gql(AddOrderNote, { orderId: id, text: 'Ask Jahanara' }, owner.token);
    expectTypename(addOrderNote, 'InvalidInput');
    expect(await findPersonalData(shopper)).toEqual([]);
  });

  it('can be taken back a step for half a minute', async () => {
    const { shopper, id } = await buy();
    await deleteAccount(shopper);
    for (const step of ['packing', 'packed'] as const) await move(id, step);
    expect(await undo(id, 'packed')).toMatchObject({ problem: null, order: { status: 'packing' } });
    await move(id, 'packed');
    expect(await later(HALF_A_MINUTE, () => undo(id, 'packed'))).toMatchObject({
      problem: { message: 'This was done more than half a minute ago, so it cannot be undone' },
    });
  });

  it('loses them although another cannot be erased', async () => {
    const [one, two] = [await buy(), await buy()];
    for (const { shopper } of [one, two]) await deleteAccount(shopper);
    const allowAgain = await refuseChanges(
      kit.shop.db,
      'DELETE ON order_erasures',
      `OLD.orderId = '${one.id}'`,
    );
    await eraseLater(61 * DAY);
    await allowAgain();
    expect(await read(one.id)).toMatchObject(delivery);
    expect(await read(two.id)).toMatchObject(noDelivery);
    await eraseLater(61 * DAY);
    expect(await read(one.id)).toMatchObject(noDelivery);
  });
});

describe('an order that has ended', () => {
  it('loses name, phone and address with the account', async () => {
    const { shopper, id } = await buy();
    for (const step of steps) await move(id, step);
    expect(await read(id)).toMatchObject({ isErasurePending: false, email: shopper.email });
    await deleteAccount(shopper);
    expect(await read(id)).toMatchObject(noDelivery);
    expect(await findPersonalData(shopper)).toEqual([]);
  });
});
