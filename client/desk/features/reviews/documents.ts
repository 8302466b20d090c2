import { graphql } from '../../generated/gql.ts';

export const DESK_REVIEWS = graphql(`
  query DeskReviews($filter: DeskReviewFilter, $after: String) {
    desk {
      reviews(filter: $filter, first: 30, after: $after) {
        nodes {
          id
          productId
          productName
          accountId
          customerName
          customerRating
          review
          dateCreated
          hidden
          hiddenReason
          answer {
            text
            date
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** A query of its own: in that of the list each page would count them again. */
export const CRITICAL_REVIEW_COUNT = graphql(`
  query CriticalReviewCount {
    desk {
      criticalReviewCount
    }
  }
`);

export const HIDE_REVIEW = graphql(`
  mutation HideReview($id: ID!, $reason: String!) {
    hideReview(id: $id, reason: $reason) {
      __typename
      ... on DeskReviewChanged {
        review {
          __typename
          id
          hidden
          hiddenReason
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const SHOW_REVIEW = graphql(`
  mutation ShowReview($id: ID!) {
    showReview(id: $id) {
      __typename
      ... on DeskReviewChanged {
        review {
          id
          hidden
          hiddenReason
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const ANSWER_REVIEW = graphql(`
  mutation AnswerReview($id: ID!, $text: String!) {
    answerReview(id: $id, text: $text) {
      __typename
      ... on DeskReviewChanged {
        review {
          id
          answer {
            text
            date
          }
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const EDIT_REVIEW_ANSWER = graphql(`
  mutation EditReviewAnswer($id: ID!, $text: String!, $previousText: String!) {
    editReviewAnswer(id: $id, text: $text, previousText: $previousText) {
      __typename
      ... on DeskReviewChanged {
        review {
          id
          answer {
            text
            date
          }
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const REMOVE_REVIEW_ANSWER = graphql(`
  mutation RemoveReviewAnswer($id: ID!) {
    removeReviewAnswer(id: $id) {
      __typename
      ... on DeskReviewChanged {
        review {
          id
          answer {
            text
            date
          }
        }
      }
      ...Refusal @unmask
    }
  }
`);
