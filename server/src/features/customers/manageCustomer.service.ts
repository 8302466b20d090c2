import type { EntityManager } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { parseInput } from '../../lib/input/parseInput.ts';
import { reasonInput } from '../../lib/input/reason.input.ts';
import {
  catchProblem,
  type InvalidInput,
  type NotFound,
  type Problem,
  throwProblem,
} from '../../lib/problems.ts';
import { endAllAccess } from '../auth/accountAccess.service.ts';
import { endSessionOf } from '../auth/sessions.service.ts';
import type { StaffActor } from '../staff/staffActor.service.ts';
import {
  type AuditAction,
  customerSubject,
  eraseAuditDetails,
  recordStaffEvent,
} from '../users/audit.service.ts';
import { blockUser, findUser, getUser, lockShopper, type User, unblockUser } from '../users/users.service.ts';
import { customerIsStaff, customerNotFound, isOwnAccount } from './customers.problems.ts';
import { type Customer, toCustomers } from './customers.service.ts';

export interface CustomerChanged {
  __typename: 'DeskCustomerChanged';
  customer: Customer;
  message: string;
}

/** The account is one of the staff, or the caller's own. */
export type CustomerIsStaff = Problem<'DeskCustomerIsStaff'>;

type Refusal = CustomerIsStaff | NotFound;

/** Ends a session of a shopper. Does nothing if it has ended already. */
export const signOutCustomerSession = (
  ctx: { db: Db },
  actor: StaffActor,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<CustomerChanged | Refusal> =>
  changeCustomer(ctx, actor, id, async (tx) => {
    const device = await endSessionOf(tx, id, sessionId);
    if (device !== null) await record(tx, actor, id, 'customerSignedOut', device);
    return 'This device is signed out';
  });

/** Ends all sessions of a shopper, with everything else that could open one. */
export const signOutCustomer = (
  ctx: { db: Db },
  actor: StaffActor,
  id: string,
): Promise<CustomerChanged | Refusal> =>
  changeCustomer(ctx, actor, id, async (tx, { name }) => {
    await endAllAccess(tx, id);
    await record(tx, actor, id, 'customerSignedOut', 'all devices');
    return `${name} is signed out on all devices`;
  });

/**
 * Blocks a shopper's account: it cannot sign in, and all its sessions end. Its orders and payments go on. Does nothing if it is blocked
 * already.
 */
export async function blockCustomer(
  ctx: { db: Db },
  actor: StaffActor,
  { id, reason: text }: { id: string; reason: string },
): Promise<CustomerChanged | Refusal | InvalidInput> {
  const parsed = parseInput(reasonInput, text);
  if ('message' in parsed) return { ...parsed, field: 'reason' };
  const reason = parsed.input;
  return changeCustomer(ctx, actor, id, async (tx, { name }) => {
    if (await blockUser(tx, id, reason)) {
      await endAllAccess(tx, id);
      await record(tx, actor, id, 'customerBlocked', reason);
    }
    return `${name} is blocked`;
  });
}

/** Lets a blocked shopper sign in again. Does nothing if the account is not blocked. */
export const unblockCustomer = (
  ctx: { db: Db },
  actor: StaffActor,
  id: string,
): Promise<CustomerChanged | Refusal> =>
  changeCustomer(ctx, actor, id, async (tx, { name }) => {
    if (await unblockUser(tx, id)) await record(tx, actor, id, 'customerUnblocked');
    return `${name} can sign in again`;
  });

/** As a part of the erasure of an account: what staff have written about the person. */
export const eraseBlockReasons = (tx: EntityManager, id: string): Promise<unknown> =>
  eraseAuditDetails(tx, 'customerBlocked', [customerSubject(id)]);

/** Changes a shopper's account in one transaction, in which it stays a shopper's. */
const changeCustomer = (
  { db }: { db: Db },
  actor: StaffActor,
  id: string,
  work: (tx: EntityManager, user: User) => Promise<string>,
): Promise<CustomerChanged | Refusal> =>
  catchProblem<CustomerChanged, Refusal>(async () => {
    const { user, message } = await db.write(async (tx) => ({
      message: await work(tx, await lockCustomer(tx, actor, id)),
      user: await getUser(tx, id),
    }));
    const [customer] = await toCustomers(db.read, [user]);
    if (!customer) throw new Error('A changed account is gone');
    return { __typename: 'DeskCustomerChanged', customer, message };
  });

/** A shopper's account, locked until the transaction ends. @throws a `Refusal` as a problem */
export async function lockCustomer(tx: EntityManager, actor: StaffActor, id: string): Promise<User> {
  if (await lockShopper(tx, id)) return getUser(tx, id);
  const user = await findUser(tx, { id });
  if (!user || user.erasedAt !== null) return throwProblem(customerNotFound());
  return throwProblem(id === actor.id ? isOwnAccount() : customerIsStaff());
}

const record = (
  tx: EntityManager,
  actor: StaffActor,
  userId: string,
  action: AuditAction,
  detail = '',
): Promise<void> => recordStaffEvent(tx, actor, { action, userId, subject: customerSubject(userId), detail });
