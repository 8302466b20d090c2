import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import {
  BILLING,
  billingDefaults,
  clickCheckout,
  fillForm,
  PAYMENT,
  payments,
  recentOrders,
  replies,
  setUpCheckout,
  windows,
} from '../../test/testCheckout.tsx';
import { cartLine, cartOf, fakeShop, renderPage, SHOPPER } from '../../test/testShop.tsx';
import { RECENT_ORDERS } from '../features/orders/useHasRecentOrder.ts';
import { clearTab } from '../lib/session/personalDraft.ts';
import { startSession } from '../lib/session/session.ts';
import { Component as CheckoutPage } from './CheckoutPage.tsx';

setUpCheckout();

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

it('treats a phone number without digits as blank', async () => {
  const { client, callsOf } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fillForm();
  fireEvent.change(screen.getByLabelText('Phone Number'), { target: { value: ' + ' } });
  await clickCheckout();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill phone Number');
  expect(callsOf('BeginCheckout')).toEqual([]);
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
    await clickCheckout();
    await waitFor(() => expect(windows).toHaveLength(1));
    const { __typename, ...address } = lastBilling;
    const account = { fullName: SHOPPER.name, email: SHOPPER.email, phoneNumber: SHOPPER.phone };
    expect(callsOf('BeginCheckout')[0]?.variables.billing).toEqual({ ...address, ...account });
  });

  it('has only the account’s data before the first order', async () => {
    renderPage(fakeShop(replies).client, '/checkout', <CheckoutPage />);
    expect(await screen.findByLabelText('Email Address')).toHaveValue(SHOPPER.email);
    expect(screen.getByLabelText('City')).toHaveValue('');
    expect(screen.queryByRole('button', { name: /GST/ })).toBeNull();
  });
});

it('asks a business for GSTIN and name, if the shop is registered for GST, and keeps them', async () => {
  const registered = { ...billingDefaults(null), shopInfo: { __typename: 'ShopInfo', gstRegistered: true } };
  const { client, callsOf } = fakeShop({ ...replies, BillingDefaults: () => registered });
  const before = renderPage(client, '/checkout', <CheckoutPage />);
  const button = await screen.findByRole('button', { name: 'I need a GST invoice for a business' });
  expect(screen.queryByLabelText('GSTIN')).toBeNull();
  await fillForm();
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('GSTIN'), '29aagcb7383j1z4');
  await userEvent.type(screen.getByLabelText('Name of the business'), 'Brigade Foods');
  before.unmount();
  renderPage(client, '/checkout', <CheckoutPage />);
  expect(await screen.findByLabelText('GSTIN')).toHaveValue('29aagcb7383j1z4');
  expect(screen.getByLabelText('Name of the business')).toHaveValue('Brigade Foods');
  await clickCheckout();
  await waitFor(() => expect(windows).toHaveLength(1));
  const business = { gstin: '29aagcb7383j1z4', businessName: 'Brigade Foods' };
  expect(callsOf('BeginCheckout')[0]?.variables.billing).toMatchObject(business);
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
    await fillForm();
    before.unmount();
    const after = open();
    expect(await city()).toHaveValue('Pune');
    await clickCheckout();
    await waitFor(() => expect(windows).toHaveLength(1));
    windows[0]?.options.handler(PAYMENT);
    await screen.findByText('at /orders');
    after.unmount();
    open();
    expect(await city()).toHaveValue('');
  });

  it('is not shown to another shopper', async () => {
    const before = open();
    await fillForm();
    before.unmount();
    const { id, name, email } = { ...SHOPPER, id: 'u2' };
    startSession('another', { userId: id, name, email, image: '', isAdmin: false });
    const me = { ...SHOPPER, id, cart: cartOf(cartLine('tea', 20, 1)) };
    renderPage(fakeShop({ ...replies, Viewer: () => ({ me }) }).client, '/checkout', <CheckoutPage />);
    expect(await city()).toHaveValue('');
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['the shopper has signed out', clearTab],
    ['its stored text is invalid', () => sessionStorage.setItem('draft:billing', '{')],
  ])('is not restored when %s', async (_, change) => {
    const before = open();
    await fillForm();
    before.unmount();
    change();
    open();
    expect(await city()).toHaveValue('');
  });
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
    RecentOrders: () => recentOrders(0),
  });
  renderPage(client, '/checkout', <CheckoutPage />);
  await screen.findByText(confirming.message);
  cart = cartOf();
  paymentNotices = [];
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  await screen.findByRole('heading', { name: 'Your order has been placed' });
});

describe('an empty cart', () => {
  const MINUTE = 60_000;

  it.each([
    ['there is nothing to check out before the first order', [], 'There is nothing to check out'],
    ['there is nothing to check out after an old order', [60 * MINUTE], 'There is nothing to check out'],
    ['the order is placed after a new order', [MINUTE, 60 * MINUTE], 'Your order has been placed'],
  ])('shows that %s', async (_, ages, title) => {
    const { client } = fakeShop({
      ...replies,
      Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
      RecentOrders: () => recentOrders(...ages),
    });
    renderPage(client, '/checkout', <CheckoutPage />);
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('link', { name: 'Go to Orders' })).toHaveAttribute('href', '/orders');
    expect(screen.queryByRole('button', { name: 'Checkout' })).toBeNull();
  });

  it('does not trust cached orders, which may be older than the payment', async () => {
    const { client } = fakeShop({
      ...replies,
      Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
      RecentOrders: () => recentOrders(0),
    });
    client.writeQuery({ query: RECENT_ORDERS, data: recentOrders() });
    renderPage(client, '/checkout', <CheckoutPage />);
    await screen.findByRole('heading', { name: 'Your order has been placed' });
  });
});

it('warns while the field still has the focus, before Checkout is pressed', async () => {
  const { client } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fillForm();
  const zipCode = screen.getByLabelText('ZIP Code');
  await userEvent.clear(zipCode);
  await userEvent.type(zipCode, '41100');
  expect(screen.queryByText(/PIN code in India/)).toBeNull();
  await screen.findByText('A PIN code in India has six digits. Please check it.');
  expect(zipCode).toHaveFocus();
});

it('warns of an unusual PIN code or phone number in India, and lets it pass', async () => {
  const { client } = fakeShop(replies);
  renderPage(client, '/checkout', <CheckoutPage />);
  await fillForm();
  const zipCode = screen.getByLabelText('ZIP Code');
  // Screen readers announce changes of what is in the page before.
  const status = zipCode.parentElement?.querySelector('[role=status]');
  expect(status).toBeEmptyDOMElement();
  fireEvent.change(zipCode, { target: { value: '41100' } });
  expect(screen.queryByText(/PIN code in India/)).toBeNull();
  fireEvent.blur(zipCode);
  const warning = screen.getByText('A PIN code in India has six digits. Please check it.');
  expect(warning).toBe(status);
  await waitFor(() => expect(zipCode).toHaveAccessibleDescription(warning.textContent ?? ''));
  await clickCheckout();
  await waitFor(() => expect(windows).toHaveLength(1));
});
