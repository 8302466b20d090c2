import { cpuOf } from '../bench/load.ts';
import { type Browsing, isBorne, percentile, secondsUntilRecovered } from '../bench/overload/figures.ts';

const browsing = (changes: Partial<Browsing>): Browsing => ({
  offered: 1000,
  answered: 1000,
  refused: 0,
  unsent: 0,
  failed: 0,
  p50: 5,
  p99: 40,
  seconds: 2.1,
  ...changes,
});

describe('a load', () => {
  it('is borne when nearly everything is answered, soon', () => {
    expect(isBorne(browsing({}), 2)).toBe(true);
    expect(isBorne(browsing({ answered: 980, refused: 20 }), 2)).toBe(true);
  });

  it.each([
    ['much is refused', { answered: 940, refused: 60 }],
    ['responses are late', { p50: 90 }],
    ['the shop falls behind', { seconds: 2.6 }],
  ])('is not borne when %s', (_, changes) => {
    expect(isBorne(browsing(changes), 2)).toBe(false);
  });
});

describe('the recovery', () => {
  /** Two payments in each second after the load, as slow as said. */
  const payments = (durations: number[]) =>
    durations.flatMap((duration, second) =>
      [0, 500].map((ms) => ({ dueAt: 10_000 + 1000 * second + ms, duration, failure: null })),
    );

  it('ends with the last slow second', () => {
    expect(secondsUntilRecovered(payments([80, 20, 90, 21, 20]), 10_000, 20)).toBe(3);
    expect(secondsUntilRecovered(payments([20, 20]), 10_000, 20)).toBe(0);
  });

  it('is not seen while the last second is slow, or its payments fail', () => {
    expect(secondsUntilRecovered(payments([20, 90]), 10_000, 20)).toBeNull();
    const failed = payments([20, 20]).map((payment) => ({ ...payment, failure: 'refused' }));
    expect(secondsUntilRecovered(failed, 10_000, 20)).toBeNull();
  });

  it('does not depend on payments under load', () => {
    expect(secondsUntilRecovered(payments([900, 900, 20]), 12_000, 20)).toBe(0);
  });
});

test('a percentile is one of the values, whatever their order', () => {
  expect(percentile([30, 10, 20, 40], 0.5)).toBe(30);
  expect(percentile([30, 10, 20, 40], 0.99)).toBe(40);
  expect(percentile([], 0.5)).toBe(0);
});

test('the CPU time of several processes is their sum, and unknown if one of them is', () => {
  const own = cpuOf(process.pid) ?? 0;
  expect(own).toBeGreaterThan(0);
  expect(cpuOf([process.pid, process.pid])).toBeGreaterThanOrEqual(2 * own);
  expect(cpuOf([process.pid, 2 ** 30])).toBeNull();
});
