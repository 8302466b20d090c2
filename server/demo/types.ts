import type { EmojiName } from './emoji.ts';

/** A top-level category of the demo shop. */
export interface DemoCategory {
  readonly name: string;
  /** Unique, lower case, words joined by hyphens. */
  readonly slug: string;
  /** Pastel background of the category's tile, as `#rrggbb`. */
  readonly color: string;
  readonly picture: EmojiName;
  /** Four or more. */
  readonly subCategories: readonly DemoSubCategory[];
}

export interface DemoSubCategory {
  /** Unique within its category. */
  readonly name: string;
  /** Absent: the picture of its first product. */
  readonly picture?: EmojiName;
  readonly products: readonly DemoProduct[];
}

export interface DemoProduct {
  /** Unique in the whole catalogue, 10 to 90 characters. */
  readonly name: string;
  readonly brand: string;
  /** Rupees, at most two decimals. */
  readonly price: number;
  /** Rupees, never below `price`; equal when the product is not discounted. */
  readonly oldPrice: number;
  /** Units in stock; 0: sold out. */
  readonly stock: number;
  readonly description: string;
  /** One to three; the first one is the main picture. */
  readonly pictures: readonly [EmojiName, ...EmojiName[]];
  /** Option lists. One selected index is shared by all lists of a product, so they are equally long. */
  readonly weight?: readonly string[];
  readonly size?: readonly string[];
  readonly ram?: readonly string[];
  /** ISO 3166-1 alpha-2 codes; absent means sold everywhere. */
  readonly countries?: readonly string[];
  /** Shown among the featured products of the home page; absent means no. */
  readonly featured?: boolean;
}

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

/** HOME: carousel of the home page, STRIP: row of banners, SIDE: upright banner beside a list. */
export type DemoBannerKind = 'HOME' | 'STRIP' | 'SIDE';

export interface DemoBanner {
  readonly kind: DemoBannerKind;
  /** Shown as HTML over the picture, which contains no text. */
  readonly title: string;
  readonly text: string;
  /** Slug of the category that the banner leads to. */
  readonly category: string;
  /** Name of a sub-category of `category`; absent: the banner leads to the category. */
  readonly subCategory?: string;
  readonly pictures: readonly [EmojiName, ...EmojiName[]];
  /** Pastel background of the picture, as `#rrggbb`. */
  readonly color: string;
}

/** One shopper who wrote demo reviews. */
export interface DemoShopper {
  readonly name: string;
  /** Address under the reserved example domain, which receives no mail. */
  readonly email: string;
}
