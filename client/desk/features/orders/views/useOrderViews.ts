import type { ApolloCache } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useResultMutation } from '../../../../src/lib/useResultMutation.ts';
import type { OrderViewsQuery } from '../../../generated/graphql.ts';
import { showError, showSuccess } from '../../../ui/messages/toaster.tsx';
import { DELETE_ORDER_VIEW, ORDER_VIEWS, SAVE_ORDER_VIEW } from './viewDocuments.ts';

export type View = NonNullable<OrderViewsQuery['desk']>['orderViews'][number];

/** The saved views of the list of orders. A view disappears at once when it is deleted, and is back when the shop refuses. */
export function useOrderViews() {
  const { data, refetch } = useQuery(ORDER_VIEWS);
  const { mutate: remove } = useResultMutation(DELETE_ORDER_VIEW);
  const { mutate: save } = useResultMutation(SAVE_ORDER_VIEW);

  async function deleteView({ id, isOwn, ...view }: View): Promise<void> {
    const result = await remove({
      variables: { id },
      optimisticResponse: { deleteOrderView: { __typename: 'DeskOrderViewDeleted', id } },
      update: (cache, { data: answer }) => {
        if (answer?.deleteOrderView.__typename === 'DeskOrderViewDeleted') hideView(cache, id);
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
    const result = await save({ variables: { name, query, shared } });
    if ('message' in result) return showError(result.message);
    await refetch();
  }

  return { views: data?.desk?.orderViews ?? [], refetch, deleteView };
}

const hideView = (cache: ApolloCache, id: string) =>
  cache.updateQuery(
    { query: ORDER_VIEWS, overwrite: true },
    (data) =>
      data?.desk && {
        ...data,
        desk: { ...data.desk, orderViews: data.desk.orderViews.filter((view) => view.id !== id) },
      },
  );
