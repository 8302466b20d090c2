import type { ExampleGroup } from './example.ts';
import { findProduct } from './variables.ts';

export const reviewsExamples: ExampleGroup = {
  title: 'Reviews',
  examples: [
    {
      title: 'Reviews of a product',
      query: `query Reviews($id: ID!) {
  product(id: $id) {
    name
    rating
    reviewCount
    reviews(first: 5) {
      nodes {
        customerName
        customerRating
        review
        dateCreated
      }
    }
  }
}
`,
      variables: async (runQuery) => ({ id: (await findProduct(runQuery)).productId }),
    },
    {
      title: 'Write a review',
      query: `mutation AddReview($input: AddReviewInput!) {
  addReview(input: $input) {
    __typename
    ... on ReviewAdded {
      review {
        id
        dateCreated
      }
      product {
        rating
        reviewCount
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
      variables: async (runQuery) => ({
        input: {
          productId: (await findProduct(runQuery)).productId,
          review: 'As fresh as promised.',
          customerRating: 4.5,
        },
      }),
    },
  ],
};
