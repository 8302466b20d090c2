import { useCallback } from 'react';
import { useStoredState } from '../../lib/useStoredState.ts';

/** Inventory items of an order of which a unit was missing, until somebody says what became of the rest; this browser remembers them. */
export function useOpenStockQuestions(orderId: string) {
  const [itemIds, setItemIds] = useStoredState<string[]>(`rest-of-stock.${orderId}`, []);
  return {
    itemIds,
    ask: (ids: readonly string[]) => {
      if (ids.length > 0) setItemIds((former) => [...new Set([...former, ...ids])]);
    },
    answer: useCallback(
      (id: string) => setItemIds((former) => former.filter((other) => other !== id)),
      [setItemIds],
    ),
  };
}
