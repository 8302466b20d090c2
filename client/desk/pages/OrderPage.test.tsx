import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { clearMessages, DeskToaster } from '../ui/messages/toaster.tsx';
import { Component as OrderPage } from './OrderPage.tsx';

const weight = { __typename: 'DeskLineWeight', ordered: 500, unit: 'G', text: null };
const line = (id: string, fields: object) => ({
  ...{ __typename: 'DeskOrderLine', id, title: id, option: null, quantity: 1, refundedUnits: 0 },
  ...{ price: 48, discount: 0, subTotal: 48, weight: null },
  image: { __typename: 'Image', url: '/tea.webp', srcSet: null },
  ...fields,
});
const order = {
  __typename: 'DeskOrder',
  ...{ id: 'order-1', paymentId: 'pay_1', status: 'packing', nextStep: 'packed' },
  ...{ name: 'Meera Iyer', phoneNumber: '', email: '', pincode: '', city: '', state: '', address: '' },
  ...{ gstin: null, businessName: null },
  ...{ amount: 96, refundedAmount: 0, date: '2026-11-23T10:00:00.000Z' },
  ...{ isErasurePending: false, invoice: null, creditNotes: [], discounts: [], shopper: null },
  ...{ timeline: [], notes: [] },
  lines: [line('Banana', { weight }), line('Rice', {})],
};
const refund = {
  __typename: 'DeskRefund',
  ...{ id: 'refund-1', paymentId: 'pay_1', orderId: 'order-1', amount: 6.72, restock: false, state: 'done' },
  ...{ reason: 'Weighed 430 g instead of 500 g.', failure: null, failedAt: null, nextTryAt: null },
  ...{ requestedBy: 'Ravi', providerRefundId: 'rfnd_1', attempts: 1, date: order.date, lines: [] },
};
const weighed = {
  ...order,
  refundedAmount: 6.72,
  lines: [line('Banana', { weight: { ...weight, text: '500 g, weighed 430 g' } }), line('Rice', {})],
};

/** Opens the order as packers see it. @param answers to weights, in their order @param fields of the order */
async function open(answers: object[], fields: object = {}) {
  clearMessages();
  let isWeighed = false;
  const payment = () => ({ desk: { __typename: 'Desk', orderPayment: null } });
  const replies = {
    Order: () => ({ desk: { __typename: 'Desk', order: { ...(isWeighed ? weighed : order), ...fields } } }),
    DeskOrderPayment: payment,
    DeskPaymentAtProvider: payment,
    WeighOrderLine: () => {
      const weighOrderLine = answers.shift() as { __typename: string };
      isWeighed = weighOrderLine.__typename === 'DeskOrderLineWeighed';
      return { weighOrderLine };
    },
  };
  const { client, callsOf } = fakeShop(replies, createDeskCache());
  const page = (
    <>
      <OrderPage />
      <DeskToaster />
    </>
  );
  renderDesk(client, page, ['READ_ORDERS', 'PACK_ORDERS', 'REFUND_MISSING_LINES']);
  const field = await screen.findByLabelText('Weighed (g)');
  return {
    weights: () => callsOf('WeighOrderLine').map(({ variables }) => variables.input),
    type: (value: string) => fireEvent.change(field, { target: { value } }),
    save: () => fireEvent.click(screen.getByText('Save weight')),
  };
}

test('a packer reads what a weight leads to, and saves it', async () => {
  const answer = { __typename: 'DeskOrderLineWeighed', short: 6.72, refund, order: weighed };
  const { type, save, weights } = await open([
    { __typename: 'InvalidInput', message: 'Weigh again' },
    answer,
  ]);
  const form = within(screen.getByRole('form', { name: 'Weight of Banana' }));
  expect(form.getByText('500 g ordered.')).toBeInTheDocument();
  for (const [typed, text] of [
    ['751', 'At most 750 g'],
    ['1,100', 'At most 750 g'],
    ['4.3', 'Please enter the weight, such as 870 or 1.1 kg'],
    ['430 ml', 'Please enter the weight, such as 870 or 1.1 kg'],
    ['0.75 kg', '500 g ordered. More is not charged.'],
    ['750', '500 g ordered. More is not charged.'],
    ['490', '500 g ordered. Rs 0.96 is not refunded: the payment provider refunds at least Rs 1.'],
    ['430 g', '500 g ordered. Rs 6.72 will be refunded.'],
  ] as const) {
    type(typed);
    expect(form.getByText(text)).toBeInTheDocument();
  }

  save();
  expect(await screen.findByText('Weigh again')).toBeInTheDocument();
  save();
  expect(await screen.findByText('Rs 48 each · 500 g, weighed 430 g')).toBeInTheDocument();
  expect(screen.queryByLabelText('Weighed (g)')).toBeNull();
  expect(await screen.findByText('The weight is saved. Rs 6.72 is refunded.')).toBeInTheDocument();
  const input = { orderId: 'order-1', orderLineId: 'Banana', units: 1, amount: 430 };
  await waitFor(() => expect(weights()).toEqual([input, input]));
});

test('a packer reads that nothing of the payment is left for what weighs less', async () => {
  const { type, save } = await open([
    { __typename: 'DeskOrderLineWeighed', short: 6.72, refund: null, order: weighed },
  ]);
  type('430');
  save();
  const message =
    'The weight is saved. Rs 6.72 is not refunded: less than Rs 1 of the payment is left, because the rest is refunded.';
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a weight below 80 % of what was ordered is asked about before it is saved', async () => {
  const { type, save, weights } = await open([
    { __typename: 'DeskOrderLineWeighed', short: 43.87, refund, order: weighed },
  ]);
  type('43');
  save();
  const dialog = within(await screen.findByRole('alertdialog', { name: '500 g ordered, 43 g weighed' }));
  expect(dialog.getByText(/Rs 43\.87 will be refunded/)).toBeInTheDocument();
  fireEvent.click(dialog.getByText('Cancel'));
  const field = screen.getByLabelText('Weighed (g)');
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveValue('43');
  expect(weights()).toEqual([]);
  save();
  fireEvent.click(await screen.findByText('Save this weight'));
  await waitFor(() => expect(weights()).toMatchObject([{ orderLineId: 'Banana', amount: 43 }]));
});

test.each([
  ['399', true],
  ['400', false],
])('a weight of %s g of 500 g is asked about: %s', async (typed, isAsked) => {
  const { type, save, weights } = await open([
    { __typename: 'DeskOrderLineWeighed', short: 9.6, refund, order: weighed },
  ]);
  type(typed);
  save();
  if (isAsked) expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  else await waitFor(() => expect(weights()).toMatchObject([{ amount: 400 }]));
  expect(weights()).toHaveLength(isAsked ? 0 : 1);
});

test('“Mark as packed” asks about what is not weighed', async () => {
  await open([]);
  fireEvent.click(screen.getAllByText('Mark as packed')[0]!);
  expect(
    await screen.findByText('2 products are not ticked off, 1 product is not weighed'),
  ).toBeInTheDocument();
  expect(screen.getByText(/What is not weighed costs what was ordered/)).toBeInTheDocument();
});

test('an order of a business has its name and GSTIN beside the address', async () => {
  const business = { gstin: '29AAGCB7383J1Z4', businessName: 'Brigade Foods' };
  await open([], business);
  const card = within(screen.getByText('Business').closest('dl')!);
  for (const text of ['Meera Iyer', 'Brigade Foods', 'GSTIN 29AAGCB7383J1Z4'])
    expect(card.getByText(text)).toBeInTheDocument();
});

test('the lines, discounts and refunds of an order add up to what was paid in the end', async () => {
  const discounts = [{ __typename: 'Discount', name: 'Diwali', amount: 9.5 }];
  const lines = [line('Banana', { quantity: 2, refundedUnits: 1 }), line('Rice', {})];
  const discounted = { ...order, amount: 134.5, refundedAmount: 43.25, discounts, lines };
  const { client } = fakeShop(
    {
      Order: () => ({ desk: { __typename: 'Desk', order: discounted } }),
      DeskOrderPayment: () => ({ desk: { __typename: 'Desk', orderPayment: null } }),
      DeskPaymentAtProvider: () => ({ desk: { __typename: 'Desk', orderPayment: null } }),
    },
    createDeskCache(),
  );
  renderDesk(client, <OrderPage />, ['READ_ORDERS']);
  const valueBeside = (label: string) => screen.getByText(label).nextSibling?.textContent;
  await screen.findByText('Subtotal');
  // Also of the unit that was refunded.
  expect(screen.getByText('1 of 2 refunded').closest('li')).toHaveTextContent('2 ordered, Rs 48 each');
  expect(screen.getByText('1 of 2 refunded').closest('li')).toHaveTextContent('Rs 96');
  expect(
    ['Subtotal', 'Diwali', 'Paid, delivery free', 'Refunded', 'Total after refunds'].map(valueBeside),
  ).toEqual(['Rs 144', '−Rs 9.50', 'Rs 134.50', '−Rs 43.25', 'Rs 91.25']);
});
