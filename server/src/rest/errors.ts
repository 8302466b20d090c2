import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Problem, ProblemError, throwProblem, UNAVAILABLE_RETRY_SECONDS } from '../lib/problems.ts';

/** Body of every failure under /api; old clients read one or another of the fields. */
export const failure = z
  .object({
    status: z.union([z.literal(false), z.literal('FAILED')]).describe('`FAILED` from sign-up, else false'),
    error: z.literal(true).describe('Always true'),
    msg: z
      .string()
      .meta({ description: 'Message that can be shown to the shopper', example: 'Please Login to continue' }),
    requestId: z.string().optional().describe('Id to quote when reporting an internal error'),
  })
  .meta({
    id: 'Failure',
    description: 'Body of every failure; the HTTP status tells its kind',
  });

export const restError = (msg: string, status: false | 'FAILED' = false): z.infer<typeof failure> => ({
  status,
  error: true,
  msg,
});

/** HTTP status by problem. */
const statusByProblem = {
  NotSignedIn: 401,
  NotYours: 403,
  NotFound: 404,
  InvalidInput: 400,
  PasswordTooCommon: 400,
  WrongCredentials: 401,
  AccountBlocked: 403,
  EmailTaken: 409,
  PhoneTaken: 409,
  AlreadyReviewed: 409,
  AlreadyInWishlist: 409,
  AlreadyInCart: 409,
  OutOfStock: 409,
  CartEmpty: 409,
  TotalChanged: 409,
  PaymentRefused: 402,
  PaymentPending: 409,
  PaymentRefunded: 409,
  PaymentNotTaken: 409,
  TooManyRequests: 429,
  PaymentUnavailable: 503,
  GoogleUnavailable: 503,
} as const;

type RestProblem = Problem<keyof typeof statusByProblem>;

/** Returns a service's success; a problem is thrown and becomes the response. */
export function throwIfProblem<T extends object | null>(result: T): Exclude<T, RestProblem> {
  if (isProblem(result)) throwProblem(result);
  return result as Exclude<T, RestProblem>;
}

export const isProblem = (result: object | null): result is RestProblem & { retryAfter?: number } =>
  result !== null && '__typename' in result && Object.hasOwn(statusByProblem, String(result.__typename));

/** Sends the problem thrown by `throwIfProblem`. @returns false if the error is another one */
export function sendProblem(error: unknown, reply: FastifyReply, status: false | 'FAILED'): boolean {
  if (!(error instanceof ProblemError) || !isProblem(error.problem)) return false;
  const { __typename, message, retryAfter } = error.problem;
  const code = statusByProblem[__typename];
  const seconds = retryAfter ?? (code === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  reply.code(code).send(restError(message, status));
  return true;
}
