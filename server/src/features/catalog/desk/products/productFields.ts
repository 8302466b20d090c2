import type { Category, Product } from '../../catalog.entity.ts';
import type { DeskProduct } from './productList.queries.ts';
import type { VariantInput } from './variant.input.ts';

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
      | 'countryOfOrigin'
      | 'contents'
      | 'featured'
      | 'position'
      | 'withdrawn'
    >
  > {
  /** HSN code; empty: none of its own. */
  hsn?: string;
  /** Percent, `exempt`, or empty: none of its own. */
  gst?: string;
  images?: ImageInput[];
  /** Ids of other products, in their order. */
  relatedIds?: string[];
  /** All of them, in their order; empty: one price and one stock. */
  variants?: VariantInput[];
}

/** What the rules of a product look up. */
export interface Lookups {
  categoryById: ReadonlyMap<string, Category>;
  /** URLs of pictures that no product may show. */
  missingPictures: ReadonlySet<string>;
  /** In basis points. */
  allowedGstRates: readonly number[];
  /** Ids of products that may be related. */
  productIds: ReadonlySet<string>;
  /** Units of the inventory items that variants may draw on, by id. */
  inventoryUnits: ReadonlyMap<string, number>;
}

export type ProductValues = Partial<DeskProduct>;
