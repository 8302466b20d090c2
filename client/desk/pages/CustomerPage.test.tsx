import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as CustomerPage } from './CustomerPage.tsx';

const ORDER_ID = '0199c0de-0000-7000-8000-00003b7e69c4';

const customer = {
  __typename: 'DeskCustomer',
  id: 'c1',
  name: 'Asha Rao',
  email: 'asha@example.com',
  emailVerified: true,
  phone: '9876543210',
  signsInWith: ['PASSWORD'],
  staffRole: null,
  joined: '2026-01-01T00:00:00.000Z',
  lastSeen: null,
  blockedAt: null,
  blockedReason: null,
  orderCount: 0,
  orderTotal: 0,
  cartCount: 0,
  wishlistCount: 0,
  sessions: [],
};

const moved = {
  __typename: 'DeskCustomerEvent',
  id: 'e2',
  title: 'Order moved',
  detail: 'Packed → Out for delivery',
  orderId: ORDER_ID,
  actorName: 'Omar',
  date: '2026-04-02T10:00:00.000Z',
};
const opened = { ...moved, id: 'e1', title: 'Account opened', detail: '', orderId: null, actorName: null };

const pageOf = (nodes: object[], endCursor: string | null) => ({
  __typename: 'DeskCustomerEventConnection',
  nodes,
  pageInfo: { __typename: 'PageInfo', endCursor, hasNextPage: endCursor !== null },
});

const orders = {
  __typename: 'DeskCustomerOrderConnection',
  nodes: [],
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
};

test('what happened to a customer names the orders, and goes on with older events on the next page', async () => {
  const deskOf = (fields: object) => ({
    desk: { __typename: 'Desk', customer: { __typename: 'DeskCustomer', id: 'c1', ...fields } },
  });
  const { client } = fakeShop(
    {
      Customer: () => deskOf(customer),
      CustomerEvents: ({ after }) =>
        deskOf({ events: after === 'e2' ? pageOf([opened], null) : pageOf([moved], 'e2') }),
      CustomerOrders: () => deskOf({ orders }),
    },
    createDeskCache(),
  );
  const routes = (
    <Routes>
      <Route path="/customers/:id" element={<CustomerPage />} />
    </Routes>
  );
  renderDesk(client, routes, ['READ_CUSTOMERS', 'READ_ORDERS', 'READ_AUDIT_LOG'], '/customers/c1');
  const events = await screen.findByRole('list', { name: 'What happened' });
  expect(within(events).getByRole('link', { name: 'Order 3b7e69c4' })).toHaveAttribute(
    'href',
    `/orders/${ORDER_ID}`,
  );
  expect(screen.getByRole('link', { name: 'All of it in the audit log' })).toHaveAttribute(
    'href',
    '/audit-log?text=c1',
  );
  expect(within(events).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await within(events).findByText('Account opened');
  expect(within(events).getAllByRole('listitem')).toHaveLength(1);
  expect(within(events).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
});
