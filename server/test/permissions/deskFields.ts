import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { schemaFile } from '../../src/config/paths.ts';
import type { DeskPermission } from '../../src/features/staff/permissions.service.ts';
import { neededPermissions } from '../../src/graphql/staffPermissions.ts';

// What the schema has of the desk, and queries for it.

const schema = buildSchema(readFileSync(schemaFile, 'utf8'));

type Field = GraphQLField<unknown, unknown>;

const fieldsOf = (typeName: string): Field[] => {
  const type = schema.getType(typeName);
  return isObjectType(type) ? Object.values(type.getFields()) : [];
};

const permissionsOf = (typeName: string, field: Field): DeskPermission[] =>
  neededPermissions(schema, typeName, { ...field, args: {} });

/** A field with the permissions that the schema demands for it. */
export interface RestrictedField {
  name: string;
  field: Field;
  permissions: DeskPermission[];
}

const restrictedFields = (typeName: string): RestrictedField[] =>
  fieldsOf(typeName)
    .map((field) => ({ name: field.name, field, permissions: permissionsOf(typeName, field) }))
    .filter(({ permissions }) => permissions.length > 0);

/** The fields below `Query.desk`. */
export const deskFields = restrictedFields('Desk');
/** The mutations of the desk. */
export const deskMutations = restrictedFields('Mutation');

/** What names a permission in the schema: types with all of their fields, other fields, and mutations. */
export function listNeedsOf(permission: DeskPermission): { reads: string[]; changes: string[] } {
  const isNeeded = ({ permissions }: RestrictedField) => permissions.includes(permission);
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && type !== schema.getMutationType() && !type.name.startsWith('__'),
  );
  const reads = types.flatMap(({ name }) => {
    const needed = restrictedFields(name).filter(isNeeded);
    const isWholeType = name !== 'Desk' && needed.length > 0 && needed.length === fieldsOf(name).length;
    return isWholeType ? [name] : needed.map((field) => `${name}.${field.name}`);
  });
  return { reads, changes: deskMutations.filter(isNeeded).map(({ name }) => name) };
}

/** Some value of a type, as text; only required parts. */
function exampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return exampleOf(type.ofType);
  if (isListType(type)) return '[]';
  if (isEnumType(type)) return type.getValues()[0]?.name ?? '';
  if (isInputObjectType(type)) return `{ ${examplesOf(Object.values(type.getFields()))} }`;
  return { Int: '1', Float: '1', Boolean: 'true' }[getNamedType(type).name] ?? '"nothing"';
}

const examplesOf = (inputs: readonly Pick<GraphQLArgument, 'name' | 'type' | 'defaultValue'>[]): string =>
  inputs
    .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue === undefined)
    .map(({ name, type }) => `${name}: ${exampleOf(type)}`)
    .join(', ');

/** A call of a field. @param args without: made up */
export const callOf = ({ name, args, type }: Field, given = examplesOf(args)): string =>
  `${name}${given && `(${given})`} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'}`;

/** An object type that `Query.desk` leads to, and one way there. */
export interface DeskType {
  name: string;
  /** The names of the fields on the way. */
  path: readonly string[];
  /** What the way needs. */
  pathPermissions: readonly DeskPermission[];
  /** All fields, with what they need besides the way. */
  fields: readonly RestrictedField[];
  /** A query of these fields. @param args by `Type.field` */
  query(selected: readonly RestrictedField[], args: Readonly<Record<string, string>>): string;
}

interface Step {
  type: GraphQLObjectType;
  field: Field;
}

/** Every object type below `Query.desk`, each by its shortest way. */
export function listDeskTypes(): DeskType[] {
  const desk = schema.getType('Desk');
  if (!isObjectType(desk)) throw new Error('The schema has no type Desk');
  const ways = new Map<GraphQLObjectType, Step[]>([[desk, []]]);
  for (const [type, way] of ways)
    for (const field of Object.values(type.getFields()) as Field[]) {
      const target = getNamedType(field.type);
      if (isObjectType(target) && !ways.has(target)) ways.set(target, [...way, { type, field }]);
    }
  return [...ways].map(([type, way]) => toDeskType(type, way));
}

const toDeskType = (type: GraphQLObjectType, way: readonly Step[]): DeskType => ({
  name: type.name,
  path: way.map(({ field }) => field.name),
  pathPermissions: [...new Set(way.flatMap((step) => permissionsOf(step.type.name, step.field)))],
  fields: fieldsOf(type.name).map((field) => ({
    name: field.name,
    field,
    permissions: permissionsOf(type.name, field),
  })),
  query(selected, args) {
    const argsOf = (typeName: string, { name }: Field) => args[`${typeName}.${name}`];
    const leaves = selected.map(({ field }) => callOf(field, argsOf(type.name, field))).join(' ');
    const inner = way.reduceRight((selection, step) => {
      const given = argsOf(step.type.name, step.field) ?? examplesOf(step.field.args);
      return `${step.field.name}${given && `(${given})`} { ${selection} }`;
    }, leaves);
    return `query { desk { ${inner} } }`;
  },
});
