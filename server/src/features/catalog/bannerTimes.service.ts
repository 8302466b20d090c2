import type { Db } from '../../database/database.ts';
import type { Banner } from './catalog.entity.ts';
import { nextRevision } from './catalog.queries.ts';
import type { Catalog } from './catalog.ts';

/** At the start: another process may have stopped before it announced a banner. */
const LOOK_BACK_MS = 10 * 60 * 1000;

/** Whether shoppers see a banner at a time. */
export const isShownAt = ({ shownFrom, shownUntil }: Banner, now: number): boolean =>
  (shownFrom === null || shownFrom <= now) && (shownUntil === null || now < shownUntil);

/**
 * Creates the job that lets cached pages expire when a banner begins or ends: it raises the catalogue's revision.
 * Reads no database while none does.
 */
export function createBannerAnnouncer({
  db,
  catalog,
}: {
  db: Pick<Db, 'write'>;
  catalog: Pick<Catalog, 'snapshot'>;
}): () => Promise<void> {
  let announcedUntil = Date.now() - LOOK_BACK_MS;
  return async () => {
    const now = Date.now();
    const isDue = (time: number | null) => time !== null && time > announcedUntil && time <= now;
    const { banners } = catalog.snapshot;
    if (banners.some(({ shownFrom, shownUntil }) => isDue(shownFrom) || isDue(shownUntil)))
      await db.write(nextRevision);
    announcedUntil = now;
  };
}
