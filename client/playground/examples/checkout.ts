import type { ExampleGroup } from './example.ts';
import { newAccount } from './variables.ts';

export const COMPLETE_CHECKOUT = `# 3. The ids and the signature of the payment window prove the payment; the order is placed.
mutation CompleteCheckout($input: CompleteCheckoutInput!) {
  completeCheckout(input: $input) {
    __typename
    ... on OrderPlaced {
      order {
        id
        paymentId
        amount
        status
        date
      }
    }
    ... on Problem {
      message
    }
  }
}
`;

export const checkoutExamples: ExampleGroup = {
  title: 'Checkout',
  examples: [
    {
      title: 'Begin to pay',
      query: `# 1. Reserves the stock. 2. Then press "Pay" above; in demo mode no money moves.
mutation BeginCheckout($billing: BillingInput!) {
  beginCheckout(billing: $billing) {
    __typename
    ... on CheckoutBegun {
      checkout {
        id
        amount
        amountInPaise
        currency
        keyId
        providerOrderId
        scriptUrl
        expiresAt
      }
    }
    ... on Problem {
      message
    }
  }
}
`,
      variables: () => ({
        billing: {
          fullName: newAccount.name,
          country: 'India',
          streetAddressLine1: '12 Lake Road',
          streetAddressLine2: 'Flat 3',
          city: 'Pune',
          state: 'Maharashtra',
          zipCode: '411001',
          phoneNumber: newAccount.phone,
          email: newAccount.email,
        },
      }),
    },
  ],
};

export const ordersExamples: ExampleGroup = {
  title: 'Orders',
  examples: [
    {
      title: 'My orders',
      query: `query Orders {
  me {
    orders {
      id
      date
      status
      amount
      products {
        productTitle
        quantity
        subTotal
      }
    }
  }
}
`,
    },
  ],
};
