import { useQuery } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session/session.ts';

export const OWN_REVIEWS = graphql(`
  query OwnReviews($productId: ID!) {
    me {
      id
      reviewOf(productId: $productId) {
        id
      }
      hiddenReviews {
        id
        productId
        review
        reason
      }
    }
  }
`);

/** Whether the shopper has a review of the product that everybody sees, and those that the shop has hidden. */
export function useOwnReviews(productId: string) {
  const session = useSession();
  const { data } = useQuery(OWN_REVIEWS, {
    variables: { productId },
    skip: !session,
    ssr: false,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  return {
    hasReview: Boolean(data?.me?.reviewOf),
    hiddenReviews: data?.me?.hiddenReviews.filter((review) => review.productId === productId) ?? [],
  };
}
