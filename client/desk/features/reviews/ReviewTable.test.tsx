import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderDesk } from '../../../test/testDesk.tsx';
import { fakeShop } from '../../../test/testShop.tsx';
import type { DeskPermission } from '../../generated/graphql.ts';
import { ReviewTable } from './ReviewTable.tsx';
import type { Review } from './useModerateReview.ts';

const review: Review = {
  id: 'r1',
  productId: 'p1',
  productName: 'Toor Dal',
  accountId: 'c1',
  customerName: 'Asha Rao',
  customerRating: 1,
  review: 'Full of stones.',
  dateCreated: '2026-04-02T10:00:00.000Z',
  hidden: false,
  hiddenReason: null,
  answer: null,
};

function show(row: Review, permissions: DeskPermission[]): HTMLElement | null {
  renderDesk(fakeShop({}).client, <ReviewTable reviews={[row]} />, permissions);
  expect(screen.getByText(row.customerName)).toBeVisible();
  return screen.queryByRole('link', { name: row.customerName });
}

describe('the name of the author of a review', () => {
  it('leads to the account', () =>
    expect(show(review, ['MODERATE_REVIEWS', 'READ_CUSTOMERS'])).toHaveAttribute('href', '/customers/c1'));

  it('is no link for staff who may not read customers', () =>
    expect(show(review, ['MODERATE_REVIEWS'])).toBeNull());

  it('is no link when the account is deleted', () =>
    expect(show({ ...review, accountId: null }, ['MODERATE_REVIEWS', 'READ_CUSTOMERS'])).toBeNull());
});
