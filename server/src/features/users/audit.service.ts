import { type EntityManager, type FindOperator, In, IsNull, LessThan, Like } from 'typeorm';
import type { Db } from '../../database/database.ts';
import { deleteInBatches } from '../../database/deleteInBatches.ts';
import { insertRows } from '../../database/insertRows.ts';
import { newId } from '../../lib/ids.ts';
import { AuditEvent } from './audit.entity.ts';
import type { AuditAction } from './auditActions.ts';

export type { AuditAction, AuditEvent };

/** Where a request comes from. */
export interface RequestSource {
  requestId: string;
  /** The client's IP address. */
  clientAddress: string;
  userAgent: string;
}

/** A member of staff who does something, with the source of the request. */
export interface Actor extends RequestSource {
  id: string;
}

/** For events without a request, as when a background job refunds a payment. */
export const shopSource: RequestSource = { requestId: '', clientAddress: '', userAgent: '' };

const USER_AGENT_LENGTH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const RETENTION_MS = 400 * DAY_MS;

/** The part of a User-Agent header that is stored. */
export const truncateUserAgent = (userAgent: string): string => userAgent.slice(0, USER_AGENT_LENGTH);

/** An event to record. */
interface NewAuditEvent {
  action: AuditAction;
  /** The account concerned; null: none, or an unknown one. */
  userId: string | null;
  /** The member of staff who caused it. */
  actorId?: string;
  /** What it is about, such as `order:<id>`. */
  subject?: string;
  /** What has changed; never a secret. */
  detail?: string;
}

/** Records an event in the transaction in which it happens. */
export const recordAuditEvent = (
  tx: EntityManager,
  source: RequestSource,
  event: NewAuditEvent,
): Promise<void> => recordAuditEvents(tx, source, [event]);

/** Records what a member of staff does, in the transaction in which it happens. @param event.userId absent: it concerns no account */
export const recordStaffEvent = (
  tx: EntityManager,
  actor: Actor,
  event: Partial<Omit<NewAuditEvent, 'actorId'>> & Pick<NewAuditEvent, 'action'>,
): Promise<void> => recordAuditEvent(tx, actor, { userId: null, ...event, actorId: actor.id });

/** Records events in the transaction in which they happen. */
export const recordAuditEvents = (
  tx: EntityManager,
  source: RequestSource,
  events: readonly NewAuditEvent[],
): Promise<void> =>
  insertRows(
    tx,
    AuditEvent,
    events.map((event) => toRow(source, event)),
  );

const toRow = (
  { requestId, clientAddress, userAgent }: RequestSource,
  { action, userId, actorId, subject, detail = '' }: NewAuditEvent,
): AuditEvent => ({
  id: newId(),
  action,
  userId,
  actorId: actorId ?? null,
  subject: subject ?? null,
  detail: detail.slice(0, 200),
  address: clientAddress.slice(0, 45),
  userAgent: truncateUserAgent(userAgent),
  requestId: requestId.slice(0, 64),
  createdAt: Date.now(),
});

const CUSTOMER = 'customer:';

/** The subject of what staff do to a customer's account. */
export const customerSubject = (userId: string): string => `${CUSTOMER}${userId}`;

/** Events of a user, or of all users, oldest first. */
export const listAuditEvents = (manager: EntityManager, userId?: string): Promise<AuditEvent[]> =>
  manager.find(AuditEvent, { where: userId === undefined ? {} : { userId }, order: { id: 'ASC' } });

/** Events about some things, such as `order:<id>`, oldest first. */
export const listAuditEventsAbout = (
  manager: EntityManager,
  subjects: readonly string[],
): Promise<AuditEvent[]> =>
  manager.find(AuditEvent, { where: { subject: In(subjects) }, order: { id: 'ASC' } });

/** The newest event of these actions about each of some things, such as `order:<id>`; by subject. */
export async function findLastAuditEvents(
  manager: EntityManager,
  subjects: readonly string[],
  actions: readonly AuditAction[],
): Promise<Map<string | null, AuditEvent>> {
  if (subjects.length === 0) return new Map();
  const newest: { id: string }[] = await manager
    .createQueryBuilder(AuditEvent, 'event')
    .select('MAX(event.id)', 'id')
    .where({ subject: In(subjects), action: In(actions) })
    .groupBy('event.subject')
    .getRawMany();
  const events = await manager.findBy(AuditEvent, { id: In(newest.map(({ id }) => id)) });
  return new Map(events.map((event) => [event.subject, event]));
}

/** Empties the details of what was done to some things, because they may tell of a person whose data are deleted. */
export const eraseAuditDetails = (
  tx: EntityManager,
  action: AuditAction,
  subjects: readonly string[],
): Promise<unknown> => tx.update(AuditEvent, { subject: In(subjects), action }, { detail: '' });

/** Empties the details of an action that name a person whose data are deleted, without a subject that tells of whom they are. */
export const eraseAuditDetailsLike = (
  tx: EntityManager,
  action: AuditAction,
  detail: string | FindOperator<string>,
): Promise<unknown> => tx.update(AuditEvent, { action, detail }, { detail: '' });

/** Deletes events of accounts that are older than the retention time. What happened to orders and other things of the shop stays. */
export async function deleteOldAuditEvents({ db }: { db: Db }): Promise<void> {
  const createdAt = LessThan(Date.now() - RETENTION_MS);
  for (const subject of [IsNull(), Like(`${CUSTOMER}%`)])
    await deleteInBatches(db, AuditEvent, 'id', { createdAt, subject });
}
