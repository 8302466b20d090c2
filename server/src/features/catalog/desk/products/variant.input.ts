import { z } from 'zod';
import { isGtin } from '../../../../lib/input/gtin.ts';
import { rule } from '../../../../lib/input/rule.ts';
import { optionalLine } from '../../../../lib/input/textInput.ts';
import { paise } from './price.input.ts';

export const MAX_VARIANTS = 20;
/** 1,000 kg in grams. */
const MAX_AMOUNT = 1_000_000;

const MEASURES = ['PIECE', 'G', 'ML', 'CM'] as const;

const isDistinct = (texts: readonly (string | null)[]): boolean => {
  const present = texts.filter((text) => text !== null);
  return new Set(present).size === present.length;
};

const orNull = (text: string) => text || null;

/** A variant as staff edit it. */
const variantInput = z
  .object({
    /** Null: a new one. */
    id: z.string().max(36).nullable(),
    label: optionalLine('An option is one line').max(50, 'An option has at most 50 characters'),
    sku: optionalLine('An SKU is one line').max(64, 'An SKU has at most 64 characters').transform(orNull),
    gtin: z
      .string()
      .trim()
      .refine(
        (text) => text === '' || isGtin(text),
        rule('GTIN_INVALID', 'This is not the number of a bar code'),
      )
      .transform(orNull),
    price: paise,
    oldPrice: paise,
    amount: z
      .int('An amount is a whole number')
      .min(1, 'An amount is more than zero')
      .max(MAX_AMOUNT, 'This amount is too large')
      .nullable(),
    unit: z.enum(MEASURES).nullable(),
    picture: z.string().max(300, 'This picture has no such address').transform(orNull),
    paused: z.boolean(),
    weighed: z.boolean(),
    inventoryId: z.string().max(36).transform(orNull).nullable(),
    requiredQuantity: z
      .int('What one takes is a whole number')
      .min(1, 'One takes at least one unit of its stock')
      .max(MAX_AMOUNT, 'One takes at most 1,000,000 units of its stock'),
  })
  .refine(({ price, oldPrice }) => price <= oldPrice, 'An old price is not below its price')
  .refine(({ amount, unit }) => (amount === null) === (unit === null), 'An amount has a unit')
  .refine(
    ({ weighed, unit }) => !weighed || unit === 'G' || unit === 'ML',
    'What is weighed has an amount in grams or millilitres',
  );

/** The variants of a product; empty: it has one price and one stock. */
export const variantsInput = z
  .array(variantInput)
  .max(MAX_VARIANTS, `A product has at most ${MAX_VARIANTS} variants`)
  .refine(
    (variants) => isDistinct(variants.map(({ label }) => label)),
    rule('LISTED_TWICE', 'An option is listed twice'),
  )
  .refine(
    (variants) => variants.length < 2 || variants.every(({ label }) => label !== ''),
    'Each of several variants is named by an option',
  )
  .refine(
    (variants) => isDistinct(variants.map(({ sku }) => sku)),
    rule('LISTED_TWICE', 'An SKU is listed twice'),
  )
  .refine(
    (variants) => isDistinct(variants.map(({ id }) => id ?? null)),
    rule('LISTED_TWICE', 'A variant is listed twice'),
  );

export type VariantInput = z.input<typeof variantInput>;
export type ParsedVariant = z.output<typeof variantInput>;
