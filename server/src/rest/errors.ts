import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { problemCodes } from '../lib/generated/problemCodes.ts';
import {
  INTERNAL_ERROR_MESSAGE,
  type NotFound,
  type Problem,
  ProblemError,
  type TooManyRequests,
  throwProblem,
  UNAVAILABLE_MESSAGE,
  UNAVAILABLE_RETRY_SECONDS,
} from '../lib/problems.ts';

/** Body of every failure under /api; old clients read one or another of the fields. */
export const failure = z
  .object({
    status: z.union([z.literal(false), z.literal('FAILED')]).describe('`FAILED` from sign-up, else false'),
    error: z.literal(true).describe('Always true'),
    msg: z
      .string()
      .meta({ description: 'Message that can be shown to the shopper', example: 'Please Login to continue' }),
    code: z
      .enum(problemCodes)
      .describe('What kind of failure it is, for programs: a `ProblemCode` of the GraphQL schema'),
    requestId: z.string().optional().describe('Id to quote when reporting an internal error'),
  })
  .meta({
    id: 'Failure',
    description: 'Body of every failure; the HTTP status tells its kind',
  });

/** What a failure says: a problem, or a failure of the transport alone. */
export type Failure = Pick<Problem, 'code' | 'message'>;

/** For a request that cannot be read or is not for this call. */
export const requestInvalid = (message: string): Failure => ({ code: 'REQUEST_INVALID', message });
export const inputInvalid = (message: string): Failure => ({ code: 'INPUT_INVALID', message });
/** For a request of another site's page. */
export const pageForbidden: Failure = {
  code: 'REQUEST_FORBIDDEN',
  message: 'This page may not call the shop',
};
export const internalError: Failure = { code: 'INTERNAL_ERROR', message: INTERNAL_ERROR_MESSAGE };
export const shopUnavailable: Failure = { code: 'SHOP_UNAVAILABLE', message: UNAVAILABLE_MESSAGE };

export const restError = (
  { code, message }: Failure,
  status: false | 'FAILED' = false,
): z.infer<typeof failure> => ({ status, error: true, msg: message, code });

/** HTTP status by problem. */
const statusByProblem = {
  NotSignedIn: 401,
  NotAllowed: 403,
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
  RequestTooLarge: 413,
  FormNeeded: 415,
  TooManyRequests: 429,
  NotOffered: 501,
  PaymentUnavailable: 503,
  GoogleUnavailable: 503,
  PdfUnavailable: 503,
} as const;

type RestProblem = Problem<keyof typeof statusByProblem>;

/** Returns a service's success; a problem is thrown and becomes the response. */
export function throwIfProblem<T extends object | null>(result: T): Exclude<T, RestProblem> {
  if (isProblem(result)) throwProblem(result);
  return result as Exclude<T, RestProblem>;
}

export const isProblem = (result: object | null): result is RestProblem & { retryAfter?: number } =>
  result !== null && '__typename' in result && Object.hasOwn(statusByProblem, String(result.__typename));

/** Answers the request for a picture with a problem. */
export const sendPictureProblem = (
  reply: FastifyReply,
  { code, message, ...problem }: NotFound | TooManyRequests,
): FastifyReply => {
  if ('retryAfter' in problem) reply.header('retry-after', problem.retryAfter);
  return reply.code(statusByProblem[problem.__typename]).send({ error: message, code });
};

/** Sends the problem thrown by `throwIfProblem`. @returns false if the error is another one */
export function sendProblem(error: unknown, reply: FastifyReply, status: false | 'FAILED'): boolean {
  if (!(error instanceof ProblemError) || !isProblem(error.problem)) return false;
  const { __typename, retryAfter } = error.problem;
  const httpStatus = statusByProblem[__typename];
  const seconds = retryAfter ?? (httpStatus === 503 ? UNAVAILABLE_RETRY_SECONDS : undefined);
  if (seconds !== undefined) reply.header('retry-after', seconds);
  reply.code(httpStatus).send(restError(error.problem, status));
  return true;
}
