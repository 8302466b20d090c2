import { graphql } from '../../generated/gql.ts';

export const SEARCH_WORDS = graphql(`
  query SearchWords {
    desk {
      searchWords {
        own {
          words
          joins {
            words
          }
        }
        builtIn {
          words
          narrower
        }
      }
    }
  }
`);

export const CHANGE_SEARCH_WORDS = graphql(`
  mutation ChangeSearchWords($changes: [DeskSearchWordsChange!]!) {
    changeSearchWords(changes: $changes) {
      __typename
      ...Refusal @unmask
    }
  }
`);

export const EXPORT_SEARCH_WORDS = graphql(`
  mutation ExportSearchWords {
    exportSearchWords {
      __typename
      ... on DeskSearchWordsCsv {
        csv
      }
      ...Refusal @unmask
    }
  }
`);
