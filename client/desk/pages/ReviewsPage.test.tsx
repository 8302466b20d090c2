import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderDesk } from '../../test/testDesk.tsx';
import { fakeShop } from '../../test/testShop.tsx';
import { createDeskCache } from '../app/apollo.ts';
import { Component as ReviewsPage } from './ReviewsPage.tsx';

const review = {
  __typename: 'DeskReview',
  id: 'review-1',
  productId: 'product-1',
  productName: 'Toor Dal',
  accountId: null,
  customerName: 'Asha Rao',
  customerRating: 1,
  review: 'Full of stones.',
  dateCreated: '2026-11-26T11:11:00.000Z',
  hidden: false,
  hiddenReason: null,
  answer: null,
};

const reviews = {
  __typename: 'DeskReviewConnection',
  nodes: [review],
  pageInfo: { __typename: 'PageInfo', endCursor: null, hasNextPage: false },
};

/** Opens the page of a shop with one critical review. @param isAway whether the shop answers nothing at first */
function open({ isAway = false } = {}) {
  const shop = { isAway, critical: 1 };
  const desk = (fields: object) => {
    if (shop.isAway) throw new Error('The network is away');
    return { desk: { __typename: 'Desk', ...fields } };
  };
  const { client } = fakeShop(
    {
      DeskReviews: () => desk({ reviews }),
      CriticalReviewCount: () => desk({ criticalReviewCount: shop.critical }),
      HideReview: () => {
        shop.critical = 0;
        return {
          hideReview: {
            __typename: 'DeskReviewChanged',
            review: { __typename: 'DeskReview', id: 'review-1', hidden: true, hiddenReason: 'Rude' },
          },
        };
      },
    },
    createDeskCache(),
  );
  renderDesk(client, <ReviewsPage />, ['MODERATE_REVIEWS'], '/reviews');
  return shop;
}

test('the number of critical reviews falls when one of them is hidden', async () => {
  open();
  expect(await screen.findByText(/^1 critical/)).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: /^Hide/ }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Rude');
  await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
  expect(await screen.findByText(/^0 critical/)).toBeVisible();
});

test('trying again after an outage reads the reviews and the number of critical ones', async () => {
  const shop = open({ isAway: true });
  expect(await screen.findByText('The reviews could not be read.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The reviews could not be read.')).toBeVisible();
  shop.isAway = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Full of stones.')).toBeVisible();
  expect(await screen.findByText(/^1 critical/)).toBeVisible();
});
