import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { deferred, fakeShop } from '../../../test/testShop.tsx';
import { CommandList } from './CommandList.tsx';

it('says which search has failed, and shows what the others find', async () => {
  const { client } = fakeShop({});
  renderDesk(client, <CommandList onChoose={() => {}} />, ['READ_ORDERS']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'orders' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Orders could not be searched.'));
  // Screen readers skip what is no option there.
  expect(screen.getByRole('listbox')).not.toContainElement(screen.getByRole('status'));
  expect(
    within(screen.getByRole('group', { name: 'Pages' })).getByRole('option', { name: 'Orders' }),
  ).toBeInTheDocument();
  expect(screen.queryByText('Nothing matches')).not.toBeInTheDocument();
});

it('says outside the list that nothing matches', async () => {
  renderDesk(fakeShop({}).client, <CommandList onChoose={() => {}} />, []);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'xyzzy' } });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing matches'));
});

it('says how many results there are, or that nothing matches, only when the search has ended', async () => {
  const answers = [deferred<object>(), deferred<object>()] as const;
  const { client, callsOf } = fakeShop({
    CustomerList: ({ search }) => answers[search === 'asha' ? 0 : 1].promise,
  });
  renderDesk(client, <CommandList onChoose={() => {}} />, ['READ_CUSTOMERS']);
  const status = screen.getByRole('status');
  const type = async (text: string, searches: number) => {
    fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
    expect(status).toBeEmptyDOMElement();
    await waitFor(() => expect(callsOf('CustomerList')).toHaveLength(searches));
    expect(status).toBeEmptyDOMElement();
  };

  await type('asha', 1);
  answers[0].settle(customersPage(['Asha Rao', 'Asha Sen']));
  await waitFor(() => expect(status).toHaveTextContent(/^2 results$/));

  await type('nobody', 2);
  answers[1].settle(customersPage([]));
  await waitFor(() => expect(status).toHaveTextContent(/^Nothing matches$/));
});

it('says of a failed search only as long as its text stays', async () => {
  renderDesk(fakeShop({}).client, <CommandList onChoose={() => {}} />, ['READ_ORDERS']);
  const box = screen.getByRole('combobox');
  fireEvent.change(box, { target: { value: 'asha' } });
  const status = screen.getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent('Orders could not be searched.'));
  fireEvent.change(box, { target: { value: 'asha r' } });
  expect(status).toBeEmptyDOMElement();
});

it('leads to the list of all customers when more match than it shows', async () => {
  const names = ['Asha A', 'Asha B', 'Asha C', 'Asha D', 'Asha E', 'Asha F'];
  const { client } = fakeShop({ CustomerList: () => customersPage(names) });
  const onChoose = vi.fn();
  renderDesk(client, <CommandList onChoose={onChoose} />, ['READ_CUSTOMERS']);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'asha & co' } });
  fireEvent.click(await screen.findByRole('option', { name: 'All customers with “asha & co”' }));
  expect(onChoose).toHaveBeenCalledWith({
    path: '/customers?search=asha%20%26%20co',
    label: 'All customers with “asha & co”',
  });
  expect(screen.getAllByRole('option', { name: /^Asha/ })).toHaveLength(5);
});

const customersPage = (names: string[]) => ({
  desk: {
    __typename: 'Desk',
    customers: {
      __typename: 'DeskCustomerConnection',
      nodes: names.map((name) => ({
        ...{
          __typename: 'DeskCustomer',
          id: name,
          name,
          email: '',
          phone: '',
          staffRole: null,
          joined: null,
        },
        ...{ lastSeen: null, blockedAt: null, orderCount: 0, orderTotal: 0 },
      })),
      pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
    },
  },
});
