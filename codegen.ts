import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';

const features = 'server/src/features';

/** Each GraphQL type that a feature's `models.ts` exports → this export: what our services return for it, where the two differ. */
const mappersOfFeatures = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(features).flatMap((feature) => {
      const file = `${features}/${feature}/models.ts`;
      const names = existsSync(file) ? exportedNames(readFileSync(file, 'utf8')) : [];
      return names.map((name) => [name, `../features/${feature}/models.ts#${name} as ${name}Model`]);
    }),
  );

/** The names in `export type { A as B, C } from …` and `export type D = …`. */
function exportedNames(source: string): string[] {
  const lists = [...source.matchAll(/export type \{([^}]*)\}/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  const aliases = [...source.matchAll(/export type (\w+) =/g)].map(([, name]) => name);
  return [...lists, ...aliases].flatMap((name) => name?.match(/\w+(?=\s*$)/)?.[0] ?? []);
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  ignoreNoDocuments: true,
  importExtension: '.ts',
  emitLegacyCommonJSImports: false,
  config: { useTypeImports: true, strictScalars: true },
  generates: {
    'server/src/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        contextType: '../graphql/context.ts#Context',
        enumsAsTypes: true,
        // The default, `Record<PropertyKey, never>`, has every key, so resolvers.ts would miss unresolved fields.
        rootValueType: 'object',
        // What a resolver returns for a union says which member it is.
        resolversNonOptionalTypename: { unionMember: true },
        mappers: mappersOfFeatures(),
      },
    },
    'server/src/generated/operationNames.ts': {
      documents: ['client/src/**/*.{ts,tsx}', 'client/desk/**/*.{ts,tsx}', '!client/{src,desk}/generated/**'],
      plugins: ['./server/tools/schema/operationNames.mjs'],
      // The storefront and the desk may use the same names.
      config: { skipDocumentsValidation: true },
    },
    'server/src/lib/generated/problemCodes.ts': { plugins: ['./server/tools/schema/problemCodes.mjs'] },
    'server/src/generated/entities.ts': {
      plugins: [{ './server/tools/schema/moduleLists.mjs': { list: 'entities' } }],
    },
    'server/src/generated/migrations.ts': {
      plugins: [{ './server/tools/schema/moduleLists.mjs': { list: 'migrations' } }],
    },
    'client/src/generated/': {
      preset: 'client',
      documents: 'client/src/**/*.{ts,tsx}',
      // Masking is Apollo Client's own (`dataMasking`), not the preset's.
      presetConfig: { fragmentMasking: false },
      config: { enumType: 'const', inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true } },
    },
    'client/desk/generated/': {
      preset: 'client',
      documents: ['client/desk/**/*.{ts,tsx}', '!client/desk/generated/**'],
      presetConfig: { fragmentMasking: false },
      config: { enumType: 'const', inlineFragmentTypes: 'mask', customDirectives: { apolloUnmask: true } },
    },
    'client/desk/generated/possibleTypes.ts': {
      plugins: [{ './server/tools/schema/possibleTypes.mjs': { desk: true } }],
    },
    'server/test/generated/documents.ts': {
      documents: 'server/test/documents/*.graphql',
      plugins: ['typescript-operations', 'typed-document-node'],
      config: { documentMode: 'string', documentVariableSuffix: '', scalars: { ID: 'string' } },
    },
    'client/src/generated/possibleTypes.ts': {
      plugins: [{ './server/tools/schema/possibleTypes.mjs': { desk: false } }],
    },
  },
};

export default config;
