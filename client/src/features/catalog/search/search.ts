import { graphql } from '../../../generated/gql.ts';
import { listingVariables, readListing } from '../listing/listing.ts';

/** One page of the search results. */
export const SEARCH = graphql(`
  query Search($filter: ProductFilter!, $sort: ProductSort, $first: Int!, $offset: Int!) {
    products(filter: $filter, sort: $sort, first: $first, offset: $offset) {
      totalCount
      highestPrice
      importedFrom {
        iso2
        country
      }
      nodes {
        id
        ...ShopCard_product @unmask
      }
    }
  }
`);

/** The variables of a new search: no filters, best match first, first page. */
export function firstSearch(text: string, location: string | null) {
  return listingVariables(readListing(new URLSearchParams()), { text, location });
}
