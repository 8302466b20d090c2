import { expectTypename } from '../../../test/expectTypename.ts';
import { Me, SignIn, SignOut, SignUp, type SignUpInput } from '../../../test/generated/documents.ts';
import { startShop, type TestShop } from '../../../test/testkit.ts';
import { demoShopper } from '../../seed/demoAccounts.ts';
import { User } from '../users/users.entity.ts';
import { isCommonPassword } from './passwords/commonPasswords.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const person = {
  name: 'Ravi Rao',
  email: ' Ravi@Example.com ',
  phone: '+91 98200-11111',
  password: 'a good password',
};
const signUp = async (input: SignUpInput) => (await kit.gql(SignUp, { input })).signUp;
const signIn = async (email: string, password: string) =>
  (await kit.gql(SignIn, { input: { email, password } })).signIn;

test('a token identifies its shopper from sign-in to sign-out [6.token.1]', async () => {
  expect(await signUp(person)).toMatchObject({
    __typename: 'SignedUp',
    user: { name: 'Ravi Rao', email: 'ravi@example.com', phone: '+919820011111', isAdmin: false },
  });
  const { token, user } = expectTypename(await signIn('RAVI@example.com', person.password), 'SignedIn');
  expect(user).toMatchObject({ email: 'ravi@example.com', cart: { count: 0 } });
  expect((await kit.gql(Me, {}, token)).me).toMatchObject({ name: 'Ravi Rao' });
  await kit.gql(SignOut, {}, token);
  expect((await kit.gql(Me, {}, token)).me).toBeNull();
  expect((await kit.gql(SignOut, {}, token)).signOut).toEqual({ __typename: 'SignedOut' });
});

test('a sign-in ends the session of the token that it was sent with; a refused one does not', async () => {
  const [asha, bela] = [await kit.newShopper(), await kit.newShopper()];
  const signInAsBela = async (password: string) =>
    (await kit.gql(SignIn, { input: { email: bela.email, password } }, asha.token)).signIn;
  await signInAsBela('not the password');
  expect(await kit.isSignedIn(asha.token)).toBe(true);
  const { token } = expectTypename(await signInAsBela(bela.password), 'SignedIn');
  expect(await kit.isSignedIn(asha.token)).toBe(false);
  expect((await kit.gql(Me, {}, token)).me).toMatchObject({ id: bela.id });
});

test('e-mail and phone are unique, also for concurrent sign-ups', async () => {
  const twin = { ...person, email: 'twin@example.com', phone: '9820022222' };
  const both = await Promise.all([signUp(twin), signUp({ ...twin, phone: '9820033333' })]);
  expect(both.map(({ __typename }) => __typename).sort()).toEqual(['EmailTaken', 'SignedUp']);
  expect(await signUp({ ...twin, email: 'other@example.com', phone: '9820022222' })).toMatchObject(
    both[0].__typename === 'SignedUp'
      ? { __typename: 'PhoneTaken', message: 'User already exist with this phone number!' }
      : { __typename: 'SignedUp' },
  );
  expect(await signUp({ ...twin, email: 'TWIN@example.com' })).toMatchObject({
    __typename: 'EmailTaken',
    message: 'User already exist with this email!',
  });
});

test.each([
  [{ name: ' ', email: '', phone: '', password: '' }, 'name', 'name can not be blank!'],
  [{ ...person, name: '\0' }, 'name', 'name can not be blank!'],
  [{ ...person, name: 'friend\r\n\r\nvisit http://evil' }, 'name', 'name can not be blank!'],
  [{ ...person, phone: '\u200b' }, 'phone', 'phone can not be blank!'],
  [{ ...person, email: '', phone: '' }, 'email', 'email can not be blank!'],
  [{ ...person, phone: '' }, 'phone', 'phone can not be blank!'],
  [{ ...person, password: '' }, 'password', 'password can not be blank!'],
  [{ ...person, email: 'no address' }, 'email', 'Please enter a valid email address'],
  [{ ...person, phone: 'twelve' }, 'phone', 'Please enter a valid phone number'],
  [{ ...person, password: 'short' }, 'password', 'The password needs at least 8 characters'],
  [{ ...person, password: 'नमस्ते🙏' }, 'password', 'The password needs at least 8 characters'],
  [{ ...person, password: 'é'.repeat(513) }, 'password', 'The password is too long'],
])('sign-up with %j is refused for its %s', async (input, field, message) => {
  expect(await signUp(input)).toEqual({ __typename: 'InvalidInput', field, message });
});

test.each(['password123', 'PassWord123', 'qwertyuiop', '1234567890'])(
  'a password that everybody has is refused: %s',
  async (password) => {
    const refusal = { __typename: 'PasswordTooCommon', message: expect.stringContaining('easily guessed') };
    expect(await signUp({ ...person, password })).toEqual(refusal);
    const answer = await kit.rest('POST', '/user/signup', { body: { ...person, password } });
    expect(answer).toMatchObject({
      status: 400,
      body: { status: 'FAILED', error: true, msg: refusal.message },
    });
  },
);

test('the demo shopper’s password is not a common one', () => {
  expect(isCommonPassword(demoShopper.password)).toBe(false);
});

test('a wrong password and an unknown address get the same answer, and 429 after five attempts', async () => {
  const { email } = await kit.newShopper();
  const wrong = await signIn(email, 'not the password');
  expect(wrong).toMatchObject({ __typename: 'WrongCredentials' });
  expect(await signIn('nobody@example.com', 'not the password')).toEqual(wrong);
  for (let turn = 0; turn < 4; turn++) await signIn(email, 'not the password');
  const slowed = await signIn(email, 'not the password');
  expect(slowed).toMatchObject({ __typename: 'TooManyRequests', retryAfter: expect.any(Number) });
});

test('forty concurrent attempts count like forty in a row', async () => {
  const { email } = await kit.newShopper();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, turn) => signIn(email, `guess number ${turn}`)),
  );
  expect(answers.filter(({ __typename }) => __typename === 'WrongCredentials')).toHaveLength(5);
  expect(await signIn(email, 'another guess')).toMatchObject({ __typename: 'TooManyRequests' });
});

test('tokens and passwords are stored hashed', async () => {
  const { id, token, password } = await kit.newShopper();
  const user = await kit.shop.db.read.findOneByOrFail(User, { id });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  const sessions = JSON.stringify(await kit.shop.db.read.query('SELECT * FROM sessions'));
  expect(sessions).not.toContain(token);
  expect(JSON.stringify(user)).not.toContain(password);
});

test.each(['', 'null', 'undefined', 'x', "' OR 1=1 --", 'a'.repeat(5000)])(
  'token %p matches no session',
  async (token) => {
    expect((await kit.gql(Me, {}, token)).me).toBeNull();
  },
);

test('an expired session is not accepted', async () => {
  const { token, id } = await kit.newShopper();
  await kit.shop.db.write((tx) => tx.query(`UPDATE sessions SET expiresAt = 1 WHERE userId = '${id}'`));
  expect((await kit.gql(Me, {}, token)).me).toBeNull();
});
