import { z } from 'zod';
import { toPaise } from '../lib/money.ts';

// The pieces that requests under /api are made of. Query parameters are text, and one that is repeated is none of these:
// nothing is guessed from what does not have its form.

/** What old clients write where they have nothing. */
const nothings: readonly unknown[] = [null, '', 'null', 'undefined'];

/** A parameter that may be missing; old clients' words for nothing are the same as that. */
export const ifAny = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (nothings.includes(value) ? undefined : value), schema.optional());

/** Opaque; one that nobody has matches nothing. */
export const id = z
  .string('must be text')
  .regex(/^[\w-]{1,64}$/, 'is not an id')
  .meta({ description: 'Opaque', example: '0198f2b4-6c1e-7a53-9d0f-2b7c5e8a4d16' });

/** The parameters of a path with an id. */
export const idParams = z.object({ id });

/** An id, or null: old clients' words for nothing, which match nothing; undefined when the parameter is missing. */
export const idOrNothing = z.preprocess((value) => (nothings.includes(value) ? null : value), id.nullish());

/** What old clients send to say who they are: the session says it. Somebody else's id is refused. */
export const oneself = idOrNothing.meta({
  description:
    'Oneself; old clients send it, as `null` or `undefined` for visitors. Leave it out: the session says who calls',
  deprecated: true,
});

/** Text that a call needs. Missing comes out empty, so that the service says, in the shop's words, what is missing. */
export const text = z.preprocess((value) => value ?? '', z.string('must be text'));

/** Text that may be missing, which is the same as empty. */
export const textIfAny = z
  .string('must be text')
  .nullish()
  .transform((value) => value ?? '');

/** A whole number of units, as a number or in digits. */
export const quantity = z.union(
  [
    z.int(),
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

/** Rupees in a query, at most two decimals; comes out in paise. */
export const rupees = z
  .string('must be an amount')
  .regex(/^\d{1,7}(\.\d{1,2})?$/, 'must be an amount in rupees')
  .transform((amount) => toPaise(Number(amount)));

/** A number from 1 in a query. */
export const count = z
  .string('must be a number')
  .regex(/^[1-9]\d{0,5}$/, 'must be a whole number from 1')
  .transform(Number);

/** A country's ISO2 code, or one of the words for no country in particular. */
export const location = z
  .string('must be text')
  .max(64, 'is too long')
  .optional()
  .describe(
    'ISO2 code of a country: only what is sold there. Missing, empty, `All`, `null` and `undefined`: everywhere',
  );

/** `security` of a call that needs no session. */
export const forEverybody: Record<string, string[]>[] = [];
