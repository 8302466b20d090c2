import { createHmac } from 'node:crypto';
import { eventually } from '../../../test/eventually.ts';
import { expectTypename } from '../../../test/expectTypename.ts';
import {
  AddToCart,
  BeginCheckout,
  CancelCheckout,
  CompleteCheckout,
  MyCart,
  MyOrders,
} from '../../../test/generated/documents.ts';
import type { RestCartLine, RestCheckout, RestProblem } from '../../../test/restTypes.ts';
import { type PopupAnswer, type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { settlePayment } from './payments/settlement.service.ts';
import { reconcile } from './reconciliation/reconciliation.service.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const add = async (shopper: Shopper, product: { id: string; options: string[] }, quantity = 1) => {
  const input = { productId: product.id, quantity, option: product.options[0] };
  const { addToCart } = await kit.gql(AddToCart, { input }, shopper.token);
  return expectTypename(addToCart, 'CartChanged').cart;
};
const begin = async (shopper: Shopper) =>
  (await kit.gql(BeginCheckout, { billing }, shopper.token)).beginCheckout;
/** Begins a checkout, which must succeed. */
const openCheckout = async (shopper: Shopper) =>
  expectTypename(await begin(shopper), 'CheckoutBegun').checkout;
const complete = async (shopper: Shopper, input: PopupAnswer) =>
  (await kit.gql(CompleteCheckout, { input }, shopper.token)).completeCheckout;
const cancel = (shopper: Shopper, id: string) => kit.gql(CancelCheckout, { id }, shopper.token);
const ordersOf = async (shopper: Shopper) => (await kit.gql(MyOrders, {}, shopper.token)).me!;
/** A shopper with one paneer in the cart, and a checkout that waits for its payment. */
const atThePopup = async () => {
  const shopper = await kit.newShopper();
  const paneer = await kit.product('paneer');
  await add(shopper, paneer);
  return { shopper, paneer, checkout: await openCheckout(shopper) };
};

describe('a checkout', () => {
  it('turns the cart into a paid order: takes the stock, empties the cart, computes the total [3.order.2 3.order.3 3.order.4 4.checkout.4 7.payment.1 9.payment.1 7.payment.4]', async () => {
    const shopper = await kit.newShopper();
    const [paneer, rice] = [await kit.product('paneer'), await kit.product('basmati rice')];
    const before = await kit.stockOf(paneer.id);
    await add(shopper, paneer, 2);
    const cart = await add(shopper, rice);
    expect(cart.total).toBeCloseTo(2 * paneer.price + rice.price, 2);

    const checkout = await openCheckout(shopper);
    expect(checkout).toMatchObject({
      amount: cart.total,
      amountInPaise: Math.round(cart.total * 100),
      currency: 'INR',
    });
    const { orders } = await kit.ledger();
    expect(orders.find(({ id }) => id === checkout.providerOrderId)).toMatchObject({
      receipt: checkout.id,
      currency: 'INR',
    });
    expect(await kit.stockOf(paneer.id)).toBe(before - 2);

    const answer = await kit.payInPopup(checkout.providerOrderId);
    const placed = expectTypename(await complete(shopper, answer), 'OrderPlaced');
    expect(placed).toMatchObject({
      cart: { count: 0, total: 0 },
      order: {
        paymentId: answer.razorpay_payment_id,
        amount: cart.total,
        status: 'paid',
        name: billing.fullName,
        address: '12 Lake Road, Flat 3',
        pincode: '411001',
        products: [
          { productTitle: paneer.name, quantity: 2, subTotal: paneer.price * 2 },
          { productTitle: rice.name, quantity: 1 },
        ],
      },
    });
    expect(await kit.stockOf(paneer.id)).toBe(before - 2);
    expect(await ordersOf(shopper)).toMatchObject({ cart: { count: 0 }, orders: [{ id: placed.order.id }] });
  });

  it.each([
    'fullName',
    'country',
    'streetAddressLine1',
    'streetAddressLine2',
    'city',
    'state',
    'zipCode',
    'phoneNumber',
    'email',
  ])('requires %s', async (field) => {
    const shopper = await kit.newShopper();
    const input = { billing: { ...billing, [field]: ' ' } };
    const { beginCheckout } = await kit.gql(BeginCheckout, input, shopper.token);
    expect(beginCheckout).toMatchObject({
      __typename: 'InvalidInput',
      field,
      message: expect.stringMatching(/^Please fill /),
    });
  });

  it.each([
    ['city', '\0', 'Please fill city'],
    ['fullName', 'friend\r\n\r\nvisit http://evil', 'Please fill full name'],
    ['streetAddressLine1', '12 Lake\u2028Road', 'Please fill Street address'],
    ['state', '\ud83d', 'Please fill state'],
  ])('refuses %s %j through GraphQL and REST', async (field, text, message) => {
    const { token } = await kit.newShopper();
    const changed = { ...billing, [field]: text };
    const { beginCheckout } = await kit.gql(BeginCheckout, { billing: changed }, token);
    expect(beginCheckout).toEqual({ __typename: 'InvalidInput', field, message });
    const { status, body } = await kit.rest<RestProblem>('POST', '/orders/checkout', {
      token,
      body: changed,
    });
    expect([status, body.msg]).toEqual([400, message]);
  });

  it('accepts any text in fields other than the e-mail address [5.checkout.11]', async () => {
    const shopper = await kit.newShopper();
    await add(shopper, await kit.product('paneer'));
    const words = Object.fromEntries(Object.keys(billing).map((field) => [field, 'x'])) as typeof billing;
    const input = { billing: { ...words, email: billing.email } };
    const { beginCheckout } = await kit.gql(BeginCheckout, input, shopper.token);
    expect(beginCheckout).toMatchObject({ __typename: 'CheckoutBegun' });
  });

  it.each([1e300, 1e308, -1e308])('refuses %d as the total that the shopper was shown', async (total) => {
    const { token } = await kit.newShopper();
    const message = 'The total is not an amount in rupees';
    const { beginCheckout } = await kit.gql(BeginCheckout, { billing, total }, token);
    expect(beginCheckout).toMatchObject({ __typename: 'InvalidInput', message });
    const options = { token, body: { ...billing, total } };
    const { status, body } = await kit.rest<RestProblem>('POST', '/orders/checkout', options);
    expect([status, body.msg]).toEqual([400, message]);
  });

  describe.each(['GraphQL', 'REST'])('with the total that the shopper was shown, through %s', (api) => {
    /** The amount of the checkout, or the message of the refusal. */
    async function ask(shopper: Shopper, total: number): Promise<number | string> {
      if (api === 'REST') {
        const options = { token: shopper.token, body: { ...billing, total } };
        type Body = Partial<Pick<RestCheckout, 'amount'> & RestProblem>;
        const { status, body } = await kit.rest<Body>('POST', '/orders/checkout', options);
        expect(status).toBe(body.msg ? 409 : 201);
        return body.amount ?? body.msg ?? '';
      }
      const { beginCheckout } = await kit.gql(BeginCheckout, { billing, total }, shopper.token);
      if (beginCheckout.__typename === 'CheckoutBegun') return beginCheckout.checkout.amount;
      const { cart, message } = expectTypename(beginCheckout, 'TotalChanged');
      expect(cart).toEqual({ total: await totalOf(shopper) });
      return message;
    }
    const totalOf = async ({ token }: Shopper) => (await kit.gql(MyCart, {}, token)).me?.cart.total;
    const changed = (now: string, before: string) =>
      `Your cart costs ${now} now, not ${before} as before. Please look at it once more; nothing was charged.`;

    it('does not begin if the cart costs something else, and reports the new total', async () => {
      const shopper = await kit.newShopper();
      const [soap, rice] = [await kit.product('neem soap'), await kit.product('basmati rice')];
      const shown = (await add(shopper, rice)).total;
      // In another tab.
      const { total } = await add(shopper, soap);
      expect(await ask(shopper, shown)).toBe(changed(`Rs ${total}`, `Rs ${shown}`));
      expect(await ask(shopper, total)).toBe(total);
    });

    it('accepts a total that a client has added in binary fractions, if it is the same to the paisa', async () => {
      const shopper = await kit.newShopper();
      const [loaf, bagel] = [await kit.product('sourdough'), await kit.product('bagel')];
      await kit.setPrice(loaf.id, 1010);
      await kit.setPrice(bagel.id, 15_710);
      await add(shopper, loaf, 2);
      await add(shopper, bagel);
      const { token } = shopper;
      const { body: lines } = await kit.rest<RestCartLine[]>('GET', `/cart?userId=${shopper.id}`, { token });
      const shown = lines.reduce((sum, { subTotal }) => sum + subTotal, 0);
      expect(shown).toBe(177.299_999_999_999_98);
      expect(await ask(shopper, 177.31)).toBe(changed('Rs 177.30', 'Rs 177.31'));
      expect(await ask(shopper, 88.5)).toBe(changed('Rs 177.30', 'Rs 88.50'));
      for (const nonsense of [-shown, 0, 17_730])
        expect(await ask(shopper, nonsense)).toMatch(/^Your cart costs Rs 177\.30 now, not /);
      expect(await ask(shopper, shown)).toBe(177.3);
    });
  });

  it('does not begin for an empty cart or for a visitor', async () => {
    expect(await begin(await kit.newShopper())).toMatchObject({ __typename: 'CartEmpty' });
    expect((await kit.gql(BeginCheckout, { billing })).beginCheckout).toMatchObject({
      __typename: 'NotSignedIn',
    });
  });

  it('does not begin above the maximum of one payment', async () => {
    const shopper = await kit.newShopper();
    const rice = await kit.product('basmati rice');
    await kit.setStock(rice.id, 1_000_000);
    await add(shopper, rice, 900_000);
    expect(await begin(shopper)).toMatchObject({
      __typename: 'InvalidInput',
      message: expect.stringMatching('Rs 500000'),
    });
    expect(await kit.stockOf(rice.id)).toBe(1_000_000);
  });

  it('is the same for twenty concurrent clicks, with one order at the provider', async () => {
    const shopper = await kit.newShopper();
    await add(shopper, await kit.product('paneer'));
    const before = (await kit.ledger()).orders.length;
    const clicks = await Promise.all(Array.from({ length: 20 }, () => openCheckout(shopper)));
    expect(new Set(clicks.map(({ providerOrderId }) => providerOrderId)).size).toBe(1);
    expect((await kit.ledger()).orders.length).toBe(before + 1);
  });

  it('does not begin for a cart that is being bought', async () => {
    const shopper = await kit.newShopper();
    const paneer = await kit.product('paneer');
    for (let round = 0; round < 5; round++) {
      await add(shopper, paneer);
      const checkout = await openCheckout(shopper);
      const answer = await kit.payInPopup(checkout.providerOrderId);
      const [, ...clicks] = await Promise.all([
        complete(shopper, answer),
        ...[1, 2, 3].map(() => begin(shopper)),
      ]);
      for (const click of clicks)
        if (click.__typename === 'CheckoutBegun')
          expect(click.checkout.providerOrderId).toBe(checkout.providerOrderId);
      expect(await begin(shopper)).toMatchObject({ __typename: 'CartEmpty' });
    }
    expect((await ordersOf(shopper)).orders).toHaveLength(5);
  });

  it('is a new one for goods that were bought before, even if another checkout of them is open', async () => {
    const { shopper, paneer, checkout } = await atThePopup();
    const late = await kit.payInPopup(checkout.providerOrderId, 'late');
    await cancel(shopper, checkout.id);
    const second = await openCheckout(shopper);
    await kit.answerLate(late.razorpay_payment_id, 'authorize');
    expect(await complete(shopper, late)).toMatchObject({ __typename: 'OrderPlaced' });

    await add(shopper, paneer);
    const again = await openCheckout(shopper);
    expect(again.id).not.toBe(second.id);
    const answer = await kit.payInPopup(again.providerOrderId);
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
    expect((await ordersOf(shopper)).orders).toHaveLength(2);
  });

  it('releases its stock when it is cancelled; a changed cart begins a new one', async () => {
    const { shopper, paneer, checkout } = await atThePopup();
    const reserved = await kit.stockOf(paneer.id);
    await cancel(shopper, checkout.id);
    expect(await kit.stockOf(paneer.id)).toBe(reserved + 1);
    await cancel(shopper, checkout.id);
    expect(await kit.stockOf(paneer.id)).toBe(reserved + 1);

    const again = await openCheckout(shopper);
    await add(shopper, paneer);
    const changed = await openCheckout(shopper);
    expect(changed.providerOrderId).not.toBe(again.providerOrderId);
    expect(await kit.stockOf(paneer.id)).toBe(reserved - 1);
  });

  it('reserves its units for its shopper: only that shopper’s cart shows them as available', async () => {
    const { shopper, paneer } = await atThePopup();
    await kit.setStock(paneer.id, 0);
    const { me } = await kit.gql(MyCart, {}, shopper.token);
    expect(me?.cart.lines).toMatchObject([{ countInStock: 1 }]);
    const other = await kit.newShopper();
    const input = { productId: paneer.id, option: paneer.options[0] };
    expect(await kit.gql(AddToCart, { input }, other.token)).toMatchObject({
      addToCart: { __typename: 'OutOfStock' },
    });
    await kit.setStock(paneer.id, 100);
  });

  it('of another shopper cannot be cancelled', async () => {
    const { paneer, checkout } = await atThePopup();
    const reserved = await kit.stockOf(paneer.id);
    await cancel(await kit.newShopper(), checkout.id);
    expect(await kit.stockOf(paneer.id)).toBe(reserved);
  });

  it('does not begin if the stock has become too small, and reports what is left', async () => {
    const shopper = await kit.newShopper();
    const ghee = await kit.product('ghee');
    await add(shopper, ghee, 2);
    await kit.setStock(ghee.id, 1);
    expect(await begin(shopper)).toMatchObject({
      __typename: 'OutOfStock',
      available: 1,
      message: `Only 1 left of ${ghee.name}`,
    });
    expect(await kit.stockOf(ghee.id)).toBe(1);
    await kit.setStock(ghee.id, 100);
  });

  it('distinguishes reserved from sold-out products', async () => {
    const [shopper, rival] = [await kit.newShopper(), await kit.newShopper()];
    const ghee = await kit.product('ghee');
    await add(shopper, ghee);
    await add(rival, ghee);
    await kit.setStock(ghee.id, 1);
    const checkout = await openCheckout(rival);
    expect(await begin(shopper)).toMatchObject({
      __typename: 'OutOfStock',
      available: 0,
      message: `Only what somebody else is paying for right now is left of ${ghee.name}. Please try again in a few minutes.`,
    });
    await complete(rival, await kit.payInPopup(checkout.providerOrderId));
    expect(await begin(shopper)).toMatchObject({
      __typename: 'OutOfStock',
      message: `${ghee.name} is sold out`,
    });
    await kit.setStock(ghee.id, 100);
  });
});

describe('a payment', () => {
  it('becomes one order when it is settled fifty times concurrently in all ways', async () => {
    const { shopper, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        [
          () => complete(shopper, answer),
          () => settlePayment(kit.shop, answer.razorpay_payment_id),
          () => reconcile(kit.shop),
        ][turn % 3]?.(),
      ),
    );
    expect((await ordersOf(shopper)).orders).toHaveLength(1);
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('is captured once out of three for one checkout, settled concurrently by GraphQL, REST and webhooks', async () => {
    const { shopper, paneer, checkout } = await atThePopup();
    const before = await kit.stockOf(paneer.id);
    const popup = () => kit.payInPopup(checkout.providerOrderId, 'authorized');
    const answers = await Promise.all([popup(), popup(), popup()]);
    const reportsOf = (answer: PopupAnswer) => [
      () => complete(shopper, answer),
      () =>
        kit.rest('POST', '/orders/create', {
          token: shopper.token,
          body: { paymentId: answer.razorpay_payment_id },
        }),
      ...Array.from({ length: 5 }, () => () => sendWebhook(answer)),
    ];
    await Promise.all(answers.flatMap(reportsOf).map((report) => report()));
    await reconcile(kit.shop);

    const { orders } = await ordersOf(shopper);
    expect(orders).toMatchObject([{ amount: checkout.amount, status: 'paid' }]);
    const captured = (await kit.ledger()).payments.filter(
      (payment) => payment.order_id === checkout.providerOrderId && payment.captured,
    );
    expect(captured).toMatchObject([{ id: orders[0]?.paymentId }]);
    const recorded = await kit.shop.db.read.query(
      `SELECT id FROM payments WHERE checkoutId = '${checkout.id}'`,
    );
    expect(recorded).toHaveLength(1);
    expect(await kit.stockOf(paneer.id)).toBe(before);
    for (const answer of answers) {
      if (answer.razorpay_payment_id === orders[0]?.paymentId) continue;
      expect(await complete(shopper, answer)).toMatchObject({
        message: expect.stringMatching('paid before'),
      });
    }
  });

  /** Sends the webhook of a payment, with the same event id each time. */
  async function sendWebhook({ razorpay_payment_id: id, razorpay_order_id: order_id }: PopupAnswer) {
    const body = JSON.stringify({
      event: 'payment.authorized',
      payload: { payment: { entity: { id, order_id } } },
    });
    const secret = kit.shop.env.payments.webhookSecrets[0];
    const headers = {
      'x-razorpay-event-id': `message-${id}`,
      'x-razorpay-signature': createHmac('sha256', secret).update(body).digest('hex'),
    };
    const { status } = await fetch(`${kit.url}/webhooks/razorpay`, { method: 'POST', headers, body });
    expect(status).toBe(200);
  }

  it('with a forged signature, or for another shopper or checkout, places no order', async () => {
    const { shopper, checkout } = await atThePopup();
    const mallory = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const flipped = answer.razorpay_signature.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    const refused = { __typename: 'PaymentRefused' };
    expect(await complete(shopper, { ...answer, razorpay_signature: flipped })).toMatchObject(refused);
    expect(await complete(shopper, { ...answer, razorpay_signature: '' })).toMatchObject(refused);
    expect(await complete(mallory.shopper, answer)).toMatchObject(refused);
    expect(
      await complete(mallory.shopper, { ...answer, razorpay_order_id: mallory.checkout.providerOrderId }),
    ).toMatchObject(refused);
    expect((await ordersOf(mallory.shopper)).orders).toEqual([]);
  });

  it('that failed places no order; the checkout can still be paid', async () => {
    const { shopper, checkout } = await atThePopup();
    await kit.payInPopup(checkout.providerOrderId, 'failure');
    await reconcile(kit.shop);
    expect((await ordersOf(shopper)).orders).toEqual([]);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
  });

  it('that is authorised is captured with the amount of the checkout', async () => {
    const { shopper, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId, 'authorized');
    expect(await complete(shopper, answer)).toMatchObject({ order: { amount: checkout.amount } });
    const payment = await kit.shop.provider.findPayment(answer.razorpay_payment_id);
    expect(payment).toMatchObject({ status: 'captured', amount: checkout.amountInPaise });
  });

  it('becomes an order by the webhook after the tab was closed', async () => {
    const { shopper, checkout } = await atThePopup();
    await kit.payInPopup(checkout.providerOrderId);
    await eventually(async () => (await ordersOf(shopper)).orders.length, 1);
    // The cart may have been read a moment before the orders.
    expect(await ordersOf(shopper)).toMatchObject({
      cart: { count: 0 },
      orders: [{ amount: checkout.amount }],
    });
  });

  it('that arrives after the checkout was cancelled takes the stock again', async () => {
    const { shopper, paneer, checkout } = await atThePopup();
    await cancel(shopper, checkout.id);
    const free = await kit.stockOf(paneer.id);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
    expect(await kit.stockOf(paneer.id)).toBe(free - 1);
  });

  it('that arrives when the stock is gone is refunded in full, once', async () => {
    const shopper = await kit.newShopper();
    const honey = await kit.product('honey');
    await add(shopper, honey);
    const checkout = await openCheckout(shopper);
    await cancel(shopper, checkout.id);
    await kit.setStock(honey.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'PaymentRefunded' });
    expect(await complete(shopper, answer)).toMatchObject({ __typename: 'PaymentRefunded' });
    await reconcile(kit.shop);
    const payment = await kit.shop.provider.findPayment(answer.razorpay_payment_id);
    expect(payment).toMatchObject({ status: 'refunded' });
    expect((await kit.ledger()).refunds).toMatchObject([{ amount: checkout.amountInPaise }]);
    expect((await ordersOf(shopper)).orders).toEqual([]);
    expect(await kit.stockOf(honey.id)).toBe(0);
  });
});

it('twenty buyers of the last five units, half through GraphQL and half through REST, get exactly five orders', async () => {
  const tea = await kit.product('tea');
  const buyers = await Promise.all(Array.from({ length: 20 }, () => kit.newShopper()));
  await kit.setStock(tea.id, 20);
  for (const buyer of buyers) await add(buyer, tea);
  await kit.setStock(tea.id, 5);

  const outcomes = await Promise.all(
    buyers.map((buyer, number) => (number % 2 === 0 ? buyByGraphql(buyer) : buyByRest(buyer))),
  );
  expect(outcomes.filter((outcome) => outcome === 'ordered')).toHaveLength(5);
  expect(outcomes.filter((outcome) => outcome === 'sold out')).toHaveLength(15);
  expect(await kit.stockOf(tea.id)).toBe(0);
  const orders = await Promise.all(buyers.map(async (buyer) => (await ordersOf(buyer)).orders.length));
  expect(orders.filter((count) => count === 1)).toHaveLength(5);
});

const outcomes: { [answer: string]: string } = {
  OrderPlaced: 'ordered',
  OutOfStock: 'sold out',
  201: 'ordered',
};

async function buyByGraphql(buyer: Shopper): Promise<string | undefined> {
  const begun = await begin(buyer);
  if (begun.__typename !== 'CheckoutBegun') return outcomes[begun.__typename];
  return outcomes[(await complete(buyer, await kit.payInPopup(begun.checkout.providerOrderId))).__typename];
}

async function buyByRest({ token }: Shopper): Promise<string | undefined> {
  type Body = RestCheckout | RestProblem;
  const { status, body } = await kit.rest<Body>('POST', '/orders/checkout', { token, body: billing });
  if ('msg' in body) return status === 409 && /^Only|sold out/.test(body.msg) ? 'sold out' : body.msg;
  const { razorpay_payment_id: paymentId } = await kit.payInPopup(body.providerOrderId);
  return outcomes[(await kit.rest('POST', '/orders/create', { token, body: { paymentId } })).status];
}
