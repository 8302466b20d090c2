import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { deferred, fakeShop, renderPage } from '../../test/testShop.tsx';
import type { DeskPermission } from '../generated/graphql.ts';
import { StaffContext } from '../lib/session/staff.ts';
import { Component as InvoicesPage } from './InvoicesPage.tsx';

const seller = {
  __typename: 'DeskInvoiceSeller',
  name: 'Kirana of last year',
  address: '',
  gstin: '',
  phone: '1800',
  invoiceText: 'Prices include taxes.',
};

const order = (id: string, number: string | null, canIssueInvoice = number === null) => ({
  __typename: 'DeskOrder',
  id,
  paymentId: `pay_${id}`,
  status: 'paid',
  nextStep: 'packing',
  name: `Recipient ${id}`,
  phoneNumber: '9812345678',
  email: 'meera@example.com',
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
  amount: 290,
  refundedAmount: 0,
  date: '2026-11-23T10:00:00.000Z',
  address: '12 Lake Road',
  invoice: number && { __typename: 'DeskInvoice', number, date: '2026-11-23T10:00:00.000Z', seller },
  canIssueInvoice,
  discounts: [],
  lines: [],
});
type Order = ReturnType<typeof order>;

const SENDER = {
  shopInfo: { __typename: 'ShopInfo', name: 'Kirana', phone: '1800', address: '', gstin: '' },
};

interface Replies {
  orders: (ids: string[]) => Order[] | Promise<Order[]>;
  issue?: () => object;
  permissions?: DeskPermission[];
}

function open({ orders, issue = () => ({}), permissions = ['READ_ORDERS', 'PACK_ORDERS'] }: Replies) {
  const { client, callsOf } = fakeShop({
    Sender: () => SENDER,
    PrintedOrders: async ({ ids }) => ({
      desk: { __typename: 'Desk', ordersById: await orders(ids as string[]) },
    }),
    IssueInvoices: () => ({ issueInvoices: issue() }),
  });
  renderPage(
    client,
    '/orders/invoices',
    <StaffContext value={{ id: 's1', name: 'Ravi', role: 'packer', permissions }}>
      <Link to="?ids=second">Another order</Link>
      <InvoicesPage />
    </StaffContext>,
    '?ids=first,second,third',
  );
  return {
    user: userEvent.setup(),
    issued: () => callsOf('IssueInvoices').map(({ variables }) => variables),
  };
}

const sheets = () => screen.queryAllByRole('article');
const three = () => [order('first', '26-27/000001'), order('second', null), order('third', null, false)];

test('issues nothing by being opened, and the missing invoices by its button', async () => {
  const { user, issued } = open({
    orders: three,
    issue: () => ({ __typename: 'DeskInvoicesIssued', orders: [order('second', '26-27/000002', false)] }),
  });
  const button = await screen.findByRole('button', { name: 'Issue 1 invoice' });
  expect(screen.getByText('second: no invoice yet')).toBeVisible();
  expect(screen.getByText(/^third: cancelled or refunded in full/)).toBeVisible();
  expect(sheets()).toHaveLength(1);
  expect(issued()).toEqual([]);
  await user.click(button);
  expect(await screen.findByText('No. 26-27/000002')).toBeVisible();
  expect(issued()).toEqual([{ orderIds: ['second'] }]);
  expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
});

test('says who can issue invoices to those who cannot', async () => {
  open({ orders: three, permissions: ['READ_ORDERS'] });
  expect(await screen.findByText('Packers, managers and owners can issue invoices.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Issue/ })).toBeNull();
});

test('shows why the server issues none', async () => {
  const { user } = open({
    orders: three,
    issue: () => ({ __typename: 'NotAllowed', message: 'Your role may not do this' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Issue 1 invoice' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your role may not do this');
  expect(sheets()).toHaveLength(1);
});

test('prints what the invoice says of the shop, and of a deleted account no address', async () => {
  const erased = { name: 'Former customer', phoneNumber: '', address: '', pincode: '', city: '', state: '' };
  open({ orders: () => [{ ...order('first', '26-27/000001'), ...erased }] });
  expect(await screen.findByText('Former customer')).toBeVisible();
  for (const text of ['Kirana of last year', 'Prices include taxes.'])
    expect(screen.getByText(text)).toBeVisible();
  // Only the shop's.
  expect(screen.getAllByText(/^Phone/)).toHaveLength(1);
});

test('keeps the sheets of the present orders when those of earlier ones arrive late', async () => {
  const late = deferred<Order[]>();
  const { user } = open({
    orders: (ids) => (ids.length === 3 ? late.promise : [order('second', '26-27/000002')]),
  });
  await user.click(screen.getByRole('link', { name: 'Another order' }));
  expect(await screen.findByText('Recipient second')).toBeVisible();
  await act(async () => late.settle(three()));
  await waitFor(() => expect(sheets()).toHaveLength(1));
  expect(screen.getByText('Recipient second')).toBeVisible();
});
