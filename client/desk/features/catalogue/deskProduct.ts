import { graphql } from '../../generated/gql.ts';
import type {
  DeskProduct_ProductFragment,
  InventoryItem_ItemFragment,
  ProductRow_ProductFragment,
  RelatedProduct_ProductFragment,
} from '../../generated/graphql.ts';

/** What variants draw on, as grid and editor show it. */
graphql(`
  fragment InventoryItem_item on DeskInventoryItem {
    id
    name
    code
    countedIn
    available
  }
`);

/** What the grid shows of a product, and what a change of its variants repeats: its list has many, so that each field counts. */
graphql(`
  fragment ProductRow_product on DeskProduct {
    id
    version
    sku
    name
    brand
    thumbnail
    price
    oldPrice
    subCategoryId
    stock
    productRam
    productWeight
    size
    variants {
      id
      label
      sku
      gtin
      price
      oldPrice
      amount
      unit
      picture
      paused
      weighed
      inventoryItem {
        ...InventoryItem_item @unmask
      }
      requiredQuantity
    }
    featured
    position
    withdrawn
    updatedAt
  }
`);

/** What the editor shows of a related product. */
graphql(`
  fragment RelatedProduct_product on DeskProduct {
    id
    name
    withdrawn
    thumbnail
  }
`);

/** What the editor shows of a product. Changes return all of it, so that the cache has all of a version. */
graphql(`
  fragment DeskProduct_product on DeskProduct {
    ...ProductRow_product @unmask
    description
    chargedPrices
    images {
      url
      srcSet
      alt
    }
    countries
    variants {
      chargedPrices
    }
    countryOfOrigin
    contents
    hsn
    gst
    related {
      ...RelatedProduct_product @unmask
    }
  }
`);

/** A product as the grid has it. */
export type ProductRow = Omit<ProductRow_ProductFragment, ' $fragmentName'>;

/** A stored variant of it. */
export type ProductVariant = ProductRow['variants'][number];

/** A product that the editor shows as related to another one. */
export type RelatedProduct = Omit<RelatedProduct_ProductFragment, ' $fragmentName'>;

/** What variants draw on. */
export type InventoryItem = Omit<InventoryItem_ItemFragment, ' $fragmentName'>;

/** Whether no variant draws on the product's own inventory item, so that the units of this are never sold. */
export const drawsOnOthersOnly = (variants: readonly { inventoryItem: object | null }[]): boolean =>
  variants.length > 0 && variants.every(({ inventoryItem }) => inventoryItem !== null);

/** The inventory item with this id, on which variants of the product draw. */
export const itemOf = ({ variants }: Pick<ProductRow, 'variants'>, id: string): InventoryItem | undefined =>
  variants.flatMap(({ inventoryItem }) => inventoryItem ?? []).find((item) => item.id === id);

/** A product as the editor has it. */
export type DeskProduct = Omit<DeskProduct_ProductFragment, ' $fragmentName'>;
