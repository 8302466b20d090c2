import type { ApolloClient, InMemoryCache } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { type DocumentNode, type ExecutionResult, print, visit } from 'graphql';
import type { FindLoadedData } from '../lib/useQuery.ts';

/** Runs a GraphQL operation in the server's process. */
export type Execute = (operation: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<ExecutionResult>;

/**
 * Reads queries for the loaders of one page, each once. The data go into the cache, for the browser, and as they are to `useQuery`:
 * passing them through Apollo Client would double a page's CPU time.
 */
export function createServerQueries(
  execute: Execute,
  cache: InMemoryCache,
): { query: ApolloClient['query']; findLoadedData: FindLoadedData } {
  const running = new Map<string, Promise<{ data: unknown }>>();
  const loaded = new Map<string, unknown>();

  async function read(query: DocumentNode, variables: Record<string, unknown>, key: string) {
    const operationName = nameOf(query);
    const { document, text } = prepare(query, cache);
    const { data, errors } = await execute({ query: text, variables, operationName });
    if (!data || errors) throw new Error(`${operationName} failed`);
    cache.writeQuery({ query: document, variables, data });
    loaded.set(key, data);
    return { data };
  }

  function query({ query, variables = {} }: ApolloClient.QueryOptions) {
    const key = keyOf(query, variables);
    const result = running.get(key) ?? read(query, variables, key);
    running.set(key, result);
    return result;
  }

  return {
    query: query as ApolloClient['query'],
    findLoadedData: (document, variables) => loaded.get(keyOf(document, variables)),
  };
}

/** A query as it is written into the cache, and the text that is executed. */
interface PreparedQuery {
  document: DocumentNode;
  text: string;
}

const prepared = new WeakMap<DocumentNode, PreparedQuery>();

/** Adds `__typename` for the cache, and removes `@unmask`, which only Apollo Client knows. Once per query. */
function prepare(query: DocumentNode, cache: InMemoryCache): PreparedQuery {
  const known = prepared.get(query);
  if (known) return known;
  const document = cache.transformDocument(query);
  const sent = visit(document, { Directive: ({ name }) => (name.value === 'unmask' ? null : undefined) });
  const result = { document, text: print(sent) };
  prepared.set(query, result);
  return result;
}

function nameOf({ definitions: [operation] }: DocumentNode): string | undefined {
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
}

/** Names of operations are unique in the client. */
const keyOf = (query: DocumentNode, variables: object = {}): string =>
  `${nameOf(query)} ${canonicalStringify(variables)}`;
