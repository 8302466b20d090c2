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
 * Reads queries for the loaders of one page, each once. The data are written into the cache, for the browser, and passed to
 * `useQuery` directly: reading them through Apollo Client would double a page's CPU time.
 */
export function createServerQueries(
  execute: Execute,
  cache: InMemoryCache,
): { query: ApolloClient['query']; findLoadedData: FindLoadedData } {
  const results = new Map<string, Promise<{ data: unknown }>>();
  const loadedData = new Map<string, unknown>();

  async function read(query: DocumentNode, variables: Record<string, unknown>, key: string) {
    const operationName = nameOf(query);
    const { document, text } = prepare(query, cache);
    const { data, errors } = await execute({ query: text, variables, operationName });
    if (!data || errors) throw new Error(`${operationName} failed`);
    cache.writeQuery({ query: document, variables, data });
    loadedData.set(key, data);
    return { data };
  }

  function query({ query, variables = {} }: ApolloClient.QueryOptions) {
    const key = keyOf(query, variables);
    const result = results.get(key) ?? read(query, variables, key);
    results.set(key, result);
    return result;
  }

  return {
    query: query as ApolloClient['query'],
    findLoadedData: (document, variables) => loadedData.get(keyOf(document, variables)),
  };
}

/** A query's document for the cache, and its text for the server. */
interface PreparedQuery {
  document: DocumentNode;
  text: string;
}

const preparedQueries = new WeakMap<DocumentNode, PreparedQuery>();

/** Adds `__typename` for the cache, and removes `@unmask`, which only Apollo Client supports. Once per query. */
function prepare(query: DocumentNode, cache: InMemoryCache): PreparedQuery {
  const cached = preparedQueries.get(query);
  if (cached) return cached;
  const document = cache.transformDocument(query);
  const executable = visit(document, {
    Directive: ({ name }) => (name.value === 'unmask' ? null : undefined),
  });
  const result = { document, text: print(executable) };
  preparedQueries.set(query, result);
  return result;
}

function nameOf({ definitions: [operation] }: DocumentNode): string | undefined {
  return operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
}

/** Names of operations are unique in the client. */
const keyOf = (query: DocumentNode, variables: object = {}): string =>
  `${nameOf(query)} ${canonicalStringify(variables)}`;
