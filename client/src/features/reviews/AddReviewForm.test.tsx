import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeShop, renderPage, SHOPPER, signIn } from '../../../test/testShop.tsx';
import { endSession, startSession } from '../../lib/session/session.ts';
import { AddReviewForm } from './AddReviewForm.tsx';

let ownReview: object | null;
const createShop = () =>
  fakeShop({
    OwnReviews: () => ({
      me: { __typename: 'User', id: SHOPPER.id, reviewOf: ownReview, hiddenReviews: [] },
    }),
    AddReview: () => {
      ownReview = { __typename: 'Review', id: 'r1' };
      const product = { __typename: 'Product', id: 'p1', rating: 1, reviewCount: 1 };
      return { addReview: { __typename: 'ReviewAdded', product } };
    },
  });
let shop: ReturnType<typeof createShop>;
beforeEach(() => {
  ownReview = null;
  shop = createShop();
  signIn();
});
const open = (id = 'p1') => renderPage(shop.client, `/product/${id}`, <AddReviewForm productId={id} />);
const review = () => screen.getByLabelText('Your review');
const stars = () => screen.getByRole('slider', { name: 'Your rating' });
const startSessionOf = (userId: string) =>
  startSession(userId, { userId, name: '', email: '', image: '', isAdmin: false });

it('says after a review that the next one takes its place, and sends it so', async () => {
  open();
  const send = async (text: string) => {
    await userEvent.type(review(), text);
    await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() => expect(review()).toHaveValue(''));
  };
  const note = 'Your review stands above. What you send now takes its place.';
  expect(screen.queryByText(note)).toBeNull();
  await send('Stale');
  await screen.findByText(note);
  await send('Fresh');
  await screen.findByText('Your review is changed.');
  expect(
    shop.callsOf('AddReview').map(({ variables }) => (variables.input as { replace: boolean }).replace),
  ).toEqual([false, true]);
});

describe('the text and the stars of a review', () => {
  beforeEach(async () => {
    const page = open();
    await userEvent.type(review(), 'Good tea');
    fireEvent.change(stars(), { target: { value: '4.5' } });
    page.unmount();
  });

  it('is kept until the review is published', async () => {
    open();
    expect(review()).toHaveValue('Good tea');
    expect(stars()).toHaveValue('4.5');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
    await screen.findByText('Thank you! Your review is published.');
    await waitFor(() => expect(review()).toHaveValue(''));
    expect(stars()).toHaveValue('1');
    expect(Object.keys(sessionStorage)).not.toContain('draft:review p1');
  });

  it('belongs to its product', () => {
    open('p2');
    expect(review()).toHaveValue('');
    expect(stars()).toHaveValue('1');
  });

  it('outlasts the session for its shopper, but not for another one', async () => {
    endSession();
    const page = open();
    expect(review()).toHaveValue('Good tea');
    await userEvent.type(review(), '!');
    page.unmount();

    startSessionOf(SHOPPER.id);
    open().unmount();
    endSession();
    startSessionOf('u2');
    open();
    expect(review()).toHaveValue('');
  });
});
