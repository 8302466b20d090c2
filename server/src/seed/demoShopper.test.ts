import type { RestSession } from '../../test/restTypes.ts';
import { startShop, type TestShop } from '../../test/testkit.ts';
import { User } from '../features/users/users.entity.ts';
import { demoShopper, ensureDemoShopper } from './demoShopper.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ mode: 'live' });
});
afterAll(() => kit.close());

const { email, password } = demoShopper;
const signIn = () => kit.rest<RestSession>('POST', '/user/signin', { body: { email, password } });

test('in live mode the demo’s shopper cannot sign in, also where it has shopped in a demo before', async () => {
  const { db } = kit.shop;
  expect(await db.read.existsBy(User, { email })).toBe(false);
  expect((await signIn()).status).toBe(401);

  await ensureDemoShopper(db, 'demo');
  const { body } = await signIn();
  expect(await kit.isSignedIn(body.token)).toBe(true);

  await ensureDemoShopper(db, 'live');
  expect(await kit.isSignedIn(body.token)).toBe(false);
  expect((await signIn()).status).toBe(401);
});
