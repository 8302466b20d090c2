import type { ApolloServerPlugin } from '@apollo/server';
import { type DocumentNode, type GraphQLSchema, Kind, TypeInfo, visit, visitWithTypeInfo } from 'graphql';
import type { Seen } from '../features/catalog/details.ts';
import type { Context } from './context.ts';

/** Whom else the answer of an operation that was run as a visitor may be given to. */
export type Audience = 'visitors' | 'everybody';

/** By what the request has seen: Apollo hands its plugins a copy of the context. */
const audiences = new WeakMap<Seen, Audience>();
const traits = new WeakMap<DocumentNode, Traits>();

interface Traits {
  /** It changes something, or has a field that the schema marks as different for each shopper. */
  personal: boolean;
  /** It asks about the schema: large, and seldom asked for. */
  introspective: boolean;
}

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
        if (contextValue.identify && traitsOf(schema, document).personal)
          Object.assign(contextValue, await contextValue.identify());
      },
      async willSendResponse({ operation, document, schema, response: { body }, contextValue }) {
        if (operation?.operation !== 'query' || !document || contextValue.viewer) return;
        if (body.kind !== 'single' || body.singleResult.errors) return;
        const { personal, introspective } = traitsOf(schema, document);
        if (!introspective) audiences.set(contextValue.seen, personal ? 'visitors' : 'everybody');
      },
    };
  },
};

function traitsOf(schema: GraphQLSchema, document: DocumentNode): Traits {
  const known = traits.get(document) ?? lookThrough(schema, document);
  traits.set(document, known);
  return known;
}

function lookThrough(schema: GraphQLSchema, document: DocumentNode): Traits {
  const types = new TypeInfo(schema);
  let personal = document.definitions.some(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION && definition.operation !== 'query',
  );
  let introspective = false;
  visit(
    document,
    visitWithTypeInfo(types, {
      Field({ name }) {
        introspective ||= name.value === '__schema' || name.value === '__type';
        personal ||=
          types.getFieldDef()?.astNode?.directives?.some((mark) => mark.name.value === 'personal') ?? false;
      },
    }),
  );
  return { personal, introspective };
}
