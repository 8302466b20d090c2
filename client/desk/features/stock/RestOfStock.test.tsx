import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import type { DeskPermission } from '../../generated/graphql.ts';
import { RestOfStock } from './RestOfStock.tsx';

/** Kiwi, of which 12 are on sale, 2 are reserved, and 3 sold ones wait to be packed. */
function show(permissions: DeskPermission[] = ['ADJUST_STOCK']) {
  const product = {
    __typename: 'DeskStockedProduct',
    ...{ id: 'kiwi', name: 'Kiwi', available: 12, reserved: 2, onHand: 14, toPack: 3 },
    ...{ lowStockThreshold: 5, hasOwnThreshold: false },
  };
  const nodes = [{ __typename: 'DeskStockMovement', id: 'm1', product }];
  const stockMovements = { __typename: 'DeskStockMovementConnection', nodes };
  const { client, calls, callsOf } = fakeShop(
    {
      DeskProductStock: () => ({ desk: { __typename: 'Desk', stockMovements } }),
      DeskAdjustStock: () => ({ adjustStock: { __typename: 'DeskStockAdjusted', products: [] } }),
    },
    createDeskCache(),
  );
  renderDesk(client, <RestOfStock productIds={['kiwi']} reason="Missing while packed" />, permissions);
  return { user: userEvent.setup(), calls, adjustments: () => callsOf('DeskAdjustStock') };
}
const saved = (countedUnits: number) => [
  {
    variables: {
      adjustments: [
        {
          ...{ productId: 'kiwi', kind: 'count', countedUnits, expectedOnHand: 14 },
          reason: 'Missing while packed',
        },
      ],
    },
  },
];

test('the rest of a missing product is counted, with the sold units that wait to be packed', async () => {
  const { user, adjustments } = show();
  expect(await screen.findByText('Still on sale: 12. Reserved by shoppers who are paying: 2.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Count now' }));
  const field = screen.getByRole('textbox', { name: /Units on the shelf/ });
  expect(field).toHaveAccessibleDescription('With the 3 sold that wait to be packed');
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(field, '9{Enter}');
  expect(await screen.findByText('Counted: 9.')).toBeVisible();
  expect(adjustments()).toMatchObject(saved(6));
});

test('the rest of a missing product is taken off sale, but for what shoppers have reserved', async () => {
  const { user, adjustments } = show();
  await user.click(await screen.findByRole('button', { name: 'Set to 0' }));
  expect(await screen.findByText(/not on sale any more/)).toBeVisible();
  expect(adjustments()).toMatchObject(saved(2));
  expect(screen.queryByRole('button')).toBeNull();
});

test('the rest of a missing product is left', async () => {
  const { user, adjustments } = show();
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.getByText('12 stay on sale.')).toBeVisible();
  expect(adjustments()).toEqual([]);
});

test('who may not adjust the stock is not asked', async () => {
  const { calls } = show([]);
  await waitFor(() => expect(screen.queryByText(/rest of the stock/)).toBeNull());
  expect(calls).toEqual([]);
});
