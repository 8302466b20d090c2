import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { cartLine, cartOf, deferred, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { RequireSession } from '../features/auth/RequireSession.tsx';
import { AddToCartButton, type AddToCartButtonProps } from '../features/cart/AddToCartButton.tsx';
import { Component as CartPage } from './CartPage.tsx';

const rice = (quantity: number, stock?: number) => cartLine('rice', 50, quantity, stock);
const tea = cartLine('tea', 20, 1);
const full = cartOf(rice(2), tea);

const viewer = (cart: object) => ({ me: { ...SHOPPER, cart } });
const cartChanged = (cart: object) => ({ __typename: 'CartChanged', cart });
const refused = { __typename: 'OutOfStock', message: 'Only 3 left of rice.' };

const ghee = {
  id: 'product-ghee',
  name: 'Ghee',
  images: [{ __typename: 'Image' as const, url: '/ghee.webp', srcSet: null }],
  price: 30,
  rating: 5,
  countInStock: 4,
  options: [],
};

/** Header badge, button and cart page. */
function Cart({ product = ghee, onOptionMissing }: Partial<AddToCartButtonProps>) {
  return (
    <>
      <RequireSession fallback="">{({ cart }) => <p>Badge {cart.count}</p>}</RequireSession>
      <AddToCartButton product={product} onOptionMissing={onOptionMissing} />
      <CartPage />
    </>
  );
}

const summary = () => within(screen.getByRole('region', { name: 'Cart total' }));
const riceBox = () => within(screen.getByRole('group', { name: 'Quantity of Title of rice' }));

beforeEach(() => {
  localStorage.clear();
  signIn();
});

it('says of a line what it contains, what its amounts cost, and that it is weighed when it is packed', async () => {
  const comparablePrice = { __typename: 'UnitPrice', price: 50, reference: 'kg' };
  const variant = { __typename: 'ProductVariant', weighed: true, netQuantity: '30 pieces', comparablePrice };
  const medium = { ...rice(2), option: 'Medium', variant };
  const { client } = fakeShop({ Viewer: () => viewer({ ...full, lines: [medium, tea] }) });
  renderPage(client, '/cart', <CartPage />);
  const row = within(await screen.findByRole('row', { name: /Title of rice/ }));
  row.getByText('Medium · 30 pieces');
  row.getByText('Rs 50.00 per kg');
  row.getByText('Weighed when packed: you pay for what it weighs, never more.');
  expect(screen.getAllByText(/Weighed when packed/)).toHaveLength(1);
});

it('redirects a visitor to the sign-in page [2.cart.8]', async () => {
  localStorage.clear();
  const { client, calls } = fakeShop({});
  renderPage(client, '/cart', <CartPage />);
  await screen.findByText('at /signIn?next=%2Fcart');
  expect(calls).toEqual([]);
});

it('shows an added product at once, and removes it when the server refuses [3.state.1 8.server.3]', async () => {
  const response = deferred<object>();
  const { client } = fakeShop({ Viewer: () => viewer(full), AddToCart: () => response.promise });
  renderPage(client, '/cart', <Cart />);
  await screen.findByText('Badge 2');

  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await screen.findByText('Badge 3');
  screen.getByRole('button', { name: 'Adding...' });
  screen.getByRole('link', { name: /Ghee/ });

  response.settle({ addToCart: { __typename: 'OutOfStock', message: 'Sold out.' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Sold out.');
  screen.getByText('Badge 2');
  expect(screen.queryByRole('link', { name: /Ghee/ })).toBeNull();
});

it('replaces the temporary id of an added product', async () => {
  const { client } = fakeShop({
    Viewer: () => viewer(full),
    AddToCart: () => ({ addToCart: cartChanged(cartOf(rice(2), tea, cartLine('ghee', 30, 1))) }),
  });
  renderPage(client, '/cart', <Cart />);
  await screen.findByText('Badge 2');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  await screen.findByText('Item is added in the cart');
  screen.getByText('Badge 3');
  screen.getByRole('link', { name: /Title of ghee/ });
});

it('adds nothing without a selected option, and nothing for a visitor [4.addtocart.2 5.addtocart.1 5.addtocart.2 8.alert.2]', async () => {
  let missing = 0;
  const { client, callsOf } = fakeShop({ Viewer: () => viewer(full) });
  const withOptions = { ...ghee, options: ['500 g', '1 kg'] };
  const { unmount } = renderPage(
    client,
    '/cart',
    <Cart product={withOptions} onOptionMissing={() => missing++} />,
  );
  await screen.findByText('Badge 2');
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(missing).toBe(1);
  unmount();

  localStorage.clear();
  renderPage(client, '/product', <AddToCartButton product={ghee} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add to cart' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please login first');
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signIn?next=%2Fproduct');
  expect(callsOf('AddToCart')).toEqual([]);
});

it('sends quick quantity changes one after the other, and only the last one', async () => {
  const first = deferred<object>();
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer(full),
    UpdateCartLine: ({ input }) => {
      const { quantity } = input as { quantity: number };
      const response = { updateCartLine: cartChanged(cartOf(rice(quantity), tea)) };
      return quantity === 3 ? first.promise.then(() => response) : response;
    },
  });
  renderPage(client, '/cart', <CartPage />);
  await screen.findByText('Title of rice');

  const more = riceBox().getByRole('button', { name: 'One more' });
  for (let click = 0; click < 5; click++) await userEvent.click(more);
  riceBox().getByText('7');
  expect(summary().getAllByText('₹370.00')).toHaveLength(2);
  expect(callsOf('UpdateCartLine')).toHaveLength(1);

  first.settle({});
  await waitFor(() =>
    expect(callsOf('UpdateCartLine').map(({ variables }) => variables.input)).toEqual([
      { id: 'rice', quantity: 3 },
      { id: 'rice', quantity: 7 },
    ]),
  );
  await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  riceBox().getByText('7');
});

it('restores the quantity when the server refuses or cannot be reached', async () => {
  const replies = [
    () => ({ updateCartLine: refused }),
    () => {
      throw new Error('connection lost');
    },
    () => ({ updateCartLine: cartChanged(cartOf(rice(3), tea)) }),
  ];
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer(full),
    UpdateCartLine: () => replies.shift()?.() ?? {},
  });
  renderPage(client, '/cart', <CartPage />);
  await screen.findByText('Title of rice');

  await userEvent.click(riceBox().getByRole('button', { name: 'One more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Only 3 left of rice.');
  riceBox().getByText('2');

  await userEvent.click(riceBox().getByRole('button', { name: 'One less' }));
  await screen.findByText(/The shop cannot be reached/);
  riceBox().getByText('2');

  await userEvent.click(riceBox().getByRole('button', { name: 'One more' }));
  expect(screen.queryByText(/The shop cannot be reached/)).toBeNull();
  await waitFor(() => expect(callsOf('UpdateCartLine')).toHaveLength(3));
  riceBox().getByText('3');
});

it('removes a line at once, and restores it on failure', async () => {
  const responses = [deferred<object>(), deferred<object>()];
  let requests = 0;
  const { client } = fakeShop({
    Viewer: () => viewer(full),
    RemoveCartLine: () => responses[requests++]?.promise ?? {},
  });
  renderPage(client, '/cart', <Cart />);
  await screen.findByText('Badge 2');

  await userEvent.click(screen.getByRole('button', { name: 'Remove Title of tea' }));
  await screen.findByText('Badge 1');
  responses[0]?.settle({ removeCartLine: cartChanged(cartOf(rice(2))) });
  await screen.findByText('Item removed from cart!');

  await userEvent.click(screen.getByRole('button', { name: 'Remove Title of rice' }));
  await screen.findByText('Badge 0');
  responses[1]?.settle(Promise.reject(new Error('connection lost')));
  await screen.findByText('Badge 1');
  screen.getByText(/The shop cannot be reached/);
});

it('signs out when the session has ended', async () => {
  const { client } = fakeShop({
    Viewer: () => viewer(full),
    RemoveCartLine: () => ({ removeCartLine: { __typename: 'NotSignedIn', message: 'Please sign in.' } }),
  });
  renderPage(client, '/cart', <CartPage />);
  await screen.findByText('Title of tea');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Title of tea' }));
  await screen.findByText('at /signIn?next=%2Fcart');
  expect(localStorage.getItem('token')).toBeNull();
});

it('marks lines above the stock and disables the checkout', async () => {
  const { client, callsOf } = fakeShop({
    Viewer: () => viewer(cartOf(rice(5, 3), tea)),
    UpdateCartLine: () => ({ updateCartLine: cartChanged(cartOf(rice(3, 3), tea)) }),
  });
  renderPage(client, '/cart', <CartPage />);
  await screen.findByText('Only 3 left');
  screen.getByText(/no longer in stock in this quantity/);
  expect(screen.getByRole('button', { name: 'Proceed To CheckOut' })).toBeDisabled();

  await userEvent.click(riceBox().getByRole('button', { name: 'One less' }));
  expect(callsOf('UpdateCartLine')[0]?.variables.input).toEqual({ id: 'rice', quantity: 3 });
  expect(await screen.findByRole('link', { name: 'Proceed To CheckOut' })).toHaveAttribute(
    'href',
    '/checkout',
  );
});

it('shows that the cart is empty [2.cart.10 2.cart.16]', async () => {
  const { client } = fakeShop({ Viewer: () => viewer(cartOf()) });
  renderPage(client, '/cart', <CartPage />);
  await screen.findByText('Your Cart is currently empty');
  expect(screen.queryByText('Proceed To CheckOut')).toBeNull();
});

it('moves the focus after a removal to the next line, the previous one, or the heading', async () => {
  const lines = [rice(1), tea, cartLine('ghee', 30, 1)];
  const { client } = fakeShop({
    Viewer: () => viewer(cartOf(...lines)),
    RemoveCartLine: ({ id }) => {
      lines.splice(
        lines.findIndex((line) => line.id === id),
        1,
      );
      return { removeCartLine: cartChanged(cartOf(...lines)) };
    },
  });
  renderPage(
    client,
    '/cart',
    <main>
      <CartPage />
    </main>,
  );
  const remover = (id: string) => screen.findByRole('button', { name: `Remove Title of ${id}` });
  await userEvent.click(await remover('tea'));
  expect(await remover('ghee')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await remover('rice')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your Cart' })).toHaveFocus();
});

describe('offers', () => {
  const discounted = {
    ...full,
    saved: 12,
    total: 108,
    discounts: [{ __typename: 'Discount', name: 'Ten percent off', code: null, amount: 12 }],
  };
  const coupon = { couponCode: 'SAVE10', acceptsCodes: true };

  it('leave the cart as it is when there are none', async () => {
    const { client } = fakeShop({ Viewer: () => viewer(full) });
    renderPage(client, '/cart', <CartPage />);
    await screen.findByRole('region', { name: 'Cart total' });
    expect(summary().queryByText('Have a code?')).toBeNull();
    expect(summary().queryByText(/saved/)).toBeNull();
  });

  it('are shown with what they save, and as dots in their place while only the server knows them', async () => {
    const response = deferred<object>();
    const { client } = fakeShop({
      Viewer: () => viewer(discounted),
      RemoveCartLine: () => response.promise,
    });
    renderPage(client, '/cart', <CartPage />);
    await screen.findByRole('region', { name: 'Cart total' });
    summary().getByText('Ten percent off');
    summary().getByText('-₹12.00');
    summary().getByText('₹108.00');
    summary().getByText('You saved ₹12.00');

    await userEvent.click(screen.getByRole('button', { name: /Remove.*tea/ }));
    await waitFor(() => expect(summary().getAllByText('…')).toHaveLength(3));
    summary().getByText('You saved');
    const places = [...document.querySelectorAll('[data-former]')].map((place) =>
      place.getAttribute('data-former'),
    );
    expect(places).toEqual(['-₹12.00', '₹108.00', '₹12.00']);
    expect(summary().queryByText('₹108.00')).toBeNull();
    const after = { ...discounted, count: 1, lines: [rice(2)], subTotal: 100, saved: 10, total: 90 };
    response.settle({ removeCartLine: cartChanged(after) });
    await summary().findByText('₹90.00');
    summary().getByText('You saved ₹10.00');
  });

  it('are applied by a code, which says what it lacks and can be removed', async () => {
    const problem = { __typename: 'CouponProblem', message: 'This code needs Rs 80 more in your cart' };
    const { client, callsOf } = fakeShop({
      Viewer: () => viewer({ ...full, acceptsCodes: true }),
      ApplyCoupon: () => ({ applyCoupon: cartChanged({ ...full, ...coupon, codeProblem: problem }) }),
      RemoveCoupon: () => ({ removeCoupon: cartChanged({ ...full, acceptsCodes: true }) }),
    });
    renderPage(client, '/cart', <CartPage />);
    await userEvent.click(await screen.findByText('Have a code?'));
    await userEvent.type(screen.getByLabelText('Coupon code'), 'save10');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await screen.findByText(problem.message);
    expect(callsOf('ApplyCoupon').map(({ variables }) => variables)).toEqual([{ code: 'save10' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Remove the code SAVE10' }));
    await screen.findByText('Have a code?');
  });

  describe('that the shop announces', () => {
    const announced = [
      { name: 'Welcome', code: 'WELCOME10', endsAt: null },
      { name: 'By itself', code: null, endsAt: null },
      { name: 'Tea week', code: 'TEA', endsAt: '2999-04-02T14:45:00.000+05:30' },
    ].map((offer) => ({ __typename: 'Offer', id: offer.name, ...offer }));
    const cart = { Viewer: () => viewer({ ...full, acceptsCodes: true }) };

    it('are read when the panel is opened, and only those with a code are listed', async () => {
      const { client, callsOf } = fakeShop({ ...cart, AnnouncedOffers: () => ({ offers: announced }) });
      renderPage(client, '/cart', <CartPage />);
      const summary = await screen.findByText('Have a code?');
      expect(callsOf('AnnouncedOffers')).toEqual([]);
      await userEvent.click(summary);
      const list = await screen.findByRole('list', { name: 'Codes' });
      const texts = within(list)
        .getAllByRole('listitem')
        .map((item) => [...item.querySelectorAll('p')].map(({ textContent }) => textContent));
      expect(texts).toEqual([
        ['Welcome', 'WELCOME10'],
        ['Tea week', 'TEA · until 2 Apr 2999, 2:45 pm'],
      ]);
    });

    it('are applied by a button, as a code that is typed', async () => {
      const refusal = { __typename: 'CouponProblem', message: 'This code is used up' };
      const replies: object[] = [refusal, cartChanged({ ...full, ...coupon, couponCode: 'TEA' })];
      const { client, callsOf } = fakeShop({
        ...cart,
        AnnouncedOffers: () => ({ offers: announced }),
        ApplyCoupon: () => ({ applyCoupon: replies.shift() }),
      });
      renderPage(client, '/cart', <CartPage />);
      await userEvent.click(await screen.findByText('Have a code?'));
      await userEvent.click(await screen.findByRole('button', { name: 'Use the code WELCOME10' }));
      const field = screen.getByLabelText('Coupon code');
      await waitFor(() => expect(field).toHaveAccessibleDescription(refusal.message));
      expect(field).toHaveValue('WELCOME10');
      await userEvent.click(screen.getByRole('button', { name: 'Use the code TEA' }));
      await screen.findByText('Code TEA');
      expect(screen.getByRole('button', { name: 'Remove the code TEA' })).toHaveFocus();
      expect(callsOf('ApplyCoupon').map(({ variables }) => variables.code)).toEqual(['WELCOME10', 'TEA']);
    });

    it('leave the field as it is when there are none', async () => {
      const { client, callsOf } = fakeShop({ ...cart, AnnouncedOffers: () => ({ offers: [] }) });
      renderPage(client, '/cart', <CartPage />);
      await userEvent.click(await screen.findByText('Have a code?'));
      await waitFor(() => expect(callsOf('AnnouncedOffers')).toHaveLength(1));
      expect(screen.queryByRole('list', { name: 'Codes' })).toBeNull();
    });
  });

  it.each([
    ['CouponProblem', 'This code does not exist, or is no longer valid'],
    ['TooManyRequests', 'Too many attempts. Please try again in 10 minutes.'],
  ])(
    'are applied after a refused code, whose message stands at it until the next attempt: %s',
    async (__typename, message) => {
      const replies: object[] = [{ __typename, message }, cartChanged({ ...full, ...coupon })];
      const { client } = fakeShop({
        Viewer: () => viewer({ ...full, acceptsCodes: true }),
        ApplyCoupon: () => ({ applyCoupon: replies.shift() }),
      });
      renderPage(client, '/cart', <CartPage />);
      await userEvent.click(await screen.findByText('Have a code?'));
      await userEvent.type(screen.getByLabelText('Coupon code'), 'save1');
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      const field = screen.getByLabelText('Coupon code');
      await waitFor(() => expect(field).toHaveAccessibleDescription(message));
      expect(screen.getByText(message).closest('details')).toContainElement(field);
      expect(field).toHaveValue('save1');
      await userEvent.clear(field);
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await waitFor(() => expect(field).toHaveAccessibleDescription('Please type your code'));
      expect(field).toHaveFocus();
      expect(screen.queryByText(message)).toBeNull();
      await userEvent.type(field, 'save1');
      await userEvent.type(screen.getByLabelText('Coupon code'), '0');
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      await screen.findByText('Code SAVE10');
      expect(screen.queryByText(message)).toBeNull();
    },
  );
});
