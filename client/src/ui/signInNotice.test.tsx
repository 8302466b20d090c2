import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { cartOf, fakeShop, renderPage, SHOPPER, signIn } from '../../test/testShop.tsx';
import { AfterSignIn } from '../app/AfterSignIn.tsx';
import { AddToCartButton } from '../features/cart/AddToCartButton.tsx';
import { AddReviewForm } from '../features/reviews/AddReviewForm.tsx';
import { WishlistHeart } from '../features/wishlist/WishlistHeart.tsx';
import { getToken } from '../lib/session/session.ts';
import { makeWantedActionsDue } from '../lib/session/wantedAction.ts';

const PRODUCT = {
  __typename: 'Product' as const,
  id: 'p1',
  name: 'Tea',
  images: [{ __typename: 'Image' as const, url: '/tea.webp', srcSet: null }],
  price: 20,
  rating: 4,
  countInStock: 5,
  options: [],
};

const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const actions = [
  {
    action: 'adding to the cart',
    element: <AddToCartButton product={PRODUCT} />,
    run: () => pressButton('Add to cart'),
    mutation: 'AddToCart',
    field: 'addToCart',
    visitorMessage: 'Please login first',
    variables: { input: { productId: 'p1', quantity: 1, option: null } },
    done: { __typename: 'CartChanged', cart: cartOf() },
    doneMessage: 'Item is added in the cart',
  },
  {
    action: 'adding to My List',
    element: <WishlistHeart product={PRODUCT} />,
    run: () => pressButton('Tea on My List'),
    mutation: 'AddToWishlist',
    field: 'addToWishlist',
    visitorMessage: 'Please Login to continue',
    variables: { productId: 'p1' },
    done: {
      __typename: 'WishlistChanged',
      item: {
        __typename: 'WishlistItem',
        id: 'w1',
        productId: 'p1',
        productTitle: 'Tea',
        image: PRODUCT.images[0],
        rating: 4,
        price: 20,
      },
    },
    doneMessage: 'The product added in my list',
  },
  {
    action: 'a review',
    element: <AddReviewForm productId="p1" />,
    run: async () => {
      await userEvent.type(screen.getByLabelText('Your review'), 'Good tea');
      await pressButton('Submit Review');
    },
    mutation: 'AddReview',
    field: 'addReview',
    visitorMessage: 'Please Login first',
    variables: {
      input: { productId: 'p1', review: 'Good tea', customerRating: 1, replace: false },
    },
    done: {
      __typename: 'ReviewAdded',
      product: { __typename: 'Product', id: 'p1', rating: 4, reviewCount: 1 },
    },
    doneMessage: 'Thank you! Your review is published.',
  },
];

describe.each(actions)('$action', ({ element, run, mutation, field, visitorMessage, ...after }) => {
  const { variables, done, doneMessage } = after;

  /** Expects an alert whose link opens the sign-in page without reloading the shop. */
  async function expectSignInNotice(message: string) {
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    const link = screen.getByRole('link', { name: 'Sign In' });
    expect(link).toHaveAttribute('href', '/signIn?next=%2Fproduct%2Fp1');
    await userEvent.click(link);
    await screen.findByText('at /signIn?next=%2Fproduct%2Fp1');
    expect(window.history.state.usr).toEqual({ openedFrom: '/product/p1' });
    expect(screen.queryByRole('alert')).toBeNull();
  }

  it('asks a visitor to sign in', async () => {
    localStorage.clear();
    const { client, calls } = fakeShop({});
    renderPage(client, '/product/p1', element);
    await run();
    await expectSignInNotice(visitorMessage);
    expect(calls).toEqual([]);
  });

  it('is done once after the sign-in', async () => {
    const { client, callsOf } = fakeShop({
      Viewer: () => ({ me: { ...SHOPPER, cart: cartOf() } }),
      [mutation]: () => ({ [field]: done }),
      ProductReviews: () => ({ product: null }),
    });
    const open = () => renderPage(client, '/product/p1', [<AfterSignIn key="after" />, element]);
    const page = open();
    await run();
    await screen.findByRole('alert');
    page.unmount();
    signIn();
    makeWantedActionsDue(SHOPPER.id, '/product/p1');
    const returned = open();
    await screen.findByText(doneMessage);
    expect(callsOf(mutation)).toMatchObject([{ variables }]);
    returned.unmount();
    makeWantedActionsDue(SHOPPER.id, '/product/p1');
    open();
    await screen.findByRole('button', { name: /./ });
    expect(callsOf(mutation)).toHaveLength(1);
  });

  it('reports an ended session at once', async () => {
    signIn();
    const refusal = { __typename: 'NotSignedIn', message: visitorMessage };
    const { client } = fakeShop({
      Viewer: () => ({ me: SHOPPER }),
      [mutation]: () => ({ [field]: refusal }),
    });
    renderPage(client, '/product/p1', element);
    await run();
    await expectSignInNotice('Your session has ended. Please sign in again.');
    expect(getToken()).toBeNull();
  });
});
