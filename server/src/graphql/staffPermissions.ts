import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils';
import { defaultFieldResolver, GraphQLError, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql';
import type { DeskPermission } from '../features/staff/permissions.service.ts';
import { findRefusal } from '../features/staff/staffAccess.service.ts';
import type { Context } from './context.ts';

/**
 * Enforces the directive `@staff` of fields and types: everybody without the permission gets a problem from a mutation, and an
 * error with the code UNAUTHENTICATED or FORBIDDEN from any other field.
 */
export const enforceStaffPermissions = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field, _, typeName) => {
      const permissions = neededPermissions(schema, typeName, field);
      return permissions.length > 0 ? restrict(field, permissions, typeName === 'Mutation') : field;
    },
  });

/** The permissions that a field needs, all of them: those of its type and its own. */
export function neededPermissions(
  schema: GraphQLSchema,
  typeName: string,
  field: GraphQLFieldConfig<unknown, Context>,
): DeskPermission[] {
  const type = schema.getType(typeName);
  return [type, field].flatMap((node) =>
    node ? (getDirective(schema, node, 'staff') ?? []).map(({ can }) => can as DeskPermission) : [],
  );
}

function restrict(
  field: GraphQLFieldConfig<unknown, Context>,
  permissions: readonly DeskPermission[],
  isMutation: boolean,
): GraphQLFieldConfig<unknown, Context> {
  const { resolve = defaultFieldResolver } = field;
  return {
    ...field,
    resolve(parent, args, ctx, info) {
      const refusal = findRefusal(ctx, ctx.caller, permissions);
      if (!refusal) return resolve(parent, args, ctx, info);
      if (isMutation) return refusal;
      const code = refusal.__typename === 'NotSignedIn' ? 'UNAUTHENTICATED' : 'FORBIDDEN';
      throw new GraphQLError(refusal.message, { extensions: { code, problem: refusal.code } });
    },
  };
}
