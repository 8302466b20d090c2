import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Order } from '../order/useOrder.ts';
import { usePackTicks } from './usePackTicks.ts';

const line = (id: string, quantity: number, refundedUnits = 0) => ({ id, quantity, refundedUnits });
const order = {
  id: 'order-1',
  status: 'packing',
  lines: [line('kiwi', 2), line('milk', 3, 1), line('rice', 1, 1)],
} as Order;

test('what is not ticked is missing once something is ticked', () => {
  const { result } = renderHook(() => usePackTicks(order));
  expect(result.current).toMatchObject({ total: 2, unticked: 2, missingUnits: {} });
  act(() => result.current.toggle('kiwi'));
  expect(result.current).toMatchObject({ unticked: 1, missingUnits: { milk: 2 } });
  act(() => result.current.toggle('milk'));
  expect(result.current.unticked).toBe(0);
  expect(result.current.missingUnits).toEqual({});
});
