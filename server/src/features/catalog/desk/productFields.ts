import { z } from 'zod';
import { isLine, isText, requiredLine } from '../../../lib/textInput.ts';
import { listCountries } from '../../locations/locations.service.ts';
import type { Product } from '../catalog.entity.ts';

/** A picture that an editor sends. */
export interface ImageInput {
  /** As it is stored, or as an upload returned it. */
  url: string;
  /** Text alternative; empty: the product's name. */
  alt: string;
}

/** Fields that an editor sends; absent ones keep their value. An empty SKU means none. */
export interface ProductFields
  extends Partial<
    Pick<
      Product,
      | 'sku'
      | 'name'
      | 'brand'
      | 'description'
      | 'price'
      | 'oldPrice'
      | 'subCatId'
      | 'productRam'
      | 'productWeight'
      | 'size'
      | 'countries'
      | 'featured'
      | 'position'
      | 'withdrawn'
    >
  > {
  images?: ImageInput[];
  /** Ids of other products, in their order. */
  relatedIds?: string[];
}

const MAX_OPTIONS = 20;
/** Rs 10,000,000, well within the database's 32 bits. */
const MAX_PAISE = 1_000_000_000;
const MAX_IMAGES = 10;
const MAX_RELATED = 20;
const MAX_POSITION = 1_000_000_000;

const countryCodes = new Set(listCountries().map(({ iso2 }) => iso2));

const amount = z
  .int('This is not an amount of money')
  .min(1, 'A price is more than zero')
  .max(MAX_PAISE, 'This price is too high');

const optionList = z
  .array(requiredLine('An option needs a name').max(50, 'An option has at most 50 characters'))
  .max(MAX_OPTIONS, `A product has at most ${MAX_OPTIONS} options`)
  .refine((options) => new Set(options).size === options.length, 'An option is listed twice');

const image = z.object({
  url: z.string().max(300, 'This picture has no such address'),
  alt: z
    .string()
    .trim()
    .max(200, 'A text alternative has at most 200 characters')
    .refine((text) => text === '' || isLine(text), 'A text alternative is one line'),
});

/** The schema of each field, with messages for staff. */
export const productFields = z
  .object({
    sku: z
      .string()
      .trim()
      .max(64, 'An SKU has at most 64 characters')
      .refine((text) => text === '' || isLine(text), 'An SKU is one line')
      .transform((text) => text || null),
    name: requiredLine('A product needs a name').max(200, 'A name has at most 200 characters'),
    brand: requiredLine('A product needs a brand').max(100, 'A brand has at most 100 characters'),
    description: z
      .string()
      .trim()
      .max(15_000, 'A description has at most 15,000 characters')
      .refine((text) => text === '' || isText(text), 'A description must not have control characters'),
    price: amount,
    oldPrice: amount,
    subCatId: z.string(),
    productRam: optionList,
    productWeight: optionList,
    size: optionList,
    countries: z
      .array(z.string().refine((code) => countryCodes.has(code), 'There is no such country'))
      .max(300, 'These are too many countries')
      .transform((codes) => [...new Set(codes)]),
    featured: z.boolean(),
    position: z.int().min(0, 'A position is at least 0').max(MAX_POSITION, 'This position is too high'),
    withdrawn: z.boolean(),
    images: z
      .array(image)
      .max(MAX_IMAGES, `A product has at most ${MAX_IMAGES} pictures`)
      .refine(
        (images) => new Set(images.map(({ url }) => url)).size === images.length,
        'A picture is listed twice',
      ),
    relatedIds: z
      .array(z.string())
      .max(MAX_RELATED, `A product has at most ${MAX_RELATED} related products`)
      .refine((ids) => new Set(ids).size === ids.length, 'A related product is listed twice'),
  })
  .partial();
