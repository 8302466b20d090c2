import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { cartLine, cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../../test/testShop.tsx';
import { notifyOtherWindows } from '../../lib/otherWindows.ts';
import { useRefreshOnTabFocus, useViewer } from './useViewer.ts';

function CartCount() {
  useRefreshOnTabFocus();
  return <p>{useViewer().viewer?.cart.count} in the cart</p>;
}

it('reads the cart again when an order was placed in another window', async () => {
  signIn();
  let cart = cartOf(cartLine('tea', 20, 1));
  const { client } = fakeShop({ Viewer: () => ({ me: { ...SHOPPER, cart } }) });
  renderPage(client, '/', <CartCount />);
  await screen.findByText('1 in the cart');
  cart = cartOf();
  notifyOtherWindows();
  await screen.findByText('0 in the cart');
});
