import { z } from 'zod';
import { rule } from '../../../lib/input/rule.ts';
import { requiredLine } from '../../../lib/input/textInput.ts';

/** Rs 10,000,000, well within the database's 32 bits. */
const MAX_PAISE = 1_000_000_000;
const MAX_USES = 1_000_000_000;
const MAX_SCOPE = 500;
/** Milliseconds of the year 9999, after which dates have no four-digit year. */
const MAX_TIME = 253_402_300_799_000;

const paise = z
  .int('Please enter an amount in rupees with at most two decimals')
  .min(0, 'Please enter 0 or more')
  .max(MAX_PAISE, 'This amount is too high');
const units = z
  .int('Please enter a whole number')
  .min(0, 'Please enter 0 or more')
  .max(100, 'Please enter at most 100');
const time = z
  .int('This is not a time')
  .min(0, 'This is not a time')
  .max(MAX_TIME, 'This is not a time')
  .nullable();
const limit = z
  .int('Please enter a whole number')
  .min(1, 'Please enter 1 or more, or leave it empty')
  .max(MAX_USES, 'This limit is too high')
  .nullable();

/** What staff edit of an offer. Amounts are paise, times milliseconds. */
export const offerInput = z
  .object({
    name: requiredLine('An offer needs a name').max(120, 'A name has at most 120 characters'),
    code: z
      .string()
      .refine(
        // Not only blanks: an offer without a code is for everybody.
        (code) => code === '' || /^[A-Z0-9-]{3,40}$/i.test(code.replace(/\s/g, '')),
        rule('INPUT_INVALID', 'A code has 3 to 40 letters, digits and hyphens'),
      )
      .transform((code) => code.replace(/\s/g, '').toUpperCase() || null),
    kind: z.enum(['PERCENT', 'AMOUNT', 'BUY_GET', 'CHEAPEST_FREE', 'FREE_DELIVERY']),
    percent: z
      .int('Please enter a whole number')
      .min(0, 'Please enter 1 to 100')
      .max(100, 'Please enter 1 to 100'),
    amount: paise,
    buyQuantity: units,
    freeQuantity: units,
    scope: z.enum(['ALL', 'CATEGORIES', 'PRODUCTS', 'VARIANTS']),
    scopeIds: z.array(z.string().min(1).max(200)).max(MAX_SCOPE, `Please choose at most ${MAX_SCOPE}`),
    firstOrderOnly: z.boolean(),
    minBasket: paise,
    startsAt: time,
    endsAt: time,
    maxUses: limit,
    maxUsesPerShopper: limit,
    announced: z.boolean().nullish(),
    active: z.boolean(),
  })
  .refine(({ kind, percent }) => kind !== 'PERCENT' || percent > 0, {
    ...rule('OUT_OF_RANGE', 'Please enter 1 to 100', { min: 1, max: 100 }),
    path: ['percent'],
  })
  .refine(({ kind, amount }) => kind !== 'AMOUNT' || amount > 0, {
    ...rule('OUT_OF_RANGE', 'Please enter more than 0'),
    path: ['amount'],
  })
  .refine(({ kind, buyQuantity }) => !(kind === 'BUY_GET' || kind === 'CHEAPEST_FREE') || buyQuantity > 0, {
    ...rule('OUT_OF_RANGE', 'Please enter 1 or more', { min: 1 }),
    path: ['buyQuantity'],
  })
  .refine(({ kind, freeQuantity }) => kind !== 'BUY_GET' || freeQuantity > 0, {
    ...rule('OUT_OF_RANGE', 'Please enter 1 or more', { min: 1 }),
    path: ['freeQuantity'],
  })
  .refine(({ scope, scopeIds }) => scope === 'ALL' || scopeIds.length > 0, {
    ...rule('TOO_FEW', 'Please choose what the offer is for', { min: 1 }),
    path: ['scopeIds'],
  })
  .refine(({ startsAt, endsAt }) => startsAt === null || endsAt === null || startsAt < endsAt, {
    ...rule('TIMES_NOT_IN_ORDER', 'An offer ends after it begins'),
    path: ['endsAt'],
  })
  .refine(({ kind, active }) => kind !== 'FREE_DELIVERY' || !active, {
    ...rule('INPUT_INVALID', 'The shop has no delivery fees yet, so this offer cannot be switched on'),
    path: ['active'],
  });

export type OfferInput = z.output<typeof offerInput>;
