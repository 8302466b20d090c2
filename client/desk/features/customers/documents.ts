import { graphql } from '../../generated/gql.ts';
import type { CustomerQuery } from '../../generated/graphql.ts';

export const CUSTOMER_LIST = graphql(`
  query CustomerList($search: String!, $blocked: Boolean, $after: String) {
    desk {
      customers(first: 30, search: $search, blocked: $blocked, after: $after) {
        nodes {
          id
          name
          email
          phone
          staffRole
          joined
          lastSeen
          blockedAt
          orderCount
          orderTotal
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

export const CUSTOMER = graphql(`
  query Customer($id: ID!) {
    desk {
      customer(id: $id) {
        id
        name
        email
        emailVerified
        phone
        signsInWith
        staffRole
        joined
        lastSeen
        blockedAt
        blockedReason
        orderCount
        orderTotal
        cartCount
        wishlistCount
        sessions {
          id
          device
          started
          lastUsed
        }
      }
    }
  }
`);

export type Customer = NonNullable<NonNullable<CustomerQuery['desk']>['customer']>;

export const CUSTOMER_EVENTS = graphql(`
  query CustomerEvents($id: ID!, $after: String) {
    desk {
      customer(id: $id) {
        id
        events(first: 20, after: $after) {
          nodes {
            id
            title
            detail
            orderId
            actorName
            date
          }
          pageInfo {
            endCursor
            hasNextPage
          }
        }
      }
    }
  }
`);

export const SIGN_OUT_CUSTOMER_SESSION = graphql(`
  mutation SignOutCustomerSession($id: ID!, $sessionId: ID!) {
    signOutCustomerSession(id: $id, sessionId: $sessionId) {
      __typename
      ... on DeskCustomerChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

export const SIGN_OUT_CUSTOMER = graphql(`
  mutation SignOutCustomer($id: ID!) {
    signOutCustomer(id: $id) {
      __typename
      ... on DeskCustomerChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

export const BLOCK_CUSTOMER = graphql(`
  mutation BlockCustomer($id: ID!, $reason: String!) {
    blockCustomer(id: $id, reason: $reason) {
      __typename
      ... on DeskCustomerChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

export const UNBLOCK_CUSTOMER = graphql(`
  mutation UnblockCustomer($id: ID!) {
    unblockCustomer(id: $id) {
      __typename
      ... on DeskCustomerChanged {
        message
      }
      ...Refusal @unmask
    }
  }
`);

export const EXPORT_CUSTOMER_DATA = graphql(`
  mutation ExportCustomerData($id: ID!) {
    exportCustomerData(id: $id) {
      __typename
      ... on DeskCustomerData {
        fileName
        json
      }
      ...Refusal @unmask
    }
  }
`);

export const ERASE_CUSTOMER = graphql(`
  mutation EraseCustomer($id: ID!, $email: String!) {
    eraseCustomer(id: $id, email: $email) {
      __typename
      ... on DeskCustomerErased {
        id
        message
      }
      ...Refusal @unmask
    }
  }
`);
