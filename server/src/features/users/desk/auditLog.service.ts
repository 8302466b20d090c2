import { type FindOptionsWhere, LessThan } from 'typeorm';
import type { Db } from '../../../database/database.ts';
import { type InvalidInput, invalidInput } from '../../../lib/problems.ts';
import { AuditEvent } from '../audit.entity.ts';
import { namesOf } from '../users.service.ts';

const MAX_PAGE = 200;

/** Which events of the audit log; null or undefined: all. */
export interface AuditLogFilter {
  action?: string | null;
  actorId?: string | null;
  userId?: string | null;
  /** Such as `order:<id>`. */
  subject?: string | null;
}

/** An event with the names of its accounts. */
export interface NamedAuditEvent extends AuditEvent {
  actorName: string | null;
  userName: string | null;
}

export interface AuditLogPage {
  events: NamedAuditEvent[];
  hasNextPage: boolean;
}

/**
 * A page of the audit log, newest first; ids sort by time.
 * @param range.after the id of the last event of the previous page
 */
export async function listAuditLog(
  { db }: { db: Pick<Db, 'read'> },
  filter: AuditLogFilter,
  { first, after }: { first: number; after: string | null },
): Promise<AuditLogPage | InvalidInput> {
  if (first < 1 || first > MAX_PAGE) return invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first');
  const events = await db.read.find(AuditEvent, {
    where: toWhere(filter, after),
    order: { id: 'DESC' },
    take: first + 1,
  });
  const page = events.slice(0, first);
  const names = await namesOf(
    db.read,
    page.flatMap(({ actorId, userId }) => [actorId, userId]),
  );
  const named = page.map((event) => ({
    ...event,
    actorName: names.get(event.actorId ?? '') ?? null,
    userName: names.get(event.userId ?? '') ?? null,
  }));
  return { events: named, hasNextPage: events.length > first };
}

function toWhere({ action, actorId, userId, subject }: AuditLogFilter, after: string | null) {
  const where: FindOptionsWhere<AuditEvent> = {};
  if (action) where.action = action;
  if (actorId) where.actorId = actorId;
  if (userId) where.userId = userId;
  if (subject) where.subject = subject;
  if (after) where.id = LessThan(after);
  return where;
}
