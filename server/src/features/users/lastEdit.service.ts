import type { EntityManager } from 'typeorm';
import { shopTimeText } from '../../lib/time/shopTimeText.ts';
import { type AuditAction, findLastAuditEvents } from './audit.service.ts';
import { findUserNames } from './users.service.ts';

/** Who has changed something last; null: nobody of the staff. And when, in ms. */
export interface LastEdit {
  actorId: string | null;
  at: number;
}

/** The last change of a thing by one of some actions; null: there was none. @param subject such as `category:<id>` */
export async function findLastEdit(
  manager: EntityManager,
  subject: string,
  actions: readonly AuditAction[],
): Promise<LastEdit | null> {
  const event = (await findLastAuditEvents(manager, [subject], actions)).get(subject);
  return event ? { actorId: event.actorId, at: Number(event.createdAt) } : null;
}

/** Who has changed something last, and when, to follow `was changed`: ` by Asha (23 Nov 2026, 6:05 pm)`. */
export async function describeLastEdit(
  manager: EntityManager,
  { actorId, at }: LastEdit,
  viewerId: string,
): Promise<string> {
  if (actorId === null || actorId === viewerId) return lastEditText(null, actorId === viewerId, at);
  const names = await findUserNames(manager, [actorId]);
  return lastEditText(names.get(actorId) ?? null, false, at);
}

/** As `describeLastEdit`, with the name of the member of staff; null: nobody, or a deleted account. */
export function lastEditText(name: string | null, isViewer: boolean, at: number): string {
  const editor = isViewer ? ' by you in another window' : name === null ? '' : ` by ${name}`;
  return `${editor} (${shopTimeText(at)})`;
}
