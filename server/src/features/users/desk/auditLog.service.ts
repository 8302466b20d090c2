import type { Db } from '../../../database/database.ts';
import { firstIdAt, isId } from '../../../lib/ids.ts';
import { mapNodes, type Page, type PageArguments, readPage } from '../../../lib/page.ts';
import type { InvalidInput, TooManyRequests } from '../../../lib/problems.ts';
import { type DaySpanInput, parseDaySpan } from '../../../lib/time/daySpan.ts';
import { formatShopTime } from '../../../lib/time/shopDay.ts';
import type { AuditEvent } from '../audit.entity.ts';
import type { Actor } from '../audit.service.ts';
import { auditActions } from '../auditActions.ts';
import { auditDetail, auditSubject, auditTitle } from '../auditWords.service.ts';
import { type CsvPart, type ExportContext, exportPart } from '../exportPart.service.ts';
import { findStaffByRole, findUserSummaries } from '../users.service.ts';
import {
  type AuditConditions,
  type AuditKey,
  findAuditEvents,
  findUserIdsByEmail,
  newestEvents,
} from './auditLog.queries.ts';

/** Events of a part of the exported log. */
const EXPORT_ROWS = 1000;

/** Events that are about the same kind of thing. */
interface AuditActionGroup {
  title: string;
  actions: { name: string; title: string }[];
}

/** Every event that the audit log can have, in groups. */
export const listAuditActions = (): AuditActionGroup[] =>
  Object.entries(auditActions).map(([title, titles]) => ({
    title,
    actions: Object.entries(titles).map(([name, title]) => ({ name, title })),
  }));

/** Which events of the audit log; null or undefined: all. */
export interface AuditLogFilter extends DaySpanInput {
  /** A person's e-mail address or its beginning, the name of a member of staff, an id, or `order:<id>`. */
  text?: string | null;
  actions?: readonly string[] | null;
  actorId?: string | null;
  userId?: string | null;
  /** Such as `order:<id>`. */
  subject?: string | null;
}

/** An event with the names and e-mail addresses of its accounts. */
export interface NamedAuditEvent extends AuditEvent {
  actorName: string | null;
  actorEmail: string | null;
  userName: string | null;
  userEmail: string | null;
}

/** Most events of a page. */
const MAX_EVENTS = 200;

/** A page of the audit log, newest first. */
export async function listAuditLog(
  { db }: { db: Pick<Db, 'dialect' | 'read'> },
  filter: AuditLogFilter,
  args: PageArguments,
): Promise<Page<NamedAuditEvent> | InvalidInput> {
  const conditions = await toConditions(db, filter);
  if ('message' in conditions) return conditions;
  const page = await readPage(newestEvents, { maxFirst: MAX_EVENTS, ...args }, (range) =>
    findAuditEvents(db, conditions, range),
  );
  return mapNodes(page, (events) => withNames(db, events));
}

async function withNames(
  { read }: Pick<Db, 'read'>,
  events: readonly AuditEvent[],
): Promise<NamedAuditEvent[]> {
  const ids = events.flatMap(({ actorId, userId }) => [actorId, userId]).filter((id) => id !== null);
  const users = await findUserSummaries(read, ids);
  return events.map((event) => {
    const actor = users.get(event.actorId ?? '');
    const user = users.get(event.userId ?? '');
    return {
      ...event,
      actorName: actor?.name ?? null,
      actorEmail: actor?.email ?? null,
      userName: user?.name ?? null,
      userEmail: user?.email ?? null,
    };
  });
}

async function toConditions(
  db: Pick<Db, 'read'>,
  { text, actions, actorId, userId, subject, ...days }: AuditLogFilter,
): Promise<AuditConditions | InvalidInput> {
  const span = parseDaySpan(days);
  if ('message' in span) return span;
  const keys = await toKeys(db, { text, actorId, userId, subject });
  return {
    ...(keys && { keys }),
    ...(actions?.length && { actions: [...new Set(actions)] }),
    ...(span.before !== null && { before: firstIdAt(span.before) }),
    ...(span.since !== null && { since: firstIdAt(span.since) }),
  };
}

/** Null: events of all people about everything. The first condition that is given counts. */
async function toKeys(
  db: Pick<Db, 'read'>,
  { text, actorId, userId, subject }: AuditLogFilter,
): Promise<AuditKey[] | null> {
  if (subject) return [{ column: 'subject', value: subject }];
  if (actorId) return [{ column: 'actorId', value: actorId }];
  if (userId) return [{ column: 'userId', value: userId }];
  const search = text?.trim() ?? '';
  if (search === '') return null;
  if (search.includes(':')) return [{ column: 'subject', value: search }];
  if (isId(search)) return keysOfId(search);
  return (await findPeople(db, search)).flatMap(keysOfPerson);
}

/** The kinds of things that events are about, see `AuditEvent.subject`. */
const subjectKinds = ['order', 'product', 'review', 'customer', 'letter', 'category', 'banner', 'import'];

const keysOfPerson = (id: string): AuditKey[] => [
  { column: 'actorId', value: id },
  { column: 'userId', value: id },
];

const keysOfId = (id: string): AuditKey[] => [
  ...keysOfPerson(id),
  ...subjectKinds.map((kind): AuditKey => ({ column: 'subject', value: `${kind}:${id}` })),
];

const MAX_PEOPLE = 20;

/** Ids of accounts with this beginning of an e-mail address, and of staff with this text in their names; at most 20. */
async function findPeople({ read }: Pick<Db, 'read'>, text: string): Promise<string[]> {
  const lower = text.toLowerCase();
  const staff = await findStaffByRole(read, ['owner', 'manager', 'packer', 'support']);
  const idsByName = staff.filter(({ name }) => name.toLowerCase().includes(lower)).map(({ id }) => id);
  const idsByEmail = await findUserIdsByEmail(read, lower, MAX_PEOPLE);
  return [...new Set([...idsByName, ...idsByEmail])].slice(0, MAX_PEOPLE);
}

const columns: Record<string, (event: NamedAuditEvent) => string> = {
  'Time (IST)': ({ createdAt }) => formatShopTime(createdAt),
  Action: ({ action }) => auditTitle(action),
  By: ({ actorName }) => actorName ?? '',
  'By (e-mail)': ({ actorEmail }) => actorEmail ?? '',
  Account: ({ userName }) => userName ?? '',
  'Account (e-mail)': ({ userEmail }) => userEmail ?? '',
  About: auditSubject,
  Detail: auditDetail,
  Address: ({ address }) => address,
};

/** The next part of the log as CSV; also its own events are in it. */
export const exportAuditLog = (
  ctx: ExportContext,
  exporter: Actor,
  filter: AuditLogFilter,
  after: string | null | undefined,
): Promise<CsvPart | InvalidInput | TooManyRequests> =>
  exportPart(ctx, exporter, {
    action: 'auditLogExported',
    columns,
    after,
    maxRows: EXPORT_ROWS,
    // Not from a replica, which may lack the events of the parts before.
    read: (_, page) => listAuditLog(ctx, filter, page),
  });
