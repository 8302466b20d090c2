import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeShop, renderPage } from '../../../test/testShop.tsx';
import { ShopInfoContext } from '../../lib/shopInfo.ts';
import { ReviewList } from './ReviewList.tsx';

const review = {
  __typename: 'Review',
  id: 'r1',
  review: 'Full of stones.',
  customerRating: 1,
  customerName: 'Asha',
  dateCreated: '2026-04-02T10:00:00.000Z',
  answer: { __typename: 'ReviewAnswer', text: 'Sorry!', date: '2026-04-03T10:00:00.000Z' },
};
const reviews = {
  __typename: 'ReviewConnection',
  totalCount: 1,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  nodes: [review],
};

it('reads the list anew when no later page can be read', async () => {
  const pageInfo = { __typename: 'PageInfo', hasNextPage: true, endCursor: 'of another release' };
  const { client } = fakeShop({
    ProductReviews: ({ after }) => {
      if (after) throw new Error('after is not one of our cursors');
      return { product: { __typename: 'Product', id: 'p1', reviews: { ...reviews, pageInfo } } };
    },
  });
  renderPage(client, '/product/p1', <ReviewList productId="p1" />);
  fireEvent.click(await screen.findByRole('button', { name: 'More reviews' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More reviews could not be loaded.');
  expect(screen.getByText('Full of stones.')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'More reviews' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it("heads the answer to a review with the shop's name", async () => {
  const { client } = fakeShop({
    ProductReviews: () => ({ product: { __typename: 'Product', id: 'p1', reviews } }),
  });
  const info = { name: 'Asha Bazaar', phone: '1800', supportHours: '24/7' };
  renderPage(
    client,
    '/product/p1',
    <ShopInfoContext value={info}>
      <ReviewList productId="p1" />
    </ShopInfoContext>,
  );
  expect(await screen.findByText('Asha Bazaar’s answer, 2026-04-03')).toBeVisible();
});
