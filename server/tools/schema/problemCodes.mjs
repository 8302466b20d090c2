// @ts-check

/**
 * A codegen plugin: the values of the enum `ProblemCode`, for services and REST, which do not know GraphQL's types.
 * @type {import('@graphql-codegen/plugin-helpers').PluginFunction}
 */
export const plugin = (schema) => {
  const type = /** @type {import('graphql').GraphQLEnumType} */ (schema.getType('ProblemCode'));
  // In the order of the file: the values of the type are sorted.
  const lines = type.astNode?.values?.map(({ name }) => `  '${name.value}',\n`) ?? [];
  return [
    '/** Every kind of problem that a caller can get. The enum `ProblemCode` of schema.graphql explains each. */\n',
    `export const problemCodes = [\n${lines.join('')}] as const;\n\n`,
    'export type ProblemCode = (typeof problemCodes)[number];\n',
  ].join('');
};
