import type { EntityManager } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import {
  type NotAllowed,
  type NotFound,
  notAllowed,
  type Problem,
  type Success,
} from '../../../lib/problems.ts';
import {
  type ActiveSession,
  endSessionOf,
  endSessions,
  lastSessionUse,
  listSessions,
} from '../../auth/sessions.service.ts';
import { recordStaffEvent } from '../../users/audit.service.ts';
import {
  changeStaffRole,
  findStaff,
  findUser,
  lockStaffRole,
  type StaffRole,
  type User,
} from '../../users/users.service.ts';
import { deleteSecondFactor } from '../secondFactor/secondFactor.service.ts';
import { memberNotFound, ownAccount } from '../staff.problems.ts';
import type { StaffActor } from '../staffActor.service.ts';

export type OwnAccount = Problem<'OwnAccount'>;
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  hasSecondFactor: boolean;
  /** In ms since 1970; null without a session. */
  lastSeenAt: number | null;
}

/** All staff, by role and name. */
export async function listStaff({ read }: Pick<Db, 'read'>): Promise<StaffMember[]> {
  const users = await findStaff(read);
  const lastUse = await lastSessionUse(
    read,
    users.map(({ id }) => id),
  );
  return users.map((user) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    role: user.staffRole as StaffRole,
    hasSecondFactor: user.secondFactorSince !== null,
    lastSeenAt: lastUse.get(user.id) ?? null,
  }));
}

/**
 * A member's sessions: that of the request first, then by last use. None for an account that is no member of staff.
 * @param ctx.token of the request
 */
export async function listMemberSessions(
  ctx: { db: Db; token: string | null },
  id: string,
): Promise<ActiveSession[]> {
  const user = await findUser(ctx.db.read, { id });
  return user?.staffRole ? listSessions(ctx, id) : [];
}

type Changed = Success<'DeskStaffChanged'>;
const changed = (message: string): Changed => ({ __typename: 'DeskStaffChanged', message });

type MemberResult = Promise<Changed | OwnAccount | NotFound | NotAllowed>;

/**
 * Changes the role of another member of staff.
 * @param role null: the person is no member of staff any more, and is signed out
 */
export const changeMemberRole = (
  ctx: { db: Db },
  actor: StaffActor,
  { id, role }: { id: string; role: StaffRole | null },
): MemberResult =>
  changeMember(ctx, actor, id, async (tx, { name, staffRole }) => {
    await changeStaffRole(tx, id, role);
    if (role === null) {
      await endSessions(tx, id);
      await deleteSecondFactor(tx, actor, { userId: id, actorId: actor.id });
    }
    const detail = `${staffRole} → ${role ?? 'shopper'}`;
    await recordStaffEvent(tx, actor, { action: 'roleChanged', userId: id, detail });
    return role === null ? `${name} is no member of staff any more` : `${name} is now: ${role}`;
  });

/** Ends all sessions of another member of staff. */
export const signOutMember = (ctx: { db: Db }, actor: StaffActor, id: string): MemberResult =>
  changeMember(ctx, actor, id, async (tx, { name }) => {
    await endSessions(tx, id);
    await recordStaffEvent(tx, actor, { action: 'staffSignedOut', userId: id });
    return `${name} is signed out`;
  });

/** Ends a session of a member of staff, also of the acting owner. Does nothing if it has ended already. */
export const signOutMemberSession = (
  { db }: { db: Db },
  actor: StaffActor,
  { id, sessionId }: { id: string; sessionId: string },
): MemberResult =>
  changeAsOwner(db, actor, id, async (tx) => {
    const detail = await endSessionOf(tx, id, sessionId);
    if (detail !== null) await recordStaffEvent(tx, actor, { action: 'staffSignedOut', userId: id, detail });
    return 'This device is signed out';
  });

/** Removes the second factor of another member of staff, who has lost it. */
export const resetMemberSecondFactor = (ctx: { db: Db }, actor: StaffActor, id: string): MemberResult =>
  changeMember(ctx, actor, id, async (tx, { name }) => {
    await deleteSecondFactor(tx, actor, { userId: id, actorId: actor.id });
    await endSessions(tx, id);
    return `${name} signs in without a second factor now`;
  });

/** Changes another member of staff. The shop always has an owner: nobody changes the own account. */
const changeMember = ({ db }: { db: Db }, actor: StaffActor, id: string, work: MemberChange): MemberResult =>
  id === actor.id ? Promise.resolve(ownAccount()) : changeAsOwner(db, actor, id, work);

type MemberChange = (tx: EntityManager, member: User) => Promise<string>;

/**
 * Changes a member of staff. The transaction first locks the acting owner's row, so that of two owners who remove each other one
 * is no owner any more and is refused.
 */
const changeAsOwner = (db: Db, actor: StaffActor, id: string, work: MemberChange): MemberResult =>
  db.write(async (tx) => {
    if (!(await lockStaffRole(tx, actor.id, 'owner'))) return notAllowed();
    const member = await findUser(tx, { id });
    return member?.staffRole ? changed(await work(tx, member)) : memberNotFound();
  });
