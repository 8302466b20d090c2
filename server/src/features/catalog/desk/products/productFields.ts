import type { Product } from '../../catalog.entity.ts';

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
  /** HSN code; empty: none of its own. */
  hsn?: string;
  /** Percent, `exempt`, or empty: none of its own. */
  gst?: string;
  images?: ImageInput[];
  /** Ids of other products, in their order. */
  relatedIds?: string[];
}
