import { graphql } from '../../generated/gql.ts';
import { listingVariables, readListing } from './listing.ts';

/** A page of what a search finds. */
export const SEARCH = graphql(`
  query Search($filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {
    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      totalCount
      nodes {
        id
        ...ShopCard_product @unmask
      }
    }
  }
`);

/** The variables of a search as it begins: unfiltered, best match first, its first page. */
export function firstSearch(text: string, location: string | null) {
  return listingVariables(readListing(new URLSearchParams()), { text, location });
}
