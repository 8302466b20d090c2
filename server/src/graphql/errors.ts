import { HeaderMap } from '@apollo/server';
import { GraphQLError } from 'graphql';
import {
  type InvalidInput,
  type TooManyRequests,
  UNAVAILABLE_MESSAGE,
  UNAVAILABLE_RETRY_SECONDS,
} from '../lib/problems.ts';

/** Turns InvalidInput into a GraphQL error, for queries: unlike mutations they have no result union. */
export function throwIfInvalidInput<T extends object>(result: T | InvalidInput): T {
  if ('__typename' in result && result.__typename === 'InvalidInput') {
    const { code, message, field } = result as InvalidInput;
    throw new GraphQLError(message, {
      extensions: { code: 'BAD_USER_INPUT', problem: code, argument: field },
    });
  }
  return result as T;
}

/** As `throwTooMany`, unless the action is allowed. */
export function throwIfTooMany(tooMany: TooManyRequests | null): void {
  if (tooMany) throwTooMany(tooMany);
}

/** Rejects the whole request with 429, for operations whose result has no TooManyRequests member. */
export function throwTooMany({ code, message, retryAfter }: TooManyRequests): never {
  throw new GraphQLError(message, {
    extensions: {
      code: 'TOO_MANY_REQUESTS',
      problem: code,
      retryAfter,
      http: { status: 429, headers: new HeaderMap([['retry-after', String(retryAfter)]]) },
    },
  });
}

/** Rejects the whole request with 503. */
export const unavailableError = (): GraphQLError =>
  new GraphQLError(UNAVAILABLE_MESSAGE, {
    extensions: {
      code: 'SERVICE_UNAVAILABLE',
      http: { status: 503, headers: new HeaderMap([['retry-after', String(UNAVAILABLE_RETRY_SECONDS)]]) },
    },
  });
