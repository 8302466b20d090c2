import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartOf, deferred, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import type { RazorpayError, RazorpayOptions } from '../features/checkout/razorpay.ts';
import { deleteDrafts } from '../lib/personalDraft.ts';
import { endSession, startSession } from '../lib/session.ts';
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

/** The shopper's payment notices. */
const payments = (...paymentNotices: object[]) => ({
  me: { __typename: 'User', id: SHOPPER.id, paymentNotices },
});

/** The account's data and the billing details of the last order. */
const billingDefaults = (lastBilling: object | null) => {
  const { id, name, email, phone } = SHOPPER;
  return { me: { __typename: 'User', id, name, email, phone, lastBilling } };
};

const replies = {
  Viewer: () => ({ me: { ...SHOPPER, cart: cartOf(cartLine('rice', 50, 2), cartLine('tea', 20, 1)) } }),
  ConfirmingPayments: () => payments(),
  BillingDefaults: () => billingDefaults(null),
  BeginCheckout: () => begun,
  CancelCheckout: () => ({ cancelCheckout: { __typename: 'CheckoutCancelled' } }),
  CompleteCheckout: (): object => ({
    completeCheckout: { __typename: 'OrderPlaced', order: ORDER, cart: cartOf() },
  }),
};

/** The opened payment windows, with a way to fail a payment. */
let windows: { options: RazorpayOptions; fail: (error: RazorpayError) => void; closed: boolean }[];

class FakeRazorpay {
  readonly options: RazorpayOptions;
  private listener: (response: { error: RazorpayError }) => void = () => {};
  private shown: (typeof windows)[number] | undefined;
  constructor(options: RazorpayOptions) {
    this.options = options;
  }
  on(_event: 'payment.failed', listener: (response: { error: RazorpayError }) => void) {
    this.listener = listener;
  }
  open() {
    const { options } = this;
    this.shown = { options, fail: (error) => this.listener({ error }), closed: false };
    windows.push(this.shown);
  }
  close() {
    if (this.shown) this.shown.closed = true;
  }
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  signIn();
  windows = [];
  window.Razorpay = FakeRazorpay;
});

afterEach(() => {
  delete window.Razorpay;
  vi.useRealTimers();
});

/** Opens the checkout from the cart, so that the shopper can go back. */
async function comeFromCart(client: ReturnType<typeof fakeShop>['client']) {
  const { goTo } = renderPage(client, '/checkout', <CheckoutPage />);
  await goTo('/cart');
  await goTo('/checkout');
}

const goBack = () => window.history.back();

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

it('reports blank inputs in order, and begins no checkout [4.checkout.1 5.checkout.1 5.checkout.2 5.checkout.3 5.checkout.4 5.checkout.5 5.checkout.6 5.checkout.7 5.checkout.8 5.checkout.9 5.checkout.10]', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const checkout = await screen.findByRole('button', { name: 'Checkout' });
  // Prefilled from the account.
  for (const [label] of BILLING) fireEvent.change(screen.getByLabelText(label), { target: { value: '' } });
  for (const [label, value, message] of BILLING) {
    await userEvent.click(checkout);
    expect(screen.getByRole('alert')).toHaveTextContent(message);
    const field = screen.getByLabelText(label);
    expect(field).toHaveFocus();
    fireEvent.change(field, { target: { value } });
  }
  expect(callsOf('BeginCheckout')).toEqual([]);
});

it('places a paid order [4.checkout.5 7.payment.1 7.payment.3]', async () => {
  const { client, callsOf } = fakeShop(replies);
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
  expect(callsOf('CompleteCheckout')[0]?.variables.input).toEqual(PAYMENT);
  expect(client.extract()).toMatchObject({ 'Cart:c1': { count: 0, lines: [] } });
  expect(callsOf('CancelCheckout')).toEqual([]);
});

it('shows a changed total before it can be paid', async () => {
  const dearer = cartOf(cartLine('rice', 90, 2));
  const message = 'Your cart costs Rs 180 now';
  const { client, callsOf } = fakeShop({
    ...replies,
    BeginCheckout: ({ total }) =>
      total === 180 ? begun : { beginCheckout: { __typename: 'TotalChanged', message, cart: dearer } },
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByText(/tea/)).toBeNull();
  expect(windows).toHaveLength(0);
  await press();
  await waitFor(() => expect(windows).toHaveLength(1));
  expect(callsOf('BeginCheckout').map(({ variables }) => variables.total)).toEqual([120, 180]);
});

it('treats a phone number without digits as blank', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: ' + ' } });
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill phone Number');
  expect(callsOf('BeginCheckout')).toEqual([]);
});

it('begins one checkout for a double click', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(windows).toHaveLength(1));
  expect(callsOf('BeginCheckout')).toHaveLength(1);
});

it('shows a failed attempt and accepts the next one', async () => {
  const { client } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options, fail } = await openWindow();
  fail({ description: 'The bank said no.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The bank said no.');
  options.handler(PAYMENT);
  await screen.findByText('at /orders');
});

it('releases the stock when the window is closed, and can begin again', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openWindow();
  options.modal.ondismiss();
  await screen.findByText(/^The payment window was closed\./);
  await waitFor(() => expect(callsOf('CancelCheckout')[0]?.variables).toEqual({ id: 'k1' }));
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  await press();
  await waitFor(() => expect(windows).toHaveLength(2));
});

it.each([
  ['goes back', goBack],
  ['leaves the shop', () => window.dispatchEvent(new Event('pagehide'))],
  ['is signed out elsewhere', endSession],
])('closes the window and releases the stock when the shopper %s', async (_, leave) => {
  const { client, callsOf } = fakeShop(replies);
  await comeFromCart(client);
  const opened = await openWindow();
  leave();
  await waitFor(() => expect(callsOf('CancelCheckout')[0]?.variables).toEqual({ id: 'k1' }));
  expect(opened.closed).toBe(true);
  screen.getByText(/^The payment window was closed\./);
});

it('opens no payment window after the shopper has left', async () => {
  const answer = deferred<object>();
  const { client, callsOf } = fakeShop({ ...replies, BeginCheckout: () => answer.promise });
  const { goTo } = renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  await press();
  await goTo('/cart');
  await screen.findByText('at /cart');
  answer.settle(begun);
  await screen.findByText('You have left the checkout. Nothing was charged.');
  expect(windows).toEqual([]);
  expect(callsOf('CancelCheckout')[0]?.variables).toEqual({ id: 'k1' });
});

it('closes the window on the first Back, and leaves the page on the second', async () => {
  const { client } = fakeShop(replies);
  await comeFromCart(client);
  await openWindow();
  goBack();
  await screen.findByText(/^The payment window was closed\./);
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  goBack();
  await screen.findByText('at /cart');
});

it('accepts a payment that was running when the shopper went back', async () => {
  const { client, callsOf } = fakeShop(replies);
  await comeFromCart(client);
  const opened = await openWindow();
  goBack();
  await waitFor(() => expect(opened.closed).toBe(true));
  opened.options.handler(PAYMENT);
  await screen.findByText('at /orders');
  expect(callsOf('CompleteCheckout')).toHaveLength(1);
});

it('shows the late order instead of the closed window', async () => {
  const { client, callsOf } = fakeShop(replies);
  await comeFromCart(client);
  const { options } = await openWindow();
  goBack();
  await screen.findByText(/^The payment window was closed\./);
  await press();
  await waitFor(() => expect(windows).toHaveLength(2));
  options.handler(PAYMENT);
  await screen.findByText('at /orders');
  await waitFor(() => expect(callsOf('CancelCheckout')).toHaveLength(2));
  expect(windows[1]?.closed).toBe(true);
  expect(screen.getByRole('status')).toHaveTextContent('Thank you! Your order is placed.');
});

it('opens the orders page when another window has paid', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const opened = await openWindow();
  opened.fail({ description: 'Payment already done for this order.', reason: 'order_already_paid' });
  await screen.findByText('at /orders');
  expect(screen.getByRole('status')).toHaveTextContent('This order is already paid.');
  expect(opened.closed).toBe(true);
  expect(callsOf('CancelCheckout')).toEqual([]);
});

describe('the prefilled form', () => {
  it('has name, e-mail and phone of the account, and the address of the last order', async () => {
    const lastBilling = {
      __typename: 'Billing',
      fullName: 'Somebody Else',
      country: 'India',
      streetAddressLine1: '12 MG Road',
      streetAddressLine2: 'Flat 3',
      city: 'Pune',
      state: 'Maharashtra',
      zipCode: '411001',
      phoneNumber: '9000000000',
      email: 'else@example.com',
    };
    const { client, callsOf } = fakeShop({ ...replies, BillingDefaults: () => billingDefaults(lastBilling) });
    renderPage(client, '/checkout', <CheckoutPage />);
    expect(await screen.findByLabelText('Full Name')).toHaveValue('Asha');
    for (const [label, value] of BILLING.slice(1)) expect(screen.getByLabelText(label)).toHaveValue(value);
    await press();
    await waitFor(() => expect(windows).toHaveLength(1));
    const { __typename, ...address } = lastBilling;
    const account = { fullName: SHOPPER.name, email: SHOPPER.email, phoneNumber: SHOPPER.phone };
    expect(callsOf('BeginCheckout')[0]?.variables.billing).toEqual({ ...address, ...account });
  });

  it('is empty but for the account before the first order', async () => {
    renderPage(fakeShop(replies).client, '/checkout', <CheckoutPage />);
    expect(await screen.findByLabelText('Email Address')).toHaveValue(SHOPPER.email);
    expect(screen.getByLabelText('City')).toHaveValue('');
  });
});

it('updates when the payment of a closed window is confirmed later', async () => {
  let cart = cartOf(cartLine('tea', 20, 1));
  const { client } = fakeShop({
    ...replies,
    Viewer: () => ({ me: { ...SHOPPER, cart } }),
    ConfirmingPayments: () => ({ me: { __typename: 'User', id: SHOPPER.id, paymentNotices: [], cart } }),
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openWindow();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  options.modal.ondismiss();
  await screen.findByText(/^The payment window was closed\./);
  cart = cartOf();
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await screen.findByText('There is nothing to check out');
});

it('shows the order summary before the button', async () => {
  renderPage(fakeShop(replies).client, '/checkout', <CheckoutPage />);
  const button = await screen.findByRole('button', { name: 'Checkout' });
  const summary = screen.getByRole('region', { name: 'YOUR ORDER' });
  expect(summary.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the draft of the form', () => {
  const open = () => renderPage(fakeShop(replies).client, '/checkout', <CheckoutPage />);
  const city = () => screen.findByLabelText('City');

  it('is restored after leaving the page, until the order is placed', async () => {
    const before = open();
    await fill();
    before.unmount();
    const after = open();
    expect(await city()).toHaveValue('Pune');
    await press();
    await waitFor(() => expect(windows).toHaveLength(1));
    windows[0]?.options.handler(PAYMENT);
    await screen.findByText('at /orders');
    after.unmount();
    open();
    expect(await city()).toHaveValue('');
  });

  it('is not shown to another shopper', async () => {
    const before = open();
    await fill();
    before.unmount();
    const { id, name, email } = { ...SHOPPER, id: 'u2' };
    startSession('another', { userId: id, name, email, image: '', isAdmin: false });
    const me = { ...SHOPPER, id, cart: cartOf(cartLine('tea', 20, 1)) };
    renderPage(fakeShop({ ...replies, Viewer: () => ({ me }) }).client, '/checkout', <CheckoutPage />);
    expect(await city()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['the shopper has signed out', deleteDrafts],
    ['something else is stored in its place', () => sessionStorage.setItem('draft:billing', '{')],
  ])('is deleted when %s', async (_, meanwhile) => {
    const before = open();
    await fill();
    before.unmount();
    meanwhile();
    open();
    expect(await city()).toHaveValue('');
  });
});

it('sends a payment to the server again while it cannot be reached', async () => {
  let attempts = 0;
  const { client, callsOf } = fakeShop({
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
  expect(callsOf('CompleteCheckout')).toHaveLength(3);
});

it('shows no message for a pending payment, which the orders page shows', async () => {
  const CompleteCheckout = () => ({ completeCheckout: { __typename: 'PaymentPending', message: 'x' } });
  const { client } = fakeShop({ ...replies, CompleteCheckout });
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options, fail } = await openWindow();
  fail({ description: 'The bank said no.' });
  await screen.findByRole('alert');
  options.handler(PAYMENT);
  await screen.findByText('at /orders');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.queryByRole('status')).toBeNull();
});

it('shows that a payment is being confirmed when the server cannot be reached', async () => {
  const CompleteCheckout = () => {
    throw new Error('connection lost');
  };
  const { client } = fakeShop({ ...replies, CompleteCheckout });
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openWindow();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  options.handler(PAYMENT);
  await act(() => vi.advanceTimersByTimeAsync(7_500));
  await screen.findByText('at /orders');
  screen.getByText(/Your payment is being confirmed/);
});

it('shows why a checkout is refused, and reads the cart again', async () => {
  const { client, callsOf } = fakeShop({
    ...replies,
    BeginCheckout: () => ({ beginCheckout: { __typename: 'OutOfStock', message: 'Only 1 left of tea.' } }),
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  await fill();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 1 left of tea.');
  expect(windows).toEqual([]);
  await waitFor(() => expect(callsOf('Viewer')).toHaveLength(2));
});

it('reports when the payment window cannot be loaded, and loads it again', async () => {
  delete window.Razorpay;
  const { client, callsOf } = fakeShop(replies);
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
  expect(callsOf('CancelCheckout')).toHaveLength(1);

  window.Razorpay = FakeRazorpay;
  await press();
  await waitFor(() => expect(windows).toHaveLength(1));
});

const confirming = {
  __typename: 'PaymentNotice',
  id: 'k0',
  state: 'confirming',
  message: 'Your payment of Rs 120 is being confirmed. Please do not pay again.',
  paymentId: null,
  date: '2026-01-02T03:04:05.000Z',
};

it('shows payments being confirmed, and no refunds', async () => {
  const refund = { ...confirming, id: 'p1', state: 'refunded', message: 'Refunded in full.' };
  const { client } = fakeShop({ ...replies, ConfirmingPayments: () => payments(confirming, refund) });
  renderPage(client, '/checkout', <CheckoutPage />);
  await screen.findByText(confirming.message);
  expect(screen.queryByText(refund.message)).toBeNull();
});

it('updates when a payment that is being confirmed becomes an order', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let cart = cartOf(cartLine('tea', 20, 1));
  let paymentNotices: object[] = [confirming];
  const { client } = fakeShop({
    ...replies,
    Viewer: () => ({ me: { ...SHOPPER, cart } }),
    ConfirmingPayments: () => ({ me: { __typename: 'User', id: SHOPPER.id, paymentNotices, cart } }),
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  await screen.findByText(confirming.message);
  cart = cartOf();
  paymentNotices = [];
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await screen.findByText('There is nothing to check out');
});

it('shows an empty cart', async () => {
  const { client } = fakeShop({ ...replies, Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }) });
  renderPage(client, '/checkout', <CheckoutPage />);
  await screen.findByText('There is nothing to check out');
  expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
});
