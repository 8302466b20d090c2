import { startShop, type TestShop } from '../../../test/testkit.ts';
import {
  getUser,
  lockAccount,
  lockIfUnchanged,
  lockShopper,
  lockStaffRole,
  lockWithoutSecondFactor,
} from './users.service.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

describe('the lock of an account', () => {
  it.each([
    ['lockAccount', lockAccount],
    ['lockIfUnchanged', (tx, id) => lockIfUnchanged(tx, { id })],
    ['lockShopper', lockShopper],
    ['lockWithoutSecondFactor', lockWithoutSecondFactor],
  ] satisfies [string, typeof lockAccount][])(
    'changes the row, so that it excludes other nodes of a cluster: %s',
    async (_, lock) => {
      const { id } = await kit.newShopper();
      const { lockVersion } = await getUser(kit.shop.db.read, id);
      expect(await kit.shop.db.write((tx) => lock(tx, id))).toBe(true);
      expect((await getUser(kit.shop.db.read, id)).lockVersion).toBe(lockVersion + 1);
    },
  );

  it('is refused to an account that does not match, which stays unchanged', async () => {
    const { id } = await kit.newShopper();
    const { lockVersion } = await getUser(kit.shop.db.read, id);
    expect(await kit.shop.db.write((tx) => lockStaffRole(tx, id, 'owner'))).toBe(false);
    expect((await getUser(kit.shop.db.read, id)).lockVersion).toBe(lockVersion);
  });
});
