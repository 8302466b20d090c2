import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { RazorpayError, RazorpayOptions } from '../src/features/checkout/razorpay.ts';
import { Component as CheckoutPage } from '../src/pages/CheckoutPage.tsx';
import { cartLine, cartOf, type fakeShop, renderPage, SHOPPER, signIn } from './testShop.tsx';

export const BILLING = [
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

export const PAYMENT = {
  razorpay_payment_id: 'pay_1',
  razorpay_order_id: 'order_1',
  razorpay_signature: 'sig',
};

const ORDER = {
  __typename: 'Order',
  id: 'o1',
  paymentId: 'pay_1',
  name: 'Asha Rao',
  phoneNumber: '9876543210',
  address: '12 MG Road, Flat 3',
  pincode: '411001',
  city: 'Pune',
  state: 'Maharashtra',
  amount: 120,
  email: 'asha@example.com',
  userId: SHOPPER.id,
  status: 'paid',
  date: '2026-01-02T03:04:05.000Z',
  products: [],
  invoice: null,
};

export const checkoutBegun = {
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

/** A reply with the shopper's payment notices. */
export const payments = (...paymentNotices: object[]) => ({
  me: { __typename: 'User', id: SHOPPER.id, paymentNotices },
});

/** A reply with the account's data and the billing details of the last order. */
export const billingDefaults = (lastBilling: object | null) => {
  const { id, name, email, phone } = SHOPPER;
  return {
    shopInfo: { __typename: 'ShopInfo', gstRegistered: false },
    me: { __typename: 'User', id, name, email, phone, lastBilling },
  };
};

/**
 * A reply with orders of these ages in milliseconds. The server's clock differs from the one of the device: its time is
 * the last use of the session.
 */
export const recentOrders = (...ages: number[]) => {
  const lastSeen = '2026-04-02T09:15:00.000Z';
  const toOrder = (age: number) => ({
    __typename: 'Order',
    id: `o${age}`,
    date: new Date(Date.parse(lastSeen) - age).toISOString(),
  });
  const sessions = [{ __typename: 'Session', id: 's1', lastSeen }];
  return { me: { __typename: 'User', id: SHOPPER.id, orders: ages.map(toOrder), sessions } };
};

export const replies = {
  Viewer: () => ({ me: { ...SHOPPER, cart: cartOf(cartLine('rice', 50, 2), cartLine('tea', 20, 1)) } }),
  ConfirmingPayments: () => payments(),
  BillingDefaults: () => billingDefaults(null),
  RecentOrders: () => recentOrders(),
  BeginCheckout: () => checkoutBegun,
  CancelCheckout: () => ({ cancelCheckout: { __typename: 'CheckoutCancelled' } }),
  CompleteCheckout: (): object => ({
    completeCheckout: { __typename: 'OrderPlaced', order: ORDER, cart: cartOf() },
  }),
};

interface PaymentWindow {
  options: RazorpayOptions;
  /** Fails an attempt to pay. */
  fail: (error: RazorpayError) => void;
  closed: boolean;
}

/** The payment windows that a test has opened. */
export const windows: PaymentWindow[] = [];

export class FakeRazorpay {
  readonly options: RazorpayOptions;
  private listener: (response: { error: RazorpayError }) => void = () => {};
  private paymentWindow: PaymentWindow | undefined;
  constructor(options: RazorpayOptions) {
    this.options = options;
  }
  on(_event: 'payment.failed', listener: (response: { error: RazorpayError }) => void) {
    this.listener = listener;
  }
  open() {
    const { options } = this;
    this.paymentWindow = { options, fail: (error) => this.listener({ error }), closed: false };
    windows.push(this.paymentWindow);
  }
  close() {
    if (this.paymentWindow) this.paymentWindow.closed = true;
  }
}

/** Signs in before each test, and replaces the payment provider's script. */
export function setUpCheckout(): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    signIn();
    windows.length = 0;
    window.Razorpay = FakeRazorpay;
  });
  afterEach(() => {
    delete window.Razorpay;
    vi.useRealTimers();
  });
}

/** Opens the checkout from the cart, so that the shopper can go back. */
export async function openCheckoutFromCart(client: ReturnType<typeof fakeShop>['client']) {
  const { goTo } = renderPage(client, '/checkout', <CheckoutPage />);
  await goTo('/cart');
  await goTo('/checkout');
}

export const goBack = () => window.history.back();

export const clickCheckout = () => userEvent.click(screen.getByRole('button', { name: 'Checkout' }));

export async function fillForm() {
  await screen.findByLabelText('Full Name');
  for (const [label, value] of BILLING) {
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
}

export async function openPaymentWindow() {
  await fillForm();
  await clickCheckout();
  await waitFor(() => expect(windows).toHaveLength(1));
  const [paymentWindow] = windows;
  if (!paymentWindow) throw new Error('No payment window was opened');
  return paymentWindow;
}
