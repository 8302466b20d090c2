import { invalidInput } from '../../lib/problems.ts';

// What the period of a report can be refused.

/** @param max days */
export const lastDaysOutOfRange = (max: number) =>
  invalidInput('OUT_OF_RANGE', `lastDays must be from 1 to ${max}`, 'lastDays', { min: 1, max });

export const dayInvalid = (field: 'from' | 'to') =>
  invalidInput('DAY_INVALID', `${field} must be a day such as 2026-11-23`, field);

export const periodReversed = () => invalidInput('PERIOD_INVALID', 'to must not be before from', 'to');

export const periodInFuture = () => invalidInput('PERIOD_INVALID', 'from must not be after today', 'from');

/** @param max days */
export const periodTooLong = (max: number) =>
  invalidInput('PERIOD_INVALID', `A period has at most ${max} days`, 'to', { max });
