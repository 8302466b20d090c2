import { Secret, TOTP } from 'otpauth';
import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  ConfirmSecondFactor,
  DeskOfMe,
  RemoveSecondFactor,
  ResetSecondFactor,
  SetUpSecondFactor,
  SignIn,
  VerifySecondFactor,
} from '../../../../test/generated/documents.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { listAuditEvents } from '../../users/audit.service.ts';
import { User } from '../../users/users.entity.ts';
import { setRole } from '../roles.service.ts';

let kit: TestShop;
beforeAll(async () => {
  kit = await startShop();
});
afterAll(() => kit.close());

const STEP_MS = 30_000;
/** The code that the program shows so many steps from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });

const signInAgain = async ({ email, password }: Shopper) =>
  expectTypename((await kit.gql(SignIn, { input: { email, password } })).signIn, 'SignedIn').token;
const deskOf = async (token: string) => {
  const { body } = await kit.gqlRaw(DeskOfMe, {}, { token });
  return { access: body.data?.me?.staffAccess, code: body.errors?.[0]?.extensions?.code };
};
const verify = async (token: string, code: string) =>
  (await kit.gql(VerifySecondFactor, { code }, token)).verifySecondFactor.__typename;

/** A member of staff whose second factor is on. */
async function newMember() {
  const member = await kit.newStaff('packer');
  const { setUpSecondFactor } = await kit.gql(SetUpSecondFactor, { password: member.password }, member.token);
  const { secret, uri } = expectTypename(setUpSecondFactor, 'DeskSecondFactorSetup');
  const { confirmSecondFactor } = await kit.gql(
    ConfirmSecondFactor,
    { code: codeOf(secret, -1) },
    member.token,
  );
  const { recoveryCodes } = expectTypename(confirmSecondFactor, 'DeskSecondFactorConfirmed');
  return { member, secret, uri, recoveryCodes };
}

describe('a second factor', () => {
  it('keeps the desk closed until a code is given, in each session', async () => {
    const { member, secret, uri } = await newMember();
    expect(uri).toMatch(/^otpauth:\/\/totp\/Kirana:/);
    expect(await deskOf(member.token)).toEqual({ access: 'open' });
    const token = await signInAgain(member);
    expect(await deskOf(token)).toEqual({ access: 'codeNeeded', code: 'FORBIDDEN' });
    expect(await verify(token, '000000')).toBe('WrongCode');
    expect(await deskOf(token)).toEqual({ access: 'codeNeeded', code: 'FORBIDDEN' });
    expect(await verify(token, codeOf(secret))).toBe('DeskSecondFactorVerified');
    expect(await deskOf(token)).toEqual({ access: 'open' });
  });

  it.each([
    ['POST', '/desk/pictures'],
    ['POST', '/desk/imports'],
    ['GET', '/desk/export.csv'],
    ['GET', '/desk/imports/any/refused.csv'],
  ])('keeps %s %s closed, too', async (method, path) => {
    const { member, secret } = await newMember();
    await kit.shop.db.write((tx) => tx.update(User, { id: member.id }, { staffRole: 'manager' }));
    const token = await signInAgain(member);
    const status = async () =>
      (await fetch(kit.url + path, { method, headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status()).toBe(403);
    await verify(token, codeOf(secret));
    expect(await status()).not.toBe(403);
  });

  it('accepts each code once, also from concurrent requests', async () => {
    const { member, secret } = await newMember();
    const tokens = [await signInAgain(member), await signInAgain(member)] as const;
    const code = codeOf(secret);
    const outcomes = await Promise.all(tokens.map((token) => verify(token, code)));
    expect(outcomes.sort()).toEqual(['DeskSecondFactorVerified', 'WrongCode']);
    // An older code than the last one.
    expect(await verify(tokens[0], codeOf(secret, -1))).toBe('WrongCode');
  });

  it('accepts each recovery code once', async () => {
    const { member, recoveryCodes } = await newMember();
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(await verify(await signInAgain(member), first.toUpperCase())).toBe('DeskSecondFactorVerified');
    expect(await verify(await signInAgain(member), first)).toBe('WrongCode');
    expect(await verify(await signInAgain(member), second)).toBe('DeskSecondFactorVerified');
  });

  it('limits guesses', async () => {
    const { member } = await newMember();
    const token = await signInAgain(member);
    const outcomes: string[] = [];
    for (let guess = 0; guess < 11; guess++) outcomes.push(await verify(token, String(100_000 + guess)));
    expect(outcomes.at(-1)).toBe('TooManyRequests');
  });

  it('does not count before its first code, and cannot be replaced by who has stolen a session', async () => {
    const member = await kit.newStaff('packer');
    await kit.gql(SetUpSecondFactor, { password: member.password }, member.token);
    const { confirmSecondFactor } = await kit.gql(ConfirmSecondFactor, { code: '123456' }, member.token);
    expect(confirmSecondFactor.__typename).toBe('WrongCode');
    expect(await deskOf(await signInAgain(member))).toEqual({ access: 'open' });

    const { member: other } = await newMember();
    const stolen = await signInAgain(other);
    expect((await kit.gql(SetUpSecondFactor, {}, stolen)).setUpSecondFactor.__typename).toBe(
      'SecondFactorExists',
    );
  });

  it('is neither opened nor removed by a code before its first one, which stays unused', async () => {
    const member = await kit.newStaff('packer');
    const setUp = await kit.gql(SetUpSecondFactor, { password: member.password }, member.token);
    const { secret } = expectTypename(setUp.setUpSecondFactor, 'DeskSecondFactorSetup');
    const code = codeOf(secret);
    expect(await verify(member.token, code)).toBe('WrongCode');
    const { removeSecondFactor } = await kit.gql(RemoveSecondFactor, { code }, member.token);
    expect(removeSecondFactor.__typename).toBe('WrongCode');
    const { confirmSecondFactor } = await kit.gql(ConfirmSecondFactor, { code }, member.token);
    expect(confirmSecondFactor.__typename).toBe('DeskSecondFactorConfirmed');
  });

  it('gives no new recovery codes to who knows the password and one code', async () => {
    const { member, recoveryCodes, secret } = await newMember();
    const stolen = await signInAgain(member);
    for (const code of [recoveryCodes[0] ?? '', codeOf(secret)]) {
      const { confirmSecondFactor } = await kit.gql(ConfirmSecondFactor, { code }, stolen);
      expect(confirmSecondFactor.__typename).toBe('SecondFactorExists');
    }
    expect(await deskOf(stolen)).toMatchObject({ access: 'codeNeeded' });
    expect(await deskOf(member.token)).toEqual({ access: 'open' });
  });

  it('is set up with the password only', async () => {
    const { token } = await kit.newStaff('packer');
    for (const [password, outcome] of [
      [null, 'InvalidInput'],
      ['a guess', 'WrongPassword'],
    ] as const) {
      const { setUpSecondFactor } = await kit.gql(SetUpSecondFactor, { password }, token);
      expect(setUpSecondFactor.__typename).toBe(outcome);
    }
  });

  it('leaves a trace of wrong codes and used recovery codes', async () => {
    const { member, recoveryCodes } = await newMember();
    const token = await signInAgain(member);
    await verify(token, '123456');
    await verify(token, recoveryCodes[0] ?? '');
    const actions = (await listAuditEvents(kit.shop.db.read, member.id)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['secondFactorRefused', 'recoveryCodeUsed']));
    expect(actions.filter((action) => action === 'secondFactorRefused')).toHaveLength(1);
  });

  it('is removed from the command line by taking the role away', async () => {
    const { member } = await newMember();
    for (const role of [null, 'owner'] as const) await setRole(kit.shop.db, member.email, role);
    expect(await deskOf(await signInAgain(member))).toEqual({ access: 'open' });
  });

  it('signs all other sessions out when it is turned on', async () => {
    const member = await kit.newStaff('packer');
    const other = await signInAgain(member);
    const { setUpSecondFactor } = await kit.gql(
      SetUpSecondFactor,
      { password: member.password },
      member.token,
    );
    const { secret } = expectTypename(setUpSecondFactor, 'DeskSecondFactorSetup');
    await kit.gql(ConfirmSecondFactor, { code: codeOf(secret) }, member.token);
    expect(await kit.isSignedIn(other)).toBe(false);
  });

  it('is turned off with a code, or by an owner when it is lost', async () => {
    const { member, secret } = await newMember();
    const remove = await kit.gql(RemoveSecondFactor, { code: codeOf(secret) }, member.token);
    expect(remove.removeSecondFactor.__typename).toBe('DeskSecondFactorRemoved');
    expect(await deskOf(await signInAgain(member))).toEqual({ access: 'open' });

    const { member: other } = await newMember();
    const owner = await kit.newStaff('owner');
    const reset = await kit.gql(ResetSecondFactor, { id: other.id }, owner.token);
    expect(reset.resetSecondFactor.__typename).toBe('DeskStaffChanged');
    expect(await kit.isSignedIn(other.token)).toBe(false);
    expect(await deskOf(await signInAgain(other))).toEqual({ access: 'open' });
  });
});
