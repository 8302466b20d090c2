// @ts-check
import { isAbstractType } from 'graphql';

/**
 * A codegen plugin: which types each union and interface stands for, as Apollo Client's cache wants it.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction<{ desk: boolean }>} `desk`: with the desk's types
 */
export const plugin = (schema, _, { desk }) => {
  const isListed = (/** @type {{ name: string }} */ { name }) =>
    !name.startsWith('__') && (desk || !name.startsWith('Desk'));
  const possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .filter(isListed)
      .map((type) => [
        type.name,
        schema
          .getPossibleTypes(type)
          .filter(isListed)
          .map(({ name }) => name),
      ]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};\n`;
};
