import type { OrderFilterInput, OrderSort } from '../src/features/orders/desk/orderList.service.ts';
import { startCheckoutShop } from './checkoutShop.ts';
import { expectTypename } from './expectTypename.ts';
import { DeskOrder, DeskOrders, MoveOrders, UndoOrderMoves } from './generated/documents.ts';

export type OrdersDesk = Awaited<ReturnType<typeof startOrdersDesk>>;

export const idsOf = ({ nodes }: { nodes: { id: string }[] }): string[] => nodes.map(({ id }) => id);

function getDesk<Desk>({ desk }: { desk: Desk | null }): Desk {
  if (desk === null) throw new Error('The desk is closed to this account');
  return desk;
}

/** A shop with staff who find and move orders, as the packer unless another member is named. */
export async function startOrdersDesk() {
  const kit = await startCheckoutShop();
  const packer = await kit.newStaff('packer');
  const support = await kit.newStaff('support');
  return {
    ...kit,
    packer,
    support,
    /** A new shopper's paid order. @param form changes of the billing form */
    async buy(form = {}, quantity = 1) {
      const { shopper, product, checkout } = await kit.startCheckout({ form, quantity });
      await kit.complete(shopper, await kit.payInPopup(checkout.providerOrderId));
      const [order] = (await kit.accountOf(shopper)).orders;
      if (!order) throw new Error('The shopper has no order');
      return { shopper, product, order };
    },
    async listOrders(
      filter: OrderFilterInput = {},
      sort: OrderSort = 'NEWEST',
      first = 100,
      after: string | null = null,
    ) {
      const variables = { filter: filter as never, sort, first, after };
      return getDesk(await kit.gql(DeskOrders, variables, packer.token)).orders;
    },
    readOrder: async (id: string, { token } = packer) =>
      getDesk(await kit.gql(DeskOrder, { id }, token)).order,
    moveOrders: async (orderIds: string[], to: 'packing' | 'packed' | 'delivered') =>
      expectTypename(
        (await kit.gql(MoveOrders, { orderIds, to }, packer.token)).moveOrders,
        'DeskOrdersMoved',
      ).moves,
    undoMoves: async (orderIds: string[], step: 'packing' | 'packed') =>
      expectTypename(
        (await kit.gql(UndoOrderMoves, { orderIds, step }, packer.token)).undoOrderMoves,
        'DeskOrdersMoved',
      ).moves,
  };
}
