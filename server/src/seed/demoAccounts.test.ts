import type { RestSession } from '../../test/restTypes.ts';
import { startShop, type TestShop } from '../../test/testkit.ts';
import { User } from '../features/users/users.entity.ts';
import { demoOwner, demoShopper, ensureDemoAccounts } from './demoAccounts.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ mode: 'live' });
});
afterAll(() => kit.close());

test.each([demoShopper, demoOwner])(
  'in live mode the demo account $email cannot sign in, also where it was used in a demo before',
  async ({ email, password, staffRole }) => {
    const { db } = kit.shop;
    const signIn = () => kit.rest<RestSession>('POST', '/user/signin', { body: { email, password } });
    const roleOf = async () => (await db.read.findOneByOrFail(User, { email })).staffRole;
    expect(await db.read.existsBy(User, { email, passwordHash: 'any' })).toBe(false);
    expect((await signIn()).status).toBe(401);

    await ensureDemoAccounts(db, 'demo');
    const { body } = await signIn();
    expect(await kit.isSignedIn(body.token)).toBe(true);
    expect(await roleOf()).toBe(staffRole);

    await ensureDemoAccounts(db, 'live');
    expect(await kit.isSignedIn(body.token)).toBe(false);
    expect((await signIn()).status).toBe(401);
    expect(await roleOf()).toBeNull();
  },
);
