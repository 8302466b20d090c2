import {
  AcceptStaffInvitation,
  AuditLog,
  ChangeStaffRole,
  DeleteAccount,
  DeskOfMe,
  InviteStaffMember,
  SignOutStaffMember,
  StaffList,
  WithdrawStaffInvitation,
} from '../../../../test/generated/documents.ts';
import type { RestSession } from '../../../../test/restTypes.ts';
import { type Shopper, startShop, type TestShop } from '../../../../test/testkit.ts';
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
    const twice = await Promise.all([accept(token, guest), accept(token, guest)]);
    expect(twice.sort()).toEqual(['InvitationInvalid', 'StaffInvitationAccepted']);
    expect(await roleOf(guest)).toBe('packer');
    expect(await roleOf(other)).toBeNull();
    expect(await invite(guest.email)).toBe('AlreadyStaff');
    const { desk } = await kit.gql(AuditLog, { filter: { userId: guest.id } }, owner.token);
    expect(desk?.auditLog.nodes).toMatchObject([
      {
        action: 'roleChanged',
        actorId: owner.id,
        actorName: owner.name,
        detail: 'shopper → packer, by invitation',
      },
    ]);
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
    expect(await accept(token, guest)).toBe('InvitationInvalid');
    expect(await roleOf(guest)).toBeNull();
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
      lastSeen: expect.stringMatching(/Z$/),
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
