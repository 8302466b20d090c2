import type { Resolvers } from '../../generated/resolvers.ts';
import { toRupees } from '../../lib/money.ts';
import { toImage } from '../../lib/pictures/images.ts';
import { leadImage } from '../catalog/catalog.service.ts';
import { addToCart, getCart, removeCartLine, updateCartLine } from './cart.service.ts';

export const cartResolvers = {
  Mutation: {
    addToCart: (_, { input }, ctx) => addToCart(ctx, { ...input, quantity: input.quantity ?? 1 }),
    updateCartLine: (_, { input }, ctx) => updateCartLine(ctx, input),
    removeCartLine: (_, { id }, ctx) => removeCartLine(ctx, id),
  },
  User: { cart: ({ id }, _, ctx) => getCart(ctx, id) },
  Cart: {
    count: ({ lines }) => lines.length,
    total: ({ total }) => toRupees(total),
  },
  CartLine: {
    productId: ({ product }) => product.id,
    productTitle: ({ product }) => product.name,
    image: ({ product, variant }, _, ctx) =>
      variant?.picture ? toImage(variant.picture) : leadImage(ctx, product),
    rating: ({ product }) => product.rating / 10,
    price: ({ price }) => toRupees(price),
    subTotal: ({ subTotal }) => toRupees(subTotal),
  },
} satisfies Resolvers;
