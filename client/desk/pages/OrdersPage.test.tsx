import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as OrdersPage } from './OrdersPage.tsx';

// jsdom has none.
beforeEach(
  () => void vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false })),
);

const emptyList = {
  ...{ __typename: 'DeskOrderConnection', nodes: [] },
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
  count: { __typename: 'DeskOrderCount', value: 0, isExact: true },
};

const order = {
  ...{ __typename: 'DeskOrder', id: '0123456789ab', paymentId: 'pay_1', status: 'paid', nextStep: 'packing' },
  ...{ name: 'Asha Rao', phoneNumber: '9876543210', email: 'asha@example.com', pincode: '411001' },
  ...{ city: 'Pune', state: 'Maharashtra', amount: 120, refundedAmount: 0, units: 2 },
  date: '2026-11-26T11:11:00.000Z',
};

function openEmpty(search: string) {
  window.history.pushState(null, '', `/${search}`);
  const { client, callsOf } = fakeShop(
    {
      OrderList: () => ({ desk: { __typename: 'Desk', orders: emptyList } }),
      SavedViews: () => ({ desk: { __typename: 'Desk', savedViews: [] } }),
    },
    createDeskCache(),
  );
  renderDesk(client, <OrdersPage />, ['READ_ORDERS'], `/${search}`);
  return callsOf;
}

test('a later page without orders leads to the first one', async () => {
  const callsOf = openEmpty('?status=packing&after=c1');
  expect(await screen.findByText('Nothing on this page')).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('No order matches the search and the filters.')).toBeVisible();
  expect(callsOf('OrderList').map(({ variables }) => variables.after)).toEqual(['c1', null]);
});

test('a search without orders can become one of places', async () => {
  const callsOf = openEmpty('?search=pune');
  expect(await screen.findByText(/Places have a filter of their own/)).toBeVisible();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Find the place “pune”' }));
  await screen.findByText('No order matches the search and the filters.');
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeVisible();
  expect(callsOf('OrderList').at(-1)?.variables.filter).toMatchObject({ search: '', place: 'pune' });
});

test.each([
  ['that began before the page was opened', false],
  ['while it was open', true],
])('the list comes back by itself after an outage %s', async (_, isFirstRead) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isAway = !isFirstRead;
  const { client, callsOf } = fakeShop(
    {
      OrderList: () => {
        if (isAway) throw new Error('Failed to fetch');
        return { desk: { __typename: 'Desk', orders: { ...emptyList, nodes: [order] } } };
      },
      SavedViews: () => ({ desk: { __typename: 'Desk', savedViews: [] } }),
    },
    createDeskCache(),
  );
  renderDesk(client, <OrdersPage />, ['READ_ORDERS']);
  const nextPoll = () => act(() => vi.advanceTimersByTimeAsync(10_500));
  if (isFirstRead) {
    expect(await screen.findByText('Asha Rao')).toBeVisible();
    isAway = true;
    await nextPoll();
  }
  expect(await screen.findByText(isFirstRead ? /may be outdated/ : /could not be read/)).toBeVisible();
  await nextPoll();
  isAway = false;
  await nextPoll();
  expect(await screen.findByText('Asha Rao')).toBeVisible();
  expect(screen.queryByText(/may be outdated|could not be read/)).toBeNull();
  expect(callsOf('OrderList').length).toBeGreaterThan(2);
});
