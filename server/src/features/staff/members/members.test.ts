import { expectTypename } from '../../../../test/expectTypename.ts';
import {
  AcceptStaffInvitation,
  AuditLog,
  BlockCustomer,
  ChangeStaffRole,
  CheckStaffInvitation,
  DeleteAccount,
  DeskOfMe,
  InviteStaffMember,
  SignOutStaffMember,
  SignOutStaffSession,
  StaffList,
  StaffSessions,
  UnblockCustomer,
  WithdrawStaffInvitation,
} from '../../../../test/generated/documents.ts';
import type { RestSession } from '../../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
import { User } from '../../users/users.entity.ts';
import { setRole } from '../roles.service.ts';

let kit: TestShop;
let owner: Shopper;
beforeAll(async () => {
  kit = await startShop();
});
beforeEach(async () => {
  owner = await kit.newStaff('owner');
});
afterAll(() => kit.close());

const invite = async (email: string, role: 'packer' | 'owner' = 'packer') =>
  (await kit.gql(InviteStaffMember, { input: { email, role } }, owner.token)).inviteStaffMember.__typename;
const tokenMailedTo = async (email: string) =>
  /invitation\?token=([\w-]+)/.exec((await kit.mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const accept = async (token: string, { token: session }: Pick<Shopper, 'token'>) =>
  (await kit.gql(AcceptStaffInvitation, { token }, session)).acceptStaffInvitation.__typename;
const check = async (token: string) => (await kit.gql(CheckStaffInvitation, { token })).checkStaffInvitation;
const roleOf = async ({ token }: Pick<Shopper, 'token'>) =>
  (await kit.gql(DeskOfMe, {}, token)).me?.staffRole;
const change = async (by: Shopper, { id }: Shopper, role: 'owner' | 'packer' | null) =>
  (await kit.gql(ChangeStaffRole, { id, role }, by.token)).changeStaffRole.__typename;

describe('an invitation', () => {
  it('makes the invited person, and nobody else, a member of staff, once', async () => {
    const guest = await kit.newShopper();
    const other = await kit.newShopper();
    expect(await invite(` ${guest.email.toUpperCase()}`)).toBe('DeskStaffInvited');
    const token = await tokenMailedTo(guest.email);
    expect(await accept(token, other)).toBe('InvitationInvalid');
    expect(await check(token)).toEqual({
      __typename: 'StaffInvitationOpen',
      role: 'packer',
      shopName: 'Kirana',
    });
    const twice = await Promise.all([accept(token, guest), accept(token, guest)]);
    expect(twice.sort()).toEqual(['InvitationInvalid', 'StaffInvitationAccepted']);
    expect(await check(token)).toEqual({ __typename: 'InvitationInvalid' });
    expect(await roleOf(guest)).toBe('packer');
    expect(await roleOf(other)).toBeNull();
    expect(await invite(guest.email)).toBe('AlreadyStaff');
    const { desk } = await kit.gql(AuditLog, { filter: { userId: guest.id } }, owner.token);
    expect(desk?.auditLog.nodes).toMatchObject([
      {
        action: 'roleChanged',
        actorId: owner.id,
        actorName: owner.name,
        detail: 'Shopper → Packer, by invitation',
      },
    ]);
  });

  it('can be sent to an address twice at the same time; one counts', async () => {
    for (let round = 0; round < 4; round++) {
      const guest = await kit.newShopper();
      const types = await Promise.all([invite(guest.email), invite(guest.email)]);
      expect(types).toEqual(['DeskStaffInvited', 'DeskStaffInvited']);
      const { desk } = await kit.gql(StaffList, {}, owner.token);
      expect(desk?.staffInvitations.filter(({ email }) => email === guest.email)).toHaveLength(1);
    }
  });

  it('is replaced by a newer one, and can be withdrawn', async () => {
    const guest = await kit.newShopper();
    await invite(guest.email, 'owner');
    const first = await tokenMailedTo(guest.email);
    await invite(guest.email);
    const second = await tokenMailedTo(guest.email);
    expect(await accept(first, guest)).toBe('InvitationInvalid');
    const { desk } = await kit.gql(StaffList, {}, owner.token);
    const { id } = desk?.staffInvitations.find(({ email }) => email === guest.email) ?? { id: '' };
    for (let turn = 0; turn < 2; turn++)
      expect(await kit.gql(WithdrawStaffInvitation, { id }, owner.token)).toMatchObject({
        withdrawStaffInvitation: { __typename: 'DeskInvitationWithdrawn' },
      });
    expect(await accept(second, guest)).toBe('InvitationInvalid');
  });

  it('ends after seven days', async () => {
    const guest = await kit.newShopper();
    await invite(guest.email);
    const token = await tokenMailedTo(guest.email);
    await kit.shop.db.write((tx) => tx.query('UPDATE staff_invitations SET expiresAt = 1'));
    expect((await check(token)).__typename).toBe('InvitationInvalid');
    expect(await accept(token, guest)).toBe('InvitationInvalid');
  });

  it('ends the other sessions of the person who accepts it', async () => {
    const guest = await kit.newShopper();
    const body = { email: guest.email, password: guest.password };
    const elsewhere = (await kit.rest<RestSession>('POST', '/user/signin', { body })).body;
    await invite(guest.email);
    expect(await accept(await tokenMailedTo(guest.email), guest)).toBe('StaffInvitationAccepted');
    expect(await kit.isSignedIn(guest.token)).toBe(true);
    expect(await kit.isSignedIn(elsewhere.token)).toBe(false);
  });

  it('ends with the role of the owner who has sent it', async () => {
    const guest = await kit.newShopper();
    const former = await kit.newStaff('owner');
    await kit.gql(InviteStaffMember, { input: { email: guest.email, role: 'owner' } }, former.token);
    const token = await tokenMailedTo(guest.email);
    expect(await change(owner, former, 'packer')).toBe('DeskStaffChanged');
    expect((await check(token)).__typename).toBe('InvitationInvalid');
    expect(await accept(token, guest)).toBe('InvitationInvalid');
    expect(await roleOf(guest)).toBeNull();
  });

  it('cannot be accepted when the owner who has sent it is blocked', async () => {
    const guest = await kit.newShopper();
    const sender = await kit.newStaff('owner');
    await kit.gql(InviteStaffMember, { input: { email: guest.email, role: 'packer' } }, sender.token);
    const token = await tokenMailedTo(guest.email);
    await kit.shop.db.write((tx) => tx.update(User, { id: sender.id }, { blockedAt: Date.now() }));
    expect((await check(token)).__typename).toBe('InvitationInvalid');
    expect(await accept(token, guest)).toBe('InvitationInvalid');
    expect(await roleOf(guest)).toBeNull();
  });

  it('is not sent to a blocked account before it is unblocked', async () => {
    const guest = await kit.newShopper();
    await kit.gql(BlockCustomer, { id: guest.id, reason: 'Fraud' }, owner.token);
    const input = { email: guest.email, role: 'packer' as const };
    expect(await kit.gql(InviteStaffMember, { input }, owner.token)).toMatchObject({
      inviteStaffMember: {
        __typename: 'InvalidInput',
        message: 'This account is blocked. Please unblock it first.',
      },
    });
    expect(await tokenMailedTo(guest.email)).toBe('');
    await kit.gql(UnblockCustomer, { id: guest.id }, owner.token);
    expect(await invite(guest.email)).toBe('DeskStaffInvited');
  });

  it('takes no role away from who has one already', async () => {
    const guest = await kit.newShopper();
    await invite(guest.email);
    await setRole(kit.shop.db, guest.email, 'owner');
    const { body } = await kit.rest<RestSession>('POST', '/user/signin', {
      body: { email: guest.email, password: guest.password },
    });
    expect(await accept(await tokenMailedTo(guest.email), body)).toBe('InvitationInvalid');
    expect(await roleOf(body)).toBe('owner');
  });

  it('is sent a limited number of times', async () => {
    const busy = await kit.newStaff('owner');
    const outcomes = new Set<string>();
    for (let turn = 0; turn < 31; turn++) {
      const input = { email: `guest.${turn}@example.com`, role: 'packer' } as const;
      const { inviteStaffMember } = await kit.gql(InviteStaffMember, { input }, busy.token);
      outcomes.add(inviteStaffMember.__typename);
    }
    expect([...outcomes]).toEqual(['DeskStaffInvited', 'TooManyRequests']);
  });

  it('needs an e-mail address', async () => {
    expect(await invite('nobody')).toBe('InvalidInput');
  });
});

describe('an invitation of a shop without a mail server', () => {
  const withoutMail = async <T>(work: () => Promise<T>): Promise<T> => {
    const before = kit.shop.env.mail;
    kit.shop.env.mail = { smtp: null, sandbox: false };
    return work().finally(() => {
      kit.shop.env.mail = before;
    });
  };
  const inviteByHand = async (email: string) => {
    const input = { email, role: 'packer' } as const;
    const { inviteStaffMember } = await withoutMail(() => kit.gql(InviteStaffMember, { input }, owner.token));
    return expectTypename(inviteStaffMember, 'DeskInvitationLink');
  };
  const tokenIn = (link: string) => new URL(link).searchParams.get('token') ?? '';

  it('is a link for the owner, which nothing but the answer holds', async () => {
    const guest = await kit.newShopper();
    const { link, message } = await inviteByHand(guest.email);
    expect(link).toMatch(`${kit.shop.env.shopUrl}/desk/invitation?token=`);
    expect(new URL(link).searchParams.get('email')).toBe(guest.email);
    expect(message).toContain('no mail server');
    const token = tokenIn(link);
    expect(token.length).toBeGreaterThan(40);
    expect(await kit.mailsTo(guest.email)).toEqual([]);
    for (const table of ['mails', 'staff_invitations', 'audit_events'])
      expect(JSON.stringify(await kit.shop.db.read.query(`SELECT * FROM ${table}`))).not.toContain(token);
    const { desk } = await kit.gql(AuditLog, { filter: { actorId: owner.id } }, owner.token);
    expect(desk?.auditLog.nodes[0]).toMatchObject({
      action: 'staffInvited',
      detail: expect.stringContaining('link to hand over'),
    });
    expect(await accept(token, guest)).toBe('StaffInvitationAccepted');
    expect(await roleOf(guest)).toBe('packer');
  });

  it('proves nothing about the address, while a mailed one verifies it', async () => {
    const [byHand, byMail] = [await kit.newShopper(), await kit.newShopper()];
    const isVerified = async ({ id }: Shopper) =>
      (await kit.shop.db.read.findOneByOrFail(User, { id })).emailVerified;
    await kit.shop.db.write((tx) => tx.update(User, [byHand.id, byMail.id], { emailVerified: false }));
    expect(await accept(tokenIn((await inviteByHand(byHand.email)).link), byHand)).toBe(
      'StaffInvitationAccepted',
    );
    expect(await isVerified(byHand)).toBe(false);
    // The newest invitation counts, so a mailed one that follows verifies the address.
    await inviteByHand(byMail.email);
    await invite(byMail.email);
    expect(await accept(await tokenMailedTo(byMail.email), byMail)).toBe('StaffInvitationAccepted');
    expect(await isVerified(byMail)).toBe(true);
  });

  it('is for its address alone', async () => {
    const [guest, other] = [await kit.newShopper(), await kit.newShopper()];
    expect(await accept(tokenIn((await inviteByHand(guest.email)).link), other)).toBe('InvitationInvalid');
  });
});

describe('members of staff', () => {
  it('are listed without secrets, and lose all access when they are removed', async () => {
    const packer = await kit.newStaff('packer');
    const { desk } = await kit.gql(StaffList, {}, owner.token);
    expect(desk?.staff).toContainEqual({
      id: packer.id,
      name: packer.name,
      email: packer.email,
      role: 'packer',
      hasSecondFactor: false,
      lastSeen: expect.stringMatching(/\+05:30$/),
    });
    expect(await change(owner, packer, null)).toBe('DeskStaffChanged');
    expect(await kit.isSignedIn(packer.token)).toBe(false);
    expect(await change(owner, packer, 'packer')).toBe('NotFound');
  });

  it('are signed out by an owner', async () => {
    const packer = await kit.newStaff('packer');
    const { signOutStaffMember } = await kit.gql(SignOutStaffMember, { id: packer.id }, owner.token);
    expect(signOutStaffMember.__typename).toBe('DeskStaffChanged');
    expect(await kit.isSignedIn(packer.token)).toBe(false);
  });

  it('cannot change their own role, nor make a shopper one of them without an invitation', async () => {
    expect(await change(owner, owner, 'packer')).toBe('OwnAccount');
    expect(await change(owner, await kit.newShopper(), 'packer')).toBe('NotFound');
    const packer = await kit.newStaff('packer');
    expect(await change(packer, packer, 'owner')).toBe('NotAllowed');
  });

  it('cannot delete their accounts, so that an owner stays', async () => {
    const { deleteAccount } = await kit.gql(DeleteAccount, { password: owner.password }, owner.token);
    expect(deleteAccount.__typename).toBe('InvalidInput');
    expect(await roleOf(owner)).toBe('owner');
  });

  it('always include an owner: of two owners who remove each other at once, one stays', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const other = await kit.newStaff('owner');
      const first = await kit.newStaff('owner');
      const outcomes = await Promise.all([change(first, other, 'packer'), change(other, first, 'packer')]);
      expect(outcomes.sort()).toEqual(['DeskStaffChanged', 'NotAllowed']);
      expect([await roleOf(first), await roleOf(other)].sort()).toEqual(['owner', 'packer']);
    }
  });
});

describe('the devices of the staff', () => {
  const signInAgain = async ({ email, password }: Shopper) => {
    const { body } = await kit.rest<RestSession>('POST', '/user/signin', { body: { email, password } });
    return body;
  };
  const sessionsOf = async (by: Pick<Shopper, 'token'>, { id }: Pick<Shopper, 'id'>) =>
    (await kit.gql(StaffSessions, { id }, by.token)).desk?.staffSessions ?? [];
  const signOut = async (by: Shopper, { id }: Pick<Shopper, 'id'>, sessionId: string) =>
    (await kit.gql(SignOutStaffSession, { id, sessionId }, by.token)).signOutStaffSession.__typename;

  it('are listed for an owner, who ends one session and leaves the others', async () => {
    const packer = await kit.newStaff('packer');
    const before = await sessionsOf(owner, packer);
    const phone = await signInAgain(packer);
    const sessions = await sessionsOf(owner, packer);
    expect(sessions).toHaveLength(before.length + 1);
    const added = sessions.find(({ id }) => before.every((session) => session.id !== id));
    expect(added).toMatchObject({ current: false, started: expect.stringMatching(/\+05:30$/) });
    expect(added?.id).not.toContain(phone.token);

    const twice = await Promise.all([
      signOut(owner, packer, added?.id ?? ''),
      signOut(owner, packer, added?.id ?? ''),
    ]);
    expect(twice).toEqual(['DeskStaffChanged', 'DeskStaffChanged']);
    expect(await kit.isSignedIn(phone.token)).toBe(false);
    expect(await kit.isSignedIn(packer.token)).toBe(true);
    const { desk } = await kit.gql(AuditLog, { filter: { userId: packer.id } }, owner.token);
    const events = desk?.auditLog.nodes.filter(({ action }) => action === 'staffSignedOut');
    expect(events).toMatchObject([{ actorId: owner.id, detail: added?.device }]);
  });

  it('include own ones, the one of the request first', async () => {
    const phone = await signInAgain(owner);
    const [current, other] = await sessionsOf(owner, owner);
    expect([current?.current, other?.current]).toEqual([true, false]);
    expect(await signOut(owner, owner, other?.id ?? '')).toBe('DeskStaffChanged');
    expect(await kit.isSignedIn(phone.token)).toBe(false);
    expect(await kit.isSignedIn(owner.token)).toBe(true);
  });

  it('are not those of shoppers, nor of another member than the one who is named', async () => {
    const shopper = await kit.newShopper();
    const packer = await kit.newStaff('packer');
    expect(await sessionsOf(owner, shopper)).toEqual([]);
    const [session] = await sessionsOf(owner, packer);
    expect(await signOut(owner, shopper, session?.id ?? '')).toBe('NotFound');
    expect(await signOut(owner, owner, session?.id ?? '')).toBe('DeskStaffChanged');
    expect(await kit.isSignedIn(packer.token)).toBe(true);
  });

  it('are signed out by nobody but owners', async () => {
    const manager = await kit.newStaff('manager');
    const [session] = await sessionsOf(owner, manager);
    expect(await signOut(manager, manager, session?.id ?? '')).toBe('NotAllowed');
    const former = await kit.newStaff('owner');
    expect(await change(owner, former, 'packer')).toBe('DeskStaffChanged');
    expect(await signOut(former, manager, session?.id ?? '')).toBe('NotAllowed');
    expect(await kit.isSignedIn(manager.token)).toBe(true);
  });
});
