import type { Banner } from './catalog.entity.ts';

/** Whether shoppers see a banner at a time. */
export const isShownAt = ({ shownFrom, shownUntil }: Banner, now: number): boolean =>
  (shownFrom === null || shownFrom <= now) && (shownUntil === null || now < shownUntil);
