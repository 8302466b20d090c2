import { DAY_MS, shopDayOf } from '../src/lib/time/shopDay.ts';
import { makeOrders } from './orders.ts';

const now = Date.parse('2026-11-23T12:00:00Z');
const orders = makeOrders(now);
const paid = orders.filter(({ isPaid }) => isPaid);

describe('the demo orders', () => {
  it('are the same for the same time, and some 600 in 90 days', () => {
    expect(makeOrders(now)).toEqual(orders);
    expect(paid.length).toBeGreaterThan(550);
    expect(paid.length).toBeLessThan(680);
    expect(shopDayOf(orders[0]!.placedAt)).toBe(shopDayOf(now) - 89);
  });

  it('are more at weekends and towards today', () => {
    const ofWeekdays = (...days: number[]) =>
      paid.filter(({ placedAt }) => days.includes((shopDayOf(placedAt) + 4) % 7)).length / days.length;
    expect(ofWeekdays(0, 6)).toBeGreaterThan(1.4 * ofWeekdays(1, 2, 3, 4));
    const half = now - 45 * DAY_MS;
    expect(paid.filter(({ placedAt }) => placedAt > half).length).toBeGreaterThan(paid.length * 0.53);
  });

  it.each(['2026-11-23T12:00:00Z', '2026-11-22T18:31:00Z', '2026-11-23T02:00:00Z'])(
    'have steps in order and none in the future at %s',
    (time) => {
      for (const { placedAt, steps, refund } of makeOrders(Date.parse(time))) {
        const times = [placedAt, ...steps.map(({ at }) => at), refund?.at ?? Number.POSITIVE_INFINITY];
        expect(times).toEqual([...times].sort((a, b) => a - b));
        for (const at of times) expect(at === Number.POSITIVE_INFINITY || at <= Date.parse(time)).toBe(true);
      }
    },
  );

  it('are in every status, and some are refunded', () => {
    const last = paid.map(({ steps }) => steps.at(-1)?.to ?? 'paid');
    for (const status of [
      'paid',
      'packing',
      'packed',
      'outForDelivery',
      'delivered',
      'cancelled',
      'refunded',
    ])
      expect(last).toContain(status);
    expect(last.filter((status) => status === 'delivered').length).toBeGreaterThan(paid.length * 0.9);
    const parts = paid.flatMap(({ refund }) => (refund ? [refund.part] : []));
    expect(parts).toEqual(expect.arrayContaining(['whole', 'line', 20]));
    expect(paid.filter(({ refund }) => refund?.failure)).toHaveLength(1);
  });
});
