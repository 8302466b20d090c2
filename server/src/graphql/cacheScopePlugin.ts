import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { CacheDependencies } from '../features/catalog/cacheDependencies.ts';
import type { CacheScope } from '../http/responseCache/responseCache.ts';
import type { Context } from './context.ts';

interface DocumentTraits {
  /** It only looks at the shop: it has queries alone, and none of their fields is marked with `@personal`; fields of products may be. */
  isBrowsing: boolean;
  /** It has a mutation, or a field that the schema marks with `@personal`. */
  isPersonal: boolean;
  /** It reads the schema: a large response that few request. */
  isIntrospection: boolean;
}

/** By `dependencies`, because Apollo gives plugins a copy of the context. */
const scopes = new WeakMap<CacheDependencies, CacheScope>();
const traitsByDocument = new WeakMap<DocumentNode, DocumentTraits>();

/** The scope of the response to the context's operation; undefined if it must not be cached. */
export const cacheScopeOf = ({ dependencies }: Context): CacheScope | undefined => scopes.get(dependencies);

/** Whether a valid document only looks at the shop, for whoever. */
export const isBrowsing = (schema: GraphQLSchema, document: DocumentNode): boolean =>
  traitsOf(schema, document).isBrowsing;

/**
 * Identifies the caller only for operations that depend on it; all others run as for a visitor who is not signed in. Afterwards it sets
 * the cache scope of successful queries that ran for such a visitor.
 */
export const cacheScopePlugin: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      // Not earlier: a persisted query's document is known only now.
      async didResolveOperation({ document, schema, contextValue }) {
        if (contextValue.identifyCaller && traitsOf(schema, document).isPersonal)
          Object.assign(contextValue, await contextValue.identifyCaller());
      },
      async willSendResponse({ operation, document, schema, response: { body }, contextValue }) {
        if (operation?.operation !== 'query' || !document || contextValue.viewer) return;
        if (body.kind !== 'single' || body.singleResult.errors) return;
        const { isPersonal, isIntrospection } = traitsOf(schema, document);
        if (!isIntrospection) scopes.set(contextValue.dependencies, isPersonal ? 'PRIVATE' : 'PUBLIC');
      },
    };
  },
};

function traitsOf(schema: GraphQLSchema, document: DocumentNode): DocumentTraits {
  const traits = traitsByDocument.get(document) ?? findTraits(schema, document);
  traitsByDocument.set(document, traits);
  return traits;
}

function findTraits(schema: GraphQLSchema, document: DocumentNode): DocumentTraits {
  const types = new TypeInfo(schema);
  let isPersonal = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query',
  );
  let isBrowsing = !isPersonal;
  let isIntrospection = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        isIntrospection ||= name.value === '__schema' || name.value === '__type';
        const isPersonalField =
          types
            .getFieldDef()
            ?.astNode?.directives?.some((directive) => directive.name.value === 'personal') ?? false;
        isPersonal ||= isPersonalField;
        isBrowsing &&= !(isPersonalField && types.getParentType() === schema.getQueryType());
      },
    }),
  );
  return { isBrowsing, isPersonal, isIntrospection };
}
