import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeShop, renderPage } from '../../test/testShop.tsx';
import { Component as CustomersPage } from './CustomersPage.tsx';

function open(search: string): void {
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const customers = { __typename: 'DeskCustomerConnection', nodes: [], pageInfo };
  const { client } = fakeShop({ CustomerList: () => ({ desk: { __typename: 'Desk', customers } }) });
  renderPage(client, '/customers', <CustomersPage />, search);
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
