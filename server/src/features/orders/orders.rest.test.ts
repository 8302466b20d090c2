import { eventually } from '../../../test/eventually.ts';
import { expectTypename } from '../../../test/expectTypename.ts';
import { BeginCheckout, MyOrders } from '../../../test/generated/documents.ts';
import type { RestCartLine, RestOrder } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { Order } from './orders.entity.ts';

let kit: TestShop;
let shopper: Shopper;
let other: Shopper;

beforeAll(async () => {
  kit = await startShop();
  other = await kit.newShopper();
});
beforeEach(async () => {
  shopper = await kit.newShopper();
});
afterAll(() => kit.close());

const problem = {
  status: false,
  error: true,
  msg: expect.any(String),
  code: expect.stringMatching(/^[A-Z_]+$/),
};
const create = (body: object, token: string | null = shopper.token) =>
  kit.rest<RestOrder>('POST', '/orders/create', { token, body });
const list = (query = `?userid=${shopper.id}`, token: string | null = shopper.token) =>
  kit.rest<RestOrder[]>('GET', `/orders${query}`, { token });
const cartOf = async ({ token }: Shopper) => (await kit.rest<RestCartLine[]>('GET', '/cart', { token })).body;

/** A checkout of two paneers that has begun. */
async function atThePopup(faults = { dropRate: 1 }) {
  await kit.controlWebhooks(faults);
  const { id } = await kit.product('paneer');
  await kit.rest('POST', '/cart/add', { token: shopper.token, body: { productId: id, quantity: 2 } });
  const { beginCheckout } = await kit.gql(BeginCheckout, { billing }, shopper.token);
  return expectTypename(beginCheckout, 'CheckoutBegun').checkout;
}

async function paid(outcome?: 'failure' | 'authorized', faults?: { dropRate: number }) {
  const checkout = await atThePopup(faults);
  return {
    ...checkout,
    paymentId: (await kit.payInPopup(checkout.providerOrderId, outcome)).razorpay_payment_id,
  };
}

/** What clients of the old API send; the shop must ignore the false values. */
const payload = (paymentId: string) => ({
  paymentId,
  name: 'Meera I.',
  phoneNumber: '9000012345',
  address: '7 Hill RoadNear the well',
  pincode: '560001',
  amount: 1,
  email: 'evil@example.com',
  userid: shopper.id,
  status: 'delivered',
  products: [{ productId: 'free', quantity: 99 }],
  date: 'Jan 01, 1999',
});

describe('POST /api/orders/create', () => {
  it('stores one order per captured payment, with the shop’s own data [3.order.1 3.order.4 3.order.5 3.order.6 7.orders.1 7.orders.2 7.orders.3 9.date.1]', async () => {
    const { amount, paymentId } = await paid();
    const line = (await cartOf(shopper))[0]!;
    const created = await create(payload(paymentId));
    expect(created.status).toBe(201);
    expect(created.body).toEqual({
      id: expect.any(String),
      _id: created.body.id,
      paymentId,
      name: 'Meera I.',
      phoneNumber: '9000012345',
      address: '7 Hill RoadNear the well',
      pincode: '560001',
      amount,
      email: billing.email,
      userid: shopper.id,
      status: 'paid',
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      products: [
        {
          id: expect.any(String),
          _id: created.body.products[0]?.id,
          productId: line.productId,
          productTitle: line.productTitle,
          image: line.image,
          option: line.option,
          quantity: 2,
          price: line.price,
          subTotal: amount,
        },
      ],
    });
    expect(await cartOf(shopper)).toEqual([]);

    const again = await create({ ...payload(paymentId), name: 'Somebody Else', pincode: '1' });
    expect(again).toMatchObject({ status: 201, body: created.body });
    expect((await list()).body).toEqual([created.body]);
    expect((await kit.rest('GET', `/orders/${created.body.id}`, { token: shopper.token })).body).toEqual(
      created.body,
    );
  });

  it('says when it was placed in UTC; GraphQL, with the shop’s offset, so that its day is the shop’s', async () => {
    const { body } = await create(payload((await paid()).paymentId));
    // 29 November, 01:00 in India.
    const createdAt = Date.parse('2026-11-28T19:30:00Z');
    await kit.shop.db.write((tx) => tx.update(Order, { id: body.id }, { createdAt }));
    expect((await list()).body[0]?.date).toBe('2026-11-28T19:30:00.000Z');
    const { me } = await kit.gql(MyOrders, {}, shopper.token);
    expect(me?.orders[0]?.date).toBe('2026-11-29T01:00:00.000+05:30');
  });

  it('returns the order that the webhook has placed, with the delivery of the call', async () => {
    const { paymentId } = await paid(undefined, { dropRate: 0 });
    await eventually(async () => (await list()).body.length, 1);
    const { id, name } = (await list()).body[0]!;
    expect(name).toBe(billing.fullName);
    expect(await create(payload(paymentId))).toMatchObject({
      status: 201,
      body: { id, name: 'Meera I.', pincode: '560001' },
    });
  });

  it('places one order for 20 concurrent calls; takes a missing delivery from the checkout', async () => {
    const { paymentId } = await paid();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({ paymentId })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ name: billing.fullName, pincode: billing.zipCode });
    expect((await list()).body).toHaveLength(1);
  });

  it('captures an authorised payment', async () => {
    const { paymentId } = await paid('authorized');
    expect(await create(payload(paymentId))).toMatchObject({ status: 201, body: { status: 'paid' } });
  });
});

describe('POST /api/orders/create places no order and keeps the cart', () => {
  it.each([
    ['an unknown payment', 'pay_AAAAAAAAAAAAAA', 402],
    ['a payment id that leads elsewhere', '../orders', 400],
    ['an empty payment id', '', 400],
    ['a number', 1, 400],
    ['nothing', undefined, 400],
  ])('for %s', async (_, paymentId, status) => {
    await atThePopup();
    expect(await create({ ...payload('x'), paymentId })).toMatchObject({ status, body: problem });
    expect((await list()).body).toEqual([]);
    expect(await cartOf(shopper)).toHaveLength(1);
  });

  it('for a failed payment', async () => {
    const { providerOrderId } = await atThePopup();
    await kit.payInPopup(providerOrderId, 'failure');
    const { keyId, keySecret } = kit.shop.env.payments;
    const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
    const attempts = await fetch(`${kit.providerUrl}/v1/orders/${providerOrderId}/payments`, {
      headers: { authorization },
    });
    const { items } = (await attempts.json()) as { items: { id: string }[] };
    expect(await create(payload(items[0]!.id))).toMatchObject({ status: 402, body: problem });
    expect((await list()).body).toEqual([]);
    expect(await cartOf(shopper)).toHaveLength(1);
  });

  it('for another shopper’s payment, which stays usable', async () => {
    const { paymentId } = await paid();
    expect(await create({ ...payload(paymentId), userid: other.id }, other.token)).toMatchObject({
      status: 402,
      body: problem,
    });
    expect(await create(payload(paymentId), other.token)).toMatchObject({ status: 403, body: problem });
    expect(await create(payload(paymentId), null)).toMatchObject({ status: 401, body: problem });
    expect((await list('', other.token)).body).toEqual([]);
    expect((await create(payload(paymentId))).status).toBe(201);
  });
});

describe('GET /api/orders', () => {
  it('answers the same for orders of others and unknown orders [6.user.1 7.orders.2]', async () => {
    const { paymentId } = await paid();
    const { id } = (await create(payload(paymentId))).body;
    for (const query of ['', '?userid=undefined', `?userid=${shopper.id}`]) {
      expect(await list(query, null)).toMatchObject({ status: 200, body: [] });
    }
    expect(await list('?userid=null')).toMatchObject({ status: 200, body: [] });
    expect(await list(`?userid=${shopper.id}`, other.token)).toMatchObject({ status: 403, body: problem });
    const [foreign, missing] = await Promise.all(
      [id, 'nobody'].map((one) => kit.rest('GET', `/orders/${one}`, { token: other.token })),
    );
    expect(foreign).toMatchObject({ status: 404, body: missing!.body });
    expect((await kit.rest('GET', `/orders/${id}`)).status).toBe(401);
  });
});
