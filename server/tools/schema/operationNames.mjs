// @ts-check
import { Kind } from 'graphql';

/**
 * A codegen plugin: the names of the operations in all documents.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (_, files) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const names = definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION && definition.name ? [definition.name.value] : [],
  );
  const lines = [...new Set(names)].sort().map((name) => `  ${JSON.stringify(name)},\n`);
  return `/** The operations of the storefront and the desk. */\nexport const operationNames: ReadonlySet<string> = new Set([\n${lines.join('')}]);\n`;
};
