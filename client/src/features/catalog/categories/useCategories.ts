import { createContext, useContext } from 'react';
import { graphql } from '../../../generated/gql.ts';
import type { CategoriesQuery } from '../../../generated/graphql.ts';

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

interface CategoriesState {
  /** In the shop's order, with their sub-categories; empty while loading. */
  categories: TopCategory[];
  loading: boolean;
  failed: boolean;
  retry: () => void;
}

/** Provided by `CategoriesProvider`. */
export const CategoriesContext = createContext<CategoriesState>({
  categories: [],
  loading: true,
  failed: false,
  retry: () => {},
});

/** The top-level categories. */
export const useCategories = (): CategoriesState => useContext(CategoriesContext);
