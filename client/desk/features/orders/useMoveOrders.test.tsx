import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import { createDeskCache } from '../../app/apollo.ts';
import { DeskToaster } from '../../ui/messages/toaster.tsx';
import { useMoveOrders } from './useMoveOrders.ts';

const orders = ['1', '2', '3', '4', '5'].map((id) => ({ id, nextStep: 'packing' as const }));

function Page() {
  const { moveOrders } = useMoveOrders(() => {});
  return (
    <>
      <button type="button" onClick={() => void moveOrders(orders, 'packing')}>
        Move
      </button>
      <DeskToaster />
    </>
  );
}

test('says how many orders were not changed beside those that it names', async () => {
  const moves = orders.map(({ id }) => ({
    __typename: 'DeskOrderMove',
    ...{ orderId: id, order: null },
    problem: { __typename: 'NotFound', message: 'No such order' },
  }));
  const { client } = fakeShop(
    { MoveOrders: () => ({ moveOrders: { __typename: 'DeskOrdersMoved', moves } }) },
    createDeskCache(),
  );
  renderDesk(client, <Page />, ['PACK_ORDERS']);
  await userEvent.click(screen.getByRole('button', { name: 'Move' }));
  expect(await screen.findByText(/3: No such order\. 2 more were not changed$/)).toBeVisible();
});
