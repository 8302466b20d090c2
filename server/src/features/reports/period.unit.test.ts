import { formatShopDay, startOfShopDay } from '../../lib/time/shopDay.ts';
import type { Period } from '../orders/figures/salesFigures.service.ts';
import { type PeriodInput, periodBefore, readPeriod } from './period.ts';

/** Half past three at night of 24 November in India; still 23 November in UTC. */
const now = Date.parse('2026-11-23T22:00:00Z');

const read = (input: PeriodInput): Period => {
  const period = readPeriod(input, now);
  if ('__typename' in period) throw new Error(period.message);
  return period;
};
const days = ({ first, last }: Period) => [formatShopDay(first), formatShopDay(last)];

describe('the period of a report', () => {
  it.each([
    [{ lastDays: 1 }, ['2026-11-24', '2026-11-24']],
    [{ lastDays: 7 }, ['2026-11-18', '2026-11-24']],
    [{}, ['2026-10-26', '2026-11-24']],
    [{ from: '2026-02-28', to: '2026-03-01' }, ['2026-02-28', '2026-03-01']],
    [{ from: '2026-11-01', to: '2027-01-01' }, ['2026-11-01', '2026-11-24']],
  ])('of %j is %j', (input, expected) => {
    expect(days(read(input))).toEqual(expected);
  });

  it('ends now when it ends today, and else at midnight', () => {
    expect(read({ lastDays: 7 }).until).toBe(now + 1);
    const { last, until } = read({ from: '2026-11-01', to: '2026-11-23' });
    expect(until).toBe(startOfShopDay(last + 1));
  });

  it('compares with as many days before it, up to the same time of day', () => {
    const before = periodBefore(read({ lastDays: 7 }));
    expect(days(before)).toEqual(['2026-11-11', '2026-11-17']);
    expect(new Date(before.until - 1).toISOString()).toBe('2026-11-16T22:00:00.000Z');
  });

  it.each([
    [{ lastDays: 0 }, 'lastDays'],
    [{ lastDays: 367 }, 'lastDays'],
    [{ from: '2026-11-02' }, 'to'],
    [{ to: '2026-11-02' }, 'from'],
    [{ from: '2026-02-30', to: '2026-03-01' }, 'from'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'to'],
    [{ from: '2026-11-25', to: '2026-11-26' }, 'from'],
    [{ from: '2025-01-01', to: '2026-11-01' }, 'to'],
  ])('cannot be %j', (input, field) => {
    expect(readPeriod(input, now)).toMatchObject({ __typename: 'InvalidInput', field });
  });
});
