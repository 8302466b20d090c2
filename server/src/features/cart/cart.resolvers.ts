import type { Resolvers } from '../../generated/resolvers.ts';
import { toRupees } from '../../lib/money.ts';
import { toImage } from '../../lib/pictures/images.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { toCouponProblem } from '../offers/offers.problems.ts';
import { hasCodes } from '../offers/offers.service.ts';
import { addToCart, removeCartLine, updateCartLine } from './cart.service.ts';
import { applyCoupon, removeCoupon } from './coupon.service.ts';
import { getCart } from './pricedCart.service.ts';

export const cartResolvers = {
  Mutation: {
    addToCart: (_, { input }, ctx) => addToCart(ctx, { ...input, quantity: input.quantity ?? 1 }),
    updateCartLine: (_, { input }, ctx) => updateCartLine(ctx, input),
    removeCartLine: (_, { id }, ctx) => removeCartLine(ctx, id),
    applyCoupon: (_, { code }, ctx) => applyCoupon(ctx, code),
    removeCoupon: (_, __, ctx) => removeCoupon(ctx),
  },
  User: { cart: ({ id }, _, ctx) => getCart(ctx, id) },
  Cart: {
    count: ({ lines }) => lines.length,
    subTotal: ({ subTotal }) => toRupees(subTotal),
    saved: ({ subTotal, total }) => toRupees(subTotal - total),
    total: ({ total }) => toRupees(total),
    acceptsCodes: (_, __, ctx) => hasCodes(ctx),
    codeProblem: ({ codeProblem }, _, ctx) => codeProblem && toCouponProblem(ctx, codeProblem),
  },
  CartLine: {
    productId: ({ product }) => product.id,
    productTitle: ({ product }) => product.name,
    image: ({ product, variant }, _, ctx) =>
      variant?.picture ? toImage(variant.picture) : leadImage(ctx, product),
    rating: ({ product }) => product.rating / 10,
    price: ({ price }) => toRupees(price),
    subTotal: ({ subTotal }) => toRupees(subTotal),
    discount: ({ discount }) => toRupees(discount),
  },
} satisfies Resolvers;
