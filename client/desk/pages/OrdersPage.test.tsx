import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as OrdersPage } from './OrdersPage.tsx';

function openEmpty(search: string) {
  const pageInfo = { __typename: 'PageInfo', endCursor: null, hasNextPage: false };
  const count = { __typename: 'DeskOrderCount', value: 0, isExact: true };
  const orders = { __typename: 'DeskOrderConnection', nodes: [], pageInfo, count };
  const { client, callsOf } = fakeShop(
    {
      OrderList: () => ({ desk: { __typename: 'Desk', orders } }),
      OrderViews: () => ({ desk: { __typename: 'Desk', orderViews: [] } }),
    },
    createDeskCache(),
  );
  renderDesk(client, <OrdersPage />, ['READ_ORDERS'], `/${search}`);
  return callsOf;
}

test('a later page without orders leads to the first one', async () => {
  const callsOf = openEmpty('?status=packing&after=c1');
  expect(await screen.findByText('No orders on this page')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('No order matches the search and the filters.')).toBeVisible();
  expect(callsOf('OrderList').map(({ variables }) => variables.after)).toEqual(['c1', null]);
});

test('a search without orders can become one of places', async () => {
  const callsOf = openEmpty('?search=pune');
  expect(await screen.findByText(/Places have a filter of their own/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Find the place “pune”' }));
  await screen.findByText('No order matches the search and the filters.');
  expect(callsOf('OrderList').at(-1)?.variables.filter).toMatchObject({ search: '', place: 'pune' });
});
