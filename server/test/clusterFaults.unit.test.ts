import { planClusterFaults } from '../chaos/environment/clusterFaults.ts';

const ROLLBACK = 'rollback by one release';
const DEPLOYMENT = 'deployment with a migration';
const namesOf = (seed: number, count: number, previous: string | null = 'previous.js') =>
  planClusterFaults(seed, count, { previous, next: 'next.js' }).map(({ name }) => name);

describe('faults of a cluster', () => {
  it('are those of the seed', () => {
    expect(namesOf(7, 40)).toEqual(namesOf(7, 40));
    expect(namesOf(7, 40)).not.toEqual(namesOf(8, 40));
  });

  it('have every kind at least once, and in the middle one rollback before the only deployment', () => {
    for (const count of [9, 40]) {
      const names = namesOf(7, count);
      expect(names).toHaveLength(count);
      expect(new Set(names).size).toBe(9);
      const middle = Math.floor((count - 2) / 2);
      expect(names.slice(middle, middle + 2)).toEqual([ROLLBACK, DEPLOYMENT]);
      expect(names.filter((name) => name === ROLLBACK || name === DEPLOYMENT)).toHaveLength(2);
    }
  });

  it('are rollback and deployment without a further rolling restart if they are few', () => {
    const names = namesOf(7, 8);
    expect(new Set(names).size).toBe(8);
    expect(names).not.toContain('rolling restart of the shops');
    expect(namesOf(7, 8, null)).toContain('rolling restart of the shops');
  });

  it('have no rollback without a previous release', () => {
    expect(namesOf(7, 40, null)).toHaveLength(40);
    expect(namesOf(7, 40, null)).not.toContain(ROLLBACK);
  });

  it('are no longer than the longest outage', async () => {
    const timers = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
    const sleep = jest.spyOn(timers, 'setTimeout').mockResolvedValue(undefined);
    const succeed = async () => {};
    const cluster = { redis: { kill: succeed, restart: succeed }, waitUntilRecovered: succeed };
    const outagesOfRedis = async (maxOutageMs?: number) => {
      const faults = planClusterFaults(7, 200, { previous: null, next: 'next.js' }, maxOutageMs);
      sleep.mockClear();
      for (const { name, cause } of faults) if (name === 'kill -9 of Redis') await cause(cluster as never);
      return sleep.mock.calls.map(([ms]) => Number(ms));
    };
    expect(Math.max(...(await outagesOfRedis()))).toBeGreaterThan(700);
    const bounded = await outagesOfRedis(700);
    expect(bounded.length).toBeGreaterThan(0);
    expect(Math.max(...bounded)).toBeLessThanOrEqual(700);
    sleep.mockRestore();
  });
});
