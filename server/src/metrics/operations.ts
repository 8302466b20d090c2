import type { ApolloServerPlugin } from '@apollo/server';
import { type GraphQLSchema, isInterfaceType } from 'graphql';
import { operationNames } from '../generated/operationNames.ts';
import type { Context } from '../graphql/context.ts';
import type { Metrics } from './definitions.ts';

/** An Apollo plugin that measures operations, and counts their errors and the problems that they return. */
export function createOperationPlugin({
  operationDuration,
  operationErrors,
  problems,
}: Pick<Metrics, 'operationDuration' | 'operationErrors' | 'problems'>): ApolloServerPlugin<Context> {
  let isProblem: (typename: unknown) => boolean;
  return {
    async serverWillStart({ schema }) {
      isProblem = problemCheck(schema);
    },
    async requestDidStart() {
      const startedAt = performance.now();
      return {
        async willSendResponse({ operationName, response: { body } }) {
          const operation = operationName && operationNames.has(operationName) ? operationName : 'other';
          operationDuration.observe({ operation }, (performance.now() - startedAt) / 1000);
          if (body.kind !== 'single') return;
          const { errors = [], data } = body.singleResult;
          // Several fields of one operation may fail for the same reason.
          for (const code of new Set(errors.map(({ extensions }) => String(extensions?.code))))
            operationErrors.inc({ operation, code });
          for (const result of Object.values(data ?? {})) {
            const typename = (result as { __typename?: unknown } | null)?.__typename;
            if (isProblem(typename)) problems.inc({ problem: String(typename) });
          }
        },
      };
    },
  };
}

/** Checks whether a type implements the schema's interface `Problem`; clients can give other fields the alias `__typename`. */
function problemCheck(schema: GraphQLSchema): (typename: unknown) => boolean {
  const problem = schema.getType('Problem');
  const types = isInterfaceType(problem) ? schema.getPossibleTypes(problem) : [];
  const names = new Set<unknown>(types.map(({ name }) => name));
  return (typename) => names.has(typename);
}
