import { graphql } from '../../generated/gql.ts';

graphql(`
  fragment Offer on DeskOffer {
    id
    name
    code
    kind
    percent
    amount
    buyQuantity
    freeQuantity
    scope
    scopeIds
    scopeNames
    firstOrderOnly
    minBasket
    startsAt
    endsAt
    maxUses
    maxUsesPerShopper
    announced
    active
    reservedUses
    usedUses
    cost
    version
  }
`);

export const OFFERS = graphql(`
  query Offers($after: String) {
    desk {
      offers(after: $after) {
        nodes {
          ...Offer @unmask
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`);

export const OFFER = graphql(`
  query Offer($id: ID!) {
    desk {
      offer(id: $id) {
        ...Offer @unmask
      }
    }
  }
`);

export const SAVE_OFFER = graphql(`
  mutation SaveOffer($id: ID, $version: Int!, $input: DeskOfferInput!) {
    saveOffer(id: $id, version: $version, input: $input) {
      __typename
      ... on DeskOfferSaved {
        offer {
          ...Offer @unmask
        }
      }
      ...Refusal @unmask
    }
  }
`);

export const OFFER_PREVIEW = graphql(`
  query OfferPreview($input: DeskOfferInput!, $basket: [DeskBasketLineInput!]!) {
    desk {
      offerPreview(input: $input, basket: $basket) {
        __typename
        ... on DeskOfferPreview {
          lines {
            name
            quantity
            subTotal
            discount
          }
          subTotal
          saved
          total
          problem
        }
        ...Refusal @unmask
      }
    }
  }
`);

export const OFFER_CATEGORIES = graphql(`
  query OfferCategories {
    desk {
      categories {
        id
        name
        children {
          id
          name
        }
      }
    }
  }
`);

export const OFFER_PRODUCTS = graphql(`
  query OfferProducts($text: String!) {
    desk {
      products(filter: { text: $text }, first: 8) {
        nodes {
          id
          name
          variants {
            id
            label
          }
        }
      }
    }
  }
`);
