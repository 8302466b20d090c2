// @ts-check
import { isAbstractType } from 'graphql';

/**
 * A codegen plugin: which types each union and interface stands for, as Apollo Client's cache wants it.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (schema) => {
  const possibleTypes = Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .filter((type) => !type.name.startsWith('__'))
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
  return `export const possibleTypes: Record<string, string[]> = ${JSON.stringify(possibleTypes, null, 2)};\n`;
};
