import { type DeclaredFeature, features } from '../features/features.ts';
import type { Resolvers, ResolversParentTypes } from '../generated/resolvers.ts';

type ResolversOf<Feature> = Feature extends { resolvers: readonly (infer FeatureResolvers)[] }
  ? FeatureResolvers
  : never;

export type FeatureResolvers = ResolversOf<DeclaredFeature>;

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
export const resolvers: Resolvers[] & Record<UnresolvedFields, never> = features.flatMap(
  ({ resolvers = [] }) => resolvers,
);
