import { useApolloClient } from '@apollo/client/react';
import { graphql } from '../../generated/gql.ts';
import { deleteDraft, readDraft } from '../../lib/session/personalDraft.ts';
import { useSession } from '../../lib/session/session.ts';
import { type WantedInputs, wantedAction } from '../../lib/session/wantedAction.ts';
import { useResultMutation } from '../../lib/useResultMutation.ts';
import { useRefusalNotice, useSignInNotice } from '../../ui/signInNotice.ts';
import { useNotice } from '../../ui/states/Notice.tsx';
import { PRODUCT_REVIEWS } from './ReviewList.tsx';
import { OWN_REVIEWS } from './useOwnReviews.ts';

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

/** The name under which the draft of a product's review is stored. */
export const reviewDraft = (productId: string): string => `review ${productId}`;

/** `addReview` publishes a review, and says so or why not. */
export function useAddReview() {
  const client = useApolloClient();
  const session = useSession();
  const notify = useNotice();
  const showSignInNotice = useSignInNotice();
  const showRefusal = useRefusalNotice();
  const { mutate, busy } = useResultMutation(ADD_REVIEW);

  async function addReview(input: WantedInputs['addReview']): Promise<void> {
    const { productId, review, replace } = input;
    const wanted = wantedAction('addReview', input);
    if (!review.trim()) {
      notify({ message: 'Please add Review', error: true });
      return;
    }
    if (!session) {
      showSignInNotice('Please Login first', wanted);
      return;
    }
    const result = await mutate({
      variables: { input: { ...input, review: review.trim() } },
      // The list may have got other reviews, too.
      refetchQueries: ({ data }) =>
        data?.addReview.__typename === 'ReviewAdded' ? [PRODUCT_REVIEWS, OWN_REVIEWS] : [],
    });
    // Written in another tab meanwhile: now the form says that the next one takes its place.
    if (result.__typename === 'AlreadyReviewed') void client.refetchQueries({ include: [OWN_REVIEWS] });
    if (result.__typename !== 'ReviewAdded') {
      showRefusal(result, wanted);
      return;
    }
    const draft = reviewDraft(productId);
    // What was typed since is not published yet.
    if (readDraft(draft).review === review) deleteDraft(draft);
    notify({ message: replace ? 'Your review is changed.' : 'Thank you! Your review is published.' });
  }

  return { addReview, busy };
}
