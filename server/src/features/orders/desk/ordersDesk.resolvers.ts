import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { toImage } from '../../../lib/images.ts';
import { isoTime } from '../../../lib/isoTime.ts';
import { toRupees } from '../../../lib/money.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import { findDeskOrder, findDeskOrders, nextStep } from './deskOrder.service.ts';
import { exportOrders } from './exportOrders.service.ts';
import { moveOrders, undoOrderMoves } from './moveOrders.service.ts';
import { countListed, findOrders } from './orderList.service.ts';
import { addNote, deleteNote } from './orderNotes.service.ts';
import { getPackList } from './packList.service.ts';
import { deleteView, listSavedViews, saveView } from './savedViews.service.ts';

/** Names the member of a result union; problems have their names already. */
const named = <Type extends string, Result extends object>(__typename: Type, result: Result) =>
  '__typename' in result
    ? (result as Extract<Result, { __typename: string }>)
    : { __typename, ...(result as Exclude<Result, { __typename: string }>) };

export const ordersDeskResolvers = {
  Desk: {
    orders: async (_, list, ctx) => throwIfInvalidInput(await findOrders(ctx, list)),
    order: (_, { id }, ctx) => findDeskOrder(ctx, id),
    ordersById: async (_, { ids }, ctx) => throwIfInvalidInput(await findDeskOrders(ctx, ids)),
    packList: async (_, { orderIds }, ctx) => throwIfInvalidInput(await getPackList(ctx, orderIds)),
    orderViews: (_, __, ctx) => listSavedViews(ctx, getStaffActor(ctx)),
  },
  Mutation: {
    moveOrders: async (_, input, ctx) => {
      const moves = await moveOrders(ctx, getStaffActor(ctx), input);
      return Array.isArray(moves) ? { __typename: 'DeskOrdersMoved', moves } : moves;
    },
    undoOrderMoves: async (_, input, ctx) => {
      const moves = await undoOrderMoves(ctx, getStaffActor(ctx), input);
      return Array.isArray(moves) ? { __typename: 'DeskOrdersMoved', moves } : moves;
    },
    addOrderNote: async (_, input, ctx) =>
      named('DeskOrderNote', await addNote(ctx, getStaffActor(ctx), input)),
    deleteOrderNote: async (_, { id }, ctx) =>
      named('DeskOrderNoteDeleted', await deleteNote(ctx, getStaffActor(ctx), id)),
    saveOrderView: async (_, input, ctx) =>
      named('DeskOrderView', await saveView(ctx, getStaffActor(ctx), input)),
    deleteOrderView: async (_, { id }, ctx) =>
      named('DeskOrderViewDeleted', await deleteView(ctx, getStaffActor(ctx), id)),
    exportOrders: async (_, list, ctx) =>
      named('DeskOrdersCsv', await exportOrders(ctx, getStaffActor(ctx), list)),
  },
  DeskOrderConnection: {
    nodes: ({ orders }) => orders,
    pageInfo: ({ endCursor, hasNextPage }) => ({ endCursor, hasNextPage }),
    count: async ({ filter }, _, ctx) => {
      const { count, isExact } = await countListed(ctx, filter);
      return { value: count, isExact };
    },
  },
  DeskOrder: {
    nextStep,
    amount: ({ amount }) => toRupees(amount),
    refundedAmount: ({ refundedAmount }) => toRupees(refundedAmount),
    units: ({ lines }) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    date: ({ createdAt }) => isoTime(createdAt),
    shopper: async (order) => (await order.loadShopper()) ?? null,
    notes: (order) => order.loadNotes(),
    timeline: (order) => order.loadTimeline(),
  },
  DeskOrderLine: {
    image: ({ image }) => toImage(image),
    option: ({ option }) => option || null,
    price: ({ price }) => toRupees(price),
    subTotal: ({ price, quantity }) => toRupees(price * quantity),
  },
  DeskOrderNote: {
    isOwn: ({ authorId }, _, { viewer }) => authorId === viewer?.id,
    date: ({ createdAt }) => isoTime(createdAt),
  },
  DeskOrderEvent: {
    date: ({ createdAt }) => isoTime(createdAt),
  },
  DeskPackListItem: {
    image: ({ image }) => toImage(image),
    option: ({ option }) => option || null,
  },
  DeskOrderView: {
    isOwn: ({ ownerId }, _, { viewer }) => ownerId === viewer?.id,
  },
} satisfies Resolvers;
