import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import type { OrderStatus } from '../../../generated/graphql.ts';
import { DeskToaster, showSuccess } from '../../../ui/messages/toaster.tsx';
import { MissingProducts } from './MissingProducts.tsx';

const orderLine = { __typename: 'OrderLine', id: 'kiwi', productTitle: 'Kiwi', option: null, quantity: 1 };
const payment = {
  __typename: 'DeskPayment',
  id: 'pay_1',
  orderId: 'order-1',
  amount: 160,
  left: 160,
  date: '2026-11-23T10:00:00.000Z',
  order: { __typename: 'DeskOrder', id: 'order-1', status: 'packing', refundedAmount: 0 },
  refunds: [],
  lines: ['kiwi', 'kiwi-large'].map((id, index) => ({
    ...{ __typename: 'DeskRefundableLine', itemId: 'loose-kiwi', left: 1 - index },
    ...{ amounts: [160].slice(index), orderLine: { ...orderLine, id, price: 160 } },
  })),
};
const refund = {
  __typename: 'DeskRefund',
  ...{ id: 'refund-1', paymentId: 'pay_1', orderId: 'order-1', amount: 160, restock: false, state: 'done' },
  ...{ reason: 'It was not fresh.', failure: null, failedAt: null, nextTryAt: null },
  ...{ requestedBy: 'Ravi', providerRefundId: 'rfnd_1', attempts: 1, date: payment.date },
  lines: ['kiwi', 'kiwi-large'].map((id) => ({
    ...{ __typename: 'DeskRefundLine', quantity: 1, returned: 0 },
    orderLine: { ...orderLine, id },
  })),
};

/** An order that is refunded, and so not packed any more, when the shop answers. */
function Order() {
  const [status, setStatus] = useState<OrderStatus>('packing');
  const [askedIds, setAskedIds] = useState<readonly string[]>([]);
  return (
    <>
      <MissingProducts
        orderId="order-1"
        status={status}
        units={{ kiwi: 1 }}
        onRefunded={(itemIds) => {
          setStatus('refunded');
          setAskedIds(itemIds);
        }}
        askAboutStock={(itemIds, reason) => <p>{`The rest of ${itemIds.join()}: ${reason}`}</p>}
      />
      <p>Asked about: {askedIds.join()}</p>
      <DeskToaster />
    </>
  );
}

/** Opens the dialog, with all that is left of the order in it. */
async function open() {
  const desk = (fields: object) => ({ desk: { __typename: 'Desk', orderPayment: fields } });
  const { client } = fakeShop({
    DeskOrderPayment: () => desk(payment),
    DeskPaymentAtProvider: () => desk({ __typename: 'DeskPayment', id: 'pay_1', atProvider: null }),
    DeskRefundOrder: () => ({ refundOrder: { __typename: 'DeskOrderRefunded', refund, payment } }),
  });
  renderDesk(client, <Order />, ['REFUND_MISSING_LINES']);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Something is missing…' }));
  const refundAll = await screen.findByRole('button', { name: 'Refund Rs 160' });
  expect(screen.getByText(/All that is not ticked off is filled in/)).toBeVisible();
  return { user, refundAll: () => user.click(refundAll) };
}

test('says that the whole order is refunded, though it is not packed any more', async () => {
  const { user, refundAll } = await open();
  await refundAll();
  expect(await screen.findByText('Rs 160 is refunded')).toBeVisible();
  expect(screen.queryByText('Something is missing…')).toBeNull();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('asks at once what became of the rest of the stock of the refunded lines, for the same reason', async () => {
  const { refundAll } = await open();
  expect(screen.queryByText(/^The rest of/)).toBeNull();
  await refundAll();
  expect(await screen.findByText('The rest of loose-kiwi: It was not fresh.')).toBeVisible();
  expect(screen.getByText('Asked about: loose-kiwi')).toBeInTheDocument();
});

test('a refund removes the offer to undo an earlier move', async () => {
  const { refundAll } = await open();
  showSuccess('The order is being packed now', { label: 'Undo', onClick: () => {} });
  const message = (await screen.findByText('The order is being packed now')).closest('[role=status]');
  expect(message).toHaveAttribute('data-state', 'open');
  await refundAll();
  await screen.findByText('Rs 160 is refunded');
  expect(message).toHaveAttribute('data-state', 'closed');
});
