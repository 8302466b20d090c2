import { eventually } from '../../test/eventually.ts';
import { expectTypename } from '../../test/expectTypename.ts';
import { AddToCart, BeginCheckout, MyOrders } from '../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../test/testkit.ts';
import { billing } from '../../tools/billing.mjs';
import { openDatabase } from '../database/database.ts';
import { createLease } from '../database/lease.ts';
import { Session } from '../features/auth/sessions.entity.ts';
import { reconcile } from '../features/checkout/reconciliation/reconciliation.service.ts';
import { WebhookEvent } from '../features/checkout/webhooks/webhookEvents.entity.ts';
import { personalData } from '../features/features.ts';
import { enqueueMail } from '../features/notifications/notifications.service.ts';
import { closeShop, openShop, type Shop } from '../shop.ts';
import { createJobs } from './jobs.ts';
import { JOBS_LEASE_MS, startScheduler, TICK_MS } from './scheduler.ts';

const DAY = 24 * 60 * 60 * 1000;

let kit: TestShop;
/** Another process of the same shop. */
let other: Shop;
beforeAll(async () => {
  kit = await startShop({ reconcileMs: 20 });
  const { env, log } = kit.shop;
  other = await openShop({ env, log, db: await openDatabase(env), personalData });
  await kit.controlWebhooks({ dropRate: 1 });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await closeShop(other);
  await kit.close();
});

const sql = (statement: string) => kit.shop.db.write((tx) => tx.query(statement));

/** A shopper who has paid without a webhook or an answer of the popup. */
async function payWithoutWebhook(by?: Shopper) {
  const shopper = by ?? (await kit.newShopper());
  const product = await kit.product('paneer');
  await kit.setStock(product.id, 10);
  await kit.gql(AddToCart, { input: { productId: product.id, option: product.options[0] } }, shopper.token);
  const { beginCheckout } = await kit.gql(BeginCheckout, { billing }, shopper.token);
  const { checkout } = expectTypename(beginCheckout, 'CheckoutBegun');
  await kit.payInPopup(checkout.providerOrderId);
  return {
    checkout,
    makeDue: () => sql(`UPDATE checkouts SET nextCheckAt = 1 WHERE id = '${checkout.id}'`),
    hasOrder: async () => (await kit.gql(MyOrders, {}, shopper.token)).me?.orders.length === 1,
  };
}

/** Records which of the two processes sends requests to the provider. */
function watchProvider() {
  const requests: string[] = [];
  for (const [name, { provider }] of [
    ['first', kit.shop],
    ['second', other],
  ] as const) {
    const { paymentsOfOrder } = provider;
    jest.spyOn(provider, 'paymentsOfOrder').mockImplementation((id) => {
      requests.push(name);
      return paymentsOfOrder(id);
    });
  }
  return requests;
}

describe('the scheduler', () => {
  it('runs the jobs in one of two processes; when that one is killed, the other one continues', async () => {
    let skippedMs = 0;
    const { now } = performance;
    jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + skippedMs);
    const requests = watchProvider();
    const stopFirst = startScheduler(kit.shop, createJobs(kit.shop));
    const one = await payWithoutWebhook();
    await one.makeDue();
    await eventually(one.hasOrder, true);
    const stopSecond = startScheduler(other, createJobs(other));
    for (let turn = 0; turn < 3; turn++) {
      const more = await payWithoutWebhook();
      await more.makeDue();
      await eventually(more.hasOrder, true);
    }
    expect(new Set(requests)).toEqual(new Set(['first']));

    const last = await payWithoutWebhook();
    const dead = jest.spyOn(kit.shop.db, 'write').mockRejectedValue(new Error('killed'));
    await other.db.write((tx) =>
      tx.query('UPDATE checkouts SET nextCheckAt = 1 WHERE nextCheckAt IS NOT NULL'),
    );
    skippedMs += JOBS_LEASE_MS;
    await eventually(last.hasOrder, true);
    expect(requests.at(-1)).toBe('second');
    await stopFirst();
    dead.mockRestore();
    await stopSecond();
  });

  it.each([0, 100, 499])(
    'takes the jobs over within five seconds after the death of a process, with ticks %p ms apart',
    async (shift) => {
      let time = 0;
      jest.spyOn(performance, 'now').mockImplementation(() => time);
      const { db } = kit.shop;
      const [holder, successor] = [1, 2].map((n) =>
        createLease(db, `job-${shift}`, `process-${n}`, JOBS_LEASE_MS),
      );
      for (let tick = 0; tick < 6; tick++) {
        time = tick * TICK_MS;
        await holder?.renew();
        time += shift;
        expect(await successor?.renew()).toBe(false);
      }
      const diedAt = 5 * TICK_MS;
      while (!(await successor?.renew())) time += TICK_MS;
      expect(time - diedAt).toBeLessThanOrEqual(5000);
      expect(holder?.isHeld()).toBe(false);
    },
  );

  it('processes each event once when two processes reconcile concurrently', async () => {
    const now = Date.now();
    const events = Array.from({ length: 10 }, (_, turn) => `evt_${now}_${turn}`);
    for (const id of events) {
      const body = JSON.stringify({
        event: 'payment.captured',
        payload: { payment: { entity: { id: 'pay_of_nobody' } } },
      });
      await sql(
        `INSERT INTO webhook_events (id, event, body, receivedAt, attempts, nextTryAt) VALUES ('${id}', 'payment.captured', '${body}', ${now}, 0, ${now})`,
      );
    }
    const spies = [kit.shop, other].map(({ provider }) => jest.spyOn(provider, 'findPayment'));
    await Promise.all([kit.shop, other, kit.shop, other].map((shop) => reconcile(shop)));
    expect(spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)).toBe(events.length);
  });

  it.each([2 * DAY, -2 * DAY])('continues after the clock has jumped by %p ms', async (jump) => {
    const shopper = await kit.newShopper();
    await sql(`UPDATE sessions SET expiresAt = expiresAt + ${3 * DAY} WHERE userId = '${shopper.id}'`);
    const real = Date.now;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + jump);
    const before = await payWithoutWebhook(shopper);
    const mail = {
      dedupeKey: null,
      recipient: `clock${jump}@example.com`,
      subject: 'Subject',
      text: 'Subject',
    };
    await kit.shop.db.write((tx) => enqueueMail(tx, mail));
    clock.mockRestore();
    await reconcile(kit.shop);
    expect(await before.hasOrder()).toBe(true);
    expect(await kit.mailsTo(mail.recipient)).toHaveLength(1);
  });

  it('deletes expired and old rows, and nothing else', async () => {
    const now = Date.now();
    const { id: userId } = await kit.newShopper();
    const session = { userId, createdAt: 1, lastSeenAt: now };
    const event = { event: 'payment.captured', body: '{}', attempts: 1 };
    await kit.shop.db.write(async (tx) => {
      await tx.insert(Session, [
        { ...session, tokenHash: 'over', expiresAt: now - 1 },
        { ...session, tokenHash: 'good', expiresAt: now + DAY },
      ]);
      await tx.insert(WebhookEvent, [
        ...Array.from({ length: 1200 }, (_, turn) => ({
          ...event,
          id: `old ${turn}`,
          receivedAt: now - 61 * DAY,
          nextTryAt: null,
        })),
        { ...event, id: 'recent', receivedAt: now - 31 * DAY, nextTryAt: null },
        { ...event, id: 'unprocessed', receivedAt: now - 61 * DAY, nextTryAt: now + DAY },
      ]);
    });
    for (const { name, run } of createJobs(kit.shop)) if (name.startsWith('delete')) await run(() => true);
    const sessions = await kit.shop.db.read.findBy(Session, { userId });
    expect(sessions.map(({ tokenHash }) => tokenHash)).toEqual(expect.arrayContaining(['good']));
    expect(sessions).toHaveLength(2);
    const events = await kit.shop.db.read.find(WebhookEvent, { where: { event: event.event } });
    const left = events.map(({ id }) => id);
    expect(left.filter((id) => !id.startsWith('evt_')).sort()).toEqual(['recent', 'unprocessed']);
  });
});
