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

/** Notes of each answer whom else it may be given to: those of queries that went well, and no others. */
export const noteAudience: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ operation, document, schema, response: { body }, contextValue }) {
        if (operation?.operation !== 'query' || !document) return;
        if (body.kind !== 'single' || body.singleResult.errors) return;
        const isPersonal = personal.get(document) ?? asksForOnesOwn(schema, document);
        personal.set(document, isPersonal);
        audiences.set(contextValue.seen, isPersonal ? 'visitors' : 'everybody');
      },
    };
  },
};

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
