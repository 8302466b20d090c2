import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeShop, renderPage, signIn } from '../../test/testShop.tsx';
import { AddToCartButton } from '../features/cart/AddToCartButton.tsx';
import { NewsletterBox } from '../features/newsletter/NewsletterBox.tsx';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';

// As after a newer version has taken the place of the one that is open.
vi.mock('../features/cart/addition.ts', () => Promise.reject(new Error('gone')));
vi.mock('../features/wishlist/changes.ts', () => Promise.reject(new Error('gone')));
vi.mock('../features/newsletter/subscribe.ts', () => Promise.reject(new Error('gone')));

afterEach(() => {
  vi.restoreAllMocks();
});

const ghee = { id: 'ghee', name: 'Ghee', images: [], price: 30, rating: 5, countInStock: 4, options: [] };

it.each([
  {
    clicked: 'Add to cart',
    offline: 'The shop cannot be reached, so the cart stays as it was. Please try again.',
  },
  { clicked: 'Ghee on My List', offline: 'My List could not be changed. Please try again.' },
  { clicked: 'Subscribe', offline: 'The shop cannot be reached at the moment. Please try again.' },
])(
  '$clicked: says that the shop has a new version, where the network is there',
  async ({ clicked, offline }) => {
    signIn();
    renderPage(
      fakeShop({}).client,
      '/',
      <>
        <AddToCartButton product={ghee} />
        <WishlistHeart product={ghee} />
        <NewsletterBox />
      </>,
    );
    await userEvent.type(screen.getByRole('textbox'), 'meera@example.com');
    const click = () => userEvent.click(screen.getByRole('button', { name: clicked }));
    await click();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The shop has a new version. Please load the page again.',
    );
    expect(screen.getByRole('textbox')).toHaveValue('meera@example.com');

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await click();
    await screen.findByText(offline);
  },
);
