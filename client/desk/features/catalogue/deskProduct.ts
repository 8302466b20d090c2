import { graphql } from '../../generated/gql.ts';
import type { DeskProduct_ProductFragment } from '../../generated/graphql.ts';

/** What the grid and the editor show of a product. One fragment, so that the cache always has all of it. */
export const DESK_PRODUCT = graphql(`
  fragment DeskProduct_product on DeskProduct {
    id
    version
    sku
    name
    brand
    description
    images {
      url
      srcSet
      alt
    }
    price
    oldPrice
    category {
      id
      name
    }
    subCategory {
      id
      name
    }
    stock
    productRam
    productWeight
    size
    countries
    featured
    position
    withdrawn
    rating
    reviewCount
    updatedAt
  }
`);

export type DeskProduct = Omit<DeskProduct_ProductFragment, ' $fragmentName'>;
