import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment OrderSummary on DeskOrder {
    id
    paymentId
    status
    nextStep
    name
    phoneNumber
    email
    pincode
    city
    state
    amount
    refundedAmount
    date
  }
`);

export const ORDER_LIST = graphql(`
  query OrderList($filter: DeskOrderFilter!, $sort: DeskOrderSort!, $after: String) {
    desk {
      orders(first: 30, filter: $filter, sort: $sort, after: $after) {
        nodes {
          id
          ...OrderSummary @unmask
          units
        }
        pageInfo {
          endCursor
          hasNextPage
        }
        count {
          value
          isExact
        }
      }
    }
  }
`);

graphql(`
  fragment OrderNote on DeskOrderNote {
    id
    authorName
    isOwn
    mayDelete
    text
    date
  }
`);

export const ORDER = graphql(`
  query Order($id: ID!) {
    desk {
      order(id: $id) {
        id
        ...OrderSummary @unmask
        address
        gstin
        businessName
        isErasurePending
        invoice {
          number
          date
          pdfPath
        }
        creditNotes {
          number
          pdfPath
        }
        discounts {
          name
          amount
        }
        lines {
          id
          title
          option
          quantity
          refundedUnits
          price
          discount
          subTotal
          weight {
            ordered
            unit
            text
          }
          image {
            url
            srcSet
          }
        }
        shopper {
          id
          name
          email
          orderCount
        }
        notes {
          ...OrderNote @unmask
        }
        timeline {
          id
          kind
          title
          detail
          actorName
          date
        }
      }
    }
  }
`);

export const WEIGHTS = graphql(`
  query OrderWeights($ids: [ID!]!) {
    desk {
      ordersById(ids: $ids) {
        id
        lines {
          id
          quantity
          refundedUnits
          weight {
            text
          }
        }
      }
    }
  }
`);

export const PACK_LIST = graphql(`
  query PackList($orderIds: [ID!]!) {
    desk {
      packList(orderIds: $orderIds) {
        orders {
          id
          name
          status
        }
        others {
          id
          name
          status
        }
        sections {
          category
          subCategory
          items {
            productId
            title
            option
            thumbnail
            quantity
            orders {
              orderId
              quantity
            }
          }
        }
      }
    }
  }
`);

graphql(`
  fragment OrderMoves on DeskOrdersMoved {
    moves {
      orderId
      order {
        id
        status
        nextStep
      }
      problem {
        message
      }
    }
  }
`);

export const MOVE_ORDERS = graphql(`
  mutation MoveOrders($orderIds: [ID!]!, $to: DeskDeliveryStep!) {
    moveOrders(orderIds: $orderIds, to: $to) {
      __typename
      ...OrderMoves @unmask
      ...Refusal @unmask
    }
  }
`);

export const UNDO_ORDER_MOVES = graphql(`
  mutation UndoOrderMoves($orderIds: [ID!]!, $step: DeskDeliveryStep!) {
    undoOrderMoves(orderIds: $orderIds, step: $step) {
      __typename
      ...OrderMoves @unmask
      ...Refusal @unmask
    }
  }
`);

export const ADD_ORDER_NOTE = graphql(`
  mutation AddOrderNote($orderId: ID!, $text: String!) {
    addOrderNote(orderId: $orderId, text: $text) {
      __typename
      ... on DeskOrderNote {
        ...OrderNote @unmask
      }
      ...Refusal @unmask
    }
  }
`);

export const DELETE_ORDER_NOTE = graphql(`
  mutation DeleteOrderNote($id: ID!) {
    deleteOrderNote(id: $id) {
      __typename
      ... on DeskOrderNoteDeleted {
        orderId
      }
      ...Refusal @unmask
    }
  }
`);

export const EXPORT_ORDERS = graphql(`
  mutation ExportOrders($filter: DeskOrderFilter!, $sort: DeskOrderSort!, $after: String) {
    exportOrders(filter: $filter, sort: $sort, after: $after) {
      __typename
      ... on DeskOrdersCsv {
        csv
        endCursor
      }
      ...Refusal @unmask
    }
  }
`);
