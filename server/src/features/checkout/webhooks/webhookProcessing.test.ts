import { createHash } from 'node:crypto';
import { In, IsNull, Not } from 'typeorm';
import { type CheckoutShop, startCheckoutShop } from '../../../../test/checkoutShop.ts';
import { eventually } from '../../../../test/eventually.ts';
import { reconcile } from '../reconciliation/reconciliation.service.ts';
import { WebhookEvent } from './webhookEvents.entity.ts';
import { type NewEvent, parseEvent, storeEvents } from './webhookEvents.service.ts';
import { processEvents } from './webhookProcessing.service.ts';

let kit: CheckoutShop;
beforeAll(async () => {
  kit = await startCheckoutShop();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** The statements about events and orders; mails may be sent at the same time. */
const statementsOf = async (work: () => Promise<unknown>) =>
  (await kit.statements(work)).filter(({ sql }) => /webhook_events|orders/.test(sql));

/** Stores an event as the webhook does. */
async function store(id: string, body: string): Promise<void> {
  const event = parseEvent(id, body);
  await storeEvents(kit.shop, event ? [event] : []);
}

describe('processEvents', () => {
  it('closes the events of a payment with an order without asking the provider, except refunds', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    expect(await kit.complete(shopper, answer)).toMatchObject({ __typename: 'OrderPlaced' });
    const { razorpay_payment_id: id, razorpay_order_id: order_id } = answer;
    const storeEvent = (event: string) => {
      const body = JSON.stringify({ event, payload: { payment: { entity: { id, order_id } } } });
      return store(`late ${event}`, body);
    };
    const findPayment = jest.spyOn(kit.shop.provider, 'findPayment');
    for (const event of ['payment.authorized', 'payment.captured', 'order.paid']) await storeEvent(event);
    await processEvents(kit.shop);
    expect(findPayment).not.toHaveBeenCalled();
    await storeEvent('refund.processed');
    await processEvents(kit.shop);
    expect(findPayment).toHaveBeenCalledWith(id);
    expect(
      await kit.sql("SELECT id FROM webhook_events WHERE id LIKE 'late %' AND nextTryAt IS NOT NULL"),
    ).toEqual([]);
  });

  it('stores the events of several payments in one statement and closes those with an order in three', async () => {
    const events: NewEvent[] = [];
    for (let count = 0; count < 3; count++) {
      const { shopper, checkout } = await kit.startCheckout();
      const { razorpay_payment_id: id, ...rest } = await kit.payInPopup(checkout.providerOrderId);
      await kit.complete(shopper, { razorpay_payment_id: id, ...rest });
      for (const event of ['payment.authorized', 'payment.captured', 'order.paid']) {
        const body = JSON.stringify({
          event,
          payload: { payment: { entity: { id, email: shopper.email } } },
        });
        const parsed = parseEvent(`${event} ${id}`, body);
        if (parsed) events.push(parsed);
      }
    }
    expect(events).toHaveLength(9);
    expect(JSON.stringify(events)).not.toContain('@');
    expect(await statementsOf(() => storeEvents(kit.shop, events))).toHaveLength(1);
    // A repeated delivery.
    await storeEvents(kit.shop, events);
    // A process that stops leaves them to the next one.
    await processEvents(kit.shop, () => false);
    expect(await kit.sql('SELECT id FROM webhook_events WHERE nextTryAt IS NOT NULL')).toHaveLength(9);
    // Find the due events, find their orders, close the events, find no more.
    expect(await statementsOf(() => processEvents(kit.shop))).toHaveLength(4);
    expect(await kit.sql('SELECT id FROM webhook_events WHERE nextTryAt IS NOT NULL')).toEqual([]);
  });

  it('delays an event, so that the shopper’s own request settles the payment first', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    const answer = await kit.payInPopup(checkout.providerOrderId);
    const { razorpay_payment_id: id, razorpay_order_id: order_id } = answer;
    const body = JSON.stringify({ event: 'order.paid', payload: { payment: { entity: { id, order_id } } } });
    const event = parseEvent('in a moment', body);
    await storeEvents(
      { ...kit.shop, env: { ...kit.shop.env, backgroundDelayMs: 60_000 } },
      event ? [event] : [],
    );
    await processEvents(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toEqual([]);

    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await processEvents(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toHaveLength(1);
  });

  it('processes all due events in one run, however many, unless it is stopped', async () => {
    const event = { event: 'payment.captured', body: '', receivedAt: 1, attempts: 0, nextTryAt: 1 };
    const many = Array.from({ length: 120 }, (_, turn) => ({ ...event, id: `due ${turn}` }));
    await kit.shop.db.write((tx) => tx.insert(WebhookEvent, many));
    const countDue = () => kit.shop.db.read.countBy(WebhookEvent, { nextTryAt: 1 });
    let turns = 0;
    await processEvents(kit.shop, () => turns++ < 2);
    expect(await countDue()).toBe(110);
    await processEvents(kit.shop);
    expect(await countDue()).toBe(0);
  });

  it('leaves events that become due during a run to the next run', async () => {
    const event = { event: 'payment.captured', body: '', receivedAt: 1, attempts: 0 };
    let now = Date.now();
    const rows = [
      { ...event, id: 'due now', nextTryAt: now },
      { ...event, id: 'due meanwhile', nextTryAt: now + 1000 },
    ];
    await kit.shop.db.write((tx) => tx.insert(WebhookEvent, rows));
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    await processEvents(kit.shop, () => {
      now += 1000;
      return true;
    });
    const findDue = () =>
      kit.shop.db.read.find(WebhookEvent, { select: { id: true }, where: { nextTryAt: Not(IsNull()) } });
    expect(await findDue()).toEqual([{ id: 'due meanwhile' }]);
    await processEvents(kit.shop);
    expect(await findDue()).toEqual([]);
  });

  it('continues after an event that cannot be parsed', async () => {
    const { shopper, checkout } = await kit.startCheckout();
    const event = { event: 'payment.captured', receivedAt: 1, attempts: 1, nextTryAt: 1 };
    await kit.shop.db.write((tx) =>
      tx.insert(WebhookEvent, [
        { ...event, id: 'done before', body: '' },
        { ...event, id: 'damaged', body: '{' },
      ]),
    );
    await kit.payInPopup(checkout.providerOrderId);
    await kit.makeCheckDue(checkout.id);
    await reconcile(kit.shop);
    expect((await kit.accountOf(shopper)).orders).toHaveLength(1);
    const due = await kit.shop.db.read.findOneByOrFail(WebhookEvent, { id: 'damaged' });
    expect(due).toMatchObject({ attempts: 2 });
    expect(due.nextTryAt).toBeGreaterThan(Date.now());
    expect(await kit.shop.db.read.findOneByOrFail(WebhookEvent, { id: 'done before' })).toMatchObject({
      nextTryAt: null,
    });
    await kit.sql("DELETE FROM webhook_events WHERE id = 'damaged'");
  });

  it('ends although an event fails with the longest delay before its next attempt', async () => {
    const event = { event: 'payment.captured', receivedAt: 1, attempts: 8, nextTryAt: 1 };
    await kit.shop.db.write((tx) => tx.insert(WebhookEvent, { ...event, id: 'fails often', body: '{' }));
    let groups = 0;
    await processEvents(kit.shop, () => groups++ < 20);
    expect(await kit.shop.db.read.findOneByOrFail(WebhookEvent, { id: 'fails often' })).toMatchObject({
      attempts: 9,
    });
    await kit.sql("DELETE FROM webhook_events WHERE id = 'fails often'");
  });

  it('distinguishes events without an id', async () => {
    jest.spyOn(kit.shop.provider, 'isWebhookSigned').mockReturnValue(true);
    const bodies = ['pay_first', 'pay_second'].map((id) =>
      JSON.stringify({ event: 'payment.captured', payload: { payment: { entity: { id } } } }),
    );
    for (const body of bodies) {
      const headers = { 'x-razorpay-signature': 'good', 'x-razorpay-event-id': '' };
      const { status } = await fetch(`${kit.url}/webhooks/razorpay`, { method: 'POST', headers, body });
      expect(status).toBe(200);
    }
    const ids = bodies.map((body) => createHash('sha256').update(body).digest('hex'));
    const events = (more: object) => kit.shop.db.read.countBy(WebhookEvent, { id: In(ids), ...more });
    expect(await events({})).toBe(2);
    // They are processed after the answer, and must not disturb the next test.
    await eventually(() => events({ nextTryAt: Not(IsNull()) }), 0);
  });
});
