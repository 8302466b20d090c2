import { createContext, useContext } from 'react';
import { graphql } from '../../generated/gql.ts';
import type { CategoriesQuery } from '../../generated/graphql.ts';

export const CATEGORIES = graphql(`
  query Categories {
    categories {
      id
      name
      color
      images {
        url
        srcSet
      }
      children {
        id
        name
      }
    }
  }
`);

export type TopCategory = CategoriesQuery['categories'][number];

interface KnownCategories {
  /** In the shop's order, with their sub-categories; empty while they load. */
  categories: TopCategory[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** What `CategoriesProvider` has read. */
export const CategoriesContext = createContext<KnownCategories>({
  categories: [],
  loading: true,
  failed: false,
  retry: () => {},
});

/** The top categories. */
export const useCategories = (): KnownCategories => useContext(CategoriesContext);
