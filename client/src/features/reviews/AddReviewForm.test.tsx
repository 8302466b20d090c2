import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeShop, renderPage, SHOPPER, signIn } from '../../../test/testShop.tsx';
import { AddReviewForm } from './AddReviewForm.tsx';

it('says after a review that the next one takes its place, and sends it so', async () => {
  signIn();
  let ownReview: object | null = null;
  const { client, callsOf } = fakeShop({
    OwnReviews: () => ({
      me: { __typename: 'User', id: SHOPPER.id, reviewOf: ownReview, hiddenReviews: [] },
    }),
    AddReview: () => {
      ownReview = { __typename: 'Review', id: 'r1' };
      const product = { __typename: 'Product', id: 'p1', rating: 1, reviewCount: 1 };
      return { addReview: { __typename: 'ReviewAdded', product } };
    },
  });
  renderPage(client, '/product/p1', <AddReviewForm productId="p1" />);
  const text = screen.getByLabelText('Your review');
  const send = async (review: string) => {
    await userEvent.type(text, review);
    await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }));
    await waitFor(() => expect(text).toHaveValue(''));
  };
  const note = 'Your review stands above. What you send now takes its place.';
  expect(screen.queryByText(note)).toBeNull();
  await send('Stale');
  await screen.findByText(note);
  await send('Fresh');
  await screen.findByText('Your review is changed.');
  expect(
    callsOf('AddReview').map(({ variables }) => (variables.input as { replace: boolean }).replace),
  ).toEqual([false, true]);
});
