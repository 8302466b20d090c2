import { Between, type EntityManager } from 'typeorm';
import { type Dialect, joinInOrder, placeholders, unionPart } from '../../../database/dialects.ts';
import { toEntity } from '../../../database/toEntity.ts';
import { endOfPrefix } from '../../../lib/text/endOfPrefix.ts';
import { AuditEvent } from '../audit.entity.ts';
import { User } from '../users.entity.ts';

/** A column of the audit log with an index, and its value. */
export interface AuditKey {
  column: 'actorId' | 'userId' | 'subject';
  value: string;
}

/** Which events are listed; a missing field does not restrict them. */
export interface AuditConditions {
  /** One of them must hold. */
  keys?: readonly AuditKey[] | undefined;
  actions?: readonly string[] | undefined;
  /** The id of an event that is newer than the list. */
  before?: string | undefined;
  /** The lowest id of the list. */
  since?: string | undefined;
}

interface Condition {
  sql: string;
  parameters: readonly string[];
}

/** The newest events that meet the conditions, newest first. */
export async function findAuditEvents(
  { dialect, read }: { dialect: Dialect; read: EntityManager },
  conditions: AuditConditions,
  limit: number,
): Promise<AuditEvent[]> {
  const ranges = rangesOf(conditions);
  if (ranges.length === 0) return [];
  const end = `ORDER BY id DESC LIMIT ${limit}`;
  const parts = ranges.map(({ sql }) =>
    unionPart(dialect, `SELECT id FROM audit_events WHERE ${sql} ${end}`),
  );
  // UNION, because an event may be by and about the same person.
  const ids = `${parts.join(' UNION ')} ${parts.length > 1 ? end : ''}`;
  const rows: object[] = await read.query(
    `SELECT e.* FROM (${ids}) list ${joinInOrder(dialect)} audit_events e ON e.id = list.id ORDER BY list.id DESC`,
    ranges.flatMap(({ parameters }) => parameters),
  );
  return rows.map((row) => toEntity(read, AuditEvent, row));
}

/** The parts of a list, each a range of one index in the order of the ids. */
function rangesOf({ keys, actions, before, since }: AuditConditions): Condition[] {
  const common: Condition[] = [];
  if (before) common.push({ sql: 'id < ?', parameters: [before] });
  if (since) common.push({ sql: 'id >= ?', parameters: [since] });
  if (keys) {
    if (actions) common.push({ sql: `action IN (${placeholders(actions)})`, parameters: actions });
    return keys.map(({ column, value }) => allOf([{ sql: `${column} = ?`, parameters: [value] }, ...common]));
  }
  if (actions)
    return actions.map((action) => allOf([{ sql: 'action = ?', parameters: [action] }, ...common]));
  return [allOf(common)];
}

const allOf = (conditions: readonly Condition[]): Condition => ({
  sql: conditions.map(({ sql }) => sql).join(' AND ') || '1 = 1',
  parameters: conditions.flatMap(({ parameters }) => parameters),
});

/** Ids of the accounts whose e-mail address begins like this, at most `limit`. @param prefix lower case */
export async function findUserIdsByEmail(
  manager: EntityManager,
  prefix: string,
  limit: number,
): Promise<string[]> {
  const users = await manager.find(User, {
    where: { email: Between(prefix, endOfPrefix(prefix)) },
    order: { email: 'ASC' },
    take: limit,
    select: { id: true },
  });
  return users.map(({ id }) => id);
}
