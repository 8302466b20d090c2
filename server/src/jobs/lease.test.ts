import { startShop, type TestShop } from '../../test/testkit.ts';
import { createJobLease, type JobLease, LEASE_MS } from './lease.ts';

let kit: TestShop;
let jobs = 0;
let time = 0;
beforeAll(async () => {
  kit = await startShop();
});
beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => time);
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

/** Processes that want the same new job. */
function rivals(...names: string[]): JobLease[] {
  const job = `job-${jobs++}`;
  return names.map((name) => createJobLease(kit.shop.db, job, name));
}
const keep = (...claims: JobLease[]) => Promise.all(claims.map((claim) => claim.renew()));
/** As if everybody had called again and again for so long. */
async function pass(ms: number, ...claims: JobLease[]): Promise<boolean[]> {
  let kept: boolean[] = [];
  for (let gone = 0; gone < ms; gone += LEASE_MS / 5) {
    time += LEASE_MS / 5;
    kept = await keep(...claims);
  }
  return kept;
}

test('of many that want a job at the same time one gets it, and keeps it', async () => {
  const claims = rivals(...Array.from({ length: 10 }, (_, turn) => `process ${turn}`));
  const kept = await keep(...claims);
  expect(kept.filter(Boolean)).toHaveLength(1);
  expect(await keep(...claims)).toEqual(kept);
  expect(await pass(5 * LEASE_MS, ...claims)).toEqual(kept);
  expect(claims.map((claim) => claim.isHeld())).toEqual(kept);
});

test('who holds it keeps it whatever happens to the clocks', async () => {
  const [holder, other] = rivals('holder', 'other') as [JobLease, JobLease];
  await keep(holder);
  const twoDays = 2 * 24 * 60 * 60 * 1000;
  for (const jump of [twoDays, -twoDays]) {
    const { now } = Date;
    jest.spyOn(Date, 'now').mockImplementation(() => now() + jump);
    expect(await pass(3 * LEASE_MS, holder, other)).toEqual([true, false]);
    jest.spyOn(Date, 'now').mockRestore();
  }
});

test('after the death of its holder another has it before long, and a holder that was only asleep knows', async () => {
  const [holder, other] = rivals('holder', 'other') as [JobLease, JobLease];
  await keep(holder);
  await pass(LEASE_MS, holder, other);
  expect(await pass(LEASE_MS * 0.8, other)).toEqual([false]);
  expect(holder.isHeld()).toBe(true);
  expect(await pass(LEASE_MS * 0.4, other)).toEqual([true]);
  expect(holder.isHeld()).toBe(false);
  expect(await keep(holder)).toEqual([false]);
  expect(other.isHeld()).toBe(true);
});

test('who leaves leaves it to the next at once', async () => {
  const [holder, other] = rivals('holder', 'other') as [JobLease, JobLease];
  await keep(holder);
  expect(await pass(LEASE_MS, holder, other)).toEqual([true, false]);
  await holder.release();
  expect(holder.isHeld()).toBe(false);
  expect(await keep(other)).toEqual([true]);
});

test('while the database is away nobody believes to hold it for longer than it is', async () => {
  const [holder] = rivals('holder') as [JobLease];
  await keep(holder);
  const write = jest.spyOn(kit.shop.db, 'write').mockRejectedValue(new Error('away'));
  time += LEASE_MS / 5;
  await expect(holder.renew()).rejects.toThrow('away');
  expect(holder.isHeld()).toBe(true);
  time += LEASE_MS;
  await expect(holder.renew()).rejects.toThrow('away');
  expect(holder.isHeld()).toBe(false);
  write.mockRestore();
  expect(await keep(holder)).toEqual([true]);
});
