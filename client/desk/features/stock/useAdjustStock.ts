import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskAdjustStockMutation, DeskStockAdjustment } from '../../generated/graphql.ts';
import { showError } from '../../ui/messages/toaster.tsx';
import { ADJUST_STOCK } from './documents.ts';

type Result = DeskAdjustStockMutation['adjustStock'];
export type StockRefusal = Extract<Result, { __typename: 'DeskStockRefused' }>['refusals'][number];

export interface Adjusted {
  isDone: boolean;
  /** Why each product was refused; empty after another problem, which was shown. */
  refusals: readonly StockRefusal[];
}

/** Changes the stock of several products, all or nothing. Shows a problem that is not about one of the products. */
export function useAdjustStock() {
  const { mutate, busy } = useResultMutation(ADJUST_STOCK);

  async function adjustStock(adjustments: DeskStockAdjustment[]): Promise<Adjusted> {
    const result = await mutate({
      variables: { adjustments },
      refetchQueries: ['DeskStockMovements', 'DeskProductStock', 'DeskLowStock', 'DeskProductPage'],
    });
    if (result.__typename === 'DeskStockAdjusted') return { isDone: true, refusals: [] };
    showError(result.message);
    return {
      isDone: false,
      refusals: result.__typename === 'DeskStockRefused' ? result.refusals : [],
    };
  }

  return { adjustStock, busy };
}
