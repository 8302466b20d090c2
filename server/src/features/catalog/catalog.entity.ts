import { Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { Flag, Id, Int, Json, LongText, Paise, Ref, Text, Time } from '../../database/columns.ts';
import type { ComparableUnit } from './measures/unitPrice.ts';

/** A category, or with `parentId` a sub-category. */
@Entity('categories')
export class Category {
  @Id() id: string;
  @Index('categories_parent')
  @ForeignKey('Category', { onDelete: 'RESTRICT' })
  @Ref({ nullable: true })
  parentId: string | null;
  @Text(120) name: string;
  @Index('categories_slug', { unique: true })
  @Text(160)
  slug: string;
  /** #rrggbb. */
  @Text(7) color: string;
  @Json() images: string[];
  /** Position among its siblings. */
  @Int() position: number;
  /** What the unit prices of its products are for; null: that of its parent, or else automatic. */
  @Text(10, { nullable: true }) comparableUnit: ComparableUnit | null;
  /** The import that created it was undone: shoppers see it only while it has products on sale. */
  @Flag() hiddenWhileEmpty: boolean;
  /** HSN code and GST of its products that have none of their own; as those of a product. */
  @Text(8, { nullable: true }) hsn: string | null;
  @Int({ nullable: true }) gstRate: number | null;
  @Flag() taxExempt: boolean;
}

@Entity('products')
@Index('products_revision', ['revision', 'id'])
@Index('products_stock', ['withdrawn', 'countInStock', 'id', 'lowStockAt'])
@Index('products_sub_category', ['subCatId', 'withdrawn', 'countInStock', 'id'])
export class Product {
  @Id() id: string;
  /** The shopkeeper's own number of the product; an import finds the product by it. */
  @Index('products_sku', { unique: true })
  @Text(64, { nullable: true })
  sku: string | null;
  @Text(200) name: string;
  @Text(100) brand: string;
  @LongText() description: string;
  @Json() images: string[];
  /** Text alternatives of `images`, in their order; an empty one stands for the product's name. Null: all are empty. */
  @Json({ nullable: true }) imageAlts: string[] | null;
  @Paise() price: number;
  /** Never below `price`. */
  @Paise() oldPrice: number;
  @Index('products_category')
  @ForeignKey('Category', { onDelete: 'RESTRICT' })
  @Ref()
  catId: string;
  @ForeignKey('Category', { onDelete: 'RESTRICT' })
  @Ref()
  subCatId: string;
  /** Stars in tenths: 41 is 4.1; 0 without any. */
  @Int({ default: 0 }) rating: number;
  @Int({ default: 0 }) reviewCount: number;
  /** Available units; those reserved by open checkouts are not included. */
  @Int() countInStock: number;
  /** The stock is low when so many units or fewer are available; null: the shop's default. */
  @Index('products_low_stock_at')
  @Int({ nullable: true })
  lowStockAt: number | null;
  @Json() productRam: string[];
  @Json() productWeight: string[];
  @Json() size: string[];
  /** ISO2 codes of the countries in which it is sold; empty: all. */
  @Json() countries: string[];
  /** ISO2 code; null: the shop does not say. */
  @Text(2, { nullable: true }) countryOfOrigin: string | null;
  /**
   * What a package contains, as `formatMeasure` writes it; null: unknown. It is not that of options, which are packages of their own.
   */
  @Text(20, { nullable: true }) contents: string | null;
  @Flag() featured: boolean;
  /** Position in the shop's own order. */
  @Int() position: number;
  /** Value of `CatalogState.revision` at the last change of anything but the stock. */
  @Int()
  revision: number;
  /** No longer on sale. The row stays, because orders and reviews refer to it. */
  @Flag() withdrawn: boolean;
  @Time() createdAt: number;
  /** When staff or an import last changed anything but the stock; null: not since it was created. */
  @Time({ nullable: true }) updatedAt: number | null;
  /** HSN code, 4 to 8 digits; null: that of its category. */
  @Text(8, { nullable: true }) hsn: string | null;
  /** GST in basis points, 500 is 5 %; null: that of its category, unless it is exempt. */
  @Int({ nullable: true }) gstRate: number | null;
  /** It is exempt from GST, and has no rate. */
  @Flag() taxExempt: boolean;
}

/**
 * One row with a counter that every change of the catalogue increments in its transaction. All processes poll it and read the
 * products of later revisions.
 */
@Entity('catalog_state')
export class CatalogState {
  @PrimaryColumn({ type: 'int' }) id: number;
  @Int() revision: number;
  /** Up to which revision `charged_prices` has the products' prices. */
  @Int({ default: -1 }) pricesRevision: number;
}

export type BannerKind = 'HOME' | 'STRIP' | 'SIDE';

@Entity('banners')
export class Banner {
  @Id() id: string;
  @Text(8) kind: BannerKind;
  @Text(120) title: string;
  @Text(200) text: string;
  @Json() images: string[];
  @ForeignKey('Category', { onDelete: 'CASCADE' })
  @Index('banners_category')
  @Ref()
  catId: string;
  @ForeignKey('Category', { onDelete: 'CASCADE' })
  @Index('banners_sub_category')
  @Ref({ nullable: true })
  subCatId: string | null;
  @Int() position: number;
  /** Shoppers see it from this time on; null: at once. */
  @Time({ nullable: true }) shownFrom: number | null;
  /** Shoppers no longer see it from this time on; null: it stays. */
  @Time({ nullable: true }) shownUntil: number | null;
}
