import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartLine, cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import type { RazorpayOptions } from '../features/payments/razorpay.ts';
import { Component as CheckoutPage } from './CheckoutPage.tsx';

const BILLING = [
  ['Full Name', 'Asha Rao', 'Please fill full name'],
  ['Country', 'India', 'Please fill country'],
  ['House number and street name', '12 MG Road', 'Please fill Street address (line 1)'],
  ['Apartment/suite/unit (optional)', 'Flat 3', 'Please fill Street address (line 2)'],
  ['City', 'Pune', 'Please fill city'],
  ['State', 'Maharashtra', 'Please fill state'],
  ['ZIP Code', '411001', 'Please fill zipCode'],
  ['Phone Number', '9876543210', 'Please fill phone Number'],
  ['Email Address', 'asha@example.com', 'Please fill email'],
] as const;

const PAYMENT = { razorpay_payment_id: 'pay_1', razorpay_order_id: 'order_1', razorpay_signature: 'sig' };

const ORDER = {
  __typename: 'Order',
  id: 'o1',
  paymentId: 'pay_1',
  name: 'Asha Rao',
  phoneNumber: '9876543210',
  address: '12 MG Road, Flat 3',
  pincode: '411001',
  amount: 120,
  email: 'asha@example.com',
  userId: SHOPPER.id,
  status: 'paid',
  date: '2026-01-02T03:04:05.000Z',
  products: [],
};

const begun = {
  beginCheckout: {
    __typename: 'CheckoutBegun',
    checkout: {
      __typename: 'Checkout',
      id: 'k1',
      amountInPaise: 12000,
      currency: 'INR',
      keyId: 'rzp_test_key',
      providerOrderId: 'order_1',
      scriptUrl: '/sandbox/checkout.js',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    },
  },
};

const replies = {
  Viewer: () => ({ me: { ...SHOPPER, cart: cartOf(cartLine('rice', 50, 2), cartLine('tea', 20, 1)) } }),
  BeginCheckout: () => begun,
  CancelCheckout: () => ({ cancelCheckout: { __typename: 'CheckoutCancelled' } }),
  CompleteCheckout: (): object => ({
    completeCheckout: { __typename: 'OrderPlaced', order: ORDER, cart: cartOf() },
  }),
};

/** The payment windows that were opened, with what a shopper can do in them. */
let windows: { options: RazorpayOptions; fail: (description: string) => void }[];

class FakeRazorpay {
  readonly options: RazorpayOptions;
  private listener: (response: { error: { description?: string } }) => void = () => {};
  constructor(options: RazorpayOptions) {
    this.options = options;
  }
  on(_event: 'payment.failed', listener: (response: { error: { description?: string } }) => void) {
    this.listener = listener;
  }
  open() {
    windows.push({ options: this.options, fail: (description) => this.listener({ error: { description } }) });
  }
}

beforeEach(() => {
  localStorage.clear();
  signIn();
  windows = [];
  window.Razorpay = FakeRazorpay;
});

afterEach(() => {
  delete window.Razorpay;
  vi.useRealTimers();
});

const press = () => userEvent.click(screen.getByRole('button', { name: 'Checkout' }));

async function fill() {
  await screen.findByLabelText('Full Name');
  for (const [label, value] of BILLING) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

async function openWindow() {
  await fill();
  await press();
  await waitFor(() => expect(windows).toHaveLength(1));
  const [opened] = windows;
  if (!opened) throw new Error('no payment window');
  return opened;
}

it('names the first blank field, in order, and begins nothing [4.checkout.1 5.checkout.1 5.checkout.2 5.checkout.3 5.checkout.4 5.checkout.5 5.checkout.6 5.checkout.7 5.checkout.8 5.checkout.9 5.checkout.10]', async () => {
  const { client, called } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const checkout = await screen.findByRole('button', { name: 'Checkout' });
  for (const [label, value, message] of BILLING) {
    await userEvent.click(checkout);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value } });
  }
  expect(called('BeginCheckout')).toEqual([]);
});

it('takes the cart to a paid order [4.checkout.5 7.payment.1 7.payment.3]', async () => {
  const { client, called } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openWindow();
  expect(options).toMatchObject({
    key: 'rzp_test_key',
    amount: 12000,
    currency: 'INR',
    order_id: 'order_1',
    name: 'Kirana',
    prefill: { name: 'Asha Rao', email: 'asha@example.com', contact: '9876543210' },
  });

  options.handler({ ...PAYMENT, another: 'field' } as typeof PAYMENT);
  await screen.findByText('at /orders');
  screen.getByText('Thank you! Your order is placed.');
  expect(called('CompleteCheckout')[0]?.variables.input).toEqual(PAYMENT);
  expect(client.extract()).toMatchObject({ 'Cart:c1': { count: 0, lines: [] } });
  expect(called('CancelCheckout')).toEqual([]);
});

it('begins once for a double click', async () => {
  const { client, called } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(windows).toHaveLength(1));
  expect(called('BeginCheckout')).toHaveLength(1);
});

it('tells of a failed attempt and takes the next one', async () => {
  const { client } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options, fail } = await openWindow();
  fail('The bank said no.');
  expect(await screen.findByRole('alert')).toHaveTextContent('The bank said no.');
  options.handler(PAYMENT);
  await screen.findByText('at /orders');
});

it('frees the stock when the window is closed, and can begin again', async () => {
  const { client, called } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openWindow();
  options.modal.ondismiss();
  await screen.findByText('The payment window was closed. Nothing was charged.');
  await waitFor(() => expect(called('CancelCheckout')[0]?.variables).toEqual({ id: 'k1' }));
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  await press();
  await waitFor(() => expect(windows).toHaveLength(2));
});

it('tells the server of a payment again while it cannot be reached', async () => {
  let attempts = 0;
  const { client, called } = fakeShop({
    ...replies,
    CompleteCheckout: () => {
      attempts += 1;
      if (attempts < 3) throw new Error('connection lost');
      return replies.CompleteCheckout();
    },
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openWindow();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  options.handler(PAYMENT);
  await act(() => vi.advanceTimersByTimeAsync(3_500));
  await screen.findByText('at /orders');
  screen.getByText('Thank you! Your order is placed.');
  expect(called('CompleteCheckout')).toHaveLength(3);
});

it.each([
  ['is not proven yet', () => ({ completeCheckout: { __typename: 'PaymentPending', message: 'x' } }), 0],
  [
    'cannot be told',
    () => {
      throw new Error('connection lost');
    },
    7_500,
  ],
])('says that the payment is being confirmed when it %s', async (_, CompleteCheckout, after) => {
  const { client } = fakeShop({ ...replies, CompleteCheckout });
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openWindow();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  options.handler(PAYMENT);
  await act(() => vi.advanceTimersByTimeAsync(after));
  await screen.findByText('at /orders');
  screen.getByText(/Your payment is being confirmed/);
});

it('shows why the server does not begin, and reads the cart anew', async () => {
  const { client, called } = fakeShop({
    ...replies,
    BeginCheckout: () => ({ beginCheckout: { __typename: 'OutOfStock', message: 'Only 1 left of tea.' } }),
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 1 left of tea.');
  expect(windows).toEqual([]);
  await waitFor(() => expect(called('Viewer')).toHaveLength(2));
});

it('says when the payment window cannot be loaded, and tries again the next time', async () => {
  delete window.Razorpay;
  const { client, called } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  await press();
  const script = await waitFor(() => {
    const found = document.querySelector('script[src="/sandbox/checkout.js"]');
    if (!found) throw new Error('no script yet');
    return found;
  });
  fireEvent.error(script);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment window could not be loaded');
  expect(document.querySelector('script[src="/sandbox/checkout.js"]')).toBeNull();
  expect(called('CancelCheckout')).toHaveLength(1);

  window.Razorpay = FakeRazorpay;
  await press();
  await waitFor(() => expect(windows).toHaveLength(1));
});

it('has nothing to check out without products', async () => {
  const { client } = fakeShop({ ...replies, Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }) });
  renderPage(client, '/checkout', <CheckoutPage />);
  await screen.findByText('There is nothing to check out');
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
});
