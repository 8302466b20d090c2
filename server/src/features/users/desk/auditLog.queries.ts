import { Between, type EntityManager } from 'typeorm';
import type { Sql } from '../../../database/conditions.ts';
import { type Dialect, placeholders } from '../../../database/dialects.ts';
import { type IndexRange, type KeysetList, readKeysetPage } from '../../../database/keysetPage.ts';
import type { RowRange } from '../../../lib/page.ts';
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
  /** An id above those of the list. */
  before?: string | undefined;
  /** The lowest id of the list. */
  since?: string | undefined;
}

/** The audit log; ids sort by time. */
export const newestEvents: KeysetList<AuditEvent> = { name: 'auditLog', order: ['id'], direction: 'DESC' };

/** Events that meet the conditions, newest first. */
export const findAuditEvents = (
  db: { dialect: Dialect; read: EntityManager },
  conditions: AuditConditions,
  range: RowRange,
): Promise<AuditEvent[]> => readKeysetPage(db, AuditEvent, newestEvents, rangesOf(conditions), range);

/** One for each key, or for each action. An event by and about the same person is in two of them. */
function rangesOf({ keys, actions, before, since }: AuditConditions): IndexRange[] {
  const common: Sql[] = [];
  if (before) common.push({ sql: 'id < ?', parameters: [before] });
  if (since) common.push({ sql: 'id >= ?', parameters: [since] });
  if (keys) {
    if (actions) common.push({ sql: `action IN (${placeholders(actions)})`, parameters: actions });
    return keys.map(({ column, value }) => ({
      conditions: [{ sql: `${column} = ?`, parameters: [value] }, ...common],
    }));
  }
  if (actions)
    return actions.map((action) => ({
      conditions: [{ sql: 'action = ?', parameters: [action] }, ...common],
    }));
  return [{ conditions: common }];
}

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
