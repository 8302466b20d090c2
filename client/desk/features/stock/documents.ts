import { graphql } from '../../generated/gql.ts';

export const LOW_STOCK = graphql(`
  query DeskLowStock($after: String) {
    desk {
      lowStock(first: 30, after: $after) {
        nodes {
          id
          name
          brand
          image {
            url
          }
          countedIn
          available
          isSoldOut
          reserved
          lowStockThreshold
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const UNSOLD_ITEMS = graphql(`
  query DeskUnsoldItems($after: String) {
    desk {
      unsoldItems(first: 30, after: $after) {
        nodes {
          id
          name
          brand
          image {
            url
          }
          countedIn
          available
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const SHELF = graphql(`
  query DeskShelf($subCategoryId: ID!, $after: String) {
    desk {
      stockedProducts(subCategoryId: $subCategoryId, first: 30, after: $after) {
        nodes {
          id
          name
          brand
          countedIn
          onHand
          reserved
          toPack
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const SHELVES = graphql(`
  query DeskShelves {
    categories {
      id
      name
      children {
        id
        name
      }
    }
  }
`);

export const STOCK_MOVEMENTS = graphql(`
  query DeskStockMovements($productId: ID, $kind: DeskStockMovementKind, $after: String) {
    desk {
      stockMovements(productId: $productId, kind: $kind, first: 30, after: $after) {
        nodes {
          id
          product {
            id
            name
            countedIn
          }
          kind
          quantity
          before
          after
          reason
          actorName
          reference
          date
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

/** A product's units, read with its newest movement; each product has at least the one with which it began. */
export const PRODUCT_STOCK = graphql(`
  query DeskProductStock($productId: ID!) {
    desk {
      stockMovements(productId: $productId, first: 1) {
        nodes {
          id
          product {
            id
            name
            countedIn
            available
            reserved
            onHand
            toPack
            lowStockThreshold
            hasOwnThreshold
          }
        }
      }
    }
  }
`);

export const ADJUST_STOCK = graphql(`
  mutation DeskAdjustStock($adjustments: [DeskStockAdjustment!]!) {
    adjustStock(adjustments: $adjustments) {
      __typename
      ... on DeskStockAdjusted {
        products {
          id
          available
          reserved
          onHand
          toPack
        }
      }
      ... on DeskStockRefused {
        message
        refusals {
          productId
          reason
          expectedOnHand
          onHand
          reserved
        }
      }
      ... on NotFound {
        message
      }
      ... on InvalidInput {
        message
        field
      }
      ... on NotSignedIn {
        message
      }
      ... on NotAllowed {
        message
      }
    }
  }
`);

export const SET_LOW_STOCK_THRESHOLD = graphql(`
  mutation DeskSetLowStockThreshold($input: DeskLowStockThresholdInput!) {
    setLowStockThreshold(input: $input) {
      __typename
      ... on DeskLowStockThresholdSet {
        products {
          id
          lowStockThreshold
          hasOwnThreshold
        }
      }
      ... on NotFound {
        message
      }
      ... on InvalidInput {
        message
      }
      ... on NotSignedIn {
        message
      }
      ... on NotAllowed {
        message
      }
    }
  }
`);
