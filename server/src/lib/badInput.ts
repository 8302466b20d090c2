import { GraphQLError } from 'graphql';
import type { InvalidInput } from './problems.ts';

/** Turns a problem with a query's arguments into a GraphQL error: queries answer data, not unions. */
export function orBadInput<T extends object>(result: T | InvalidInput): T {
  if ('__typename' in result && result.__typename === 'InvalidInput') {
    const { message, field } = result as InvalidInput;
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument: field } });
  }
  return result as T;
}
