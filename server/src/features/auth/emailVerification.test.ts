import {
  DeleteAccount,
  Me,
  RequestEmailVerification,
  SignUp,
  VerifyEmail,
} from '../../../test/generated/documents.ts';
import { type GoogleProvider, startGoogle } from '../../../test/googleProvider.ts';
import type { RestSession } from '../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../test/testkit.ts';
import { readEnv } from '../../config/env.ts';
import { tooManyRequests } from '../../lib/problems.ts';
import { User } from '../users/users.entity.ts';

let google: GoogleProvider;
let kit: TestShop;
beforeAll(async () => {
  google = await startGoogle();
  kit = await startShop({ google: readEnv(google.variables).google });
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await kit.close();
  await google.close();
});

let people = 0;
/** A shopper who has just signed up through the API. */
async function newcomer(): Promise<Pick<Shopper, 'id' | 'email' | 'password' | 'token'>> {
  people += 1;
  const person = {
    name: 'Nila Rao',
    email: `nila${people}@example.com`,
    phone: `98200${10000 + people}`,
    password: 'ten green mangoes',
  };
  const { user, token } = (await kit.rest<RestSession>('POST', '/user/signup', { body: person })).body;
  return { ...person, id: user.id, token };
}
const tokensTo = async (email: string) =>
  (await kit.mailsTo(email)).flatMap(({ text }) => /verifyEmail\?token=([\w-]+)/.exec(text)?.[1] ?? []);
const verify = async (link: string | undefined, token: string | null) =>
  (await kit.gql(VerifyEmail, { token: link ?? '' }, token)).verifyEmail;
const requestLink = async (token: string | null) =>
  (await kit.gql(RequestEmailVerification, {}, token)).requestEmailVerification.__typename;
const isVerified = async (token: string) => (await kit.gql(Me, {}, token)).me?.emailVerified;

test('a new account is verified by the mailed link', async () => {
  const nila = await newcomer();
  expect(await isVerified(nila.token)).toBe(false);
  const [link] = await tokensTo(nila.email);
  const verified = { __typename: 'EmailVerified', user: { emailVerified: true } };
  expect(await verify(link, nila.token)).toEqual(verified);
  expect(await isVerified(nila.token)).toBe(true);
  expect(await verify(link, nila.token)).toEqual(verified);
  expect(await requestLink(nila.token)).toBe('EmailVerificationRequested');
  expect(await tokensTo(nila.email)).toHaveLength(1);
});

test('a new link can be requested three times and invalidates the older one', async () => {
  const nila = await newcomer();
  const answers = [];
  for (let turn = 0; turn < 4; turn++) answers.push(await requestLink(nila.token));
  expect(answers).toEqual([...Array(3).fill('EmailVerificationRequested'), 'TooManyRequests']);
  const links = await tokensTo(nila.email);
  expect(links).toHaveLength(4);
  expect(await verify(links[0], nila.token)).toEqual({ __typename: 'LinkExpired' });
  expect(await verify(links[3], nila.token)).toMatchObject({ __typename: 'EmailVerified' });
  expect(await requestLink(null)).toBe('NotSignedIn');
});

test('an unverified address gets at most twelve mails a day, however many accounts are opened with it', async () => {
  const email = 'stranger@example.com';
  const password = 'ten green mangoes';
  for (let turn = 0; turn < 8; turn++) {
    const body = { name: 'Mallory', email, phone: '9820088888', password };
    const { token, user } = (await kit.rest<RestSession>('POST', '/user/signup', { body })).body;
    await requestLink(token);
    const change = { password, newPass: 'nine ripe papayas' };
    await kit.rest('PUT', `/user/changePassword/${user.id}`, { token, body: change });
    // Sent before the deletion could remove them.
    await kit.mailsTo(email);
    const { deleteAccount } = await kit.gql(DeleteAccount, { password: change.newPass }, token);
    expect(deleteAccount.__typename).toBe('AccountDeleted');
  }
  const mails = await kit.mailsTo(email);
  expect(mails).toHaveLength(12);
  expect(mails.map(({ subject }) => subject)).not.toContain('Your account is deleted');
});

test('a request that the limit of the address refuses does not count as a request of the account', async () => {
  const nila = await newcomer();
  const { limits } = kit.shop;
  const { consume } = limits;
  const limiter = jest
    .spyOn(limits, 'consume')
    .mockImplementation(async (action, subject) =>
      action === 'unverifiedAddress' ? tooManyRequests(60) : consume(action, subject),
    );
  for (let turn = 0; turn < 4; turn++) expect(await requestLink(nila.token)).toBe('TooManyRequests');
  limiter.mockRestore();
  expect(await requestLink(nila.token)).toBe('EmailVerificationRequested');
});

test('refused sign-ups with an address do not count as mails to it', async () => {
  const nila = await newcomer();
  const input = { name: 'Mallory', email: nila.email, phone: '9820077777', password: nila.password };
  for (let turn = 0; turn < 6; turn++) {
    expect((await kit.gql(SignUp, { input })).signUp).toMatchObject({ __typename: 'EmailTaken' });
    expect(await kit.rest('POST', '/user/signup', { body: input })).toMatchObject({ body: { error: true } });
  }
  expect(await requestLink(nila.token)).toBe('EmailVerificationRequested');
  expect(await tokensTo(nila.email)).toHaveLength(2);
});

test('a refused change of the password does not count as a mail to the address', async () => {
  const nila = await newcomer();
  const take = jest.spyOn(kit.shop.limits, 'consume');
  const refund = jest.spyOn(kit.shop.limits, 'refund');
  const path = `/user/changePassword/${nila.id}`;
  await Promise.all(
    ['nine ripe papayas', 'six sweet melons'].map((newPass) =>
      kit.rest('PUT', path, { token: nila.token, body: { password: nila.password, newPass } }),
    ),
  );
  const mailCounts = (calls: unknown[][]) =>
    calls.filter(([action]) => action === 'unverifiedAddress').length;
  expect(mailCounts(take.mock.calls) - mailCounts(refund.mock.calls)).toBe(1);
});

test('a link is valid for a day', async () => {
  const nila = await newcomer();
  const [link] = await tokensTo(nila.email);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 25 * 60 * 60_000);
  expect(await verify(link, nila.token)).toEqual({ __typename: 'LinkExpired' });
});

test('the mail contains no text of the sign-up', async () => {
  const body = {
    name: 'Win at http://evil.example',
    email: 'victim@example.com',
    phone: '9820099999',
    password: 'ten green mangoes',
  };
  await kit.rest('POST', '/user/signup', { body });
  const [mail] = await kit.mailsTo('victim@example.com');
  expect(mail?.text).toContain('confirm that this address is yours');
  expect(mail?.text).not.toContain('evil');
});

describe('an account opened with someone else’s address', () => {
  test('is not verified when the owner opens the link', async () => {
    const squatter = await newcomer();
    const [link] = await tokensTo(squatter.email);
    const owner = await newcomer();
    expect(await verify(link, null)).toEqual({ __typename: 'NotSignedIn' });
    expect(await verify(link, owner.token)).toEqual({ __typename: 'LinkExpired' });
    expect(await isVerified(squatter.token)).toBe(false);
    // The failed attempt has not consumed the token for the account's own session.
    expect(await verify(link, squatter.token)).toMatchObject({ __typename: 'EmailVerified' });
  });

  test('is not shared with the owner who signs in with Google', async () => {
    const squatter = await newcomer();
    const [link] = await tokensTo(squatter.email);
    await verify(link, null);
    const credential = await google.credential({ sub: '99', email: squatter.email, email_verified: true });
    expect((await kit.rest('POST', '/user/authWithGoogle', { body: { credential } })).status).toBe(409);
    expect(await kit.shop.db.read.findOneBy(User, { googleSub: '99' })).toBeNull();
  });
});
