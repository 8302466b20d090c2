import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** Of a proxy whose server does not answer. */
const GATEWAY_STATUSES = [502, 503, 504];

/** Whether a query has failed because the shop did not answer: no network, or a proxy that answered in its place. */
export function isUnreachable(error: unknown): boolean {
  if (ServerError.is(error) || ServerParseError.is(error)) return GATEWAY_STATUSES.includes(error.statusCode);
  return !CombinedGraphQLErrors.is(error);
}
