import { startShop, type TestShop } from '../../test/testkit.ts';
import { createLease, LEASE_MS, type ProcessLease } from './lease.ts';

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

/** Processes that request the lease of the same new job. */
function createLeases(...names: string[]): ProcessLease[] {
  const job = `job-${jobs++}`;
  return names.map((name) => createLease(kit.shop.db, job, name, LEASE_MS));
}
const renew = (...leases: ProcessLease[]) => Promise.all(leases.map((lease) => lease.renew()));
/** Lets time pass while all processes renew their leases. */
async function passTime(ms: number, ...leases: ProcessLease[]): Promise<boolean[]> {
  let isHeld: boolean[] = [];
  for (let gone = 0; gone < ms; gone += LEASE_MS / 5) {
    time += LEASE_MS / 5;
    isHeld = await renew(...leases);
  }
  return isHeld;
}

describe('the lease of a job', () => {
  it('is held by one of several processes that request it concurrently', async () => {
    const leases = createLeases(...Array.from({ length: 10 }, (_, turn) => `process ${turn}`));
    const isHeld = await renew(...leases);
    expect(isHeld.filter(Boolean)).toHaveLength(1);
    expect(await renew(...leases)).toEqual(isHeld);
    expect(await passTime(5 * LEASE_MS, ...leases)).toEqual(isHeld);
    expect(leases.map((lease) => lease.isHeld())).toEqual(isHeld);
  });

  it('stays with its holder when wall clocks jump', async () => {
    const [holder, other] = createLeases('holder', 'other') as [ProcessLease, ProcessLease];
    await renew(holder);
    const twoDays = 2 * 24 * 60 * 60 * 1000;
    for (const jump of [twoDays, -twoDays]) {
      const { now } = Date;
      jest.spyOn(Date, 'now').mockImplementation(() => now() + jump);
      expect(await passTime(3 * LEASE_MS, holder, other)).toEqual([true, false]);
      jest.spyOn(Date, 'now').mockRestore();
    }
  });

  it('passes to another process after the death of its holder; a holder that was only suspended notices', async () => {
    const [holder, other] = createLeases('holder', 'other') as [ProcessLease, ProcessLease];
    await renew(holder);
    await passTime(LEASE_MS, holder, other);
    expect(await passTime(LEASE_MS * 0.6, other)).toEqual([false]);
    expect(holder.isHeld()).toBe(true);
    expect(await passTime(LEASE_MS * 0.6, other)).toEqual([true]);
    expect(holder.isHeld()).toBe(false);
    expect(await renew(holder)).toEqual([false]);
    expect(other.isHeld()).toBe(true);
  });

  it('is written again only when a third of its time has passed', async () => {
    const [holder] = createLeases('holder') as [ProcessLease];
    await renew(holder);
    const write = jest.spyOn(kit.shop.db, 'write');
    time += LEASE_MS * 0.3;
    expect([await holder.renew(), write.mock.calls.length]).toEqual([true, 0]);
    time += LEASE_MS * 0.1;
    expect([await holder.renew(), write.mock.calls.length]).toEqual([true, 1]);
    time += LEASE_MS * 0.9;
    expect(holder.isHeld()).toBe(true);
  });

  it('can be acquired at once after its release', async () => {
    const [holder, other] = createLeases('holder', 'other') as [ProcessLease, ProcessLease];
    await renew(holder);
    expect(await passTime(LEASE_MS, holder, other)).toEqual([true, false]);
    await holder.release();
    expect(holder.isHeld()).toBe(false);
    expect(await renew(other)).toEqual([true]);
  });

  it('is not regarded as held for longer than it lasts while the database is unavailable', async () => {
    const [holder] = createLeases('holder') as [ProcessLease];
    await renew(holder);
    const write = jest.spyOn(kit.shop.db, 'write').mockRejectedValue(new Error('away'));
    time += LEASE_MS / 2;
    await expect(holder.renew()).rejects.toThrow('away');
    expect(holder.isHeld()).toBe(true);
    time += LEASE_MS;
    await expect(holder.renew()).rejects.toThrow('away');
    expect(holder.isHeld()).toBe(false);
    write.mockRestore();
    expect(await renew(holder)).toEqual([true]);
  });
});
