import { graphql } from '../../generated/gql.ts';

export const BEGIN_CHECKOUT = graphql(`
  mutation BeginCheckout($billing: BillingInput!, $total: Float) {
    beginCheckout(billing: $billing, total: $total) {
      __typename
      ... on CheckoutBegun {
        checkout {
          id
          amountInPaise
          currency
          keyId
          providerOrderId
          scriptUrl
          expiresAt
        }
      }
      ... on TotalChanged {
        cart {
          ...Cart_cart
        }
      }
      ... on InvalidInput {
        field
      }
      ... on Problem {
        message
      }
    }
  }
`);

export const COMPLETE_CHECKOUT = graphql(`
  mutation CompleteCheckout($input: CompleteCheckoutInput!) {
    completeCheckout(input: $input) {
      __typename
      ... on OrderPlaced {
        order {
          __typename
          id
          ...OrdersTable_order
        }
        cart {
          ...Cart_cart
        }
      }
      ... on Problem {
        message
      }
    }
  }
`);

export const CANCEL_CHECKOUT = graphql(`
  mutation CancelCheckout($id: ID!) {
    cancelCheckout(id: $id) {
      __typename
    }
  }
`);
