import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import { graphql } from '../../../generated/gql.ts';
import type {
  DeskCategory_CategoryFragment,
  DeskCategoryChange,
  DeskNewCategory,
} from '../../../generated/graphql.ts';
import type { VersionedId } from '../../../lib/forms/versionedId.ts';
import { changeOutcome } from '../changeOutcome.ts';

export const DESK_CATEGORY = graphql(`
  fragment DeskCategory_category on DeskCategory {
    id
    version
    name
    slug
    color
    comparableUnit
    hsn
    gst
    parentId
    productCount
    withdrawnCount
    image {
      url
      srcSet
    }
  }
`);

export type DeskCategory = Omit<DeskCategory_CategoryFragment, ' $fragmentName'>;

const CREATE_CATEGORY = graphql(`
  mutation CreateCategory($input: DeskNewCategory!) {
    createCategory(input: $input) {
      __typename
      ...Refusal @unmask
    }
  }
`);

const UPDATE_CATEGORY = graphql(`
  mutation UpdateCategory($change: DeskCategoryChange!) {
    updateCategory(change: $change) {
      __typename
      ...Refusal @unmask
    }
  }
`);

const DELETE_CATEGORY = graphql(`
  mutation DeleteCategory($id: ID!, $version: String!) {
    deleteCategory(id: $id, version: $version) {
      __typename
      ...Refusal @unmask
    }
  }
`);

const SORT_CATEGORIES = graphql(`
  mutation SortCategories($parentId: ID, $ids: [ID!]!) {
    sortCategories(parentId: $parentId, ids: $ids) {
      __typename
      ...Refusal @unmask
    }
  }
`);

/** The changes of categories. Each calls `onChanged` when it ends. `create` and `update` resolve to why they were refused, or null. */
export function useCategoryChanges(onChanged: () => void) {
  const creation = useResultMutation(CREATE_CATEGORY);
  const update = useResultMutation(UPDATE_CATEGORY);
  const deletion = useResultMutation(DELETE_CATEGORY);
  const sorting = useResultMutation(SORT_CATEGORIES);

  const { finish, finishWithMessage } = changeOutcome(onChanged);

  return {
    create: async (input: DeskNewCategory) =>
      finish(await creation.mutate({ variables: { input } }), `${input.name} created`),
    update: async (change: DeskCategoryChange) =>
      finish(await update.mutate({ variables: { change } }), 'Category saved'),
    remove: async ({ id, version }: VersionedId) =>
      finishWithMessage(await deletion.mutate({ variables: { id, version } }), 'Category deleted'),
    sort: async (parentId: string | null, ids: string[]) =>
      finishWithMessage(await sorting.mutate({ variables: { parentId, ids } }), 'Categories sorted'),
    busy: creation.busy || update.busy || deletion.busy || sorting.busy,
  };
}
