import { graphql } from '../../../../generated/gql.ts';

/** Creates an inventory item with its first units. */
export const CREATE_INVENTORY_ITEM = graphql(`
  mutation CreateInventoryItem($input: DeskNewInventoryItem!) {
    createInventoryItem(input: $input) {
      __typename
      ...Refusal @unmask
      ... on DeskInventoryItemCreated {
        item {
          ...InventoryItem_item @unmask
        }
      }
    }
  }
`);
