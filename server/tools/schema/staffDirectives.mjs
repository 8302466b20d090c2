// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDirective } from '@graphql-tools/utils';
import { buildSchema, getNamedType, isInterfaceType, isObjectType, isUnionType } from 'graphql';
import { root } from '../paths.mjs';

const isDesk = (/** @type {{ name: string }} */ { name }) => name.startsWith('Desk');

/**
 * What a schema says too little of the desk's permissions: fields that belong to a type of the desk, or return one, without `@staff`;
 * mutations whose result cannot say that the caller may not. `Query.desk` is null for shoppers.
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string[]} one line each
 */
export function listStaffDirectiveGaps(schema) {
  const isRestricted = (
    /** @type {import('graphql').GraphQLNamedType | import('graphql').GraphQLField<unknown, unknown>} */ node,
  ) => (getDirective(schema, /** @type {any} */ (node), 'staff') ?? []).length > 0;
  const types = Object.values(schema.getTypeMap());
  const fields = types
    .filter((type) => isObjectType(type) || isInterfaceType(type))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type, field })));
  const open = fields.filter(
    ({ type, field }) =>
      (isDesk(type) || isDesk(getNamedType(field.type))) && !isRestricted(type) && !isRestricted(field),
  );
  const unnamed = fields.filter(
    ({ type, field }) => type.name === 'Mutation' && isRestricted(field) && !isDesk(getNamedType(field.type)),
  );
  const incomplete = types.filter(isUnionType).filter((type) => {
    const members = type.getTypes().map(({ name }) => name);
    return isDesk(type) && !(members.includes('NotSignedIn') && members.includes('NotAllowed'));
  });
  const nameOf = (/** @type {(typeof fields)[number]} */ { type, field }) => `${type.name}.${field.name}`;
  return [
    ...open
      .map(nameOf)
      .filter((name) => name !== 'Query.desk')
      .map((name) => `${name} needs @staff`),
    ...unnamed.map((line) => `The result of ${nameOf(line)} needs a name that begins with Desk`),
    ...incomplete.map(({ name }) => `${name} needs the members NotSignedIn and NotAllowed`),
  ];
}

/** As `listStaffDirectiveGaps`, of schema.graphql. */
export const listGapsOfSchemaFile = () =>
  listStaffDirectiveGaps(buildSchema(readFileSync(path.join(root, 'schema.graphql'), 'utf8')));
