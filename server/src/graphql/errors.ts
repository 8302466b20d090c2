import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import {
  type InvalidInput,
  type TooManyRequests,
  UNAVAILABLE_MESSAGE,
  UNAVAILABLE_RETRY_SECONDS,
} from '../lib/problems.ts';

/** Turns a problem with a query's arguments into a GraphQL error: queries answer data, not unions. */
export function orBadInput<T extends object>(result: T | InvalidInput): T {
  if ('__typename' in result && result.__typename === 'InvalidInput') {
    const { message, field } = result as InvalidInput;
    throw new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', argument: field } });
  }
  return result as T;
}

/** Refuses a whole GraphQL request that is one too many, with 429: where an operation has no such answer of its own. */
export function refuseIf(tooMany: TooManyRequests | null): void {
  if (!tooMany) return;
  const { message, retryAfter } = tooMany;
  throw new GraphQLError(message, {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      retryAfter,
      http: { status: 429, headers: new HeaderMap([['retry-after', String(retryAfter)]]) },
    },
  });
}

/** Says that the whole request cannot be answered while the database is away. */
export const awayError = (): GraphQLError =>
  new GraphQLError(UNAVAILABLE_MESSAGE, {
    extensions: {
      code: 'SERVICE_UNAVAILABLE',
      http: { status: 503, headers: new HeaderMap([['retry-after', String(UNAVAILABLE_RETRY_SECONDS)]]) },
    },
  });
