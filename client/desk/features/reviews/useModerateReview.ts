import { useResultMutation } from '../../../src/lib/useResultMutation.ts';
import type { DeskReviewsQuery } from '../../generated/graphql.ts';
import { showError, showSuccess } from '../../ui/messages/toaster.tsx';
import {
  ANSWER_REVIEW,
  CRITICAL_REVIEW_COUNT,
  DESK_REVIEWS,
  EDIT_REVIEW_ANSWER,
  HIDE_REVIEW,
  REMOVE_REVIEW_ANSWER,
  SHOW_REVIEW,
} from './documents.ts';

export type Review = NonNullable<DeskReviewsQuery['desk']>['reviews']['nodes'][number];

/** The list may gain or lose the review by its filter. */
const refetchQueries = [DESK_REVIEWS, CRITICAL_REVIEW_COUNT];

/** Hides, shows and answers reviews. Each function resolves to the message of a refusal, or null. */
export function useModerateReview() {
  const hiding = useResultMutation(HIDE_REVIEW);
  const showing = useResultMutation(SHOW_REVIEW);
  const answering = useResultMutation(ANSWER_REVIEW);
  const editing = useResultMutation(EDIT_REVIEW_ANSWER);
  const removing = useResultMutation(REMOVE_REVIEW_ANSWER);

  async function show({ id }: Review): Promise<void> {
    const result = await showing.mutate({ variables: { id }, refetchQueries });
    if (result.__typename !== 'DeskReviewChanged') return showError(result.message);
    showSuccess('Shoppers see the review again');
  }

  async function hide(review: Review, reason: string): Promise<string | null> {
    const { id } = review;
    const result = await hiding.mutate({
      variables: { id, reason },
      refetchQueries,
      optimisticResponse: {
        hideReview: {
          __typename: 'DeskReviewChanged',
          review: { __typename: 'DeskReview', id, hidden: true, hiddenReason: reason },
        },
      },
    });
    if (result.__typename !== 'DeskReviewChanged') return result.message;
    showSuccess('The review is hidden', { label: 'Undo', onClick: () => void show(review) });
    return null;
  }

  async function answer({ id, answer: previous }: Review, text: string): Promise<string | null> {
    const result = previous
      ? await editing.mutate({ variables: { id, text, previousText: previous.text }, refetchQueries })
      : await answering.mutate({ variables: { id, text }, refetchQueries });
    if (result.__typename !== 'DeskReviewChanged') return result.message;
    showSuccess(previous ? 'The answer is changed' : 'The review is answered');
    return null;
  }

  async function removeAnswer({ id }: Review): Promise<string | null> {
    const result = await removing.mutate({ variables: { id }, refetchQueries });
    if (result.__typename !== 'DeskReviewChanged') return result.message;
    showSuccess('The answer is removed');
    return null;
  }

  return {
    hide,
    show,
    answer,
    removeAnswer,
    busy: hiding.busy || showing.busy || answering.busy || editing.busy || removing.busy,
  };
}
