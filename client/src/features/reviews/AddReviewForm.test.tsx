import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeShop, renderPage, SHOPPER, signIn } from '../../../test/testShop.tsx';
import { endSession, startSession } from '../../lib/session.ts';
import { AddReviewForm } from './AddReviewForm.tsx';

const added = {
  addReview: {
    __typename: 'ReviewAdded',
    product: { __typename: 'Product', id: 'p1', rating: 4, reviewCount: 1 },
  },
};
const { client } = fakeShop({ AddReview: () => added });
const open = (id = 'p1') => renderPage(client, `/product/${id}`, <AddReviewForm productId={id} />);
const review = () => screen.getByLabelText('Your review');
const startSessionOf = (userId: string) =>
  startSession(userId, { userId, name: '', email: '', image: '', isAdmin: false });

describe('the text of a review', () => {
  beforeEach(async () => {
    signIn();
    const page = open();
    await userEvent.type(review(), 'Good tea');
    page.unmount();
  });

  it('is kept until the review is published', async () => {
    open();
    expect(review()).toHaveValue('Good tea');
    await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
    await screen.findByText('Thank you! Your review is published.');
    await waitFor(() => expect(review()).toHaveValue(''));
    expect(Object.keys(sessionStorage)).not.toContain('draft:review p1');
  });

  it('belongs to its product', () => {
    open('p2');
    expect(review()).toHaveValue('');
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
