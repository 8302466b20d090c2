import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { localStore } from '../../../src/lib/session/storage.ts';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import type { DeskPermission } from '../../generated/graphql.ts';
import { OpenStockQuestions } from './OpenStockQuestions.tsx';
import { RestOfStock } from './RestOfStock.tsx';
import { useOpenStockQuestions } from './useOpenStockQuestions.ts';

const asked = <RestOfStock itemIds={['kiwi']} reason="Missing while packed" onAnswered={() => {}} />;

/** Kiwi, of which 12 are on sale, 2 are reserved, and 3 sold ones wait to be packed. */
function show(permissions: DeskPermission[] = ['ADJUST_STOCK'], page = asked, fields: object = {}) {
  const product = {
    __typename: 'DeskStockedProduct',
    ...{ id: 'kiwi', name: 'Kiwi', countedIn: 'PIECE', available: 12, reserved: 2, onHand: 14, toPack: 3 },
    ...{ lowStockThreshold: 5, hasOwnThreshold: false },
    ...fields,
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
  const { unmount } = renderDesk(client, page, permissions);
  return { user: userEvent.setup(), unmount, calls, adjustments: () => callsOf('DeskAdjustStock') };
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

test('the rest of goods that are sold loose is counted in the unit of their stock', async () => {
  const grams = { countedIn: 'G', available: 9500, reserved: 500, onHand: 10000, toPack: 1500 };
  const { user, adjustments } = show(['ADJUST_STOCK'], asked, grams);
  const onSale = 'Still on sale: 9,500 g. Reserved by shoppers who are paying: 500 g.';
  expect(await screen.findByText(onSale)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Count now' }));
  const field = screen.getByRole('textbox', { name: 'Units on the shelf (g)' });
  expect(field).toHaveAccessibleDescription('With the 1,500 g sold that wait to be packed');
  await user.type(field, '8000{Enter}');
  expect(await screen.findByText('Counted: 8,000 g.')).toBeVisible();
  expect(adjustments()[0]?.variables.adjustments).toMatchObject([
    { productId: 'kiwi', countedUnits: 6500, expectedOnHand: 10000 },
  ]);
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

function OrderPage() {
  return <OpenStockQuestions questions={useOpenStockQuestions('order-1')} reason="Missing while packed" />;
}
const OPEN_QUESTIONS = 'desk.rest-of-stock.order-1';

test("an order's page goes on asking what was closed without an answer, also after a reload", async () => {
  localStore.setItem(OPEN_QUESTIONS, '["kiwi"]');
  const first = show(['ADJUST_STOCK'], <OrderPage />);
  await screen.findByRole('button', { name: 'Leave' });
  first.unmount();
  const { user } = show(['ADJUST_STOCK'], <OrderPage />);
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(screen.getByText('12 stay on sale.')).toBeVisible();
  expect(localStore.getItem(OPEN_QUESTIONS)).toBe('[]');
});

test("an order's page stops asking when no unit is on sale", async () => {
  localStore.setItem(OPEN_QUESTIONS, '["kiwi"]');
  show(['ADJUST_STOCK'], <OrderPage />, { available: 0 });
  expect(await screen.findByText(/^No unit of it is on sale/)).toBeVisible();
  expect(localStore.getItem(OPEN_QUESTIONS)).toBe('[]');
});
