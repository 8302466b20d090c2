import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { mapNodes, onlyPage, type Page, type PageArguments } from '../../lib/page.ts';
import type { InvalidInput } from '../../lib/problems.ts';
import { type ActiveSession, lastSessionUse, listSessions } from '../auth/sessions.service.ts';
import { findOrderTotals, type OrderTotals } from '../orders/desk/customerOrders.service.ts';
import { listAuditLog, type NamedAuditEvent } from '../users/desk/auditLog.service.ts';
import { findUserPage, type UserFilter } from '../users/desk/userList.service.ts';
import { findUser, type User } from '../users/users.service.ts';

/** How somebody can sign in. */
type SignInMethod = 'PASSWORD' | 'GOOGLE';

/** An account as staff see it; holds no secrets. */
export interface Customer
  extends Pick<
    User,
    | 'id'
    | 'name'
    | 'email'
    | 'emailVerified'
    | 'phone'
    | 'staffRole'
    | 'createdAt'
    | 'blockedAt'
    | 'blockedReason'
  > {
  signsInWith: SignInMethod[];
  orderTotals: OrderTotals;
  /** In ms since 1970; null without a session. */
  lastUsedAt: number | null;
}

/** Accounts as staff see them, in the same order. */
export async function toCustomers(manager: EntityManager, users: readonly User[]): Promise<Customer[]> {
  const ids = users.map(({ id }) => id);
  const [totals, lastUses] = await Promise.all([findOrderTotals(manager, ids), lastSessionUse(manager, ids)]);
  return users.map((user) => ({
    id: user.id,
    name: user.name,
    email: user.email,
    emailVerified: Boolean(user.emailVerified),
    phone: user.phone,
    staffRole: user.staffRole,
    createdAt: user.createdAt,
    blockedAt: user.blockedAt,
    blockedReason: user.blockedReason,
    signsInWith: [
      ...(user.passwordHash === null ? [] : (['PASSWORD'] as const)),
      ...(user.googleSub === null ? [] : (['GOOGLE'] as const)),
    ],
    orderTotals: totals.get(user.id) ?? { count: 0, amount: 0 },
    lastUsedAt: lastUses.get(user.id) ?? null,
  }));
}

/** An account; null for an unknown and a deleted one. */
export async function findCustomer({ db }: { db: Db }, id: string): Promise<Customer | null> {
  const user = await findUser(db.read, { id });
  if (!user || user.erasedAt !== null) return null;
  const [customer] = await toCustomers(db.read, [user]);
  return customer ?? null;
}

/** A page of the accounts that are not deleted, newest first. */
export const listCustomers = async (
  { db }: { db: Db },
  filter: UserFilter,
  args: PageArguments,
): Promise<Page<Customer> | InvalidInput> =>
  mapNodes(await findUserPage(db, filter, args), (users) => toCustomers(db.read, users));

/** A shopper's sessions, by last use; none for an account of the staff, which only owners manage. */
export const listCustomerSessions = async (
  { db }: { db: Db },
  { id, staffRole }: Customer,
): Promise<ActiveSession[]> => (staffRole === null ? listSessions({ db, token: null }, id) : []);

/** What has happened to a shopper's account, newest first; nothing for an account of the staff, whose events the audit log has. */
export const listCustomerEvents = async (
  { db }: { db: Db },
  { id, staffRole }: Customer,
  args: PageArguments,
): Promise<Page<NamedAuditEvent> | InvalidInput> =>
  staffRole === null ? listAuditLog({ db }, { userId: id }, args) : onlyPage([]);
