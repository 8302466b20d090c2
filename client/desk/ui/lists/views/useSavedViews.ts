import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import type { DeskListName, SavedViewsQuery } from '../../../generated/graphql.ts';
import { showError, showSuccess } from '../../messages/toaster.tsx';
import { DELETE_VIEW, SAVE_VIEW, SAVED_VIEWS } from './documents.ts';

export type View = NonNullable<SavedViewsQuery['desk']>['savedViews'][number];

/** The saved views of a list. A view disappears at once when it is deleted, and is back when the shop refuses. */
export function useSavedViews(list: DeskListName) {
  const { data, error, refetch } = useQuery(SAVED_VIEWS, { variables: { list } });
  const { mutate: remove } = useResultMutation(DELETE_VIEW);
  const { mutate: save } = useResultMutation(SAVE_VIEW);

  async function deleteView({ id, isOwn, ...view }: View): Promise<void> {
    const result = await remove({
      variables: { id },
      optimisticResponse: { deleteView: { __typename: 'DeskViewDeleted', id } },
      update: (cache, { data: answer }) => {
        if (answer?.deleteView.__typename === 'DeskViewDeleted') hideView(cache, list, id);
      },
    });
    if ('message' in result) return showError(result.message);
    // Only its owner can save it again.
    showSuccess(
      'The view is deleted',
      isOwn ? { label: 'Undo', onClick: () => void saveAgain(view) } : undefined,
    );
  }

  async function saveAgain({ name, query, shared }: Omit<View, 'id' | 'isOwn'>): Promise<void> {
    const result = await save({ variables: { list, name, query, shared } });
    if ('message' in result) return showError(result.message);
    await refetch();
  }

  return { views: data?.desk?.savedViews ?? [], notice: noticeOf(data, error), refetch, deleteView };
}

/** What the menu says where it shows no view. */
function noticeOf(data: object | undefined, error: object | undefined): string {
  if (data) return 'No saved views yet';
  return error ? 'The views could not be loaded' : 'Loading…';
}

const hideView = (cache: ApolloCache, list: DeskListName, id: string) =>
  cache.updateQuery(
    { query: SAVED_VIEWS, variables: { list }, overwrite: true },
    (data) =>
      data?.desk && {
        ...data,
        desk: { ...data.desk, savedViews: data.desk.savedViews.filter((view) => view.id !== id) },
      },
  );
