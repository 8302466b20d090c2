import type { ProblemCode } from './generated/problemCodes.ts';

/**
 * An expected failure, returned as a member of a result union: the schema's `Problem` interface. Each feature makes its problems, and
 * their sentences, in `<noun>.problems.ts`; those of several features are in this file.
 */
export interface Problem<Type extends string = string> {
  readonly __typename: Type;
  /** For programs. */
  readonly code: ProblemCode;
  /** Shown to the shopper. */
  readonly message: string;
}

export const problem = <Type extends string>(
  __typename: Type,
  code: ProblemCode,
  message: string,
): Problem<Type> => ({ __typename, code, message });

/** A success that returns nothing but a message, as a member of a result union. */
export interface Success<Type extends string> {
  readonly __typename: Type;
  /** Shown to the shopper. */
  readonly message: string;
}

/** Carries a problem through the layers above the function that has found it. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Rolls a transaction back with a problem, which `catchProblem` around it returns. In a REST handler the problem becomes the response. */
export function throwProblem(problem: Problem): never {
  throw new ProblemError(problem);
}

/** The work's result, or the problem passed to `throwProblem` within it. Other errors are rethrown. */
export async function catchProblem<T, P extends Problem>(work: () => Promise<T>): Promise<T | P> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError) return error.problem as P;
    throw error;
  }
}

export type NotSignedIn = Problem<'NotSignedIn'>;
export const notSignedIn = (message = 'Please Login to continue'): NotSignedIn =>
  problem('NotSignedIn', 'NOT_SIGNED_IN', message);

export type NotAllowed = Problem<'NotAllowed'>;
export const notAllowed = (): NotAllowed =>
  problem('NotAllowed', 'NOT_ALLOWED', 'Your role does not allow this');

export type NotFound = Problem<'NotFound'>;
export const notFound = (code: ProblemCode, message: string): NotFound => problem('NotFound', code, message);

/** Parameters of codes about input. */
interface InputParameters {
  /** The least that is allowed. */
  readonly min?: number | undefined;
  /** The most that is allowed. */
  readonly max?: number | undefined;
  /** Of the thing that the message is about. */
  readonly name?: string | undefined;
}

export type InvalidInput = Problem<'InvalidInput'> & InputParameters & { readonly field: string | null };
/** @param field null: the input as a whole */
export const invalidInput = (
  code: ProblemCode,
  message: string,
  field: string | null = null,
  parameters: InputParameters = {},
): InvalidInput => ({ ...problem('InvalidInput', code, message), field, ...parameters });

/** For an address without a picture or a page. */
export const nothingHere = (): NotFound => notFound('ROUTE_NOT_FOUND', 'There is nothing at this address');

/** For a day that is typed. */
export const dayInvalid = (field: string): InvalidInput =>
  invalidInput('DAY_INVALID', `${field} is not a day, such as 2026-11-23`, field);

/** For a request that is no form. */
export const formNeeded = (content: 'file' | 'picture' | 'pictures') =>
  problem('FormNeeded', 'REQUEST_INVALID', `Please send the ${content} as multipart/form-data`);

/** For a form without its file. */
export const fileMissing = (content: 'file' | 'picture', field: string): InvalidInput =>
  invalidInput('REQUEST_INVALID', `Please send one ${content} in the field ${field}`, field);

/** For a list that is asked for more or fewer items than `max` allows. */
export const firstOutOfRange = (max: number): InvalidInput =>
  invalidInput('FIRST_OUT_OF_RANGE', `first must be from 1 to ${max}`, 'first', { min: 1, max });

/** For a cursor of another list, or no cursor at all. */
export const cursorInvalid = (): InvalidInput =>
  invalidInput('CURSOR_INVALID', 'after is not one of our cursors', 'after');

export type OutOfStock = Problem<'OutOfStock'> & {
  readonly productId: string;
  readonly available: number;
  readonly productName?: string | undefined;
};

export type TooManyRequests = Problem<'TooManyRequests'> & { readonly retryAfter: number };
/** @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number): TooManyRequests => ({
  ...problem(
    'TooManyRequests',
    'TOO_MANY_REQUESTS',
    `Too many attempts. Please try again in ${retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`}.`,
  ),
  retryAfter,
});

/** Shown instead of the details of an internal error. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';

/** Shown while the database or a payment provider cannot be reached. */
export const UNAVAILABLE_MESSAGE = 'The shop is not available for a moment. Please try again shortly.';
/** Value of Retry-After, in seconds. */
export const UNAVAILABLE_RETRY_SECONDS = 5;
