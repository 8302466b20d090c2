import { z } from 'zod';
import { optionalLine, requiredLine } from '../../../../lib/input/textInput.ts';

/** Milliseconds of the year 9999, after which dates have no four-digit year. */
const MAX_TIME = 253_402_300_799_000;
/** Milliseconds; null: no limit. */
const time = z
  .int('This is not a time')
  .min(0, 'This is not a time')
  .max(MAX_TIME, 'This is not a time')
  .nullable();

export const bannerInput = z.object({
  title: requiredLine('A banner needs a title').max(120, 'A title has at most 120 characters'),
  text: optionalLine('A text is one line').max(200, 'A text has at most 200 characters'),
  image: z.string().min(1, 'A banner needs a picture').max(300, 'This picture has no such address'),
  categoryId: z.string().min(1, 'Please choose a category'),
  shownFrom: time,
  shownUntil: time,
});

export const TIMES_NOT_IN_ORDER = 'A banner ends after it begins';

export const hasTimesInOrder = ({
  shownFrom,
  shownUntil,
}: Pick<z.output<typeof bannerInput>, 'shownFrom' | 'shownUntil'>): boolean =>
  shownFrom === null || shownUntil === null || shownFrom < shownUntil;
