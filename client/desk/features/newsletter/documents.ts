import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment Letter_state on DeskLetter {
    id
    subject
    body
    state
    version
    recipientCount
    sentCount
    updatedAt
    startedAt
    finishedAt
  }
`);

export const LETTERS = graphql(`
  query Letters($after: String) {
    desk {
      letters(after: $after) {
        nodes {
          ...Letter_state @unmask
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const LETTER = graphql(`
  query Letter($id: ID!) {
    desk {
      subscriberCount
      letter(id: $id) {
        ...Letter_state @unmask
      }
    }
  }
`);

export const LETTER_PREVIEW = graphql(`
  query LetterPreview($body: String!) {
    desk {
      letterPreview(body: $body)
    }
  }
`);

export const SUBSCRIBERS = graphql(`
  query Subscribers($search: String, $state: DeskSubscriberState, $after: String) {
    desk {
      subscribers(search: $search, state: $state, after: $after) {
        nodes {
          id
          email
          subscribedAt
          unsubscribedAt
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const SUBSCRIBER_COUNT = graphql(`
  query SubscriberCount {
    desk {
      subscriberCount
    }
  }
`);

export const EXPORT_SUBSCRIBERS = graphql(`
  mutation ExportSubscribers($search: String, $state: DeskSubscriberState, $after: String) {
    exportSubscribers(search: $search, state: $state, after: $after) {
      __typename
      ... on DeskSubscribersCsv {
        csv
        endCursor
      }
      ...Refusal @unmask
    }
  }
`);

export const SAVE_LETTER = graphql(`
  mutation SaveLetter($id: ID, $version: Int!, $input: DeskLetterInput!) {
    saveLetter(id: $id, version: $version, input: $input) {
      __typename
      ... on DeskLetterSaved {
        letter {
          ...Letter_state @unmask
        }
      }
      ... on DeskLetterConflict {
        letter {
          ...Letter_state @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const SEND_TEST_LETTER = graphql(`
  mutation SendTestLetter($id: ID!) {
    sendTestLetter(id: $id) {
      __typename
      ... on DeskTestLetterSent {
        message
      }
      ...Refusal @unmask
    }
  }
`);

export const SEND_LETTER = graphql(`
  mutation SendLetter($id: ID!, $version: Int!) {
    sendLetter(id: $id, version: $version) {
      __typename
      ... on DeskLetterStarted {
        letter {
          ...Letter_state @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const STOP_LETTER = graphql(`
  mutation StopLetter($id: ID!) {
    stopLetter(id: $id) {
      __typename
      ... on DeskLetterStopped {
        letter {
          ...Letter_state @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);
