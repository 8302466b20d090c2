import { z } from 'zod';
import { parseMeasure } from '../src/features/catalog/measures/measure.ts';
import { COMPARABLE_UNITS } from '../src/features/catalog/measures/unitPrice.ts';
import { EMOJI, type EmojiName } from './emoji.ts';

// What the files of server/demo/records hold.

const picture = z.enum(Object.keys(EMOJI) as [EmojiName, ...EmojiName[]]);
/** `#rrggbb`. */
const color = z.string().regex(/^#[0-9a-f]{6}$/);
const optionList = z.array(z.string().min(1)).min(1).optional();
/** What a package contains, such as `500 g`. */
const contents = z
  .string()
  .refine((text) => parseMeasure(text) !== null)
  .optional();
/** Rupees. */
const price = z.number().positive();
const stock = z.int().nonnegative();

/** What an option after the first one costs. */
const otherSize = z.strictObject({
  price,
  /** Absent: it is not discounted. */
  oldPrice: price.optional(),
  /** Units of this size in stock; absent of loose goods. */
  stock: stock.optional(),
  /** Absent: the option says it. */
  contents,
});

const demoProduct = z.strictObject({
  /** Unique in the whole catalogue. */
  name: z.string().min(10).max(90),
  brand: z.string(),
  /** Of the first option when there are `otherSizes`, else of all options. */
  price,
  /** Never below `price`; equal when the product is not discounted. */
  oldPrice: price,
  /** Units in stock, of loose goods grams or pieces; 0: sold out. With `otherSizes` those of the first option. */
  stock,
  description: z.string(),
  /** The first one is the main picture. */
  pictures: z.tuple([picture], picture),
  /** Option lists. One selected index is shared by all lists of a product, so they are equally long. */
  weight: optionList,
  size: optionList,
  ram: optionList,
  /** ISO 3166-1 alpha-2 codes; absent means sold everywhere. */
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).optional(),
  /** Of a product without options, or of the first option where that does not say it. */
  contents,
  /** What the options after the first one cost, of which there may be none; absent: all options cost the same, and count one stock. */
  otherSizes: z.array(otherSize).optional(),
  /** All options take what they contain of one stock. */
  loose: z.literal(true).optional(),
  /** It is used, not used up, such as a pot: its sizes have no amount, so no unit price. Only with `otherSizes`. */
  durable: z.literal(true).optional(),
  /** Weighed when packed: the price of a size is for what it contains. Only with `otherSizes`. */
  weighed: z.literal(true).optional(),
  /** Where it comes from: ISO 3166-1 alpha-2; absent means India. */
  countryOfOrigin: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  /** Shown among the featured products of the home page; absent means no. */
  featured: z.boolean().optional(),
});
export type DemoProduct = Readonly<z.infer<typeof demoProduct>>;

const hsn = z.string().regex(/^\d{4}$/);
/** Percent, or `exempt`: an example, see docs/tax.md. */
const gst = z.enum(['5', '18', '40', 'exempt']);
/** What the comparable unit prices are for; absent: see `Category.comparableUnit`. */
const comparableUnit = z.enum(COMPARABLE_UNITS).optional();

const demoSubCategory = z.strictObject({
  /** Unique within its category. */
  name: z.string(),
  /** HSN code and GST of its products, but of those in `ownTaxes`. */
  hsn,
  gst,
  /** By product name; an absent rate is the sub-category's. */
  ownTaxes: z.record(z.string(), z.strictObject({ hsn, gst: gst.optional() })).optional(),
  /** Absent: the picture of its first product. */
  picture: picture.optional(),
  comparableUnit,
  products: z.array(demoProduct).min(1),
});
export type DemoSubCategory = Readonly<z.infer<typeof demoSubCategory>>;

/** Categories whose reviews have the same sentences. */
const productKind = z.enum([
  'fresh',
  'dairy',
  'staple',
  'snack',
  'drink',
  'personal',
  'household',
  'kitchen',
]);

/** A top-level category of the demo shop. */
export const demoCategory = z.strictObject({
  name: z.string(),
  /** Unique, lower case, words joined by hyphens. */
  slug: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  kind: productKind,
  /** Pastel background of the category's tile. */
  color,
  picture,
  comparableUnit,
  subCategories: z.array(demoSubCategory).min(4),
});
export type DemoCategory = Readonly<z.infer<typeof demoCategory>>;

/** HOME: carousel of the home page, STRIP: row of banners, SIDE: upright banner beside a list. */
const bannerKind = z.enum(['HOME', 'STRIP', 'SIDE']);
export type DemoBannerKind = z.infer<typeof bannerKind>;

export const demoBanner = z.strictObject({
  kind: bannerKind,
  /** Shown as HTML over the picture, which contains no text. */
  title: z.string(),
  text: z.string(),
  /** Slug of the category that the banner leads to. */
  category: z.string(),
  /** Name of a sub-category of `category`; absent: the banner leads to the category. */
  subCategory: z.string().optional(),
  pictures: z.tuple([picture], picture),
  /** Pastel background of the picture. */
  color,
});
export type DemoBanner = Readonly<z.infer<typeof demoBanner>>;

/** Where a demo shopper lives. */
export const demoAddress = z.strictObject({
  street: z.string(),
  area: z.string(),
  city: z.string(),
  state: z.string(),
  /** Indian PIN code. */
  pin: z.string().regex(/^\d{6}$/),
});
export type DemoAddress = Readonly<z.infer<typeof demoAddress>>;

const sentences = z.array(z.string().min(1)).min(1);
/** By number of stars. */
const sentencesByStars = z.strictObject({
  5: sentences,
  4: sentences,
  3: sentences,
  2: sentences,
  1: sentences,
});
export type Sentences = z.infer<typeof sentencesByStars>;
export type Stars = keyof Sentences;

export const reviewTexts = z.strictObject({
  openings: z.record(productKind, sentencesByStars),
  /** Said after an opening by about half of the shoppers; fits goods of every kind. */
  closings: sentencesByStars,
});

export interface DemoReview {
  /** Name of the reviewed product. */
  readonly product: string;
  /** One of the demo shoppers; at most one review per shopper and product. */
  readonly customerName: string;
  /** 1 to 5 in steps of 0.5. */
  readonly rating: number;
  readonly text: string;
  /** Before the moment of seeding; with a fraction, so that not all were written at the same time of day. */
  readonly daysAgo: number;
}

/** One shopper who wrote demo reviews. */
export interface DemoShopper {
  readonly name: string;
  /** Address under the reserved example domain, which receives no mail. */
  readonly email: string;
}
