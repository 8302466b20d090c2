import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import { listInventoryItems } from '../inventoryItems.service.ts';
import { adjustStock } from './adjustStock.service.ts';
import { createInventoryItem } from './createInventoryItem.service.ts';
import { setLowStockThreshold } from './lowStockThreshold.service.ts';
import {
  countItemsWithLowStock,
  listLowStock,
  listMovements,
  listUnsoldItems,
  lowStockThresholdOf,
} from './stockLists.service.ts';

export const stockDeskResolvers = {
  Desk: {
    lowStock: async (_, { first, after }, ctx) =>
      throwIfInvalidInput(await listLowStock(ctx, { first: first ?? 50, after })),
    inventoryItems: (_, { text }, ctx) => listInventoryItems(ctx.db, text?.trim() ?? ''),
    unsoldItems: async (_, { first, after }, ctx) =>
      throwIfInvalidInput(await listUnsoldItems(ctx, { first: first ?? 50, after })),
    lowStockCount: (_, __, ctx) => countItemsWithLowStock(ctx),
    stockMovements: async (_, { productId, kind, first, after }, ctx) =>
      throwIfInvalidInput(await listMovements(ctx, { productId, kind }, { first: first ?? 50, after })),
  },
  Mutation: {
    createInventoryItem: (_, { input }, ctx) => createInventoryItem(ctx, getStaffActor(ctx), input),
    adjustStock: (_, { adjustments }, ctx) => adjustStock(ctx, getStaffActor(ctx), adjustments),
    setLowStockThreshold: (_, { input }, ctx) => setLowStockThreshold(ctx, getStaffActor(ctx), input),
  },
  DeskStockedProduct: {
    onHand: ({ available, reserved }) => available + reserved,
    toPack: ({ id, toPack }, _, ctx) =>
      toPack ?? ctx.unpackedUnitsLoader.load(id).then((units) => units ?? 0),
    lowStockThreshold: (product, _, ctx) => lowStockThresholdOf(product, ctx),
    isSoldOut: ({ available, smallestQuantity }) => available < smallestQuantity,
    hasOwnThreshold: ({ lowStockAt }) => lowStockAt !== null,
  },
  DeskInventoryItem: { available: ({ units }) => units },
  DeskStockMovement: {
    before: ({ after, quantity }) => after - quantity,
    date: ({ createdAt }) => isoTime(createdAt),
  },
} satisfies Resolvers;
