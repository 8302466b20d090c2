import { useCallback } from 'react';
import { useStoredState } from '../../lib/useStoredState.ts';

/** Products of an order of which a unit was missing, until somebody says what became of the rest; this browser remembers them. */
export function useOpenStockQuestions(orderId: string) {
  const [productIds, setProductIds] = useStoredState<string[]>(`rest-of-stock.${orderId}`, []);
  return {
    productIds,
    ask: (ids: readonly string[]) => {
      if (ids.length > 0) setProductIds((former) => [...new Set([...former, ...ids])]);
    },
    answer: useCallback(
      (id: string) => setProductIds((former) => former.filter((other) => other !== id)),
      [setProductIds],
    ),
  };
}
