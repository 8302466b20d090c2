import { type PopupAnswer, type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { billing } from '../../../tools/billing.mjs';
import { ProviderUnavailableError } from './provider.ts';
import { reconcile } from './reconciliation.service.ts';
import { handleRefundEvent } from './refunds.service.ts';
import { settlePayment } from './settlement.service.ts';
import { type NewEvent, parseEvent, storeEvents } from './webhookEvents.service.ts';
import { processEvents } from './webhookProcessing.service.ts';

const ADD = `mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }`;
const BEGIN = `mutation ($billing: BillingInput!) { beginCheckout(billing: $billing) {
  ... on CheckoutBegun { checkout { id amount providerOrderId } }
} }`;
const COMPLETE = `mutation ($input: CompleteCheckoutInput!) { completeCheckout(input: $input) { __typename } }`;
const CANCEL = 'mutation ($id: ID!) { cancelCheckout(id: $id) { __typename } }';
const MINE = '{ me { orders { id status } paymentNotices { state message amount paymentId date } } }';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
  // Each test decides how the shop learns about a payment.
  await kit.controlWebhooks({ dropRate: 1 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const complete = async (shopper: Shopper, input: PopupAnswer) =>
  (await kit.gql(COMPLETE, { input }, shopper.token)).completeCheckout.__typename;
const mine = async (shopper: Shopper) => (await kit.gql(MINE, {}, shopper.token)).me;
const sql = (statement: string) => kit.shop.db.write((tx) => tx.query(statement));
/** The statements about events and orders; mails may be sent at the same time. */
const statementsOf = async (work: () => Promise<unknown>) =>
  (await kit.statements(work)).filter(({ sql }) => /webhook_events|orders/.test(sql));
/** Makes a payment pending for an hour, and its checkout due. */
const makeDueAnHourLater = (id: string) =>
  sql(
    `UPDATE checkouts SET nextCheckAt = 1, paymentPendingSince = paymentPendingSince - 3600000 WHERE id = '${id}'`,
  );

/** Makes the database refuse some changes. @returns a function that allows them again */
async function refuseChanges(change: string, condition: string): Promise<() => Promise<unknown>> {
  const { source, dialect } = kit.shop.db;
  await source.query(
    dialect === 'sqlite'
      ? `CREATE TRIGGER refusal BEFORE ${change} WHEN ${condition} BEGIN SELECT RAISE(ABORT, 'refused'); END`
      : `CREATE TRIGGER refusal BEFORE ${change} FOR EACH ROW IF ${condition} THEN SIGNAL SQLSTATE '45000'; END IF`,
  );
  return () => source.query('DROP TRIGGER refusal');
}

/** A shopper at the popup with two units of paneer, whose mails go to an address of their own. */
async function atThePopup() {
  const shopper = await kit.newShopper();
  const product = await kit.product('paneer');
  await kit.setStock(product.id, 10);
  const input = { productId: product.id, option: product.options[0], quantity: 2 };
  await kit.gql(ADD, { input }, shopper.token);
  const variables = { billing: { ...billing, email: shopper.email } };
  const { checkout } = (await kit.gql(BEGIN, variables, shopper.token)).beginCheckout;
  const subjects = async () => (await kit.mailsTo(shopper.email)).map(({ subject }) => subject);
  return { shopper, product, checkout, subjects };
}

/** Stores an event as the webhook does. */
async function store(id: string, body: string): Promise<void> {
  const event = parseEvent(id, body);
  await storeEvents(kit.shop, event ? [event] : []);
}

const down = () =>
  jest.spyOn(kit.shop.provider, 'findPayment').mockRejectedValue(new ProviderUnavailableError('away'));

describe('the order confirmation', () => {
  it('is sent once, however often and by whom the payment is settled', async () => {
    const { shopper, product, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    await Promise.all([
      settlePayment(kit.shop, answer.razorpay_payment_id),
      complete(shopper, answer),
      settlePayment(kit.shop, answer.razorpay_payment_id),
    ]);
    const mails = await kit.mailsTo(shopper.email);
    expect(mails).toHaveLength(1);
    const [{ subject, text }] = mails as [(typeof mails)[0]];
    expect(subject).toBe(`Your order for Rs ${2 * product.price} is paid`);
    expect(text).toContain('Hello Meera Iyer,');
    expect(text).toContain(`2 x ${product.name} (${product.options[0]}): Rs ${2 * product.price}`);
    expect(text).toContain(`Total: Rs ${2 * product.price}`);
    expect(text).toContain('12 Lake Road, Flat 3, 411001');
    expect(text).toContain(`${kit.shop.env.address}/orders`);
    const { orders, paymentNotices } = await mine(shopper);
    expect(text).toContain(orders[0].id);
    expect(paymentNotices).toEqual([]);
  });

  it('is enqueued in the transaction of the order: without the mail there is no order', async () => {
    const { shopper, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const allowMails = await refuseChanges('INSERT ON mails', `NEW.recipient = '${shopper.email}'`);
    expect(await complete(shopper, answer)).toBe('PaymentPending');
    await allowMails();
    expect((await mine(shopper)).orders).toEqual([]);
    expect(await complete(shopper, answer)).toBe('OrderPlaced');
    const enqueued = await sql(`SELECT dedupeKey FROM mails WHERE recipient = '${shopper.email}'`);
    expect(enqueued).toEqual([{ dedupeKey: `paid-${checkout.id}` }]);
  });
});

describe('processEvents', () => {
  it('closes the events of a payment with an order without asking the provider, except refunds', async () => {
    const { shopper, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await complete(shopper, answer)).toBe('OrderPlaced');
    const { razorpay_payment_id: id, razorpay_order_id: order_id } = answer;
    const storeEvent = (event: string) => {
      const body = JSON.stringify({ event, payload: { payment: { entity: { id, order_id } } } });
      return store(`late ${event}`, body);
    };
    const asked = jest.spyOn(kit.shop.provider, 'findPayment');
    for (const event of ['payment.authorized', 'payment.captured', 'order.paid']) await storeEvent(event);
    await processEvents(kit.shop);
    expect(asked).not.toHaveBeenCalled();
    await storeEvent('refund.processed');
    await processEvents(kit.shop);
    expect(asked).toHaveBeenCalledWith(id);
    expect(
      await sql("SELECT id FROM webhook_events WHERE id LIKE 'late %' AND nextTryAt IS NOT NULL"),
    ).toEqual([]);
  });

  it('stores the events of several payments in one statement and closes those with an order in three', async () => {
    const said: NewEvent[] = [];
    for (let count = 0; count < 3; count++) {
      const { shopper, checkout } = await atThePopup();
      const { razorpay_payment_id: id, ...rest } = await kit.payInPopup(checkout.providerOrderId);
      await complete(shopper, { razorpay_payment_id: id, ...rest });
      for (const event of ['payment.authorized', 'payment.captured', 'order.paid']) {
        const body = JSON.stringify({
          event,
          payload: { payment: { entity: { id, email: shopper.email } } },
        });
        const read = parseEvent(`${event} ${id}`, body);
        if (read) said.push(read);
      }
    }
    expect(said).toHaveLength(9);
    expect(JSON.stringify(said)).not.toContain('@');
    expect(await statementsOf(() => storeEvents(kit.shop, said))).toHaveLength(1);
    // A repeated delivery.
    await storeEvents(kit.shop, said);
    // A process that stops leaves them to the next one.
    await processEvents(kit.shop, () => false);
    expect(await sql('SELECT id FROM webhook_events WHERE nextTryAt IS NOT NULL')).toHaveLength(9);
    // Find the due events, find their orders, close the events, find no more.
    expect(await statementsOf(() => processEvents(kit.shop))).toHaveLength(4);
    expect(await sql('SELECT id FROM webhook_events WHERE nextTryAt IS NOT NULL')).toEqual([]);
  });

  it('delays an event, so that the shopper’s own request settles the payment first', async () => {
    const { shopper, checkout } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const { razorpay_payment_id: id, razorpay_order_id: order_id } = answer;
    const body = JSON.stringify({ event: 'order.paid', payload: { payment: { entity: { id, order_id } } } });
    const event = parseEvent('in a moment', body);
    await storeEvents(
      { ...kit.shop, env: { ...kit.shop.env, backgroundDelayMs: 60_000 } },
      event ? [event] : [],
    );
    await processEvents(kit.shop);
    expect((await mine(shopper)).orders).toEqual([]);

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await processEvents(kit.shop);
    expect((await mine(shopper)).orders).toHaveLength(1);
  });
});

describe('payment notices', () => {
  it('shows a refund on the orders page and by mail, until the money is back and after', async () => {
    const { shopper, product, checkout } = await atThePopup();
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    jest.spyOn(kit.shop.provider, 'refund').mockRejectedValueOnce(new ProviderUnavailableError('away'));
    expect(await complete(shopper, answer)).toBe('PaymentRefunded');
    const notice = {
      state: 'refunding',
      message: expect.stringMatching(/sold out .* is being refunded in full/),
      amount: checkout.amount,
      paymentId: answer.razorpay_payment_id,
    };
    expect(await mine(shopper)).toMatchObject({ orders: [], paymentNotices: [notice] });

    await sql('UPDATE refunds SET nextTryAt = 1 WHERE nextTryAt IS NOT NULL');
    await reconcile(kit.shop);
    expect(await mine(shopper)).toMatchObject({
      paymentNotices: [{ state: 'refunded', message: expect.stringMatching(/was refunded in full/) }],
    });
    const mails = await kit.mailsTo(shopper.email);
    expect(mails).toMatchObject([{ subject: `Your payment of Rs ${checkout.amount} is refunded` }]);
    expect(mails[0]?.text).toMatch(
      /sold out before the payment came\. So we give your payment .* back in full/,
    );

    await sql(`UPDATE refunds SET createdAt = 1 WHERE paymentId = '${answer.razorpay_payment_id}'`);
    expect((await mine(shopper)).paymentNotices).toEqual([]);
  });
});

describe('a pending refund that fails at the provider', () => {
  it.each(['its webhooks', 'the reconciler'])(
    'is requested again by %s; the shopper sees the true state',
    async (bringer) => {
      const { shopper, product, checkout } = await atThePopup();
      await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
      await kit.setStock(product.id, 0);
      const { razorpay_payment_id: paymentId, ...answer } = await kit.payInPopup(checkout.providerOrderId);
      await kit.holdRefunds(true);
      if (bringer === 'its webhooks') await kit.controlWebhooks({ dropRate: 0 });
      expect(await complete(shopper, { razorpay_payment_id: paymentId, ...answer })).toBe('PaymentRefunded');
      const state = async () => (await mine(shopper)).paymentNotices[0].state;
      const given = async () =>
        (await kit.ledger()).refunds
          .filter((refund: { payment_id: string }) => refund.payment_id === paymentId)
          .map(({ status }: { status: string }) => status);
      const news = async (isSo: () => Promise<boolean>) => {
        if (bringer === 'the reconciler') {
          await sql(`UPDATE refunds SET nextTryAt = 1 WHERE paymentId = '${paymentId}'`);
          await reconcile(kit.shop);
        } else while (!(await isSo())) await new Promise((done) => setTimeout(done, 5));
      };
      expect(await state()).toBe('refunding');

      await kit.answerLate(paymentId, 'failRefund');
      await news(async () => (await given()).length === 2);
      expect([await given(), await state()]).toEqual([['failed', 'pending'], 'refunding']);

      await kit.answerLate(paymentId, 'finishRefund');
      await news(async () => (await state()) === 'refunded');
      expect([await given(), await state()]).toEqual([['failed', 'processed'], 'refunded']);
      const failures = await kit.shop.db.read.query(
        `SELECT detail FROM audit_events WHERE action = 'refundFailed' AND detail LIKE '${paymentId}%'`,
      );
      expect(failures).toHaveLength(1);
      await kit.holdRefunds(false);
      await kit.controlWebhooks({ dropRate: 1 });
    },
  );

  it.each([
    ['does not answer', () => Promise.reject(new ProviderUnavailableError('away')), 'refunded'],
    ['refuses it', () => Promise.resolve(null), 'refunding'],
  ])(
    'is requested again if the shopkeeper made it and the provider %s meanwhile',
    async (_, says, meanwhile) => {
      const { shopper, product, checkout } = await atThePopup();
      await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
      await kit.setStock(product.id, 0);
      const answer = await kit.payInPopup(checkout.providerOrderId);
      const id = answer.razorpay_payment_id;
      const asked = jest.spyOn(kit.shop.provider, 'refund');
      await kit.holdRefunds(true);
      asked.mockImplementationOnce(async () => {
        await kit.answerLate(id, 'refund');
        return null;
      });
      expect(await complete(shopper, answer)).toBe('PaymentRefunded');
      const state = async () => (await mine(shopper)).paymentNotices[0].state;
      expect(await state()).toBe('refunded');

      await kit.answerLate(id, 'failRefund');
      await kit.holdRefunds(false);
      const [{ id: refundId }] = (await kit.ledger()).refunds.filter(
        (refund: { payment_id: string }) => refund.payment_id === id,
      );
      asked.mockImplementationOnce(says);
      const payload = { payment: { entity: { id } }, refund: { entity: { id: refundId } } };
      await store(`failed ${id}`, JSON.stringify({ event: 'refund.failed', payload }));
      await processEvents(kit.shop);
      expect(await state()).toBe(meanwhile);

      await sql(
        `UPDATE webhook_events SET nextTryAt = 1 WHERE id = 'failed ${id}' AND nextTryAt IS NOT NULL`,
      );
      await sql(`UPDATE refunds SET nextTryAt = 1 WHERE paymentId = '${id}' AND nextTryAt IS NOT NULL`);
      await reconcile(kit.shop);
      expect(asked).toHaveBeenCalledTimes(3);
      expect(await state()).toBe('refunded');
      expect(await kit.shop.provider.findPayment(id)).toMatchObject({ status: 'refunded' });
    },
  );

  it('does not reopen when an outdated status arrives after it is done', async () => {
    const { shopper, product, checkout } = await atThePopup();
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    await kit.setStock(product.id, 0);
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const id = answer.razorpay_payment_id;
    await kit.holdRefunds(true);
    expect(await complete(shopper, answer)).toBe('PaymentRefunded');
    await kit.holdRefunds(false);
    const { findRefund } = kit.shop.provider;
    jest.spyOn(kit.shop.provider, 'findRefund').mockImplementationOnce(async (refundId) => {
      const waits = await findRefund(refundId);
      await kit.answerLate(id, 'finishRefund');
      await handleRefundEvent(kit.shop, id, refundId);
      return waits;
    });
    await sql(`UPDATE refunds SET nextTryAt = 1 WHERE paymentId = '${id}'`);
    await reconcile(kit.shop);
    expect((await mine(shopper)).paymentNotices).toMatchObject([{ state: 'refunded' }]);
  });

  it('is recorded for the shopkeeper if it was made by hand', async () => {
    const { shopper, checkout, subjects } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await complete(shopper, answer)).toBe('OrderPlaced');
    await kit.holdRefunds(true);
    await kit.answerLate(answer.razorpay_payment_id, 'refund');
    await kit.holdRefunds(false);
    await kit.controlWebhooks({ dropRate: 0 });
    await kit.answerLate(answer.razorpay_payment_id, 'failRefund');
    const failures = () =>
      kit.shop.db.read.query(
        `SELECT detail FROM audit_events WHERE action = 'refundFailed' AND detail LIKE '${answer.razorpay_payment_id}%'`,
      );
    while ((await failures()).length === 0) await new Promise((done) => setTimeout(done, 5));
    expect(await failures()).toMatchObject([{ detail: expect.stringMatching(/by hand/) }]);
    expect(await subjects()).toEqual([expect.stringMatching(/is paid/)]);
    await kit.controlWebhooks({ dropRate: 1 });
  });
});

describe('refunds by hand', () => {
  it('reports each partial refund by hand once, by mail', async () => {
    const { shopper, checkout, subjects } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await complete(shopper, answer)).toBe('OrderPlaced');
    expect(await subjects()).toEqual([expect.stringMatching(/is paid/)]);
    await kit.controlWebhooks({ dropRate: 0, duplicate: true });
    for (const amount of [4000, 2500]) {
      await kit.shop.provider.refund(answer.razorpay_payment_id, amount, `by-hand-for-${amount}`);
    }
    while ((await subjects()).length < 3) await new Promise((done) => setTimeout(done, 5));
    await kit.controlWebhooks({ dropRate: 1, duplicate: false });
    await reconcile(kit.shop);
    expect((await subjects()).slice(1).sort()).toEqual([
      'Rs 25 of your payment are refunded',
      'Rs 40 of your payment are refunded',
    ]);
    expect((await mine(shopper)).orders).toMatchObject([{ status: 'paid' }]);
  });
});

describe('a pending payment', () => {
  it('shows a payment that cannot be looked up as being confirmed at once, and reports it by one mail after a minute', async () => {
    const { shopper, checkout, subjects } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const away = down();
    jest.spyOn(kit.shop.provider, 'paymentsOfOrder').mockRejectedValue(new ProviderUnavailableError('away'));
    expect(await complete(shopper, answer)).toBe('PaymentPending');
    expect(await mine(shopper)).toMatchObject({
      orders: [],
      paymentNotices: [
        {
          state: 'confirming',
          message: expect.stringMatching(/is being confirmed/),
          amount: checkout.amount,
        },
      ],
    });
    expect((await mine(await kit.newShopper())).paymentNotices).toEqual([]);

    await sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
    await reconcile(kit.shop);
    expect(await subjects()).toEqual([]);
    for (let turn = 0; turn < 3; turn++) {
      await makeDueAnHourLater(checkout.id);
      await reconcile(kit.shop);
    }
    const confirming = `Your payment of Rs ${checkout.amount} is being confirmed`;
    expect(await subjects()).toEqual([confirming]);

    away.mockRestore();
    jest.restoreAllMocks();
    await makeDueAnHourLater(checkout.id);
    await reconcile(kit.shop);
    expect(await mine(shopper)).toMatchObject({ orders: [{ status: 'paid' }], paymentNotices: [] });
    expect(await subjects()).toEqual([confirming, `Your order for Rs ${checkout.amount} is paid`]);
  });

  it('shows the payment of a webhook that cannot be looked up as being confirmed', async () => {
    const { shopper, checkout } = await atThePopup();
    await kit.controlWebhooks({ dropRate: 0 });
    down();
    await kit.payInPopup(checkout.providerOrderId);
    const states = async () =>
      (await mine(shopper)).paymentNotices.map(({ state }: { state: string }) => state);
    while ((await states()).length === 0) await new Promise(setImmediate);
    expect(await states()).toEqual(['confirming']);
    await kit.controlWebhooks({ dropRate: 1 });
  });

  it('replaces the notice of a payment that the bank refunds by a mail', async () => {
    const { shopper, checkout, subjects } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId, 'authorized');
    jest.spyOn(kit.shop.provider, 'capture').mockResolvedValue(null);
    expect(await complete(shopper, answer)).toBe('PaymentPending');
    expect((await mine(shopper)).paymentNotices).toMatchObject([{ state: 'confirming' }]);

    const payments = await kit.shop.provider.paymentsOfOrder(checkout.providerOrderId);
    jest
      .spyOn(kit.shop.provider, 'paymentsOfOrder')
      .mockResolvedValue(payments.map((payment) => ({ ...payment, status: 'refunded' })));
    for (let turn = 0; turn < 2; turn++) {
      await sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
      await reconcile(kit.shop);
    }
    expect(await mine(shopper)).toMatchObject({ orders: [], paymentNotices: [] });
    expect(await subjects()).toEqual([`Your payment of Rs ${checkout.amount} did not go through`]);
  });

  it.each(['its webhook', 'the reconciler'])(
    'shows a payment that the bank authorises late as being confirmed, until it becomes an order by %s',
    async (bringer) => {
      const { shopper, checkout } = await atThePopup();
      const answer = await kit.payInPopup(checkout.providerOrderId, 'late');
      expect(await complete(shopper, answer)).toBe('PaymentPending');
      expect(await mine(shopper)).toMatchObject({ orders: [], paymentNotices: [{ state: 'confirming' }] });

      if (bringer === 'its webhook') await kit.controlWebhooks({ dropRate: 0 });
      await kit.answerLate(answer.razorpay_payment_id, 'authorize');
      if (bringer === 'its webhook') {
        while ((await mine(shopper)).orders.length === 0) await new Promise((done) => setTimeout(done, 5));
        await kit.controlWebhooks({ dropRate: 1 });
      } else {
        await sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
        await reconcile(kit.shop);
      }
      expect(await mine(shopper)).toMatchObject({ orders: [{ status: 'paid' }], paymentNotices: [] });
    },
  );

  it('promises a refund, not an order, if the same goods were bought in another checkout', async () => {
    const { shopper, checkout, subjects } = await atThePopup();
    const late = await kit.payInPopup(checkout.providerOrderId, 'late');
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    const variables = { billing: { ...billing, email: shopper.email } };
    const { checkout: second } = (await kit.gql(BEGIN, variables, shopper.token)).beginCheckout;
    expect(await complete(shopper, await kit.payInPopup(second.providerOrderId))).toBe('OrderPlaced');

    const goesBack = expect.stringMatching(
      /being confirmed\. This cart was paid before, so you get the money back/,
    );
    expect(await settlePayment(kit.shop, late.razorpay_payment_id)).toMatchObject({ message: goesBack });
    expect((await mine(shopper)).paymentNotices).toMatchObject([{ state: 'confirming', message: goesBack }]);
    expect(await subjects()).toEqual([`Your order for Rs ${second.amount} is paid`]);
    await makeDueAnHourLater(checkout.id);
    await reconcile(kit.shop);
    const told = async () => (await kit.mailsTo(shopper.email)).at(-1)?.text;
    expect(await told()).toMatch(/no second order is placed: you get the money back/);

    await kit.answerLate(late.razorpay_payment_id, 'fail');
    await makeDueAnHourLater(checkout.id);
    await reconcile(kit.shop);
    expect(await told()).toMatch(/we have taken no money.*The order that you had paid before stays/s);
    expect(await subjects()).toHaveLength(3);
    expect(await mine(shopper)).toMatchObject({ orders: [{ status: 'paid' }], paymentNotices: [] });
  });

  it('removes the notice of a payment that the bank declines late', async () => {
    const { shopper, checkout, subjects } = await atThePopup();
    const answer = await kit.payInPopup(checkout.providerOrderId, 'late');
    expect(await complete(shopper, answer)).toBe('PaymentPending');
    await kit.answerLate(answer.razorpay_payment_id, 'fail');
    await sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
    await reconcile(kit.shop);
    expect(await mine(shopper)).toMatchObject({ orders: [], paymentNotices: [] });
    expect(await subjects()).toEqual([expect.stringMatching(/did not go through/)]);
  });

  it('places the order of a payment without an answer of the popup, though the checkout was cancelled', async () => {
    const { shopper, checkout } = await atThePopup();
    expect(await kit.payInPopup(checkout.providerOrderId, 'timeout')).toEqual({ pending: true });
    await kit.gql(CANCEL, { id: checkout.id }, shopper.token);
    const [payment] = await kit.shop.provider.paymentsOfOrder(checkout.providerOrderId);
    await kit.answerLate(String(payment?.id), 'authorize');
    await sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`);
    await reconcile(kit.shop);
    expect((await mine(shopper)).orders).toHaveLength(1);
  });
});
