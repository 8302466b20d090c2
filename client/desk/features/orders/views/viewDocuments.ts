import { graphql } from '../../../generated/gql.ts';

export const ORDER_VIEWS = graphql(`
  query OrderViews {
    desk {
      orderViews {
        id
        name
        query
        shared
        isOwn
      }
    }
  }
`);

export const SAVE_ORDER_VIEW = graphql(`
  mutation SaveOrderView($name: String!, $query: String!, $shared: Boolean!) {
    saveOrderView(name: $name, query: $query, shared: $shared) {
      __typename
      ... on DeskOrderView {
        id
      }
      ... on Problem {
        message
      }
    }
  }
`);

export const DELETE_ORDER_VIEW = graphql(`
  mutation DeleteOrderView($id: ID!) {
    deleteOrderView(id: $id) {
      __typename
      ... on DeskOrderViewDeleted {
        id
      }
      ... on Problem {
        message
      }
    }
  }
`);
