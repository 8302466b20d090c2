import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Context } from './context.ts';
import type { Seen } from './features/catalog/details.ts';

/** Whom else the answer of an operation that was run as a visitor may be given to. */
export type Audience = 'visitors' | 'everybody';

/** By what the request has seen: Apollo hands its plugins a copy of the context. */
const audiences = new WeakMap<Seen, Audience>();
const personal = new WeakMap<DocumentNode, boolean>();

/** Of the operation that was run in this context; undefined: nobody else. */
export const audienceOf = ({ seen }: Context): Audience | undefined => audiences.get(seen);

/**
 * Finds out who is calling where an operation asks for something of the caller's own; all others are run as a visitor's. Notes
 * of each answer whom else it may be given to: those of queries that went well and were run as a visitor's, and no others.
 */
export const mindAudience: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      // What is asked is known here, and not before: a request can name it by a hash.
      async didResolveOperation({ document, schema, contextValue }) {
        if (contextValue.identify && isPersonal(schema, document))
          Object.assign(contextValue, await contextValue.identify());
      },
      async willSendResponse({ operation, document, schema, response: { body }, contextValue }) {
        if (operation?.operation !== 'query' || !document || contextValue.viewer) return;
        if (body.kind !== 'single' || body.singleResult.errors) return;
        audiences.set(contextValue.seen, isPersonal(schema, document) ? 'visitors' : 'everybody');
      },
    };
  },
};

function isPersonal(schema: GraphQLSchema, document: DocumentNode): boolean {
  const known = personal.get(document) ?? asksForOnesOwn(schema, document);
  personal.set(document, known);
  return known;
}

/** Whether a document changes something, or has a field that the schema marks as different for each shopper. */
function asksForOnesOwn(schema: GraphQLSchema, document: DocumentNode): boolean {
  const types = new TypeInfo(schema);
  let found = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query',
  );
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        found ||=
          types.getFieldDef()?.astNode?.directives?.some(({ name }) => name.value === 'personal') ?? false;
      },
    }),
  );
  return found;
}
