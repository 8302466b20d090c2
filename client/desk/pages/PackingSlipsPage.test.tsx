import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import type { OrderStatus } from '../generated/graphql.ts';
import { Component as PackingSlipsPage } from './PackingSlipsPage.tsx';

const order = (id: string, status: OrderStatus) => ({
  ...{ __typename: 'DeskOrder', id, status, paymentId: `pay_${id}`, nextStep: null, name: `Recipient ${id}` },
  ...{ phoneNumber: '', email: '', pincode: '', city: '', state: '', address: '' },
  ...{ amount: 290, refundedAmount: 0, date: '2026-11-23T10:00:00.000Z' },
  ...{ invoice: null, canIssueInvoice: false, creditNotes: [], lines: [] },
});

const omittedOrders = [
  order('xxxx-pending', 'pending'),
  order('xx-cancelled', 'cancelled'),
  order('xxx-refunded', 'refunded'),
];

function renderSlips(orders: readonly ReturnType<typeof order>[]) {
  const { client } = fakeShop({
    Sender: () => ({
      shopInfo: { __typename: 'ShopInfo', name: 'Kirana', phone: '1800', address: '', gstin: '' },
    }),
    PrintedOrders: () => ({ desk: { __typename: 'Desk', ordersById: orders } }),
  });
  renderDesk(client, <PackingSlipsPage />, ['READ_ORDERS']);
}

test('there is no slip for an unpaid, cancelled or refunded order, which is named instead', async () => {
  renderSlips([order('order-of-paid', 'paid'), order('order-delivered', 'delivered'), ...omittedOrders]);
  expect(await screen.findAllByRole('article')).toHaveLength(2);
  expect(screen.getByText('3 orders of those chosen are not among these slips')).toBeInTheDocument();
  expect(screen.getByText('Cancelled: ancelled')).toBeInTheDocument();
  expect(screen.getByText('Refunded: refunded')).toBeInTheDocument();
});

test('without a slip, nobody is told to select orders who has done so', async () => {
  renderSlips(omittedOrders);
  expect(await screen.findByText('Nothing to print')).toBeInTheDocument();
  expect(screen.getByText('3 orders of those chosen are not among these slips')).toBeInTheDocument();
  expect(screen.queryByText('Select orders in the list of orders first.')).not.toBeInTheDocument();
});
