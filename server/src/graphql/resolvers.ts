import { authResolvers } from '../features/auth/auth.resolvers.ts';
import { cartResolvers } from '../features/cart/cart.resolvers.ts';
import { catalogResolvers } from '../features/catalog/catalog.resolvers.ts';
import { checkoutResolvers } from '../features/checkout/checkout.resolvers.ts';
import { locationsResolvers } from '../features/locations/locations.resolvers.ts';
import { newsletterResolvers } from '../features/newsletter/newsletter.resolvers.ts';
import { ordersResolvers } from '../features/orders/orders.resolvers.ts';
import { reviewsResolvers } from '../features/reviews/reviews.resolvers.ts';
import { usersResolvers } from '../features/users/users.resolvers.ts';
import { wishlistResolvers } from '../features/wishlist/wishlist.resolvers.ts';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';

const resolversOfFeatures = [
  locationsResolvers,
  usersResolvers,
  authResolvers,
  newsletterResolvers,
  catalogResolvers,
  reviewsResolvers,
  wishlistResolvers,
  cartResolvers,
  checkoutResolvers,
  ordersResolvers,
];

type Fields<Type extends keyof Resolvers> = Required<NonNullable<Resolvers[Type]>>;

type ValueOf<FieldResolver> =
  Extract<FieldResolver, (...args: never[]) => unknown> extends (...args: never[]) => infer Value
    ? Value
    : never;

/** The fields that the services' object of a type lacks, or has with another value than the schema's. */
type FieldsToResolve<Type extends keyof Resolvers, Parent = Required<ResolversParentTypes[Type]>> = {
  [Field in keyof Fields<Type>]: Field extends keyof Parent
    ? Parent[Field] extends Readonly<ValueOf<Fields<Type>[Field]>>
      ? never
      : Field
    : Exclude<Field, `__${string}`>;
}[keyof Fields<Type>];

type ResolvedFields<Type extends keyof Resolvers, Feature = (typeof resolversOfFeatures)[number]> =
  Feature extends Record<Type, infer Resolved> ? keyof Resolved : never;

/** Such as `Query.brand`. */
type UnresolvedFields = {
  [Type in keyof Resolvers]-?: `${Type}.${Exclude<FieldsToResolve<Type>, ResolvedFields<Type>> & string}`;
}[keyof Resolvers];

/** All resolvers. Does not compile while fields of the schema lack one: the error names them as missing properties. */
export const resolvers: Resolvers[] & Record<UnresolvedFields, never> = resolversOfFeatures;
