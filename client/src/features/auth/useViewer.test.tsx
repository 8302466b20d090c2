import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartLine, cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../../test/testShop.tsx';
import { AddToCartButton } from '../cart/AddToCartButton.tsx';
import { useRemoveCartLine } from '../cart/useRemoveCartLine.ts';
import { useUpdateCartLine } from '../cart/useUpdateCartLine.ts';
import { WishlistHeart } from '../wishlist/WishlistHeart.tsx';
import { WishlistProvider } from '../wishlist/WishlistProvider.tsx';
import { useRefreshOnTabFocus, useViewer } from './useViewer.ts';

/** Another window of the shop. */
let otherWindow: BroadcastChannel;
let messagesOfOther: unknown[];

beforeEach(() => {
  messagesOfOther = [];
  otherWindow = new BroadcastChannel('shopper');
  otherWindow.onmessage = ({ data }) => messagesOfOther.push(data);
  signIn();
});
afterEach(() => {
  otherWindow.close();
  vi.useRealTimers();
});

const PRODUCT = {
  ...{ id: 'p1', name: 'Tea', images: [{ __typename: 'Image' as const, url: '/tea.webp', srcSet: null }] },
  ...{ price: 20, rating: 4, countInStock: 10, options: [] },
};
const ENTRY = {
  ...{ __typename: 'WishlistItem', id: 'w1', productId: 'p1', productTitle: 'Tea' },
  ...{ image: PRODUCT.images[0], rating: 4, price: 20 },
};

function CartCount() {
  useRefreshOnTabFocus();
  return <p>{useViewer().viewer?.cart.count} in the cart</p>;
}

function Changes() {
  const { updateCartLine } = useUpdateCartLine();
  const { removeCartLine } = useRemoveCartLine();
  return (
    <WishlistProvider>
      <AddToCartButton product={PRODUCT} />
      <button type="button" onClick={() => void updateCartLine('tea', 2)}>
        Change
      </button>
      <button type="button" onClick={() => void removeCartLine('tea')}>
        Remove
      </button>
      <WishlistHeart product={PRODUCT} />
    </WishlistProvider>
  );
}

it('reads the cart once after several quick changes in another window', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let cart = cartOf(cartLine('tea', 20, 1));
  const { client, callsOf } = fakeShop({ Viewer: () => ({ me: { ...SHOPPER, cart } }) });
  renderPage(client, '/', <CartCount />);
  await screen.findByText('1 in the cart');
  cart = cartOf();
  for (let change = 0; change < 3; change++) otherWindow.postMessage(null);
  await screen.findByText('0 in the cart', undefined, { timeout: 3000 });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(callsOf('Viewer')).toHaveLength(2);
});

it.each([
  ['an addition to the cart', 'Add to cart', 1],
  ['a changed quantity', 'Change', 1],
  ['a removed line', 'Remove', 1],
  ['an addition to My List', 'Tea on My List', 1],
  ['a refused change of the cart', 'Add to cart', 0],
])('tells the other windows about %s', async (_, button, messages) => {
  const me = { ...SHOPPER, cart: cartOf(cartLine('tea', 20, 1)) };
  const changed = { __typename: 'CartChanged', cart: me.cart };
  const refused = { __typename: 'OutOfStock', message: 'Sold out' };
  const { client, callsOf } = fakeShop({
    Viewer: () => ({ me }),
    AddToCart: () => ({ addToCart: messages > 0 ? changed : refused }),
    UpdateCartLine: () => ({ updateCartLine: changed }),
    RemoveCartLine: () => ({ removeCartLine: changed }),
    AddToWishlist: () => ({ addToWishlist: { __typename: 'WishlistChanged', item: ENTRY } }),
  });
  renderPage(
    client,
    '/',
    <>
      <CartCount />
      <Changes />
    </>,
  );
  await screen.findByText('1 in the cart');
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await userEvent.click(screen.getByRole('button', { name: button }));
  if (messages === 0) await screen.findByText('Sold out');
  // A change that is not saved at once, a message, and the reading for one's own message, which must not come back.
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(messagesOfOther).toHaveLength(messages));
  // After the last change of a quantity the cart is read again anyway.
  expect(callsOf('Viewer')).toHaveLength(button === 'Change' ? 2 : 1);
});
