import { useQuery } from '@apollo/client/react';
import { CategoryTree } from '../features/catalogue/categories/CategoryTree.tsx';
import { graphql } from '../generated/gql.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { QueryPending } from '../ui/QueryPending.tsx';

const DESK_CATEGORIES = graphql(`
  query DeskCategoriesPage {
    desk {
      categories {
        ...DeskCategory_category @unmask
        children {
          ...DeskCategory_category @unmask
        }
      }
    }
  }
`);

/** Categories and sub-categories: name, colour, picture, order. */
export function Component() {
  const { data, error, refetch } = useQuery(DESK_CATEGORIES, { fetchPolicy: 'cache-and-network' });
  const categories = data?.desk?.categories;
  return (
    <>
      <PageHeader title="Categories" description="In the order in which shoppers see them." />
      {!categories && (
        <QueryPending
          query={{ error, refetch }}
          failure="The categories cannot be read at the moment."
          loadingLabel="Loading the categories"
        />
      )}
      {categories && <CategoryTree categories={categories} onChanged={() => void refetch()} />}
    </>
  );
}
