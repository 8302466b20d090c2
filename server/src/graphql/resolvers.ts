import { authResolvers } from '../features/auth/auth.resolvers.ts';
import { cartResolvers } from '../features/cart/cart.resolvers.ts';
import { catalogResolvers } from '../features/catalog/catalog.resolvers.ts';
import { catalogueDeskResolvers } from '../features/catalog/desk/catalogueDesk.resolvers.ts';
import { searchWordsDeskResolvers } from '../features/catalog/searchWords/desk/searchWordsDesk.resolvers.ts';
import { checkoutResolvers } from '../features/checkout/checkout.resolvers.ts';
import { refundsDeskResolvers } from '../features/checkout/refunds/desk/refundsDesk.resolvers.ts';
import { customersResolvers } from '../features/customers/customers.resolvers.ts';
import { importDeskResolvers } from '../features/import/desk/importDesk.resolvers.ts';
import { locationsResolvers } from '../features/locations/locations.resolvers.ts';
import { newsletterDeskResolvers } from '../features/newsletter/desk/newsletterDesk.resolvers.ts';
import { newsletterResolvers } from '../features/newsletter/newsletter.resolvers.ts';
import { ordersDeskResolvers } from '../features/orders/desk/ordersDesk.resolvers.ts';
import { ordersResolvers } from '../features/orders/orders.resolvers.ts';
import { reportsResolvers } from '../features/reports/reports.resolvers.ts';
import { reviewsDeskResolvers } from '../features/reviews/desk/reviewsDesk.resolvers.ts';
import { reviewsResolvers } from '../features/reviews/reviews.resolvers.ts';
import { settingsDeskResolvers } from '../features/settings/desk/settingsDesk.resolvers.ts';
import { settingsResolvers } from '../features/settings/settings.resolvers.ts';
import { staffResolvers } from '../features/staff/staff.resolvers.ts';
import { stockDeskResolvers } from '../features/stock/desk/stockDesk.resolvers.ts';
import { auditLogResolvers } from '../features/users/desk/auditLog.resolvers.ts';
import { usersResolvers } from '../features/users/users.resolvers.ts';
import { wishlistResolvers } from '../features/wishlist/wishlist.resolvers.ts';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';

const resolversOfFeatures = [
  reportsResolvers,
  locationsResolvers,
  usersResolvers,
  settingsResolvers,
  settingsDeskResolvers,
  authResolvers,
  staffResolvers,
  auditLogResolvers,
  newsletterResolvers,
  newsletterDeskResolvers,
  catalogResolvers,
  catalogueDeskResolvers,
  stockDeskResolvers,
  importDeskResolvers,
  searchWordsDeskResolvers,
  reviewsResolvers,
  reviewsDeskResolvers,
  wishlistResolvers,
  cartResolvers,
  checkoutResolvers,
  refundsDeskResolvers,
  ordersResolvers,
  ordersDeskResolvers,
  customersResolvers,
];

export type FeatureResolvers = (typeof resolversOfFeatures)[number];

/** The resolvers that a type can have by field, such as `{ price: Resolver<number>, … }` for `Product`. */
type Fields<Type extends keyof Resolvers> = Required<NonNullable<Resolvers[Type]>>;

/** What a resolver returns, such as `number` for the one of `Product.price`. */
type ValueOf<FieldResolver> =
  Extract<FieldResolver, (...args: never[]) => unknown> extends (...args: never[]) => infer Value
    ? Value
    : never;

/**
 * The fields of a type that need a resolver: the service's object lacks them, such as `related` of `Product`, or their type differs
 * from the schema's, such as `images`.
 */
type FieldsToResolve<Type extends keyof Resolvers, Parent = Required<ResolversParentTypes[Type]>> = {
  [Field in keyof Fields<Type>]: Field extends keyof Parent
    ? Parent[Field] extends Readonly<ValueOf<Fields<Type>[Field]>>
      ? never
      : Field
    : Exclude<Field, `__${string}`>;
}[keyof Fields<Type>];

/** The fields of a type that features resolve, such as `cart` of `User` by the cart's resolvers. */
type ResolvedFields<Type extends keyof Resolvers, Features> =
  Features extends Record<Type, infer Resolved> ? keyof Resolved : never;

/** The fields without the resolver that they need, such as `Query.brand`. test/unresolvedFields.ts tests it. */
export type UnresolvedFields<Features = FeatureResolvers> = {
  [Type in keyof Resolvers]-?: `${Type}.${Exclude<FieldsToResolve<Type>, ResolvedFields<Type, Features>> & string}`;
}[keyof Resolvers];

/** All resolvers. Does not compile while fields of the schema lack one: the error names them as missing properties. */
export const resolvers: Resolvers[] & Record<UnresolvedFields, never> = resolversOfFeatures;
