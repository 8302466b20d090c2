import { z } from 'zod';

const isoText = z.iso.datetime({ offset: true });

/** Milliseconds; NaN of a text that is no time; null stays. `Date.parse` alone takes 30 February for 2 March. */
export const parseIsoTime = (text: string | null | undefined): number | null =>
  text == null ? null : isoText.safeParse(text).success ? Date.parse(text) : Number.NaN;
