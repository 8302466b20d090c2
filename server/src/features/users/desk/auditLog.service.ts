import type { Db } from '../../../database/database.ts';
import { firstIdAt, isId } from '../../../lib/ids.ts';
import type { Limits } from '../../../lib/limits/rateLimiter.ts';
import { type InvalidInput, invalidInput, type TooManyRequests } from '../../../lib/problems.ts';
import { toCsv } from '../../../lib/text/csvText.ts';
import { type DaySpanInput, parseDaySpan } from '../../../lib/time/daySpan.ts';
import { formatShopTime } from '../../../lib/time/shopDay.ts';
import type { AuditEvent } from '../audit.entity.ts';
import { type RequestSource, recordAuditEvent } from '../audit.service.ts';
import { auditActions } from '../auditActions.ts';
import { auditDetail, auditSubject, auditTitle } from '../auditWords.service.ts';
import { findStaffByRole, findUserSummaries } from '../users.service.ts';
import {
  type AuditConditions,
  type AuditKey,
  findAuditEvents,
  findUserIdsByEmail,
} from './auditLog.queries.ts';

const MAX_PAGE = 200;
const CSV_ROWS = 1000;

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

export interface AuditLogPage {
  events: NamedAuditEvent[];
  hasNextPage: boolean;
}

interface PageRange {
  first: number;
  /** The id of the last event of the previous page. */
  after?: string | null;
}

/** A page of the audit log, newest first; ids sort by time. */
export const listAuditLog = async (
  ctx: { db: Db },
  filter: AuditLogFilter,
  range: PageRange,
): Promise<AuditLogPage | InvalidInput> =>
  range.first < 1 || range.first > MAX_PAGE
    ? invalidInput(`first must be from 1 to ${MAX_PAGE}`, 'first')
    : readPage(ctx, filter, range);

async function readPage(
  { db }: { db: Db },
  filter: AuditLogFilter,
  { first, after }: PageRange,
): Promise<AuditLogPage | InvalidInput> {
  if (after && !isId(after)) return invalidInput('The cursor is invalid', 'after');
  const conditions = await toConditions(db, filter, after ?? null);
  if ('message' in conditions) return conditions;
  const rows = await findAuditEvents(db, conditions, first + 1);
  const events = rows.slice(0, first);
  const ids = events.flatMap(({ actorId, userId }) => [actorId, userId]).filter((id) => id !== null);
  const users = await findUserSummaries(db.read, ids);
  const namedEvents = events.map((event) => {
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
  return { events: namedEvents, hasNextPage: rows.length > first };
}

async function toConditions(
  db: Db,
  { text, actions, actorId, userId, subject, ...days }: AuditLogFilter,
  after: string | null,
): Promise<AuditConditions | InvalidInput> {
  const span = parseDaySpan(days);
  if ('message' in span) return span;
  const end = span.before === null ? null : firstIdAt(span.before);
  const before = [after, end].filter((id) => id !== null).sort()[0];
  const keys = await toKeys(db, { text, actorId, userId, subject });
  return {
    ...(keys && { keys }),
    ...(actions?.length && { actions: [...new Set(actions)] }),
    ...(before && { before }),
    ...(span.since !== null && { since: firstIdAt(span.since) }),
  };
}

/** Null: events of all people about everything. The first condition that is given counts. */
async function toKeys(
  db: Db,
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
async function findPeople({ read }: Db, text: string): Promise<string[]> {
  const lower = text.toLowerCase();
  const staff = await findStaffByRole(read, ['owner', 'manager', 'packer', 'support']);
  const idsByName = staff.filter(({ name }) => name.toLowerCase().includes(lower)).map(({ id }) => id);
  const idsByEmail = await findUserIdsByEmail(read, lower, MAX_PEOPLE);
  return [...new Set([...idsByName, ...idsByEmail])].slice(0, MAX_PEOPLE);
}

/** A part of the log as CSV. */
export interface AuditLogCsv {
  __typename: 'DeskAuditLogCsv';
  csv: string;
  /** Where the next part begins; null: this is the last one. */
  endCursor: string | null;
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

/** The next part of the log as CSV. Each part is recorded in the log itself: a caller can begin anywhere. */
export async function exportAuditLog(
  ctx: { db: Db; limits: Limits } & RequestSource,
  { id: actorId }: { id: string },
  { filter, after }: { filter: AuditLogFilter; after: string | null },
): Promise<AuditLogCsv | InvalidInput | TooManyRequests> {
  const tooMany = await ctx.limits.consume('exportPart', { address: '', account: actorId });
  if (tooMany) return tooMany;
  const page = await readPage(ctx, filter, { first: CSV_ROWS, after });
  if ('message' in page) return page;
  await ctx.db.write((tx) =>
    recordAuditEvent(tx, ctx, {
      action: 'auditLogExported',
      userId: null,
      actorId,
      detail: `${page.events.length} rows${after ? ', continued' : ''}`,
    }),
  );
  const rows = page.events.map((event) => Object.values(columns).map((cellOf) => cellOf(event)));
  return {
    __typename: 'DeskAuditLogCsv',
    csv: toCsv(after ? null : Object.keys(columns), rows),
    endCursor: page.hasNextPage ? (page.events.at(-1)?.id ?? null) : null,
  };
}
