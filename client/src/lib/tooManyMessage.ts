import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { plural } from './format.ts';

/**
 * What to tell a person when the server, or a proxy in front of it, accepts no more requests for a while.
 * @param hasCountdown the time to wait is displayed beside the message
 * @returns null for other errors
 */
export function tooManyMessage(error: unknown, hasCountdown = false): string | null {
  const seconds = secondsToWait(error);
  if (seconds === null) return null;
  const time = seconds === 0 ? 'a moment' : waitingTime(seconds);
  return `Too many requests. Please wait${hasCountdown ? '' : ` ${time}`}.`;
}

/** A time to wait as people say it. */
export const waitingTime = (seconds: number): string =>
  seconds < 90 ? `${seconds} ${plural(seconds, 'second')}` : `${Math.ceil(seconds / 60)} minutes`;

/** Longer waits are no limit of ours. */
const DAY_SECONDS = 24 * 60 * 60;

/** How long the server accepts no more requests. 0: it is not said how long; null: the error has another reason. */
export function secondsToWait(error: unknown): number | null {
  if (CombinedGraphQLErrors.is(error)) {
    const refusal = error.errors.find(({ extensions }) => extensions?.code === 'TOO_MANY_REQUESTS');
    return refusal ? toSeconds(refusal.extensions?.retryAfter) : null;
  }
  if (!ServerError.is(error) || error.statusCode !== 429) return null;
  return toSeconds(error.response.headers.get('retry-after'));
}

function toSeconds(value: unknown): number {
  const seconds = Number(value);
  return seconds > 0 && seconds <= DAY_SECONDS ? Math.ceil(seconds) : 0;
}
