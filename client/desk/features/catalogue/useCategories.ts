import { useQuery } from '@apollo/client/react';
import { useMemo } from 'react';
import { graphql } from '../../generated/gql.ts';

const CATEGORY_CHOICES = graphql(`
  query DeskCategoryChoices {
    desk {
      categories {
        id
        name
        hasMemory
        children {
          id
          name
        }
      }
    }
  }
`);

/** A sub-category that a product can be moved to. */
export interface SubCategoryChoice {
  id: string;
  name: string;
  categoryId: string;
  categoryName: string;
}

/** The categories of the shop, to choose from. Empty while they are loading. */
export function useCategories() {
  const { data } = useQuery(CATEGORY_CHOICES);
  return useMemo(() => {
    const categories = data?.desk?.categories ?? [];
    const subCategories: SubCategoryChoice[] = categories.flatMap((category) =>
      category.children.map(({ id, name }) => ({
        id,
        name,
        categoryId: category.id,
        categoryName: category.name,
      })),
    );
    return { categories, subCategories };
  }, [data]);
}
