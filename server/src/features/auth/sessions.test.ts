import { expectTypename } from '../../../test/expectTypename.ts';
import {
  type SessionDetailsFragment,
  Sessions,
  SignOutOtherSessions,
  SignOutSession,
} from '../../../test/generated/documents.ts';
import type { RestSession } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { Session } from './sessions.entity.ts';

let kit: TestShop;
let asha: Shopper;
beforeAll(async () => {
  kit = await startShop({ trustedProxies: 1 });
});
beforeEach(async () => {
  asha = await kit.newShopper();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => kit.close());

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0';
const DAY = 24 * 60 * 60 * 1000;

async function signIn({ email, password }: Shopper, headers: Record<string, string> = {}): Promise<string> {
  const body = { email, password };
  return (await kit.rest<RestSession>('POST', '/user/signin', { body, headers })).body.token;
}
const sessionsOf = async (token: string) => (await kit.gql(Sessions, {}, token)).me!.sessions;
const signOutSession = async (id: string, token: string | null) =>
  (await kit.gql(SignOutSession, { id }, token)).signOutSession;
const signOutOthers = async (token: string | null) =>
  (await kit.gql(SignOutOtherSessions, {}, token)).signOutOtherSessions;
const inDays = (days: number) => {
  const then = Date.now() + days * DAY;
  jest.spyOn(Date, 'now').mockReturnValue(then);
};

test('sessions are listed with the current one first, and without tokens', async () => {
  const laptop = await signIn(asha, { 'user-agent': FIREFOX, 'x-forwarded-for': '203.0.113.57' });
  const sessions = await sessionsOf(laptop);
  expect(sessions).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{64}$/),
      device: 'Firefox on Linux',
      address: '203.0.113.x',
      firstSeen: expect.stringMatching(/^\d{4}-.*\+05:30$/),
      lastSeen: expect.stringMatching(/^\d{4}-.*\+05:30$/),
      current: true,
    },
    expect.objectContaining({ device: 'An unknown device', address: '', current: false }),
  ]);
  const { tokenHash } = await kit.shop.db.read.findOneByOrFail(Session, { userAgent: FIREFOX });
  expect(JSON.stringify(sessions)).not.toContain(tokenHash);
  expect(await kit.isSignedIn(sessions[0]!.id)).toBe(false);
});

test('signing out another device invalidates its token at once', async () => {
  const phone = await signIn(asha);
  const [own, lost] = (await sessionsOf(asha.token)) as [SessionDetailsFragment, SessionDetailsFragment];
  expect(await signOutSession(lost.id, asha.token)).toEqual({
    __typename: 'SessionsChanged',
    sessions: [own],
  });
  expect([await kit.isSignedIn(phone), await kit.isSignedIn(asha.token)]).toEqual([false, true]);
  expect(await signOutSession(lost.id, asha.token)).toMatchObject({ __typename: 'SessionsChanged' });
});

test('sessions of another shopper are neither shown nor ended', async () => {
  const ravi = await kit.newShopper();
  const { id } = (await sessionsOf(asha.token))[0]!;
  const { sessions } = expectTypename(await signOutSession(id, ravi.token), 'SessionsChanged');
  expect(sessions).toHaveLength(1);
  expect(await signOutSession(id, null)).toEqual({ __typename: 'NotSignedIn' });
  await signOutOthers(ravi.token);
  expect(await kit.isSignedIn(asha.token)).toBe(true);
});

test('all other sessions can be ended at once', async () => {
  const others = [await signIn(asha), await signIn(asha)];
  expect(await signOutOthers(asha.token)).toMatchObject({ sessions: [{ current: true }] });
  expect(await Promise.all([asha.token, ...others].map(kit.isSignedIn))).toEqual([true, false, false]);
  expect(await signOutOthers(null)).toEqual({ __typename: 'NotSignedIn' });
});

test('a session that is unused for 30 days ends and is not listed', async () => {
  const phone = await signIn(asha);
  inDays(29);
  expect(await kit.isSignedIn(phone)).toBe(true);
  jest.restoreAllMocks();
  inDays(31);
  // The testkit's own session expires after an hour.
  expect(await sessionsOf(phone)).toHaveLength(1);
  jest.restoreAllMocks();
  inDays(62);
  expect(await kit.isSignedIn(phone)).toBe(false);
});

test('a session ends after 90 days of use', async () => {
  const phone = await signIn(asha);
  for (const days of [25, 50, 75, 89]) {
    inDays(days);
    expect(await kit.isSignedIn(phone)).toBe(true);
    jest.restoreAllMocks();
  }
  inDays(91);
  expect(await kit.isSignedIn(phone)).toBe(false);
});

test('a long User-Agent is stored truncated', async () => {
  const token = await signIn(asha, { 'user-agent': `${FIREFOX} ${'x'.repeat(3000)}` });
  expect((await sessionsOf(token))[0]).toMatchObject({ device: 'Firefox on Linux' });
});
