// GraphQL type → what the services return for it, where the two differ. codegen.ts reads the names.

export type {
  ListedMovement as DeskStockMovement,
  StockedProduct as DeskStockedProduct,
} from './desk/stockLists.service.ts';
export type { InventoryItem as DeskInventoryItem } from './inventoryItems.service.ts';
