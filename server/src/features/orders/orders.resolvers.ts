import type { Resolvers } from '../../generated/resolvers.ts';
import { toRupees } from '../../lib/money.ts';
import { toImage } from '../../lib/pictures/images.ts';
import { isoTime } from '../../lib/time/isoTime.ts';
import { isWeighable, weightText } from './lineWeights.service.ts';
import { discountOf, listDiscounts } from './orderDiscounts.service.ts';
import { findOrder, listOrders } from './orders.service.ts';

export const ordersResolvers = {
  User: {
    orders: (user, _, { db }) => listOrders({ db, viewer: user }),
    order: (user, { id }, { db }) => findOrder({ db, viewer: user }, id),
  },
  Order: {
    amount: ({ amount }) => toRupees(amount),
    saved: ({ lines }) => toRupees(discountOf(lines)),
    discounts: ({ checkoutId, lines }, _, ctx) => listDiscounts(ctx, { checkoutId, lines }),
    refunded: ({ refundedAmount }) => toRupees(refundedAmount),
    date: ({ createdAt }) => isoTime(createdAt),
    products: ({ lines }) => lines,
  },
  OrderLine: {
    productTitle: ({ title }) => title,
    image: ({ image }) => toImage(image),
    option: ({ option }) => option || null,
    price: ({ price }) => toRupees(price),
    subTotal: ({ price, quantity }) => toRupees(price * quantity),
    discount: ({ discount }) => toRupees(discount),
    weight: weightText,
    weighed: isWeighable,
  },
} satisfies Resolvers;
