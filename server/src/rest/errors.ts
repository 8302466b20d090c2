import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Problem } from '../lib/problems.ts';

/** What every failed call under /api answers; old clients look at one or another of the fields. */
export const failure = z
  .object({
    status: z.union([z.literal(false), z.literal('FAILED')]).describe('`FAILED` from sign-up, else false'),
    error: z.literal(true).describe('Always true'),
    msg: z
      .string()
      .meta({ description: 'For people; can be shown as it is', example: 'Please Login to continue' }),
    requestId: z.string().optional().describe('To quote when the fault is ours'),
  })
  .meta({
    id: 'Failure',
    description: 'What every call answers that fails; the status says of which kind it is',
  });

export const restError = (msg: string, status: false | 'FAILED' = false): z.infer<typeof failure> => ({
  status,
  error: true,
  msg,
});

const statusOf = {
  NotSignedIn: 401,
  NotYours: 403,
  NotFound: 404,
  InvalidInput: 400,
  PasswordTooCommon: 400,
  WrongCredentials: 401,
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
} as const;

type KnownProblem = Problem<keyof typeof statusOf>;

/** Carries a problem to the error handler of the REST door. */
class RestProblem extends Error {
  constructor(readonly problem: KnownProblem & { retryAfter?: number }) {
    super(problem.message);
  }
}

/** Hands a service's success on; a problem becomes the call's answer instead. */
export function orProblem<T extends object | null>(result: T): Exclude<T, KnownProblem> {
  if (isProblem(result)) throw new RestProblem(result);
  return result as Exclude<T, KnownProblem>;
}

const isProblem = (result: object | null): result is KnownProblem =>
  result !== null && '__typename' in result && Object.hasOwn(statusOf, String(result.__typename));

/** Answers with the problem that `orProblem` met. @returns false when the error is something else */
export function answerProblem(error: unknown, reply: FastifyReply, status: false | 'FAILED'): boolean {
  if (!(error instanceof RestProblem)) return false;
  const { __typename, message, retryAfter } = error.problem;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  reply.code(statusOf[__typename]).send(restError(message, status));
  return true;
}

/** Answers a path that cannot be decoded, or whose id is endless: no route, and so no error handler, is found for it. */
export function answerBadPath(error: { statusCode?: number }, _: FastifyRequest, reply: FastifyReply): void {
  reply.code(error.statusCode ?? 400).send(restError('This address is not valid'));
}

/** Answers what is no request at all, or one whose address and headers never end: Fastify does not get to see it. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (socket.writable && error.code !== 'ECONNRESET') {
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
    const body = JSON.stringify(restError('This request is too long, or is not one'));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  }
  socket.destroy();
}
