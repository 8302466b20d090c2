import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { expect, test } from 'vitest';
import { deferred, fakeShop, renderPage } from '../../test/testShop.tsx';
import type { DeskPermission } from '../generated/graphql.ts';
import { StaffContext } from '../lib/session/staff.ts';
import { Component as InvoicesPage } from './InvoicesPage.tsx';

const buyer = (name: string) => ({
  __typename: 'DeskTaxDocumentBuyer',
  ...{ name, addressLines: ['12 Lake Road', 'Pune, Maharashtra 411001'], phone: '9812345678' },
  ...{ gstin: null as string | null, businessName: null as string | null },
});

const taxDocument = (id: string, number: string) => ({
  __typename: 'DeskTaxDocument',
  ...{
    kind: 'invoice',
    title: 'Invoice',
    number,
    date: '2026-11-23T10:00:00.000Z',
    pdfPath: `/desk/orders/${id}/documents/${number}.pdf`,
  },
  ...{ orderNumber: id, orderDate: '2026-11-23T10:00:00.000Z', paymentId: `pay_${id}` },
  ...{ invoice: null as object | null, tax: null as object | null },
  seller: {
    __typename: 'DeskTaxDocumentSeller',
    ...{ name: 'Kirana of last year', address: '', gstin: '', state: null as string | null, phone: '1800' },
  },
  buyer: buyer(`Recipient ${id}`),
  tables: [] as object[],
  notes: ['Prices include taxes.'],
});

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
  invoice: number
    ? {
        __typename: 'DeskInvoice',
        ...{ number, date: '2026-11-23T10:00:00.000Z', document: taxDocument(id, number) },
      }
    : null,
  creditNotes: [] as object[],
  canIssueInvoice,
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
  const erased = order('first', '26-27/000001');
  erased.invoice!.document.buyer = { ...buyer('Former customer'), addressLines: [], phone: '' };
  open({ orders: () => [erased] });
  expect(await screen.findByText('Former customer')).toBeVisible();
  for (const text of ['Kirana of last year', 'Prices include taxes.'])
    expect(screen.getByText(text)).toBeVisible();
  // Only the shop's.
  expect(screen.getAllByText(/^Phone/)).toHaveLength(1);
});

test('prints the tables and notes of the server, each credit note on a sheet of its own, and offers the PDFs', async () => {
  const sold = order('first', '26-27/000001');
  const { document } = sold.invoice!;
  const row = (cells: string[], note: string | null = null) => ({
    ...{ __typename: 'DeskDocumentRow', cells, note },
  });
  const tables = [
    {
      __typename: 'DeskDocumentTable',
      name: 'Products',
      headings: ['Product', 'GST', 'Taxable', 'Not taxed', 'IGST', 'Amount (₹)'],
      rows: [row(['Paneer (200 g)', '5 %', '171.43', '–', '8.57', '180.00'], 'Discount ₹10.00')],
      totals: [['Total', '', '171.43', '0.00', '8.57', '₹180.00']],
    },
    {
      __typename: 'DeskDocumentTable',
      name: 'Tax by rate',
      headings: ['Rate of GST', 'Taxable'],
      rows: [row(['5 %', '171.43'])],
      totals: [],
    },
  ];
  const tax = { __typename: 'DeskDocumentTax', placeOfSupply: '29-Karnataka' };
  const saved = 'You saved ₹10.00: Summer (SUN)';
  Object.assign(document, {
    title: 'Tax Invoice',
    tax,
    tables,
    notes: [saved, saved, 'Prices include taxes.'],
  });
  Object.assign(document.seller, { gstin: '27AAPFU0939F1ZV', state: '27-Maharashtra' });
  Object.assign(document.buyer, { gstin: '29AAGCB7383J1Z4', businessName: 'Brigade Foods' });
  const reference = { __typename: 'DeskTaxDocumentReference', date: '2026-11-24T10:00:00.000Z' };
  sold.creditNotes = [
    {
      ...taxDocument('first', 'CN/26-27/000001'),
      ...{ kind: 'creditNote', title: 'Credit Note', notes: ['Reason: One was torn.'] },
      invoice: { ...reference, number: '26-27/000001' },
    },
  ];
  open({ orders: () => [sold] });
  const invoice = within(await screen.findByRole('article', { name: 'Tax Invoice first' }));
  const textsOf = (table: string, role: 'columnheader' | 'cell') =>
    within(invoice.getByRole('table', { name: table }))
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(textsOf('Products', 'columnheader')).toEqual(tables[0]!.headings);
  // A note about a row is a cell below its others.
  const products = [
    ...tables[0]!.rows.flatMap(({ cells, note }) => [...cells, note]),
    ...tables[0]!.totals.flat(),
  ];
  expect(textsOf('Products', 'cell')).toEqual(products);
  expect(textsOf('Tax by rate', 'cell')).toEqual(['5 %', '171.43']);
  expect(invoice.getAllByText(saved)).toHaveLength(2);
  for (const text of ['GSTIN 29AAGCB7383J1Z4', 'State 27-Maharashtra', 'Place of supply 29-Karnataka'])
    expect(invoice.getByText(text)).toBeVisible();
  const note = within(screen.getByRole('article', { name: 'Credit Note CN/26-27/000001' }));
  expect(note.getByText(/^For invoice 26-27\/000001 of/)).toBeVisible();
  expect(note.getByText('Reason: One was torn.')).toBeVisible();
  for (const name of ['Tax Invoice 26-27/000001 (PDF)', 'Credit Note CN/26-27/000001 (PDF)'])
    expect(screen.getByRole('button', { name })).toBeVisible();
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
