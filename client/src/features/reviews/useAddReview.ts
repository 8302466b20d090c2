import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { useRefusalNotice, useSignInNotice } from '../../ui/signInNotice.ts';
import { PRODUCT_REVIEWS } from './ReviewList.tsx';
import { OWN_REVIEWS, useOwnReviews } from './useOwnReviews.ts';

const ADD_REVIEW = graphql(`
  mutation AddReview($input: AddReviewInput!) {
    addReview(input: $input) {
      __typename
      ... on ReviewAdded {
        product {
          id
          rating
          reviewCount
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

/** `addReview` resolves to whether the review was stored. */
export function useAddReview(productId: string) {
  const client = useApolloClient();
  const session = useSession();
  const notify = useNotice();
  const showSignInNotice = useSignInNotice();
  const showRefusal = useRefusalNotice();
  const { mutate, busy } = useResultMutation(ADD_REVIEW);
  const { hasReview } = useOwnReviews(productId);

  async function addReview(review: string, customerRating: number): Promise<boolean> {
    if (!review.trim()) {
      notify({ message: 'Please add Review', error: true });
      return false;
    }
    if (!session) {
      showSignInNotice('Please Login first');
      return false;
    }
    const result = await mutate({
      variables: { input: { productId, review: review.trim(), customerRating, replace: hasReview } },
      // The list may have got other reviews, too.
      refetchQueries: ({ data }) =>
        data?.addReview.__typename === 'ReviewAdded' ? [PRODUCT_REVIEWS, OWN_REVIEWS] : [],
    });
    // Written in another tab meanwhile: now the form says that the next one takes its place.
    if (result.__typename === 'AlreadyReviewed') void client.refetchQueries({ include: [OWN_REVIEWS] });
    if (result.__typename !== 'ReviewAdded') {
      showRefusal(result);
      return false;
    }
    notify({ message: hasReview ? 'Your review is changed.' : 'Thank you! Your review is published.' });
    return true;
  }

  return { addReview, busy };
}
