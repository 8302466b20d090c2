import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import { createDeskCache } from '../../../app/apollo.ts';
import { BulkBar } from './BulkBar.tsx';
import type { OrderRow } from './useOrderList.ts';

const orders = [
  { id: 'o1', nextStep: 'packed' },
  { id: 'o2', nextStep: 'packed' },
  { id: 'o3', nextStep: 'packing' },
] as unknown as OrderRow[];

/** Orders with a line each. @param weights of their lines: null: not to be weighed */
const withWeights = (...weights: ({ text: string | null } | null)[]) =>
  weights.map((weight, index) => ({
    ...{ __typename: 'DeskOrder', id: `o${index + 1}` },
    lines: [
      {
        ...{ __typename: 'DeskOrderLine', id: `l${index}`, quantity: 1, refundedUnits: 0 },
        weight: weight && { __typename: 'DeskLineWeight', ...weight },
      },
    ],
  }));

/** Asks for the selected orders to be marked as packed. */
async function ask(ordersById: object[] | null) {
  const { client, callsOf } = fakeShop(
    {
      OrderWeights: () => {
        if (!ordersById) throw new Error('Failed to fetch');
        return { desk: { __typename: 'Desk', ordersById } };
      },
    },
    createDeskCache(),
  );
  const onMove = vi.fn();
  renderDesk(client, <BulkBar orders={orders} busy={false} onMove={onMove} onClear={() => {}} />, [
    'PACK_ORDERS',
  ]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Move' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Mark as packed' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Mark 2 orders as packed?' });
  const confirm = async () => {
    const button = await screen.findByRole('button', { name: 'Mark as packed' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
  };
  return { dialog, confirm, onMove, callsOf };
}

test('orders with products that are not weighed are named before they are marked as packed', async () => {
  const { dialog, confirm, onMove, callsOf } = await ask(withWeights({ text: null }, { text: '500 g' }));
  await waitFor(() => expect(dialog).toHaveTextContent('1 of them has products that are not weighed'));
  expect(onMove).not.toHaveBeenCalled();
  await confirm();
  expect(onMove).toHaveBeenCalledWith('packed');
  expect(callsOf('OrderWeights').map(({ variables }) => variables)).toEqual([{ ids: ['o1', 'o2'] }]);
});

test.each([
  ['nothing when all are weighed', withWeights({ text: '500 g' }, null), null],
  ['that it cannot be known', null, 'Whether all is weighed could not be read.'],
])('the question before says %s', async (_, answer, text) => {
  const { dialog, confirm, onMove } = await ask(answer);
  if (text) await waitFor(() => expect(dialog).toHaveTextContent(text));
  await confirm();
  expect(dialog).not.toHaveTextContent('not weighed');
  expect(onMove).toHaveBeenCalledWith('packed');
});
