import { type EntityManager, LessThan } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { deleteAll } from '../../database/deleteAll.ts';
import type { Context } from '../../graphql/context.ts';
import { newId } from '../../lib/ids.ts';
import { AuditEvent } from './auth.entity.ts';

/** What is written down. Names are for good: they are read from old rows, too. */
export type AuditAction =
  | 'signedUp'
  | 'signedIn'
  | 'signInFailed'
  | 'signedOutElsewhere'
  | 'passwordChanged'
  | 'passwordResetAsked'
  | 'passwordReset'
  | 'emailVerified'
  | 'googleLinked'
  | 'roleChanged'
  | 'paymentRefunded'
  | 'refundFailed'
  | 'dataExported'
  | 'accountDeleted';

/** Where a request came from. */
export type Source = Pick<Context, 'requestId' | 'address' | 'userAgent'>;

/** The shop itself, as when the reconciler gives money back. */
export const theShop: Source = { requestId: '', address: '', userAgent: '' };

const USER_AGENT_LENGTH = 200;
const DAY = 24 * 60 * 60 * 1000;
/** How long events are kept. */
const KEPT_FOR = 400 * DAY;

/** What a client calls itself, as far as it is stored. */
export const cutUserAgent = (userAgent: string): string => userAgent.slice(0, USER_AGENT_LENGTH);

/**
 * Writes down what happened to an account, in the transaction in which it happened.
 * @param detail which order, which payment …; never a secret, and nothing that somebody has typed
 */
export async function recordEvent(
  tx: EntityManager,
  { requestId, address, userAgent }: Source,
  { action, userId, detail = '' }: { action: AuditAction; userId: string | null; detail?: string },
): Promise<void> {
  const event: AuditEvent = {
    id: newId(),
    action,
    userId,
    detail: detail.slice(0, 200),
    address: address.slice(0, 45),
    userAgent: cutUserAgent(userAgent),
    requestId: requestId.slice(0, 64),
    createdAt: Date.now(),
  };
  await tx.insert(AuditEvent, event);
}

/** What was written down, oldest first. @param userId absent: of all accounts */
export const listEvents = (manager: EntityManager, userId?: string): Promise<AuditEvent[]> =>
  manager.find(AuditEvent, { where: userId === undefined ? {} : { userId }, order: { id: 'ASC' } });

/** Forgets the events whose time is over. */
export const deleteOldEvents = ({ db }: { db: Db }): Promise<void> =>
  deleteAll(db, AuditEvent, 'id', { createdAt: LessThan(Date.now() - KEPT_FOR) });
