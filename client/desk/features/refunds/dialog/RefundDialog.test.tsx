import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderDesk } from '../../../../test/testDesk.tsx';
import { fakeShop } from '../../../../test/testShop.tsx';
import type { DeskPermission } from '../../../generated/graphql.ts';
import { MissingProducts } from './MissingProducts.tsx';
import { RefundDialog } from './RefundDialog.tsx';

const line = (id: string, productTitle: string, quantity: number, price: number, left: number) => ({
  __typename: 'DeskRefundableLine',
  itemId: id,
  left,
  amounts: Array.from({ length: left }, (_, index) => price * (index + 1)),
  orderLine: { __typename: 'OrderLine', id, productTitle, option: null, quantity, price },
});
const payment = {
  __typename: 'DeskPayment',
  id: 'pay_1',
  orderId: 'order-1',
  amount: 290,
  left: 200,
  date: '2026-11-23T10:00:00.000Z',
  order: { __typename: 'DeskOrder', id: 'order-1', status: 'delivered', refundedAmount: 90 },
  refunds: [],
  lines: [line('kiwi', 'Kiwi', 2, 95, 2), line('milk', 'Milk', 3, 33.3, 0)],
};
const refund = {
  __typename: 'DeskRefund',
  id: 'refund-1',
  paymentId: 'pay_1',
  orderId: 'order-1',
  amount: 95,
  reason: 'It arrived damaged.',
  state: 'done',
  failure: null as string | null,
  failedAt: null,
  restock: false,
  requestedBy: 'Ravi',
  providerRefundId: 'rfnd_1',
  attempts: 1,
  nextTryAt: null,
  date: '2026-11-23T10:01:00.000Z',
  lines: [],
};
const atProvider = {
  __typename: 'DeskPaymentAtProvider',
  status: 'captured',
  left: 150,
  refundsByHand: [
    {
      __typename: 'DeskRefundByHand',
      id: 'rfnd_0',
      amount: 50,
      state: 'done',
      date: '2026-11-23T10:00:30.000Z',
    },
  ],
};

const desk = (fields: object) => ({ desk: { __typename: 'Desk', orderPayment: fields } });
const paymentReplies = {
  DeskOrderPayment: () => desk(payment),
  DeskPaymentAtProvider: () => desk({ __typename: 'DeskPayment', id: 'pay_1', atProvider }),
};

function open(
  refundOrder: () => object = () => ({ __typename: 'DeskOrderRefunded', refund, payment }),
  permissions: DeskPermission[] = ['REFUND_ORDERS'],
  units: Record<string, number> = {},
) {
  const { client, callsOf } = fakeShop({
    ...paymentReplies,
    DeskRefundOrder: () => ({ refundOrder: refundOrder() }),
  });
  const onRefunded = vi.fn();
  renderDesk(
    client,
    <RefundDialog orderId="order-1" isOpen units={units} onClose={() => {}} onRefunded={onRefunded} />,
    permissions,
  );
  const inputs = () => callsOf('DeskRefundOrder').map(({ variables }) => variables.input);
  return { user: userEvent.setup(), inputs, onRefunded };
}

const submitButton = () => screen.getByRole('button', { name: /^Refund/ });

test('refunds units of a line, and shows what became of it', async () => {
  const { user, inputs, onRefunded } = open();
  await user.click(await screen.findByRole('button', { name: 'One Kiwi more' }));
  expect(submitButton()).toHaveTextContent('Refund Rs 95');
  await user.click(screen.getByRole('button', { name: 'It arrived damaged.' }));
  await user.click(screen.getByLabelText(/go back to the stock/));
  await user.click(submitButton());
  expect(await screen.findByText('Rs 95 is refunded')).toBeVisible();
  expect(inputs()).toEqual([
    {
      orderId: 'order-1',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
      reason: 'It arrived damaged.',
      lines: [{ orderLineId: 'kiwi', quantity: 1 }],
      restock: true,
    },
  ]);
  expect(onRefunded).toHaveBeenCalledTimes(1);
});

test('offers no more than is left at the payment provider', async () => {
  const { user } = open();
  expect(await screen.findByText('Refunded at the payment provider')).toBeVisible();
  await user.click(screen.getByText('An amount'));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '150.50');
  expect(screen.getByText('This is more than what is left.')).toBeVisible();
  expect(submitButton()).toBeDisabled();
  expect(screen.queryByLabelText(/go back to the stock/)).toBeNull();
  await user.click(screen.getByText('All that is left'));
  expect(submitButton()).toHaveTextContent('Refund Rs 150');
});

test('takes no more units than are left, however many are typed', async () => {
  const { user, inputs } = open();
  const units = await screen.findByLabelText('Units of Kiwi to refund');
  for (const [typed, text] of [
    ['9', 'Refund Rs 190'],
    ['1', 'Refund Rs 95'],
    // Only digits can be typed.
    ['1.7', 'Refund Rs 190'],
    ['-1', 'Refund Rs 95'],
    ['0', 'Refund'],
    ['27', 'Refund Rs 190'],
  ] as const) {
    await user.clear(units);
    await user.type(units, typed);
    expect(submitButton()).toHaveTextContent(new RegExp(`^${text}$`));
  }
  await user.clear(units);
  await user.click(units);
  await user.paste('1.7');
  expect(submitButton()).toHaveTextContent(/^Refund Rs 95$/);
  await user.clear(units);
  await user.type(units, '27');
  await user.type(screen.getByLabelText(/Reason/), 'Torn.');
  // No more than is left at the payment provider either.
  expect(submitButton()).toBeDisabled();
  // The sent quantity is the limited one, too.
  await user.clear(units);
  await user.type(units, '1');
  expect(submitButton()).toHaveTextContent(/^Refund Rs 95$/);
  await user.click(submitButton());
  await screen.findByText('Rs 95 is refunded');
  expect(inputs()).toMatchObject([{ lines: [{ orderLineId: 'kiwi', quantity: 1 }] }]);
});

test('says that fewer units are left than were typed, until the units change', async () => {
  const { user } = open();
  const units = await screen.findByLabelText('Units of Kiwi to refund');
  await user.type(units, '9');
  await user.tab();
  expect(units).toHaveValue('2');
  expect(units).toHaveAccessibleDescription('At most 2');
  await user.click(screen.getByRole('button', { name: 'One Kiwi less' }));
  expect(units).toHaveAccessibleDescription('');
});

test('tells the lines of a product apart by their options', async () => {
  const small = line('small', 'Cardamom', 4, 40, 4);
  const large = line('large', 'Cardamom', 4, 90, 4);
  const lines = [
    { ...small, orderLine: { ...small.orderLine, option: '100 g' } },
    { ...large, orderLine: { ...large.orderLine, option: '250 g' } },
  ];
  const replies = { ...paymentReplies, DeskOrderPayment: () => desk({ ...payment, lines }) };
  renderDesk(fakeShop(replies).client, <RefundDialog orderId="order-1" isOpen onClose={() => {}} />, [
    'REFUND_ORDERS',
  ]);
  await userEvent.setup().click(await screen.findByRole('button', { name: 'One Cardamom (250 g) more' }));
  expect(screen.getByLabelText('Units of Cardamom (100 g) to refund')).toHaveValue('0');
  expect(screen.getByLabelText('Units of Cardamom (250 g) to refund')).toHaveValue('1');
});

test('cannot refund units that are refunded already', async () => {
  open();
  expect(await screen.findByRole('button', { name: 'One Milk more' })).toBeDisabled();
  expect(screen.getByText(/all refunded/)).toBeVisible();
});

test('sends the same idempotency key again after a lost answer, and another one after an answer', async () => {
  let calls = 0;
  const { user, inputs } = open(() => {
    calls++;
    if (calls === 1) throw new Error('the network is down');
    return calls === 2
      ? {
          __typename: 'RefundTooLarge',
          message: 'Only Rs 10 of this payment can still be refunded',
          left: 10,
        }
      : { __typename: 'DeskOrderRefunded', refund, payment };
  });
  await user.click(await screen.findByRole('button', { name: 'One Kiwi more' }));
  await user.type(screen.getByLabelText(/Reason/), 'Torn.');
  await user.click(submitButton());
  expect(await screen.findByText(/Send it again/)).toBeVisible();
  await user.click(submitButton());
  expect(await screen.findByText(/Only Rs 10/)).toBeVisible();
  await user.click(submitButton());
  await screen.findByText('Rs 95 is refunded');
  const [first, second, third] = inputs().map(
    (input) => (input as { idempotencyKey: string }).idempotencyKey,
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('shows why the payment provider refuses, and offers to try again', async () => {
  const failed = { ...refund, state: 'failed', failure: 'Your account has no balance' };
  const { user } = open(() => ({ __typename: 'DeskOrderRefunded', refund: failed, payment }));
  await user.click(await screen.findByRole('button', { name: 'One Kiwi more' }));
  await user.click(screen.getByRole('button', { name: 'It was not fresh.' }));
  await user.click(submitButton());
  expect(await screen.findByText('Your account has no balance')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change and try again' }));
  await waitFor(() => expect(submitButton()).toHaveTextContent('Refund Rs 95'));
});

test.each([
  ['0.50', 'A refund is at least Rs 1'],
  ['10.005', 'Please enter an amount in rupees with at most two decimals'],
  ['ten', 'Please enter an amount in rupees with at most two decimals'],
])('refuses the amount %s as the server does', async (amount, message) => {
  const { user } = open();
  await user.click(await screen.findByText('An amount'));
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), amount);
  expect(screen.getByText(message)).toBeVisible();
  expect(submitButton()).toBeDisabled();
});

test('asks for a reason, without personal details, which a credit note would keep', async () => {
  const { user, inputs } = open();
  await user.click(await screen.findByRole('button', { name: 'One Kiwi more' }));
  await user.click(submitButton());
  expect(await screen.findByText('Please give a reason, in one line')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveAccessibleDescription(
    /printed on the credit note if the order has an invoice: no names, addresses or other personal details/,
  );
  expect(inputs()).toEqual([]);
});

test('offers packers the products only, without the stock', async () => {
  open(undefined, ['REFUND_MISSING_LINES']);
  expect(await screen.findByRole('button', { name: 'One Kiwi more' })).toBeEnabled();
  expect(screen.queryByText('An amount')).toBeNull();
  expect(screen.queryByLabelText(/go back to the stock/)).toBeNull();
});

test('starts with the units that are missing, as far as they are left', async () => {
  const { inputs, user } = open(undefined, undefined, { kiwi: 2, milk: 3 });
  expect(await screen.findByLabelText('Units of Kiwi to refund')).toHaveValue('2');
  expect(screen.getByLabelText('Units of Milk to refund')).toHaveValue('0');
  expect(submitButton()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'One Kiwi less' }));
  await user.click(screen.getByRole('button', { name: 'It was missing from your order.' }));
  await user.click(submitButton());
  await waitFor(() => expect(inputs()).toMatchObject([{ lines: [{ orderLineId: 'kiwi', quantity: 1 }] }]));
});

/** The texts of the suggested reasons. */
const suggestions = () =>
  screen.getAllByRole('button', { name: /\.$/ }).map(({ textContent }) => textContent);

test.each([
  [
    'delivered',
    ['It was missing from your order.', 'It arrived damaged.', 'It was not fresh.', 'You sent it back.'],
  ],
  ['paid', ['You asked us to refund it.', 'We have run out of it.', 'It was not fresh.']],
  ['outForDelivery', ['You asked us to refund it.', 'We have run out of it.', 'It was not fresh.']],
])('suggests reasons of an order that is %s', async (status, reasons) => {
  const replies = {
    ...paymentReplies,
    DeskOrderPayment: () => desk({ ...payment, order: { ...payment.order, status } }),
  };
  renderDesk(fakeShop(replies).client, <RefundDialog orderId="order-1" isOpen onClose={() => {}} />, [
    'REFUND_ORDERS',
  ]);
  await screen.findByRole('textbox', { name: /Reason/ });
  expect(suggestions()).toEqual(reasons);
});

test('suggests no reason that only a delivered order can have while it is packed', async () => {
  renderDesk(
    fakeShop(paymentReplies).client,
    <MissingProducts
      orderId="order-1"
      status="packing"
      units={{ kiwi: 1 }}
      onRefunded={() => {}}
      askAboutStock={() => null}
    />,
    ['REFUND_MISSING_LINES'],
  );
  await userEvent.setup().click(screen.getByRole('button', { name: 'Something is missing…' }));
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue(
    'It was missing from your order.',
  );
  expect(suggestions()).toEqual(['It was missing from your order.', 'It was not fresh.']);
});
