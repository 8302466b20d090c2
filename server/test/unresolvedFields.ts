import type { cartResolvers } from '../src/features/cart/cart.resolvers.ts';
import type { catalogResolvers } from '../src/features/catalog/catalog.resolvers.ts';
import type { FeatureResolvers, UnresolvedFields } from '../src/graphql/resolvers.ts';

// A test of types: `npm run check` compiles this file, and nothing runs it.

type IsEqual<A, B> = [A, B] extends [B, A] ? true : false;

type WithoutCart = UnresolvedFields<Exclude<FeatureResolvers, typeof cartResolvers>>;
type WithoutCatalog = UnresolvedFields<Exclude<FeatureResolvers, typeof catalogResolvers>>;

/** Fields that the services' objects lack. `Cart.total` is a number in both, so the check cannot require its resolver. */
export const missingFields: IsEqual<
  WithoutCart,
  | 'Mutation.addToCart'
  | 'Mutation.applyCoupon'
  | 'Mutation.removeCartLine'
  | 'Mutation.removeCoupon'
  | 'Mutation.updateCartLine'
  | 'User.cart'
  | 'Cart.acceptsCodes'
  | 'Cart.codeProblem'
  | 'Cart.count'
  | 'Cart.saved'
  | 'CartLine.productId'
  | 'CartLine.productTitle'
  | 'CartLine.image'
  | 'CartLine.rating'
> = true;

/** Products have paths of images, the schema has objects. */
export const differentType: IsEqual<
  Extract<WithoutCatalog, 'Product.images' | 'Product.id'>,
  'Product.images'
> = true;
