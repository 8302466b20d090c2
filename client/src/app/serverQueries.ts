import { type ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { type DocumentNode, type ExecutionResult, print } from 'graphql';
import type { FindLoadedData } from '../lib/useQuery.ts';

/** Runs a GraphQL operation in the server's process. */
export type Execute = (operation: {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}) => Promise<ExecutionResult>;

/** An Apollo link to the GraphQL executor of the same process. */
export const createServerLink = (execute: Execute): ApolloLink =>
  new ApolloLink(
    ({ query, variables, operationName }) =>
      new Observable((observer) => {
        execute({ query: textOf(query), variables, operationName }).then(
          (result) => {
            observer.next(result as ApolloLink.Result);
            observer.complete();
          },
          (error: unknown) => observer.error(error),
        );
      }),
  );

const texts = new WeakMap<DocumentNode, string>();

/** The text of a document. Printing takes as long as executing a small query, so each document is printed once. */
function textOf(document: DocumentNode): string {
  const text = texts.get(document) ?? print(document);
  texts.set(document, text);
  return text;
}

/** Reads queries for the loaders of one page, each once, and remembers their data for rendering. */
export function createServerQueries(client: ApolloClient): {
  query: ApolloClient['query'];
  findLoadedData: FindLoadedData;
} {
  const results = new Map<string, ReturnType<ApolloClient['query']>>();
  const data = new Map<string, unknown>();

  async function query(options: ApolloClient.QueryOptions) {
    const key = keyOf(options.query, options.variables);
    const running = results.get(key);
    if (running) return running;
    const result = client.query(options);
    results.set(key, result);
    data.set(key, (await result).data);
    return result;
  }

  return {
    query: query as ApolloClient['query'],
    findLoadedData: (document, variables) => data.get(keyOf(document, variables)),
  };
}

/** Names of operations are unique in the client. */
function keyOf({ definitions }: DocumentNode, variables: object = {}): string {
  const [operation] = definitions;
  const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
  return `${name} ${canonicalStringify(variables)}`;
}
