import { createFreshness } from './freshness.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A freshness whose checks end when the test says so. */
function setUp() {
  const checks: { succeed(): void; fail(): void }[] = [];
  const freshness = createFreshness(
    () =>
      new Promise((resolve, reject) => {
        const startedAt = performance.now();
        checks.push({
          succeed() {
            freshness.markChecked(startedAt);
            resolve();
          },
          fail: () => reject(new Error('unavailable')),
        });
      }),
  );
  return { freshness, checks };
}

describe('ensureFresh', () => {
  it('returns null within a second of the last check, then one check shared by all callers', async () => {
    const { freshness, checks } = setUp();
    jest.advanceTimersByTime(999);
    expect(freshness.ensureFresh()).toBeNull();
    jest.advanceTimersByTime(1);
    const pending = [freshness.ensureFresh(), freshness.ensureFresh()];
    expect(pending).toEqual([expect.any(Promise), expect.any(Promise)]);
    expect(checks).toHaveLength(1);
    jest.advanceTimersByTime(300);
    checks[0]?.succeed();
    await Promise.all(pending);
    expect(freshness.ensureFresh()).toBeNull();
    // The age counts from the start of the check.
    jest.advanceTimersByTime(700);
    expect(freshness.ensureFresh()).not.toBeNull();
    expect(checks).toHaveLength(2);
  });

  it('does not wait after a failed check until a check succeeds', async () => {
    const { freshness, checks } = setUp();
    jest.advanceTimersByTime(1000);
    const failing = freshness.ensureFresh();
    checks[0]?.fail();
    await failing;
    jest.advanceTimersByTime(60_000);
    expect(freshness.ensureFresh()).toBeNull();
    freshness.markChecked(performance.now());
    jest.advanceTimersByTime(1000);
    expect(freshness.ensureFresh()).not.toBeNull();
  });

  it('stops waiting for a check after two seconds', async () => {
    const { freshness, checks } = setUp();
    jest.advanceTimersByTime(1000);
    const hanging = freshness.ensureFresh();
    jest.advanceTimersByTime(2000);
    await hanging;
    expect(freshness.ensureFresh()).toBeNull();
    // A late success counts.
    checks[0]?.succeed();
    expect(freshness.ensureFresh()).not.toBeNull();
  });
});
