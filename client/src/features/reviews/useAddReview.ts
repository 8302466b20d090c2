import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { useSession } from '../../lib/session.ts';
import { useNotice } from '../../ui/Notice.tsx';
import { PRODUCT_REVIEWS } from './ReviewList.tsx';
import { texts } from './texts.ts';

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

/** `addReview` sends a review and reads the list again; answers whether it was stored, and says why when not. */
export function useAddReview(productId: string) {
  const session = useSession();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(ADD_REVIEW);

  async function addReview(review: string, customerRating: number): Promise<boolean> {
    const refuse = (msg: string) => {
      notify({ msg, error: true });
      return false;
    };
    if (!review.trim()) return refuse(texts.empty);
    if (!session) return refuse(texts.loginFirst);
    try {
      const { data } = await mutate({
        variables: { input: { productId, review: review.trim(), customerRating } },
        refetchQueries: (result) =>
          result.data?.addReview.__typename === 'ReviewAdded'
            ? [{ query: PRODUCT_REVIEWS, variables: { productId } }]
            : [],
      });
      const result = data?.addReview;
      if (result?.__typename === 'ReviewAdded') {
        notify(null);
        return true;
      }
      return refuse(result?.message ?? texts.failed);
    } catch {
      return refuse(texts.failed);
    }
  }

  return { addReview, busy: loading };
}
