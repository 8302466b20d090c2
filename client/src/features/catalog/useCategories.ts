import { useQuery } from '@apollo/client/react';
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

const none: TopCategory[] = [];

/** The top categories with their sub-categories, in the shop's order; empty while they load. Read once, then kept. */
export function useCategories() {
  const { data, loading, error, refetch } = useQuery(CATEGORIES);
  return { categories: data?.categories ?? none, loading, error, retry: () => void refetch() };
}
