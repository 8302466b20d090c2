import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { withStaff } from '../../test/testDesk.tsx';
import { fakeShop, renderPage } from '../../test/testShop.tsx';
import { Component as CustomersPage } from './CustomersPage.tsx';

function open(search: string): void {
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const customers = { __typename: 'DeskCustomerConnection', nodes: [], pageInfo };
  const { client } = fakeShop({ CustomerList: () => ({ desk: { __typename: 'Desk', customers } }) });
  renderPage(client, '/customers', withStaff(<CustomersPage />, ['READ_CUSTOMERS']), search);
}

test('an empty list of customers leads to the orders with the same search', async () => {
  open('?search=%2B91+98123');
  expect(await screen.findByRole('link', { name: 'Search the orders for “+91 98123”' })).toHaveAttribute(
    'href',
    '/orders?search=%2B91%2098123',
  );
});

test('an empty list without a search has no such link', async () => {
  open('?show=blocked');
  await screen.findByText('No customers');
  expect(screen.queryByRole('link')).toBeNull();
});

test('the customers of a search before are not shown below the message that another one is not answered', async () => {
  const nodes = [
    {
      __typename: 'DeskCustomer',
      id: 'c1',
      name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      staffRole: null,
      joined: '2026-01-01T00:00:00.000Z',
      lastSeen: null,
      blockedAt: null,
      orderCount: 0,
      orderTotal: 0,
    },
  ];
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const customers = { __typename: 'DeskCustomerConnection', nodes, pageInfo };
  const tooMany = new CombinedGraphQLErrors({
    errors: [{ message: 'Too many', extensions: { code: 'TOO_MANY_REQUESTS', retryAfter: 20 } }],
  });
  const { client } = fakeShop({
    CustomerList: ({ search }) => {
      if (search === 'ravi') throw tooMany;
      return { desk: { __typename: 'Desk', customers } };
    },
  });
  const { goTo } = renderPage(
    client,
    '/customers',
    withStaff(<CustomersPage />, ['READ_CUSTOMERS']),
    '?search=asha',
  );
  await screen.findByText('Asha Rao');
  await goTo('/customers?search=ravi');
  await screen.findByText('Too many requests. Please wait.');
  expect(screen.queryByText('Asha Rao')).toBeNull();
});
