import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cartLine, cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { useViewer } from '../features/auth/useViewer.ts';
import { Component as OrdersPage } from './OrdersPage.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const REFUNDED = {
  __typename: 'PaymentNotice',
  id: 'pay_1',
  state: 'refunded',
  message: 'The goods were sold out. Your payment of Rs 96 was refunded in full.',
  paymentId: 'pay_1',
  date: '2026-01-02T03:04:05.000Z',
};
const CONFIRMING = {
  ...REFUNDED,
  id: 'k1',
  state: 'confirming',
  message: 'Your payment of Rs 120 is being confirmed.',
  paymentId: null,
};

const PAID_FOR = cartOf(cartLine('milk', 120, 1));

const NO_OUTCOME: object = { me: { __typename: 'User', id: SHOPPER.id, orders: [], paymentNotices: [] } };

const ORDER = {
  ...{ __typename: 'Order', id: 'o1', paymentId: 'pay_2', name: 'Asha', phoneNumber: '', address: '' },
  ...{
    pincode: '',
    city: '',
    state: '',
    amount: 120,

    discounts: [],
    refunded: 0,
    email: '',
    userId: SHOPPER.id,
  },
  ...{ status: 'delivered', date: '2026-11-29T01:00:00.000+05:30', products: [] },
  invoice: null,
};

/** Opens the orders page. `notices` are the payment notices of each response; the last one is repeated. */
function open(notices: object[][], outcome = () => NO_OUTCOME, orders: object[] = []) {
  signIn();
  const shop = fakeShop({
    PaymentOutcome: outcome,
    Viewer: () => ({ me: { ...SHOPPER, cart: PAID_FOR } }),
    Orders: () => {
      const paymentNotices = notices.length > 1 ? notices.shift() : notices[0];
      const cart = paymentNotices?.includes(CONFIRMING) ? PAID_FOR : cartOf();
      return { me: { __typename: 'User', id: SHOPPER.id, orders, paymentNotices, cart } };
    },
  });
  renderPage(
    shop.client,
    '/orders',
    <>
      <CartCount />
      <OrdersPage />
    </>,
  );
  return shop;
}

/** Reads the cart like the header. */
function CartCount() {
  return <p>{useViewer().viewer?.cart.count} in the cart</p>;
}

it('shows the state of payments without an order', async () => {
  open([[CONFIRMING, REFUNDED]]);
  const list = await screen.findByRole('list', { name: 'News of your payments' });
  const [confirming, refunded] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  within(confirming).getByText('Being confirmed');
  within(confirming).getByText(CONFIRMING.message);
  within(refunded).getByText('Refunded');
  within(refunded).getByText(REFUNDED.message);
  within(refunded).getByText('2026-01-02 · pay_1');
});

it.each([
  ['no payments', [], true],
  ['a refund', [REFUNDED], true],
  ['a payment that is being confirmed', [CONFIRMING], false],
])('says that there are no orders, unless one is expected: with %s', async (_, notices, isEmpty) => {
  open([notices]);
  await screen.findByRole('list', { name: 'News of your payments' });
  expect(screen.queryByText('You have no orders yet') !== null).toBe(isEmpty);
});

it('shows the day of an order in the shop’s time zone, also after midnight', async () => {
  open([[]], undefined, [ORDER]);
  const table = await screen.findByRole('table', { name: 'Orders' });
  within(table).getByText('2026-11-29');
});

it('shows what was refunded of an order beside its amount', async () => {
  open([[]], undefined, [ORDER, { ...ORDER, id: 'o2', refunded: 40.5 }]);
  await screen.findByText('Rs 40.50 refunded');
  expect(screen.getAllByText(/Rs .* refunded$/)).toHaveLength(1);
});

it('offers the invoice of an order that has one, and says when it cannot be fetched', async () => {
  const headers = { 'content-disposition': 'attachment; filename="invoice-26-27-000123.pdf"' };
  const fetchResponse = vi.fn(async () => new Response('%PDF', { headers }));
  vi.stubGlobal('fetch', fetchResponse);
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:invoice');
  const pdfPath = '/api/orders/o2/invoice.pdf';
  const invoice = { __typename: 'OrderDocument', number: '26-27/000123', pdfPath };
  open([[]], undefined, [ORDER, { ...ORDER, id: 'o2', invoice }]);
  await userEvent.click(await screen.findByRole('button', { name: 'Invoice (PDF)' }));
  await waitFor(() => expect(saved).toHaveBeenCalledOnce());
  expect(fetchResponse).toHaveBeenCalledWith(pdfPath, { headers: { authorization: 'Bearer token' } });
  expect(saved.mock.contexts[0]).toMatchObject({ download: 'invoice-26-27-000123.pdf' });

  fetchResponse.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  await userEvent.click(screen.getByRole('button', { name: 'Invoice (PDF)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be fetched');
  expect(saved).toHaveBeenCalledOnce();
});

it('polls while a payment is being confirmed, and shows the emptied cart', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const shop = open([[CONFIRMING], [CONFIRMING], []]);
  await screen.findByText('Being confirmed');
  screen.getByText('1 in the cart');
  await act(() => vi.advanceTimersByTimeAsync(11_000));
  expect(screen.queryByText('Being confirmed')).toBeNull();
  screen.getByText('0 in the cart');
  expect(shop.callsOf('Orders')).toHaveLength(3);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(shop.callsOf('Orders')).toHaveLength(3);
});

describe('a payment that is no longer being confirmed', () => {
  const FAILED = 'The payment failed; nothing was charged. You can pay again.';
  const later = '2026-01-02T03:05:00.000Z';

  it.each([
    ['has failed', { orders: [], paymentNotices: [] }, true],
    [
      'became an order',
      { orders: [{ __typename: 'Order', id: 'o1', date: later }], paymentNotices: [] },
      false,
    ],
    ['was refunded', { orders: [], paymentNotices: [{ ...REFUNDED, date: later }] }, false],
    ['is still listed', { orders: [], paymentNotices: [CONFIRMING] }, false],
  ])('%s', async (_, outcome, isFailed) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { callsOf } = open([[CONFIRMING], [CONFIRMING], []], () => ({
      me: { __typename: 'User', id: SHOPPER.id, ...outcome },
    }));
    await screen.findByText('Being confirmed');
    await act(() => vi.advanceTimersByTimeAsync(11_000));
    await waitFor(() => expect(callsOf('PaymentOutcome')).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(100));
    expect(screen.queryByText('Being confirmed')).toBeNull();
    expect(screen.queryByText(FAILED) !== null).toBe(isFailed);
    expect(screen.queryByText('Payment failed') !== null).toBe(isFailed);
  });
});

describe('an order', () => {
  const ORDER = {
    __typename: 'Order',
    id: '01990000-0000-7000-8000-000000000001',
    paymentId: 'pay_1',
    name: 'Asha Rao',
    phoneNumber: '9876543210',
    address: '12 MG Road, Flat 3',
    pincode: '411001',
    city: 'Pune',
    state: 'Maharashtra',
    amount: 120,

    discounts: [{ __typename: 'Discount', name: 'Welcome', amount: 40 }],
    refunded: 0,
    email: 'asha@example.com',
    userId: SHOPPER.id,
    status: 'paid',
    date: '2026-01-02T03:04:05.000Z',
    products: [],
    invoice: null,
  };

  const SELLER = {
    shopInfo: {
      ...{ __typename: 'ShopInfo', name: 'Kirana', phone: '1800 000 0000', supportHours: '24/7' },
      ...{ address: '1 Market Road\nPune 411002', gstin: '27AAPFU0939F1ZV' },
    },
  };

  /** @param statuses of the order in each response; the last one is repeated */
  function openOrders(statuses = ['paid'], changes: object = {}, creditNotes: object[] = []) {
    signIn();
    const shop = fakeShop({
      Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
      Seller: () => SELLER,
      CreditNotes: () => ({
        me: { __typename: 'User', id: SHOPPER.id, order: { __typename: 'Order', id: ORDER.id, creditNotes } },
      }),
      Orders: () => {
        const status = statuses.length > 1 ? statuses.shift() : statuses[0];
        const orders = [{ ...ORDER, ...changes, status }];
        return { me: { __typename: 'User', id: SHOPPER.id, orders, paymentNotices: [], cart: cartOf() } };
      },
    });
    return { ...renderPage(shop.client, '/orders', <OrdersPage />), ...shop };
  }
  const comeBack = () => act(() => document.dispatchEvent(new Event('visibilitychange')));

  it('shows its products and discounts in a dialog, which going back closes', async () => {
    const { goTo } = openOrders();
    await goTo('/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Click here to view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Products' });
    within(dialog).getByText('Subtotal: Rs 160');
    within(dialog).getByText('Welcome: -Rs 40');
    within(dialog).getByText('Total: Rs 120');
    within(dialog).getByText('You saved Rs 40');
    // The dialog is shown before its entry is in the history.
    await waitFor(() => expect(window.location.hash).toBe(`#order-${ORDER.id}`));
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(window.location.pathname).toBe('/orders');
    screen.getByText('Asha Rao');
  });

  it('has in its dialog what was paid in the end, also when only a weight was refunded', async () => {
    const { goTo } = openOrders(['delivered'], { discounts: [], refunded: 6.72 });
    await goTo('/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Click here to view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Products' });
    for (const text of ['Total: Rs 120', 'Refunded: -Rs 6.72', 'Total after refunds: Rs 113.28'])
      within(dialog).getByText(text);
    expect(within(dialog).queryByText(/^Subtotal|^You saved/)).toBeNull();
  });

  it.each([
    ['before it is packed', 'packing', null, true],
    ['but not once it is weighed', 'packing', '500 g, weighed 430 g', false],
    ['but not once it is packed without', 'packed', null, false],
  ])('says in its dialog that goods are weighed, %s', async (_, status, weight, isSaid) => {
    const okra = {
      ...{ __typename: 'OrderLine', id: 'l1', productId: 'p1', productTitle: 'Okra', option: '500 g' },
      ...{ image: { __typename: 'Image', url: '/okra.webp', srcSet: null }, quantity: 3, price: 40.1 },
      ...{ refundedUnits: 0, weight, weighed: true },
    };
    const tea = { ...okra, id: 'l2', productTitle: 'Tea', weight: null, weighed: false };
    const { goTo } = openOrders([status], { products: [okra, tea] });
    await goTo('/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Click here to view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Products' }));
    expect(dialog.getAllByText('Rs 120.30')).toHaveLength(4);
    const note = 'Weighed when packed: you pay for what it weighs, never more.';
    expect(dialog.queryAllByText(note)).toHaveLength(isSaid ? 1 : 0);
  });

  it('has its credit notes in the dialog, once something of its invoice is refunded', async () => {
    const invoice = { __typename: 'OrderDocument', number: '26-27/000123', pdfPath: '/invoice.pdf' };
    const creditNotes = [{ ...invoice, number: 'CN/26-27/000004', pdfPath: '/credit-note.pdf' }];
    const { goTo, callsOf } = openOrders(['delivered'], { invoice, refunded: 20 }, creditNotes);
    await goTo('/orders');
    await userEvent.click(await screen.findByRole('button', { name: 'Click here to view' }));
    await screen.findByRole('button', { name: 'Credit note CN/26-27/000004 (PDF)' });
    expect(callsOf('CreditNotes')).toMatchObject([{ variables: { id: ORDER.id } }]);
  });

  it('is printed as one receipt', async () => {
    const { goTo } = openOrders();
    await goTo('/orders');
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await userEvent.click(await screen.findByRole('button', { name: 'Click here to view' }));
    const dialog = await screen.findByRole('dialog', { name: 'Products' });
    const receipt = within(dialog).getByText(/: receipt$/).parentElement;
    await within(dialog).findByText('GSTIN 27AAPFU0939F1ZV');
    for (const text of [
      '2026-01-02',
      ORDER.id,
      'pay_1',
      'Asha Rao',
      '12 MG Road, Flat 3, Pune, Maharashtra 411001',
      '1 Market Road Pune 411002',
      'Welcome-Rs 40',
      'TotalRs 120',
    ])
      expect(receipt).toHaveTextContent(text);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Print receipt' }));
    expect(print).toHaveBeenCalledOnce();
    act(() => window.history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('copies its id', async () => {
    openOrders();
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Copy Order Id' }));
    await screen.findByText('Order Id copied');
    expect(await navigator.clipboard.readText()).toBe(ORDER.id);
  });

  it('shows its new status when the shopper comes back to the tab', async () => {
    openOrders(['packing', 'outForDelivery']);
    await screen.findByText('packing');
    comeBack();
    await screen.findByText('out for delivery');
  });

  it('is not read again when it is finished', async () => {
    const { callsOf } = openOrders(['delivered']);
    await screen.findByText('delivered');
    comeBack();
    await screen.findByText('delivered');
    expect(callsOf('Orders')).toHaveLength(1);
  });
});
