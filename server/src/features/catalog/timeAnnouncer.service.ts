import type { Db } from '../../database/database.ts';
import { nextRevision } from './catalog.queries.ts';

/** At the start: another process may have stopped before it announced something. */
const LOOK_BACK_MS = 10 * 60 * 1000;

/**
 * Creates a job that lets cached responses expire when something that visitors see begins or ends: it raises the catalogue's revision.
 * Reads no database while nothing does.
 * @param listTimes when things begin and end, in milliseconds since 1970; nulls are left out
 */
export function createTimeAnnouncer(
  { db }: { db: Pick<Db, 'write'> },
  listTimes: () => readonly (number | null)[],
): () => Promise<void> {
  let announcedUntil = Date.now() - LOOK_BACK_MS;
  return async () => {
    const now = Date.now();
    const isDue = (time: number | null) => time !== null && time > announcedUntil && time <= now;
    if (listTimes().some(isDue)) await db.write(nextRevision);
    announcedUntil = now;
  };
}
