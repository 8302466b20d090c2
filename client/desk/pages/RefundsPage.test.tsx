import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import type { DeskPermission } from '../generated/graphql.ts';
import { Component as RefundsPage } from './RefundsPage.tsx';

const refund = {
  __typename: 'DeskRefund',
  id: 'refund-1',
  paymentId: 'pay_1',
  orderId: '0123456789ab',
  amount: 120.5,
  reason: 'One packet was torn.',
  state: 'failed',
  failure: 'Your account has no balance',
  failedAt: '2026-11-26T11:12:00.000Z',
  restock: false,
  requestedBy: 'Sunita',
  providerRefundId: 'rfnd_1',
  attempts: 1,
  nextTryAt: null,
  date: '2026-11-26T16:41:00.000+05:30',
  lines: [
    {
      __typename: 'DeskRefundLine',
      quantity: 1,
      returned: 0,
      orderLine: { __typename: 'OrderLine', id: 'line-1', productTitle: 'Cardamom', option: '100 g' },
    },
  ],
};

function open(search: string, permissions: DeskPermission[] = []) {
  window.history.pushState(null, '', `/refunds${search}`);
  const refunds = {
    __typename: 'DeskRefundConnection',
    nodes: [refund],
    pageInfo: { __typename: 'PageInfo', endCursor: 'cursor-1', hasNextPage: true },
    sum: search.includes('from=') ? { __typename: 'DeskRefundSum', count: 2, amount: 330 } : null,
  };
  const replies = {
    DeskRefundList: () => ({ desk: { __typename: 'Desk', refunds } }),
    ExportRefunds: () => ({ exportRefunds: { __typename: 'TooManyRequests', message: 'Please wait.' } }),
  };
  const { client, callsOf } = fakeShop(replies, createDeskCache());
  renderDesk(client, <RefundsPage />, permissions, `/refunds${search}`);
  return { lastCall: (name: string) => callsOf(name).at(-1)?.variables };
}

test('a row says of which order a refund is, how much, why, its state, who and when', async () => {
  open('');
  const row = await screen.findByRole('row', { name: /Order 456789ab/ });
  for (const text of [
    'Rs 120.50',
    '1 × Cardamom (100 g)',
    'One packet was torn.',
    'Refused',
    'Sunita',
    '26 Nov 2026, 4:41 pm',
  ])
    expect(row).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: 'Order 456789ab' })).toHaveAttribute(
    'href',
    '/orders/0123456789ab',
  );
});

test('the list has the filters of the address, changes them, and turns pages', async () => {
  const user = userEvent.setup();
  const { lastCall } = open('?state=unresolved&from=2026-11-01');
  await screen.findByText('One packet was torn.');
  const filter = { state: 'unresolved', from: '2026-11-01', to: null };
  expect(lastCall('DeskRefundList')).toEqual({ filter, after: null });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(lastCall('DeskRefundList')).toEqual({ filter, after: 'cursor-1' }));
  await user.selectOptions(screen.getByLabelText('State'), 'Refunded');
  await waitFor(() => expect(lastCall('DeskRefundList')?.filter).toMatchObject({ state: 'done' }));
});

test('a refused refund can be made again in the list of those to settle, where no other one has replaced it', async () => {
  open('?state=unresolved', ['REFUND_ORDERS']);
  await screen.findByRole('button', { name: 'Refund again' });
});

test('a refused refund in the list of all has no button, because another one may have replaced it', async () => {
  open('', ['REFUND_ORDERS']);
  await screen.findByText('One packet was torn.');
  expect(screen.queryByRole('button', { name: 'Refund again' })).toBeNull();
});

test('the filtered refunds are exported by those who may', async () => {
  const user = userEvent.setup();
  const { lastCall } = open('?state=done', ['EXPORT_ORDERS']);
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await waitFor(() =>
    expect(lastCall('ExportRefunds')).toEqual({
      filter: { state: 'done', from: null, to: null },
    }),
  );
});

test('nobody else sees the button that exports', async () => {
  open('');
  await screen.findByText('One packet was torn.');
  expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
});

test('the sum of the chosen days is said, as on the home page', async () => {
  open('?from=2026-11-26');
  expect(
    await screen.findByText('2 refunds of orders, Rs 330; those that have failed do not count'),
  ).toBeVisible();
});
