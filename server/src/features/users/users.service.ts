import { type EntityManager, type FindOptionsWhere, In, IsNull, Not, type ObjectLiteral } from 'typeorm';
import { toEntity } from '../../database/toEntity.ts';
import { newId } from '../../lib/ids.ts';
import type { Problem } from '../../lib/problems.ts';
import { withFields } from '../../lib/withFields.ts';
import { type UserSearchKeys, userSearchKeys } from './userSearch.ts';
import { type StaffRole, User } from './users.entity.ts';
import { notYours } from './users.problems.ts';
import { findUserSummaries, type UserSummary } from './users.queries.ts';

export type { StaffRole, User };
export { findUserSummaries, type UserSummary };

/** The signed-in user, read from the database for each request. Holds no secrets. */
export type Viewer = Omit<
  User,
  'passwordHash' | 'googleSub' | 'erasedAt' | 'blockedAt' | 'blockedReason' | keyof UserSearchKeys
> & {
  hasPassword: boolean;
  /** Whether the user is an owner of the shop. */
  isAdmin: boolean;
  /** Whether a second factor was given in the session of the request. */
  hasGivenSecondFactor: boolean;
};

export function toViewer({
  passwordHash,
  googleSub,
  erasedAt,
  blockedAt,
  blockedReason,
  searchName,
  searchSecondName,
  searchLastName,
  searchPhone,
  searchPhoneEnd,
  ...user
}: User): Viewer {
  return withFields(user, {
    hasPassword: passwordHash !== null,
    isAdmin: user.staffRole === 'owner',
    hasGivenSecondFactor: false,
  });
}

/** The viewer of a row of the driver that has all columns of `users`; null when the account is deleted or blocked. */
export function viewerFromRow(
  manager: EntityManager,
  row: ObjectLiteral,
  session: Pick<Viewer, 'hasGivenSecondFactor'>,
): Viewer | null {
  const user = toEntity(manager, User, row);
  return user.erasedAt === null && user.blockedAt === null ? withFields(toViewer(user), session) : null;
}

export type NotYours = Problem<'NotYours'>;

/**
 * Compares the id that a request contains with the caller's. Returns the viewer, null for a visitor, or a problem for another
 * shopper's id.
 * @param id undefined: the request contains no id; null: it contains a value by which old clients mean a visitor
 */
export function checkCallerId(
  { viewer }: { viewer: Viewer | null },
  id: string | null | undefined,
): Viewer | null | NotYours {
  if (!viewer || id === null) return null;
  return id === undefined || id === viewer.id ? viewer : notYours();
}

type UniqueKey = { id: string } | { email: string } | { googleSub: string };

/** Deleted accounts included. */
export const findUser = (manager: EntityManager, key: UniqueKey): Promise<User | null> =>
  manager.findOneBy(User, key);

export const getUser = (manager: EntityManager, id: string): Promise<User> =>
  manager.findOneByOrFail(User, { id });

/** The names of some users, by id; deleted accounts included. */
export async function findUserNames(
  manager: EntityManager,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await manager.find(User, {
    where: { id: In([...new Set(ids)]) },
    select: { id: true, name: true },
  });
  return new Map(users.map(({ id, name }) => [id, name]));
}

/** The staff with one of some roles, without blocked accounts. */
export const findStaffByRole = (manager: EntityManager, roles: readonly StaffRole[]): Promise<User[]> =>
  manager.findBy(User, { staffRole: In(roles), erasedAt: IsNull(), blockedAt: IsNull() });

type NewUser = Pick<User, 'name' | 'email' | 'emailVerified' | 'phone' | 'passwordHash' | 'googleSub'>;

/** @throws the driver's error (see `isDuplicate`) when the e-mail address, phone number or Google account is taken */
export async function insertUser(tx: EntityManager, fields: NewUser): Promise<User> {
  const user: User = {
    ...fields,
    id: newId(),
    images: [],
    staffRole: null,
    createdAt: Date.now(),
    secondFactorSince: null,
    erasedAt: null,
    blockedAt: null,
    blockedReason: null,
    lockVersion: 0,
    ...userSearchKeys(fields),
  };
  // A copy, because TypeORM writes MySQL's 0 and 1 for false and true back into the object.
  await tx.insert(User, { ...user });
  return user;
}

/** A user's id with the credentials that a decision was based on. */
export type UserVersion = Pick<User, 'id'> & Partial<Pick<User, 'passwordHash' | 'googleSub'>>;

/** Matches a user whose account still exists with these credentials. */
function unchanged({ id, passwordHash, googleSub }: UserVersion): FindOptionsWhere<User> {
  const where: FindOptionsWhere<User> = { id, erasedAt: IsNull(), blockedAt: IsNull() };
  if (passwordHash !== undefined) where.passwordHash = passwordHash ?? IsNull();
  if (googleSub !== undefined) where.googleSub = googleSub ?? IsNull();
  return where;
}

/**
 * Changes a user whose account still exists with these credentials.
 * @returns false when the account was deleted or blocked, or a credential has changed; nothing is written then
 */
export async function updateIfUnchanged(
  tx: EntityManager,
  version: UserVersion,
  changes: Partial<User>,
): Promise<boolean> {
  const { affected } = await tx.update(User, unchanged(version), changes);
  return affected === 1;
}

/** Locks the user that matches until the transaction ends, on all nodes of a cluster. @returns false when none matches */
async function lockUser(tx: EntityManager, where: FindOptionsWhere<User>): Promise<boolean> {
  const { affected } = await tx.update(User, where, { lockVersion: () => 'lockVersion + 1' });
  return affected === 1;
}

/**
 * Whether the account still exists with these credentials. If so, the row stays locked until the transaction ends. Call it
 * before other writes: passwords are compared outside of transactions, so they may have changed since.
 */
export const lockIfUnchanged = (tx: EntityManager, version: UserVersion): Promise<boolean> =>
  lockUser(tx, unchanged(version));

/** Whether an account exists, blocked or not. If so, the row stays locked until the transaction ends. */
export const lockAccount = (tx: EntityManager, id: string): Promise<boolean> =>
  lockUser(tx, { id, erasedAt: IsNull() });

/** Whether an account with these credentials is blocked: for callers who have proved that it is theirs. */
export async function isBlocked(
  manager: EntityManager,
  { id, passwordHash, googleSub }: UserVersion,
): Promise<boolean> {
  const user = await manager.findOneBy(User, { id, blockedAt: Not(IsNull()) });
  return (
    user !== null &&
    (passwordHash === undefined || passwordHash === user.passwordHash) &&
    (googleSub === undefined || googleSub === user.googleSub)
  );
}

const isShopper = { staffRole: IsNull(), erasedAt: IsNull() };

/** Whether an account is a shopper's: not deleted, and without a role. If so, the row stays locked until the transaction ends. */
export const lockShopper = (tx: EntityManager, id: string): Promise<boolean> =>
  lockUser(tx, { id, ...isShopper });

/** Blocks a shopper's account; the caller ends its sessions. @returns false when it is blocked already */
export async function blockUser(tx: EntityManager, id: string, blockedReason: string): Promise<boolean> {
  const blocked = { blockedAt: Date.now(), blockedReason };
  const { affected } = await tx.update(User, { id, ...isShopper, blockedAt: IsNull() }, blocked);
  return affected === 1;
}

/** @returns false when the account is not blocked */
export async function unblockUser(tx: EntityManager, id: string): Promise<boolean> {
  const unblocked = { blockedAt: null, blockedReason: null };
  const { affected } = await tx.update(User, { id, blockedAt: Not(IsNull()) }, unblocked);
  return affected === 1;
}

/** Gives an existing account a role, or takes it away with null. @returns false when the account was deleted or blocked */
export const changeStaffRole = (
  tx: EntityManager,
  id: string,
  staffRole: StaffRole | null,
): Promise<boolean> => updateIfUnchanged(tx, { id }, { staffRole });

/** Makes a shopper a member of staff. @returns false when the account is one already, or was deleted or blocked */
export async function makeStaff(tx: EntityManager, id: string, staffRole: StaffRole): Promise<boolean> {
  const shopper = { id, staffRole: IsNull(), erasedAt: IsNull(), blockedAt: IsNull() };
  return (await tx.update(User, shopper, { staffRole })).affected === 1;
}

/** Whether an account has no second factor. If so, the row stays locked until the transaction ends. */
export const lockWithoutSecondFactor = (tx: EntityManager, id: string): Promise<boolean> =>
  lockUser(tx, { id, secondFactorSince: IsNull() });

/** Whether an account has a second factor that is on. If so, the row stays locked until the transaction ends. */
export const lockWithSecondFactor = (tx: EntityManager, id: string): Promise<boolean> =>
  lockUser(tx, { id, secondFactorSince: Not(IsNull()) });

/** @param since null: the account has no second factor */
export const setSecondFactorSince = (tx: EntityManager, id: string, since: number | null): Promise<boolean> =>
  updateIfUnchanged(tx, { id }, { secondFactorSince: since });

const withRole = (id: string, staffRole: StaffRole): FindOptionsWhere<User> => ({
  id,
  staffRole,
  blockedAt: IsNull(),
});

/** Whether a user has a role and is not blocked. */
export const hasStaffRole = (manager: EntityManager, id: string, staffRole: StaffRole): Promise<boolean> =>
  manager.existsBy(User, withRole(id, staffRole));

/** As `hasStaffRole`. If so, the row stays locked until the transaction ends. */
export const lockStaffRole = (tx: EntityManager, id: string, staffRole: StaffRole): Promise<boolean> =>
  lockUser(tx, withRole(id, staffRole));

/** All staff, by role and name. */
export const findStaff = (manager: EntityManager): Promise<User[]> =>
  manager.find(User, { where: { staffRole: Not(IsNull()) }, order: { staffRole: 'ASC', name: 'ASC' } });

/** Records that an e-mail address belongs to its account. */
export const verifyAddress = (tx: EntityManager, id: string): Promise<boolean> =>
  updateIfUnchanged(tx, { id }, { emailVerified: true });
