import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';
import { schemaFile } from '../config/paths.ts';

type Part = [name: string, documented: { description?: string | null }];

/** A type and its fields, arguments and values, named like `Query.product(id)`. */
function partsOf(type: GraphQLNamedType): Part[] {
  const { name } = type;
  const parts: Part[] = [[name, type]];
  if (isObjectType(type) || isInterfaceType(type)) {
    for (const field of Object.values(type.getFields())) {
      parts.push([`${name}.${field.name}`, field]);
      for (const argument of field.args) parts.push([`${name}.${field.name}(${argument.name})`, argument]);
    }
  }
  if (isInputObjectType(type))
    for (const field of Object.values(type.getFields())) parts.push([`${name}.${field.name}`, field]);
  if (isEnumType(type)) for (const value of type.getValues()) parts.push([`${name}.${value.name}`, value]);
  return parts;
}

test('every schema element has a description', () => {
  const types = Object.values(buildSchema(readFileSync(schemaFile, 'utf8')).getTypeMap());
  const ours = types.filter((type) => !isSpecifiedScalarType(type) && !type.name.startsWith('__'));
  const undescribed = ours.flatMap(partsOf).filter(([, { description }]) => !description?.trim());
  expect(undescribed.map(([name]) => name)).toEqual([]);
});
