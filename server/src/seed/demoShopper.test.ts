import { startShop, type TestShop } from '../../test/testkit.ts';
import { User } from '../features/users/users.entity.ts';
import { demoShopper, ensureDemoShopper } from './demoShopper.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop({ mode: 'live' });
});
afterAll(() => kit.close());

const { email, password } = demoShopper;
const signIn = async () => (await kit.rest('POST', '/user/signin', { body: { email, password } })).status;
const isSignedIn = async (token: string) => (await kit.gql('{ me { id } }', {}, token)).me !== null;

test('in live mode the demo’s shopper cannot sign in, also where it has shopped in a demo before', async () => {
  const { db } = kit.shop;
  expect(await db.read.existsBy(User, { email })).toBe(false);
  expect(await signIn()).toBe(401);

  await ensureDemoShopper(db, 'demo');
  const { body } = await kit.rest('POST', '/user/signin', { body: { email, password } });
  expect(await isSignedIn(body.token)).toBe(true);

  await ensureDemoShopper(db, 'live');
  expect(await isSignedIn(body.token)).toBe(false);
  expect(await signIn()).toBe(401);
});
