import {
  Me,
  RequestEmailVerification,
  RequestPasswordReset,
  ResetPassword,
} from '../../../../test/generated/documents.ts';
import { type GoogleProvider, startGoogle } from '../../../../test/googleProvider.ts';
import type { RestSession } from '../../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { readEnv } from '../../../config/env.ts';
import { listAuditEvents } from '../../users/audit.service.ts';
import { User } from '../../users/users.entity.ts';
import { AccountLink } from '../accountLinks.entity.ts';
import { createSignInCode } from '../google/signInCodes.service.ts';
import { Session } from '../sessions.entity.ts';

let google: GoogleProvider;
let kit: TestShop;
let asha: Shopper;
beforeAll(async () => {
  google = await startGoogle();
  kit = await startShop({
    google: readEnv(google.variables).google,
    shopUrl: 'https://kirana.example',
    trustedProxies: 1,
  });
});
beforeEach(async () => {
  asha = await kit.newShopper();
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await kit.close();
  await google.close();
});

let requests = 0;
/** Each request comes from another IP address, because requests of one address share a limit. */
async function requestReset(email: string, headers: Record<string, string> = {}) {
  requests += 1;
  const { body } = await kit.gqlRaw(
    RequestPasswordReset,
    { email },
    { headers: { 'x-forwarded-for': `203.0.113.${requests}`, ...headers } },
  );
  return body.data!.requestPasswordReset;
}
const reset = async (token: string, newPassword = 'nine ripe papayas') =>
  (await kit.gql(ResetPassword, { input: { token, newPassword } })).resetPassword;
const signIn = async (password: string, { email } = asha) =>
  (await kit.rest<RestSession>('POST', '/user/signin', { body: { email, password } })).body;
const withGoogle = (body: object) => kit.rest<RestSession>('POST', '/user/authWithGoogle', { body });
const linksTo = async (email: string) =>
  (await kit.mailsTo(email)).flatMap(
    ({ text }) => text.match(/https:\/\/kirana\.example\/resetPassword\S+/) ?? [],
  );
/** The token in the newest mail. */
const tokenFor = async (email: string) =>
  new URL((await linksTo(email)).at(-1) ?? '').searchParams.get('token') ?? '';
async function requestToken({ email }: { email: string } = asha): Promise<string> {
  await requestReset(email);
  return tokenFor(email);
}

test('the mailed link sets a new password', async () => {
  const token = await requestToken();
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(await reset(token)).toEqual({ __typename: 'PasswordReset' });
  expect(await signIn(asha.password)).toMatchObject({ error: true });
  expect(await signIn('nine ripe papayas')).toMatchObject({ error: false });
  expect((await kit.mailsTo(asha.email)).map(({ subject }) => subject)).toEqual([
    'Set a new password',
    'Your password was changed',
  ]);
  const actions = (await listAuditEvents(kit.shop.db.read, asha.id)).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['passwordResetAsked', 'passwordReset']));
});

test('an unknown address gets the same answer and no mail', async () => {
  const result = await requestReset(` ${asha.email.toUpperCase()} `);
  expect(result).toEqual({ __typename: 'PasswordResetRequested', message: expect.any(String) });
  expect(await requestReset('nobody@example.com')).toEqual(result);
  expect(await linksTo('nobody@example.com')).toEqual([]);
  expect(await linksTo(asha.email)).toHaveLength(1);
  expect(await requestReset('no address')).toMatchObject({ __typename: 'InvalidInput' });
});

test('a shop without mail does not promise any', async () => {
  const { mail } = kit.shop.env;
  kit.shop.env.mail = { smtp: null, sandbox: false };
  const reset = await requestReset(asha.email);
  const { requestEmailVerification } = await kit.gql(RequestEmailVerification, {}, asha.token);
  kit.shop.env.mail = mail;
  for (const result of [reset, requestEmailVerification])
    expect(result).toHaveProperty('message', expect.stringContaining('cannot send mail'));
  expect(await linksTo(asha.email)).toEqual([]);
});

test('a link works once, also when used twice concurrently', async () => {
  const token = await requestToken();
  const both = await Promise.all([reset(token), reset(token, 'ten ripe papayas')]);
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['LinkExpired', 'PasswordReset']);
  expect(await reset(token)).toMatchObject({ __typename: 'LinkExpired' });
});

test('a link is valid for fifteen minutes', async () => {
  const token = await requestToken();
  const minutes = (count: number) => jest.spyOn(Date, 'now').mockReturnValue(begun + count * 60_000);
  const begun = Date.now();
  minutes(16);
  expect(await reset(token)).toMatchObject({ __typename: 'LinkExpired' });
  minutes(14);
  expect(await reset(token)).toEqual({ __typename: 'PasswordReset' });
});

test('a newer link invalidates the older one, a changed password both', async () => {
  const older = await requestToken();
  const newer = await requestToken();
  expect(newer).not.toBe(older);
  expect(await reset(older)).toMatchObject({ __typename: 'LinkExpired' });
  const body = { password: asha.password, newPass: 'eleven green mangoes' };
  await kit.rest('PUT', `/user/changePassword/${asha.id}`, { token: asha.token, body });
  expect(await reset(newer)).toMatchObject({ __typename: 'LinkExpired' });
});

test('two concurrent requests result in one valid link', async () => {
  await Promise.all([requestReset(asha.email), requestReset(asha.email)]);
  expect(await reset(await tokenFor(asha.email))).toEqual({ __typename: 'PasswordReset' });
});

test('a refused password leaves the link valid', async () => {
  const token = await requestToken();
  expect(await reset(token, 'short')).toMatchObject({ __typename: 'InvalidInput', field: 'newPassword' });
  expect(await reset(token, 'password1234')).toMatchObject({ __typename: 'PasswordTooCommon' });
  expect(await reset(token)).toEqual({ __typename: 'PasswordReset' });
});

test.each(['', 'x', "' OR 1=1 --", 'a'.repeat(5000)])('the token %p is refused', async (token) => {
  expect(await reset(token)).toMatchObject({ __typename: 'LinkExpired' });
});

test('the token is stored hashed, and the text of a sent mail is deleted', async () => {
  const token = await requestToken();
  const stored = [
    await kit.shop.db.read.find(AccountLink),
    await kit.shop.db.read.query('SELECT * FROM mails'),
    await listAuditEvents(kit.shop.db.read),
  ];
  expect(JSON.stringify(stored)).not.toContain(token);
});

test('a verification link sets no password', async () => {
  const person = {
    name: 'Ravi',
    email: 'ravi@example.com',
    phone: '9820011111',
    password: 'ten green mangoes',
  };
  await kit.rest('POST', '/user/signup', { body: person });
  const [{ text = '' } = {}] = await kit.mailsTo(person.email);
  const token = /verifyEmail\?token=([\w-]+)/.exec(text)?.[1] ?? '';
  expect(token).not.toBe('');
  expect(await reset(token)).toMatchObject({ __typename: 'LinkExpired' });
});

test('links lead to the shop, whatever Host header the request has', async () => {
  await requestReset(asha.email, { 'x-forwarded-host': 'evil.example', host: 'evil.example' });
  expect(await linksTo(asha.email)).toHaveLength(1);
  expect(JSON.stringify(await kit.mailsTo(asha.email))).not.toContain('evil');
});

test('an address gets three links in 15 minutes; the fourth request gets 429, with or without an account', async () => {
  for (const email of [asha.email, 'not-there@example.com']) {
    for (let turn = 0; turn < 3; turn++)
      expect((await requestReset(email)).__typename).toBe('PasswordResetRequested');
    expect(await requestReset(email)).toMatchObject({ __typename: 'TooManyRequests' });
  }
  expect(await linksTo(asha.email)).toHaveLength(3);
});

test('one client may request twenty links in 15 minutes', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.7' };
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) => requestReset(`reader${turn}@example.com`, headers)),
  );
  expect(await requestReset(asha.email, headers)).toMatchObject({ __typename: 'TooManyRequests' });
  expect(await requestReset(asha.email)).toMatchObject({ __typename: 'PasswordResetRequested' });
});

test('a reset lifts the limit on sign-in attempts', async () => {
  for (let turn = 0; turn < 6; turn++) await signIn('a guess');
  expect((await kit.rest('POST', '/user/signin', { body: asha })).status).toBe(429);
  await reset(await requestToken());
  expect(await signIn('nine ripe papayas')).toMatchObject({ error: false });
});

describe('a reset by the owner of the mailbox', () => {
  test('ends all sessions and verifies the address', async () => {
    const squatter = asha;
    expect(await reset(await requestToken())).toEqual({ __typename: 'PasswordReset' });
    expect(await kit.isSignedIn(squatter.token)).toBe(false);
    expect(await signIn(squatter.password)).toMatchObject({ error: true });
    const { token } = await signIn('nine ripe papayas');
    expect((await kit.gql(Me, {}, token)).me).toMatchObject({ emailVerified: true });
  });

  test('unlinks the Google account; the owner’s own is linked at its next sign-in', async () => {
    const former = { sub: '771', email: asha.email, email_verified: true };
    await kit.shop.db.write((tx) =>
      tx.update(User, { id: asha.id }, { emailVerified: true, googleSub: former.sub }),
    );
    await reset(await requestToken());
    expect(await kit.shop.db.read.findOneByOrFail(User, { id: asha.id })).toMatchObject({ googleSub: null });
    // The former Google account has another address now.
    const moved = await google.credential({ ...former, email: 'former@example.com' });
    const asFormer = await withGoogle({ credential: moved });
    expect(asFormer.body.user.id).not.toBe(asha.id);
    const owner = await google.credential({ sub: '772', email: asha.email, email_verified: true });
    const asOwner = await withGoogle({ credential: owner });
    expect(asOwner.body.user.id).toBe(asha.id);
  });

  test('gives a password to an account opened through Google', async () => {
    const email = 'nila@example.com';
    const credential = await google.credential({ sub: '773', email, email_verified: true });
    const opened = await withGoogle({ credential });
    const hasPassword = async (token: string) => (await kit.gql(Me, {}, token)).me?.hasPassword;
    expect(await hasPassword(opened.body.token)).toBe(false);
    await reset(await requestToken({ email }));
    const { token, user } = await signIn('nine ripe papayas', { ...asha, email });
    expect(user.id).toBe(opened.body.user.id);
    expect(await hasPassword(token)).toBe(true);
  });
});

describe('a sign-in that runs during a reset opens no session', () => {
  /** Runs the reset before the last write of a sign-in. */
  async function resetBeforeLastWrite(signIn: () => Promise<{ status: number }>): Promise<number> {
    const token = await requestToken();
    const { db } = kit.shop;
    const writes = jest.spyOn(db, 'write');
    await signIn();
    const last = writes.mock.calls.length;
    writes.mockRestore();
    await db.write((tx) => tx.delete(Session, { userId: asha.id }));

    const write = db.write;
    let turn = 0;
    jest.spyOn(db, 'write').mockImplementation(async (work) => {
      turn += 1;
      if (turn === last) expect(await reset(token)).toEqual({ __typename: 'PasswordReset' });
      return write(work);
    });
    const { status } = await signIn();
    jest.restoreAllMocks();
    expect(await db.read.countBy(Session, { userId: asha.id })).toBe(0);
    return status;
  }
  const linkGoogle = async () => {
    const { id, email } = asha;
    const person = { sub: id, email, email_verified: true };
    await kit.shop.db.write((tx) => tx.update(User, { id }, { emailVerified: true, googleSub: person.sub }));
    return person;
  };

  test('with the old password', async () => {
    const { email, password } = asha;
    const slow = () => kit.rest('POST', '/user/signin', { body: { email, password } });
    expect(await resetBeforeLastWrite(slow)).toBe(401);
  });

  test('with a Google account that the reset unlinks', async () => {
    const person = await linkGoogle();
    const slow = async () => withGoogle({ credential: await google.credential(person) });
    expect(await resetBeforeLastWrite(slow)).toBe(401);
  });

  test('with a one-time code, which is not created after the reset either', async () => {
    await linkGoogle();
    const former = await kit.shop.db.read.findOneByOrFail(User, { id: asha.id });
    const code = async () => (await createSignInCode(kit.shop.db, former)) ?? '';
    const codes = [await code(), await code()];
    expect(await resetBeforeLastWrite(() => withGoogle({ code: codes.pop() }))).toBe(401);
    expect(await code()).toBe('');
  });
});
