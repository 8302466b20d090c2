import { graphql } from '../generated/gql.ts';
import type { ListedProduct_ProductFragment } from '../generated/graphql.ts';
import type { FragmentData } from './fragmentData.ts';

/** What cart and My List show of a product before the server has answered. */
export const LISTED_PRODUCT = graphql(`
  fragment ListedProduct_product on Product {
    id
    name
    images {
      url
      srcSet
    }
    price
    rating
    countInStock
    options
  }
`);

export type ListedProduct = FragmentData<ListedProduct_ProductFragment>;
