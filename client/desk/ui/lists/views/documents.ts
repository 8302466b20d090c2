import { graphql } from '../../../generated/gql.ts';

export const SAVED_VIEWS = graphql(`
  query SavedViews($list: DeskListName!) {
    desk {
      savedViews(list: $list) {
        id
        name
        query
        shared
        isOwn
      }
    }
  }
`);

export const SAVE_VIEW = graphql(`
  mutation SaveView($list: DeskListName!, $name: String!, $query: String!, $shared: Boolean!) {
    saveView(list: $list, name: $name, query: $query, shared: $shared) {
      __typename
      ... on DeskSavedView {
        id
      }
      ...Refusal @unmask
    }
  }
`);

export const DELETE_VIEW = graphql(`
  mutation DeleteView($id: ID!) {
    deleteView(id: $id) {
      __typename
      ... on DeskViewDeleted {
        id
      }
      ...Refusal @unmask
    }
  }
`);
