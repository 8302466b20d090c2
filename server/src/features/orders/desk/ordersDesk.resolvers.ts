import type { Resolvers } from '../../../generated/resolvers.ts';
import { throwIfInvalidInput } from '../../../graphql/errors.ts';
import { withTypename } from '../../../graphql/withTypename.ts';
import { toRupees } from '../../../lib/money.ts';
import { toImage, toThumbnail } from '../../../lib/pictures/images.ts';
import { isoTime } from '../../../lib/time/isoTime.ts';
import { getSettings } from '../../settings/settings.service.ts';
import { getStaffActor } from '../../staff/staffActor.service.ts';
import { deleteView, listSavedViews, saveView } from '../../staff/views/savedViews.service.ts';
import { weightOf, weightText } from '../lineWeights.service.ts';
import { listDiscounts } from '../orderDiscounts.service.ts';
import { countUnits, findDeskOrder, findDeskOrders, nextStep } from './deskOrder.service.ts';
import { exportOrders } from './exportOrders.service.ts';
import { issueInvoices } from './issueInvoices.service.ts';
import { moveOrders, undoOrderMoves } from './moveOrders.service.ts';
import { countListed, findOrders } from './orderList.service.ts';
import { addNote, deleteNote, mayDeleteNote } from './orderNotes.service.ts';
import { getPackList } from './packList.service.ts';

export const ordersDeskResolvers = {
  Desk: {
    orders: async (_, list, ctx) => throwIfInvalidInput(await findOrders(ctx, list)),
    order: (_, { id }, ctx) => findDeskOrder(ctx, id),
    ordersById: async (_, { ids }, ctx) => throwIfInvalidInput(await findDeskOrders(ctx, ids)),
    packList: async (_, { orderIds }, ctx) => throwIfInvalidInput(await getPackList(ctx, orderIds)),
    orderViews: (_, __, ctx) => listSavedViews(ctx, getStaffActor(ctx), 'orders'),
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
    issueInvoices: async (_, { orderIds }, ctx) => {
      const orders = await issueInvoices(ctx, getStaffActor(ctx), orderIds);
      return Array.isArray(orders) ? { __typename: 'DeskInvoicesIssued', orders } : orders;
    },
    addOrderNote: async (_, input, ctx) =>
      withTypename('DeskOrderNote', await addNote(ctx, getStaffActor(ctx), input)),
    deleteOrderNote: async (_, { id }, ctx) =>
      withTypename('DeskOrderNoteDeleted', await deleteNote(ctx, getStaffActor(ctx), id)),
    saveOrderView: async (_, input, ctx) =>
      withTypename('DeskOrderView', await saveView(ctx, getStaffActor(ctx), { ...input, list: 'orders' })),
    deleteOrderView: async (_, { id }, ctx) =>
      withTypename('DeskOrderViewDeleted', await deleteView(ctx, getStaffActor(ctx), id)),
    exportOrders: async (_, list, ctx) =>
      withTypename('DeskOrdersCsv', await exportOrders(ctx, getStaffActor(ctx), list)),
  },
  DeskOrderConnection: {
    count: async (page, _, ctx) => {
      const { count, isExact } = await countListed(ctx, page);
      return { value: count, isExact };
    },
  },
  DeskOrder: {
    nextStep,
    amount: ({ amount }) => toRupees(amount),
    discounts: async (order, _, ctx) =>
      listDiscounts(ctx, { checkoutId: order.checkoutId, lines: await order.loaders.lines(order) }),
    refundedAmount: ({ refundedAmount }) => toRupees(refundedAmount),
    units: countUnits,
    lines: (order) => order.loaders.lines(order),
    date: ({ createdAt }) => isoTime(createdAt),
    shopper: async (order) => (await order.loaders.shopper(order)) ?? null,
    isErasurePending: (order) => order.loaders.isErasurePending(order),
    invoice: async (order) => (await order.loaders.invoice(order)) ?? null,
    canIssueInvoice: (order) => order.loaders.canIssueInvoice(order),
    notes: (order) => order.loaders.notes(order),
    timeline: (order) => order.loaders.timeline(order),
  },
  DeskInvoice: {
    date: ({ issuedAt }) => isoTime(issuedAt),
    seller: ({ seller }, _, ctx) => seller ?? getSettings(ctx),
  },
  DeskOrderLine: {
    image: ({ image }) => toImage(image),
    option: ({ option }) => option || null,
    price: ({ price }) => toRupees(price),
    subTotal: ({ price, quantity }) => toRupees(price * quantity),
    discount: ({ discount }) => toRupees(discount),
    weight: (line) => {
      const weight = weightOf(line);
      return weight && { ...weight, text: weightText(line) };
    },
  },
  DeskOrderNote: {
    isOwn: ({ authorId }, _, { viewer }) => authorId === viewer?.id,
    mayDelete: (note, _, ctx) => mayDeleteNote(getStaffActor(ctx), note),
    date: ({ createdAt }) => isoTime(createdAt),
  },
  DeskOrderEvent: {
    date: ({ createdAt }) => isoTime(createdAt),
  },
  DeskPackListItem: {
    image: ({ image }) => toImage(image),
    thumbnail: ({ image }) => toThumbnail(image),
    option: ({ option }) => option || null,
  },
  DeskOrderView: {
    isOwn: ({ ownerId }, _, { viewer }) => ownerId === viewer?.id,
  },
} satisfies Resolvers;
