import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment RefundFields on DeskRefund {
    id
    paymentId
    orderId
    amount
    reason
    state
    failure
    failedAt
    restock
    requestedBy
    providerRefundId
    attempts
    nextTryAt
    date
    lines {
      quantity
      returned
      orderLine {
        id
        productTitle
        option
      }
    }
  }
`);

graphql(`
  fragment PaymentFields on DeskPayment {
    id
    orderId
    amount
    left
    date
    order {
      id
      status
      refundedAmount
    }
    refunds {
      ...RefundFields @unmask
    }
    lines {
      itemId
      left
      amounts
      orderLine {
        id
        productTitle
        option
        quantity
        price
      }
    }
  }
`);

export const ORDER_PAYMENT = graphql(`
  query DeskOrderPayment($orderId: ID!) {
    desk {
      orderPayment(orderId: $orderId) {
        ...PaymentFields @unmask
      }
    }
  }
`);

/** A query of its own, because it waits for the payment provider. */
export const PAYMENT_AT_PROVIDER = graphql(`
  query DeskPaymentAtProvider($orderId: ID!) {
    desk {
      orderPayment(orderId: $orderId) {
        id
        atProvider {
          status
          left
          refundsByHand {
            id
            amount
            state
            date
          }
        }
      }
    }
  }
`);

export const REFUND_LIST = graphql(`
  query DeskRefundList($filter: DeskRefundFilter, $after: String) {
    desk {
      refunds(filter: $filter, first: 30, after: $after) {
        nodes {
          ...RefundFields @unmask
        }
        pageInfo {
          hasNextPage
          endCursor
        }
        sum {
          count
          amount
        }
      }
    }
  }
`);

export const EXPORT_REFUNDS = graphql(`
  mutation ExportRefunds($filter: DeskRefundFilter, $after: String) {
    exportRefunds(filter: $filter, after: $after) {
      __typename
      ... on DeskRefundsCsv {
        csv
        endCursor
      }
      ...Refusal @unmask
    }
  }
`);

export const REFUND_ORDER = graphql(`
  mutation DeskRefundOrder($input: RefundOrderInput!) {
    refundOrder(input: $input) {
      __typename
      ... on DeskOrderRefunded {
        refund {
          ...RefundFields @unmask
        }
        payment {
          ...PaymentFields @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const WEIGH_ORDER_LINE = graphql(`
  mutation WeighOrderLine($input: WeighOrderLineInput!) {
    weighOrderLine(input: $input) {
      __typename
      ... on DeskOrderLineWeighed {
        short
        refund {
          ...RefundFields @unmask
        }
        order {
          id
          refundedAmount
          lines {
            id
            weight {
              ordered
              unit
              text
            }
          }
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const CANCEL_ORDER = graphql(`
  mutation DeskCancelOrder($input: CancelOrderInput!) {
    cancelOrder(input: $input) {
      __typename
      ... on DeskOrderRefunded {
        refund {
          ...RefundFields @unmask
        }
        payment {
          ...PaymentFields @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);
