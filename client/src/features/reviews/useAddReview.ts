import { useMutation } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { endSession, useSession } from '../../lib/session.ts';
import { signInLink, useNotice } from '../../ui/Notice.tsx';
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

/** `addReview` resolves to whether the review was stored. */
export function useAddReview(productId: string) {
  const session = useSession();
  const notify = useNotice();
  const [mutate, { loading }] = useMutation(ADD_REVIEW);

  async function addReview(review: string, customerRating: number): Promise<boolean> {
    if (!review.trim()) {
      notify({ msg: texts.empty, error: true });
      return false;
    }
    if (!session) {
      notify({ msg: texts.loginFirst, error: true, link: signInLink() });
      return false;
    }
    const { data } = await mutate({
      variables: { input: { productId, review: review.trim(), customerRating } },
      refetchQueries: ({ data }) =>
        data?.addReview.__typename === 'ReviewAdded'
          ? [{ query: PRODUCT_REVIEWS, variables: { productId } }]
          : [],
    }).catch(() => ({ data: null }));
    const result = data?.addReview;
    const isAdded = result?.__typename === 'ReviewAdded';
    notify(isAdded ? null : { msg: result?.message ?? texts.failed, error: true });
    if (result?.__typename === 'NotSignedIn') endSession();
    return isAdded;
  }

  return { addReview, busy: loading };
}
