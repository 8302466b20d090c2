import { z } from 'zod';
import { toPaise } from '../lib/money.ts';

// Schemas of request parameters under /api. Query parameters are text; a repeated one is an array and fails validation.

/** Values that old clients send for "none". */
const emptyValues: readonly unknown[] = [null, '', 'null', 'undefined'];

/** An optional parameter; empty values count as missing. */
export const optional = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (emptyValues.includes(value) ? undefined : value), schema.optional());

/** An opaque id. */
export const id = z
  .string('must be text')
  .regex(/^[\w-]{1,64}$/, 'is not an id')
  .meta({ description: 'Opaque', example: '0198f2b4-6c1e-7a53-9d0f-2b7c5e8a4d16' });

/** Parameters of a path with an id. */
export const idParams = z.object({ id });

/** An id; null for an empty value, undefined if the parameter is missing. */
export const nullableId = z.preprocess((value) => (emptyValues.includes(value) ? null : value), id.nullish());

/** The caller's own id, which old clients send although the session identifies them. Another shopper's id is rejected. */
export const callerId = nullableId.meta({
  description:
    'The caller’s own id; old clients send it, with `null` or `undefined` for visitors. Leave it out: the session identifies the caller',
  deprecated: true,
});

/** Required text. If missing it is empty, so that the service returns its own message. */
export const text = z.preprocess((value) => value ?? '', z.string('must be text'));

/** Optional text, empty by default. */
export const optionalText = z
  .string('must be text')
  .nullish()
  .transform((value) => value ?? '');

/** A whole number of units, as a number or as text. */
export const quantity = z.union(
  [
    z.int('must be a whole number'),
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  ],
  'must be a whole number',
);

/** Stars with at most one decimal, as a number or as text such as "3.5". */
export const stars = z.union(
  [
    z.number(),
    z
      .string()
      .regex(/^\d(\.\d)?$/)
      .transform(Number),
  ],
  'must be a number of stars',
);

/** An amount in rupees with at most two decimals; parsed to paise. */
export const rupees = z
  .string('must be an amount')
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount in rupees')
  .transform((amount) => toPaise(Number(amount)));

/** A positive whole number as text: page number or page size. */
export const count = z
  .string('must be a number')
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
  .transform(Number);

/** A country's ISO2 code, or `All`. */
export const location = z
  .string('must be text')
  .max(64, 'is too long')
  .optional()
  .describe(
    'ISO2 code of a country: only products sold there. Missing, empty, `All`, `null` and `undefined`: all countries',
  );

/** `security` of a call that needs no session. */
export const noSecurity: Record<string, string[]>[] = [];
