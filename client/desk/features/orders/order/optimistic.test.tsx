import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deferred, fakeShop } from '../../../../test/testShop.tsx';
import { createDeskCache } from '../../../app/apollo.ts';
import { system } from '../../../app/theme.ts';
import { StaffContext } from '../../../lib/session/staff.ts';
import { RefusalList } from '../../../ui/messages/RefusalList.tsx';
import { clearMessages, DeskToaster } from '../../../ui/messages/toaster.tsx';
import { StatusBadge } from '../StatusBadge.tsx';
import { MoveButton } from './MoveButton.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { useOrder } from './useOrder.ts';

// What the page shows before the shop answers, and what it shows when the shop refuses.

const note = {
  __typename: 'DeskOrderNote',
  id: 'note-1',
  authorName: 'Ravi',
  isOwn: true,
  mayDelete: true,
  text: 'Ring twice',
  date: '2026-11-23T10:00:00.000Z',
};
const order = {
  __typename: 'DeskOrder',
  ...{ id: 'order-1', paymentId: 'pay_1', status: 'paid', nextStep: 'packing' },
  ...{ name: 'Meera Iyer', phoneNumber: '', email: '', pincode: '', city: '', state: '', address: '' },
  ...{ gstin: null, businessName: null },
  ...{ amount: 100, refundedAmount: 0, date: '2026-11-23T10:00:00.000Z' },
  ...{ isErasurePending: false, invoice: null, creditNotes: [], discounts: [], lines: [] },
  ...{ shopper: null, timeline: [] },
  notes: [note],
};

function Page() {
  const current = useOrder('order-1').order;
  if (!current) return null;
  const { id, status, nextStep } = current;
  return (
    <>
      <StatusBadge status={status} />
      <MoveButton orderId={id} nextStep={nextStep} unticked={0} unweighed={0} onMoved={() => {}} />
      <OrderNotes order={current} />
      <RefusalList />
      <DeskToaster />
    </>
  );
}

/** Opens the order; the shop's answer to one operation is given later, and other operations fail. */
async function open(operation: string, notes: object[] = order.notes) {
  clearMessages();
  const answer = deferred<object>();
  const replies = {
    Order: () => ({ desk: { __typename: 'Desk', order: { ...order, notes } } }),
    [operation]: () => answer.promise,
  };
  const { client, callsOf } = fakeShop(replies, createDeskCache());
  render(
    <ChakraProvider value={system}>
      <ApolloProvider client={client}>
        <StaffContext
          value={{
            id: 's1',
            name: 'Asha',
            role: 'packer',
            permissions: ['PACK_ORDERS', 'WRITE_ORDER_NOTES'],
          }}
        >
          <RouterProvider router={createMemoryRouter([{ path: '*', element: <Page /> }])} />
        </StaffContext>
      </ApolloProvider>
    </ChakraProvider>,
  );
  await screen.findByText('Paid');
  return { user: userEvent.setup(), answer: answer.settle, callsOf };
}

const movesOf = (status: string, nextStep: string, problem: object | null) => ({
  __typename: 'DeskOrdersMoved',
  moves: [
    {
      __typename: 'DeskOrderMove',
      orderId: 'order-1',
      order: { __typename: 'DeskOrder', id: 'order-1', status, nextStep },
      problem,
    },
  ],
});
const notAllowed = { __typename: 'NotAllowed', message: 'Your role does not allow this' };
const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('an order is shown as moved at once, its next button waits, and the message offers to undo', async () => {
  const { user, answer, callsOf } = await open('MoveOrders');
  await user.click(screen.getByRole('button', { name: 'Start packing' }));
  expect(await screen.findByText('Packing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mark as packed' }));
  expect(callsOf('MoveOrders')).toHaveLength(1);
  answer({ moveOrders: movesOf('packing', 'packed', null) });
  const message = await screen.findByText('The order is being packed now');
  expect(message).toBeVisible();
  // Messages of earlier tests may still fade away.
  const toast = within(message.closest<HTMLElement>('[data-scope=toast][data-part=root]')!);
  expect(toast.getByText('Undo')).toBeVisible();
});

test('an order that the shop does not move is shown as it is', async () => {
  const { user, answer } = await open('MoveOrders');
  await user.click(screen.getByRole('button', { name: 'Start packing' }));
  expect(await screen.findByText('Packing')).toBeVisible();
  const problem = { __typename: 'OrderStatusConflict', message: 'The order is out for delivery already' };
  answer({ moveOrders: movesOf('outForDelivery', 'delivered', problem) });
  expect(await screen.findByText('Out for delivery')).toBeVisible();
  expect(await screen.findByText(/The order is out for delivery already/)).toBeVisible();
});

test('a refused move is taken back', async () => {
  const { user, answer } = await open('MoveOrders');
  await user.click(screen.getByRole('button', { name: 'Start packing' }));
  expect(await screen.findByText('Packing')).toBeVisible();
  answer({ moveOrders: notAllowed });
  expect(await screen.findByText('Paid')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Start packing' })).toBeEnabled();
  expect(await screen.findByText(notAllowed.message)).toBeVisible();
});

test('a note stands in the list at once, with the shop’s time; a refused one is in the field again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-28T19:30:00Z') });
  const { user, answer } = await open('AddOrderNote');
  const field = screen.getByLabelText('New note');
  await user.type(field, 'She is at home after six');
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(await screen.findByText(/^Asha, 29 Nov 2026, 1:00/)).toBeVisible();
  expect(field).toHaveValue('');
  // What the shop does not have cannot be deleted.
  expect(screen.getAllByRole('button', { name: 'Delete the note' })).toHaveLength(1);
  answer({ addOrderNote: { __typename: 'InvalidInput', message: 'The account was deleted' } });
  await waitFor(() => expect(field).toHaveValue('She is at home after six'));
  expect(screen.getByText('The account was deleted')).toBeVisible();
  await waitFor(() => expect(screen.queryByText(/^Asha, /)).toBeNull());
});

test('a note that is stored stays, once', async () => {
  const { user, answer } = await open('AddOrderNote');
  await user.type(screen.getByLabelText('New note'), 'Leave it next door');
  await user.click(screen.getByRole('button', { name: 'Add the note' }));
  answer({ addOrderNote: { ...note, id: 'note-2', authorName: 'Asha', text: 'Leave it next door' } });
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Delete the note' })).toHaveLength(2));
  expect(screen.getAllByText('Leave it next door')).toHaveLength(1);
});

test('a note is gone at once when it is deleted, and back when the shop refuses', async () => {
  const { user, answer } = await open('DeleteOrderNote');
  await user.click(screen.getByRole('button', { name: 'Delete the note' }));
  await isGone('Ring twice');
  answer({ deleteOrderNote: { __typename: 'NotFound', message: 'You have no such note' } });
  expect(await screen.findByText('Ring twice')).toBeVisible();
  expect(await screen.findByText('You have no such note')).toBeVisible();
});

test('a deleted note can be written again from the message', async () => {
  const { user, answer, callsOf } = await open('DeleteOrderNote');
  await user.click(screen.getByRole('button', { name: 'Delete the note' }));
  answer({ deleteOrderNote: { __typename: 'DeskOrderNoteDeleted', orderId: 'order-1' } });
  const message = (await screen.findByText('The note is deleted')).closest<HTMLElement>('[role=status]');
  await user.click(within(message!).getByText('Undo'));
  await waitFor(() =>
    expect(callsOf('AddOrderNote')).toMatchObject([
      { variables: { orderId: 'order-1', text: 'Ring twice' } },
    ]),
  );
});

test('a note of somebody else has a button only for who may delete it', async () => {
  const others = [
    { ...note, isOwn: false },
    { ...note, id: 'note-2', isOwn: false, mayDelete: false, text: 'Lives upstairs' },
  ];
  const { user, answer } = await open('DeleteOrderNote', others);
  await user.click(screen.getByRole('button', { name: 'Delete the note' }));
  answer({ deleteOrderNote: { __typename: 'DeskOrderNoteDeleted', orderId: 'order-1' } });
  await isGone('Ring twice');
  expect(screen.getByText('Lives upstairs')).toBeVisible();
});
