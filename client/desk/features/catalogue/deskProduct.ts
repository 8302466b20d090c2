import { graphql } from '../../generated/gql.ts';
import type {
  DeskProduct_ProductFragment,
  InventoryItem_ItemFragment,
  ProductRow_ProductFragment,
  RelatedProduct_ProductFragment,
} from '../../generated/graphql.ts';

/** What the grid shows of a product: its list has many, so that each field counts. */
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
      price
      paused
      inventoryItem {
        id
      }
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

/** What variants draw on, as the editor shows it. */
graphql(`
  fragment InventoryItem_item on DeskInventoryItem {
    id
    name
    code
    countedIn
    available
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
      label
      sku
      gtin
      oldPrice
      chargedPrices
      amount
      unit
      picture
      weighed
      inventoryItem {
        ...InventoryItem_item @unmask
      }
      requiredQuantity
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

/** A product that the editor shows as related to another one. */
export type RelatedProduct = Omit<RelatedProduct_ProductFragment, ' $fragmentName'>;

/** What variants draw on. */
export type InventoryItem = Omit<InventoryItem_ItemFragment, ' $fragmentName'>;

/** Whether no variant draws on the product's own inventory item, so that the units of this are never sold. */
export const drawsOnOthersOnly = (variants: readonly { inventoryItem: object | null }[]): boolean =>
  variants.length > 0 && variants.every(({ inventoryItem }) => inventoryItem !== null);

/** A product as the editor has it. */
export type DeskProduct = Omit<DeskProduct_ProductFragment, ' $fragmentName'>;
