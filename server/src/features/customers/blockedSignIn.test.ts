import { expectTypename } from '../../../test/expectTypename.ts';
import {
  BlockCustomer,
  RequestPasswordReset,
  ResetPassword,
  SignIn,
  SignInWithGoogle,
  UnblockCustomer,
} from '../../../test/generated/documents.ts';
import { type Claims, type GoogleProvider, startGoogle } from '../../../test/googleProvider.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { readEnv } from '../../config/env.ts';
import { createSignInCode } from '../auth/google/signInCodes.service.ts';
import { Session } from '../auth/sessions.entity.ts';
import { listAuditEvents } from '../users/audit.service.ts';
import { User } from '../users/users.entity.ts';

const MESSAGE = 'This account is blocked. Please write to us on the contact page.';
const refusal = { __typename: 'AccountBlocked', message: MESSAGE };

let google: GoogleProvider;
let kit: TestShop;
let support: Shopper;
let asha: Shopper;
beforeAll(async () => {
  google = await startGoogle();
  kit = await startShop({ google: readEnv(google.variables).google });
  support = await kit.newStaff('support');
});
beforeEach(async () => {
  asha = await kit.newShopper();
});
afterAll(async () => {
  await kit.close();
  await google.close();
});

const block = ({ id } = asha) => kit.gql(BlockCustomer, { id, reason: 'Fraud' }, support.token);
const unblock = ({ id } = asha) => kit.gql(UnblockCustomer, { id }, support.token);
const signIn = async (password = asha.password, { email } = asha) =>
  (await kit.gql(SignIn, { input: { email, password } })).signIn;
const requestReset = async ({ email }: { email: string } = asha) =>
  (await kit.gql(RequestPasswordReset, { email })).requestPasswordReset;
const resetToken = async () =>
  /resetPassword\?token=([\w-]+)/.exec((await kit.mailsTo(asha.email)).at(-1)?.text ?? '')?.[1] ?? '';
const reset = async (token: string) =>
  (await kit.gql(ResetPassword, { input: { token, newPassword: 'nine ripe papayas' } })).resetPassword;
const restSignIn = (password = asha.password) =>
  kit.rest('POST', '/user/signin', { body: { email: asha.email, password } });
const countSessions = () => kit.shop.db.read.countBy(Session, { userId: asha.id });

describe('a blocked shopper', () => {
  it('is told so at sign-in by GraphQL, with the right password only', async () => {
    await block();
    expect(await signIn()).toEqual(refusal);
    const wrong = await signIn('not the password');
    expect(wrong).toEqual(await signIn('not the password', { ...asha, email: 'nobody@example.com' }));
    expect(wrong.__typename).toBe('WrongCredentials');
    expect(await countSessions()).toBe(0);
    const events = await listAuditEvents(kit.shop.db.read, asha.id);
    expect(events.map(({ action, detail }) => `${action} ${detail}`.trim())).toEqual([
      'customerBlocked Fraud',
      'signInFailed blocked',
      'signInFailed',
    ]);
    await unblock();
    expect(await signIn()).toMatchObject({ __typename: 'SignedIn' });
  });

  it('is told so at sign-in by REST, in the form of every failure', async () => {
    await block();
    const { status, body, headers } = await restSignIn();
    expect({ status, body }).toEqual({
      status: 403,
      body: { status: false, error: true, msg: MESSAGE, code: 'ACCOUNT_BLOCKED' },
    });
    expect(headers.getSetCookie()).toEqual([]);
    expect((await restSignIn('not the password')).status).toBe(401);
    await unblock();
    expect((await restSignIn()).status).toBe(200);
  });

  it('is a visitor from the next request on, by GraphQL and REST, with a token or a cookie', async () => {
    const { headers } = await restSignIn();
    const [cookie = ''] = (headers.getSetCookie()[0] ?? '').split(';');
    const orders = () => kit.rest('GET', `/user/${asha.id}/data`, { cookie });
    expect((await orders()).status).toBe(200);
    await block();
    expect((await orders()).status).toBe(401);
    expect((await kit.rest('GET', `/user/${asha.id}`, { token: asha.token })).status).toBe(401);
    expect(await kit.isSignedIn(asha.token)).toBe(false);
  });

  it('sets no new password, and learns why from the mailed link', async () => {
    await requestReset();
    const before = await resetToken();
    await block();
    expect(await reset(before)).toMatchObject({ __typename: 'LinkExpired' });
    expect(await requestReset()).toEqual(await requestReset({ email: 'nobody@example.com' }));
    const token = await resetToken();
    expect(await reset(token)).toEqual(refusal);
    await unblock();
    expect(await signIn('nine ripe papayas')).toMatchObject({ __typename: 'WrongCredentials' });
    expect(await signIn()).toMatchObject({ __typename: 'SignedIn' });
    expect(await reset(token)).toMatchObject({ __typename: 'PasswordReset' });
    expect(await signIn('nine ripe papayas')).toMatchObject({ __typename: 'SignedIn' });
  });
});

describe('a blocked shopper with a Google account', () => {
  let person: Claims;
  beforeEach(async () => {
    person = { sub: asha.id, email: asha.email, email_verified: true, name: asha.name };
    await kit.shop.db.write((tx) => tx.update(User, { id: asha.id }, { googleSub: asha.id }));
  });

  it('is told so with a code, and with a credential', async () => {
    const user = { id: asha.id, googleSub: asha.id };
    const code = await createSignInCode(kit.shop.db, user);
    await block();
    // Blocking has made the code void.
    expect((await kit.gql(SignInWithGoogle, { code: code ?? '' })).signInWithGoogle).toMatchObject({
      __typename: 'WrongCredentials',
    });
    expect(await createSignInCode(kit.shop.db, user)).toBeNull();
    const body = { credential: await google.credential(person) };
    const refused = await kit.rest('POST', '/user/authWithGoogle', { body });
    expect(refused).toMatchObject({ status: 403, body: { error: true, msg: MESSAGE } });
    await unblock();
    expect((await kit.rest('POST', '/user/authWithGoogle', { body })).status).toBe(200);
  });

  it('is told so when Google sends the browser back', async () => {
    await block();
    google.setPerson(person);
    const begun = await fetch(`${kit.url}/auth/google`, { redirect: 'manual' });
    const atGoogle = await fetch(begun.headers.get('location') ?? '', { redirect: 'manual' });
    const cookie = begun.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const back = await fetch(atGoogle.headers.get('location') ?? '', {
      redirect: 'manual',
      headers: { cookie },
    });
    expect(back.headers.get('location')).toBe('/signIn/google?next=%2F&fault=blocked');
    expect(back.headers.getSetCookie().some((line) => /google_code=[^;]/.test(line))).toBe(false);
  });

  it('is not linked by the address alone, and learns nothing from it', async () => {
    const changes = { googleSub: null, emailVerified: true };
    await kit.shop.db.write((tx) => tx.update(User, { id: asha.id }, changes));
    await block();
    const body = { credential: await google.credential(person) };
    expect(await kit.rest('POST', '/user/authWithGoogle', { body })).toMatchObject({ status: 409 });
    expect(expectTypename(await signIn(), 'AccountBlocked')).toEqual(refusal);
  });
});
