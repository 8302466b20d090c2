import { type ApolloServerPlugin, HeaderMap } from '@apollo/server';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { LRUCache } from 'lru-cache';
import type { Context } from './context.ts';

/** Compiling takes milliseconds, so it is done for what is run again and again: nobody can have us do it with each request. */
const WORTH_COMPILING = 20;
/** So many runs that follow one that went wrong are graphql-js's alone: what is in trouble is not asked twice by each of them. */
const RUNS_AFTER_ERRORS = 20;
/** The storefront has some 40. */
const MOST_COMPILED = 100;
/** More of them would take tens of milliseconds to compile. */
const MOST_FIELDS = 150;

interface Compiled {
  query: CompiledQuery['query'];
  /** How many runs it is still left out of. */
  paused: number;
}

/**
 * Runs queries as code that was made for them, in a third of the time that going through them takes. What goes wrong there is run
 * again by graphql-js: all that is said of errors is its own, of variables too.
 */
export function runCompiled(): ApolloServerPlugin<Context> {
  /** How often those were run that are not compiled. Apollo has the same document for the same text, as long as it remembers it. */
  const runs = new WeakMap<DocumentNode, number>();
  const known = new LRUCache<DocumentNode, Compiled | 'never'>({ max: MOST_COMPILED });

  function compiledOf(schema: GraphQLSchema, document: DocumentNode): Compiled | null {
    const found = known.get(document);
    if (found) return found === 'never' ? null : found;
    const run = 1 + (runs.get(document) ?? 0);
    runs.set(document, run % WORTH_COMPILING);
    if (run < WORTH_COMPILING) return null;
    const made = isPlainQuery(document) ? compileQuery(schema, document) : null;
    const compiled = made && isCompiledQuery(made) ? { query: made.query, paused: 0 } : null;
    known.set(document, compiled ?? 'never');
    return compiled;
  }

  return {
    async requestDidStart() {
      return {
        async responseForOperation({ schema, document, operation, request, contextValue }) {
          const compiled = compiledOf(schema, document);
          if (!compiled) return null;
          const variables = request.variables ?? {};
          // The code lets some pass that are not as the query says.
          if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return null;
          if (compiled.paused > 0) {
            compiled.paused--;
            return null;
          }
          const { data, errors } = await compiled.query(undefined, contextValue, variables);
          if (errors) {
            compiled.paused = RUNS_AFTER_ERRORS;
            return null;
          }
          return {
            http: { status: undefined, headers: new HeaderMap() },
            body: { kind: 'single', singleResult: { data } },
          };
        },
      };
    },
  };
}

/** What graphql-jit gets wrong: conditions (of several for one fragment the first counts), and the name of all objects' prototype. */
const isMiscompiled = (selection: SelectionNode): boolean =>
  selection.directives?.length !== 0 ||
  (selection.kind === Kind.FIELD && selection.alias?.value === '__proto__');

/** Whether a document is one query that is compiled right, with few fields: those of a fragment count wherever it is spread. */
function isPlainQuery({ definitions }: DocumentNode): boolean {
  const fragments = new Map<string, FragmentDefinitionNode>();
  const operations: OperationDefinitionNode[] = [];
  for (const part of definitions) {
    if (part.kind === Kind.FRAGMENT_DEFINITION) fragments.set(part.name.value, part);
    if (part.kind === Kind.OPERATION_DEFINITION) operations.push(part);
  }
  const [operation] = operations;
  if (operation?.operation !== 'query' || operations.length > 1) return false;

  let left = MOST_FIELDS;
  const isPlain = ({ selections }: SelectionSetNode): boolean =>
    selections.every((selection) => {
      if (--left < 0 || isMiscompiled(selection)) return false;
      const within =
        selection.kind === Kind.FRAGMENT_SPREAD ? fragments.get(selection.name.value) : selection;
      return !within?.selectionSet || isPlain(within.selectionSet);
    });
  return isPlain(operation.selectionSet);
}
