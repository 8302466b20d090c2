import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  checkoutBegun,
  clickCheckout,
  FakeRazorpay,
  fillForm,
  goBack,
  openCheckoutFromCart,
  openPaymentWindow,
  PAYMENT,
  payments,
  recentOrders,
  replies,
  setUpCheckout,
  windows,
} from '../../test/testCheckout.tsx';
import { cartLine, cartOf, deferred, fakeShop, renderPage, SHOPPER } from '../../test/testShop.tsx';
import { endSession } from '../lib/session/session.ts';
import { Component as CheckoutPage } from './CheckoutPage.tsx';

setUpCheckout();

it('places a paid order [4.checkout.5 7.payment.1 7.payment.3]', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openPaymentWindow();
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
      total === 180
        ? checkoutBegun
        : { beginCheckout: { __typename: 'TotalChanged', message, cart: dearer } },
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  await fillForm();
  await clickCheckout();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByText(/tea/)).toBeNull();
  expect(windows).toHaveLength(0);
  await clickCheckout();
  await waitFor(() => expect(windows).toHaveLength(1));
  expect(callsOf('BeginCheckout').map(({ variables }) => variables.total)).toEqual([120, 180]);
});

it('begins one checkout for a double click', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fillForm();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(windows).toHaveLength(1));
  expect(callsOf('BeginCheckout')).toHaveLength(1);
});

it('shows a failed attempt and accepts the next one', async () => {
  const { client } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options, fail } = await openPaymentWindow();
  fail({ description: 'The bank said no.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The bank said no.');
  options.handler(PAYMENT);
  await screen.findByText('at /orders');
});

it('releases the stock when the window is closed, and can begin again', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openPaymentWindow();
  options.modal.ondismiss();
  await screen.findByText(/^The payment window was closed\./);
  await waitFor(() => expect(callsOf('CancelCheckout')[0]?.variables).toEqual({ id: 'k1' }));
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  await clickCheckout();
  await waitFor(() => expect(windows).toHaveLength(2));
});

it.each([
  ['goes back', goBack],
  ['leaves the shop', () => window.dispatchEvent(new Event('pagehide'))],
  ['is signed out elsewhere', endSession],
])('closes the window and releases the stock when the shopper %s', async (_, leave) => {
  const { client, callsOf } = fakeShop(replies);
  await openCheckoutFromCart(client);
  const paymentWindow = await openPaymentWindow();
  leave();
  await waitFor(() => expect(callsOf('CancelCheckout')[0]?.variables).toEqual({ id: 'k1' }));
  expect(paymentWindow.closed).toBe(true);
  screen.getByText(/^The payment window was closed\./);
});

it('opens no payment window after the shopper has left', async () => {
  const answer = deferred<object>();
  const { client, callsOf } = fakeShop({ ...replies, BeginCheckout: () => answer.promise });
  const { goTo } = renderPage(client, '/checkout', <CheckoutPage />);
  await fillForm();
  await clickCheckout();
  await goTo('/cart');
  await screen.findByText('at /cart');
  answer.settle(checkoutBegun);
  await screen.findByText('You have left the checkout. Nothing was charged.');
  expect(windows).toEqual([]);
  expect(callsOf('CancelCheckout')[0]?.variables).toEqual({ id: 'k1' });
});

it('closes the window on the first Back, and leaves the page on the second', async () => {
  const { client } = fakeShop(replies);
  await openCheckoutFromCart(client);
  await openPaymentWindow();
  goBack();
  await screen.findByText(/^The payment window was closed\./);
  expect(screen.getByLabelText('City')).toHaveValue('Pune');
  goBack();
  await screen.findByText('at /cart');
});

it('accepts a payment that was running when the shopper went back', async () => {
  const { client, callsOf } = fakeShop(replies);
  await openCheckoutFromCart(client);
  const paymentWindow = await openPaymentWindow();
  goBack();
  await waitFor(() => expect(paymentWindow.closed).toBe(true));
  paymentWindow.options.handler(PAYMENT);
  await screen.findByText('at /orders');
  expect(callsOf('CompleteCheckout')).toHaveLength(1);
});

it('shows the late order instead of the closed window', async () => {
  const { client, callsOf } = fakeShop(replies);
  await openCheckoutFromCart(client);
  const { options } = await openPaymentWindow();
  goBack();
  await screen.findByText(/^The payment window was closed\./);
  await clickCheckout();
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
  const paymentWindow = await openPaymentWindow();
  paymentWindow.fail({ description: 'Payment already done for this order.', reason: 'order_already_paid' });
  await screen.findByText('at /orders');
  expect(screen.getByRole('status')).toHaveTextContent('This order is already paid.');
  expect(paymentWindow.closed).toBe(true);
  expect(callsOf('CancelCheckout')).toEqual([]);
});

it('updates when the payment of a closed window is confirmed later', async () => {
  let cart = cartOf(cartLine('tea', 20, 1));
  const { client } = fakeShop({
    ...replies,
    Viewer: () => ({ me: { ...SHOPPER, cart } }),
    ConfirmingPayments: () => ({ me: { __typename: 'User', id: SHOPPER.id, paymentNotices: [], cart } }),
    RecentOrders: () => recentOrders(0),
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  const { options } = await openPaymentWindow();
  vi.useFakeTimers({ shouldAdvanceTime: true });
  options.modal.ondismiss();
  await screen.findByText(/^The payment window was closed\./);
  cart = cartOf();
  await act(() => vi.advanceTimersByTimeAsync(5_200));
  await screen.findByRole('heading', { name: 'Your order has been placed' });
  // Before it goes by itself after six seconds.
  const queryMessage = () => screen.queryByText(/^The payment window was closed\./);
  await waitFor(() => expect(queryMessage()).toBeNull(), { timeout: 400 });
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
  const { options } = await openPaymentWindow();
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
  const { options, fail } = await openPaymentWindow();
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
  const { options } = await openPaymentWindow();
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
  await fillForm();
  await clickCheckout();
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 1 left of tea.');
  expect(windows).toEqual([]);
  await waitFor(() => expect(callsOf('Viewer')).toHaveLength(2));
});

it('reports when the payment window cannot be loaded, and loads it again', async () => {
  delete window.Razorpay;
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fillForm();
  await clickCheckout();
  const script = await waitFor(() => {
    const element = document.querySelector('script[src="/sandbox/checkout.js"]');
    if (!element) throw new Error('no script yet');
    return element;
  });
  fireEvent.error(script);
  expect(await screen.findByRole('alert')).toHaveTextContent('The payment window could not be loaded');
  expect(document.querySelector('script[src="/sandbox/checkout.js"]')).toBeNull();
  expect(callsOf('CancelCheckout')).toHaveLength(1);

  window.Razorpay = FakeRazorpay;
  await clickCheckout();
  await waitFor(() => expect(windows).toHaveLength(1));
});

describe('a payment that the bank had not answered when its window was closed', () => {
  const CONFIRMING = {
    __typename: 'PaymentNotice',
    id: 'k1',
    state: 'confirming',
    message: 'Your payment of Rs 120 is being confirmed; please do not pay again.',
    paymentId: null,
    date: '2026-01-02T03:04:05.000Z',
  };

  /** Closes the window during the payment, then presses Checkout again. */
  async function payAgain() {
    let notices: object[] = [];
    const { client } = fakeShop({
      ...replies,
      ConfirmingPayments: () => payments(...notices),
      CancelCheckout: () => {
        notices = [CONFIRMING];
        return replies.CancelCheckout();
      },
    });
    renderPage(client, '/checkout', <CheckoutPage />);
    const { options } = await openPaymentWindow();
    options.modal.ondismiss();
    await screen.findByText(CONFIRMING.message);
    await clickCheckout();
    return within(await screen.findByRole('alertdialog', { name: 'Pay a second time?' }));
  }

  it('warns before the next one, and opens no window when the shopper waits', async () => {
    const warning = await payAgain();
    expect(windows).toHaveLength(1);
    await userEvent.click(warning.getByRole('link', { name: 'Wait and see Orders' }));
    await screen.findByText('at /orders');
    expect(windows).toHaveLength(1);
  });

  it('can be passed when the shopper wants to pay again', async () => {
    const warning = await payAgain();
    await userEvent.click(warning.getByRole('button', { name: 'Pay again' }));
    await waitFor(() => expect(windows).toHaveLength(2));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});
