import { z } from 'zod';
import { gstText, hsnText } from '../../../../lib/gst/ownTax.input.ts';
import { rule } from '../../../../lib/input/rule.ts';
import { optionalLine, optionalText, requiredLine } from '../../../../lib/input/textInput.ts';
import { formatMeasure, parseMeasure } from '../../measures/measure.ts';
import { paise } from './price.input.ts';
import { variantsInput } from './variant.input.ts';

const MAX_OPTIONS = 20;
export const MAX_IMAGES = 10;
export const MAX_RELATED = 20;
const MAX_POSITION = 1_000_000_000;

const optionList = z
  .array(requiredLine('An option needs a name').max(50, 'An option has at most 50 characters'))
  .max(MAX_OPTIONS, `A product has at most ${MAX_OPTIONS} options`)
  .refine(
    (options) => new Set(options).size === options.length,
    rule('LISTED_TWICE', 'An option is listed twice'),
  );

const image = z.object({
  url: z.string().max(300, 'This picture has no such address'),
  alt: optionalLine('A text alternative is one line').max(
    200,
    'A text alternative has at most 200 characters',
  ),
});

const UNREADABLE_CONTENTS = 'Please write an amount with its unit, such as 500 g, 1.5 L or 6 pieces';

/** What staff edit of a product. */
export const productInput = z
  .object({
    sku: optionalLine('An SKU is one line')
      .max(64, 'An SKU has at most 64 characters')
      .transform((text) => text || null),
    name: requiredLine('A product needs a name').max(200, 'A name has at most 200 characters'),
    brand: requiredLine('A product needs a brand').max(100, 'A brand has at most 100 characters'),
    description: optionalText('A description must not have control characters').max(
      15_000,
      'A description has at most 15,000 characters',
    ),
    price: paise,
    oldPrice: paise,
    subCatId: z.string().min(1, 'Please choose a sub-category'),
    productRam: optionList,
    productWeight: optionList,
    size: optionList,
    countries: z
      .array(z.string())
      .max(300, 'These are too many countries')
      .transform((codes) => [...new Set(codes)]),
    countryOfOrigin: z
      .string()
      .max(2, 'There is no such country')
      .transform((code) => code || null),
    contents: z
      .string()
      .max(60, UNREADABLE_CONTENTS)
      .refine((text) => text.trim() === '' || parseMeasure(text) !== null, UNREADABLE_CONTENTS)
      .transform((text) => {
        const measure = parseMeasure(text);
        return measure && formatMeasure(measure);
      }),
    featured: z.boolean(),
    position: z
      .int('A position is a whole number')
      .min(0, 'A position is at least 0')
      .max(MAX_POSITION, 'This position is too high'),
    withdrawn: z.boolean(),
    hsn: hsnText,
    gst: gstText,
    images: z
      .array(image)
      .max(MAX_IMAGES, `A product has at most ${MAX_IMAGES} pictures`)
      .refine(
        (images) => new Set(images.map(({ url }) => url)).size === images.length,
        rule('LISTED_TWICE', 'A picture is listed twice'),
      ),
    relatedIds: z
      .array(z.string())
      .max(MAX_RELATED, `A product has at most ${MAX_RELATED} related products`)
      .refine(
        (ids) => new Set(ids).size === ids.length,
        rule('LISTED_TWICE', 'A related product is listed twice'),
      ),
    variants: variantsInput,
  })
  .partial();
