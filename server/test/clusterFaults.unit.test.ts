import { planClusterFaults } from '../chaos/environment/clusterFaults.ts';

const DEPLOYMENT = 'deployment with a migration';
const namesOf = (seed: number, count: number) =>
  planClusterFaults(seed, count, 'release.js').map(({ name }) => name);

describe('faults of a cluster', () => {
  it('are those of the seed', () => {
    expect(namesOf(7, 40)).toEqual(namesOf(7, 40));
    expect(namesOf(7, 40)).not.toEqual(namesOf(8, 40));
  });

  it('have every kind at least once, and one deployment in the middle', () => {
    for (const count of [7, 40]) {
      const names = namesOf(7, count);
      expect(names).toHaveLength(count);
      expect(new Set(names).size).toBe(7);
      expect(names.filter((name) => name === DEPLOYMENT)).toHaveLength(1);
      expect(names.indexOf(DEPLOYMENT)).toBe(Math.floor((count - 1) / 2));
    }
  });
});
