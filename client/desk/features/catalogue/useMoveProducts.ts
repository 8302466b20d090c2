import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import { graphql } from '../../generated/gql.ts';
import { showError, showSuccess } from '../../ui/messages/toaster.tsx';
import type { DeskProduct } from './deskProduct.ts';

const WITHDRAW_PRODUCTS = graphql(`
  mutation WithdrawProducts($ids: [ID!]!) {
    withdrawProducts(ids: $ids) {
      __typename
      ...Refusal @unmask
      ... on DeskProductsMoved {
        products {
          ...DeskProduct_product @unmask
        }
      }
    }
  }
`);

const RESTORE_PRODUCTS = graphql(`
  mutation RestoreProducts($ids: [ID!]!) {
    restoreProducts(ids: $ids) {
      __typename
      ...Refusal @unmask
      ... on DeskProductsMoved {
        products {
          ...DeskProduct_product @unmask
        }
      }
    }
  }
`);

/** Takes products off sale and puts them back, with an undo. @param onMoved is called after each */
export function useMoveProducts(onMoved: (products: readonly DeskProduct[]) => void) {
  const withdrawal = useResultMutation(WITHDRAW_PRODUCTS);
  const restoration = useResultMutation(RESTORE_PRODUCTS);

  async function move(ids: string[], isWithdrawing: boolean): Promise<void> {
    const result = await (isWithdrawing ? withdrawal : restoration).mutate({ variables: { ids } });
    if (result.__typename !== 'DeskProductsMoved') return showError(result.message);
    onMoved(result.products);
    const products = ids.length === 1 ? '1 product' : `${ids.length} products`;
    showSuccess(isWithdrawing ? `${products} withdrawn` : `${products} on sale`, {
      label: 'Undo',
      onClick: () => void move(ids, !isWithdrawing),
    });
  }

  return {
    withdraw: (ids: string[]) => move(ids, true),
    restore: (ids: string[]) => move(ids, false),
    busy: withdrawal.busy || restoration.busy,
  };
}
