/** An expected failure, returned as a member of a result union: the schema's `Problem` interface. */
export interface Problem<Type extends string = string> {
  readonly __typename: Type;
  /** Shown to the shopper. */
  readonly message: string;
}

export const problem = <Type extends string>(__typename: Type, message: string): Problem<Type> => ({
  __typename,
  message,
});

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
  problem('NotSignedIn', message);

export type NotAllowed = Problem<'NotAllowed'>;
export const notAllowed = (message = 'Your role does not allow this'): NotAllowed =>
  problem('NotAllowed', message);

export type NotFound = Problem<'NotFound'>;
export const notFound = (message: string): NotFound => problem('NotFound', message);

export type InvalidInput = Problem<'InvalidInput'> & { readonly field: string | null };
export const invalidInput = (message: string, field: string | null = null): InvalidInput => ({
  __typename: 'InvalidInput',
  message,
  field,
});

export type OutOfStock = Problem<'OutOfStock'> & { readonly productId: string; readonly available: number };
type Stocked = { id: string; countInStock: number };
export const outOfStock = (
  { id, countInStock }: Stocked,
  message = 'The quantity is greater than product count in stock',
): OutOfStock => ({ __typename: 'OutOfStock', message, productId: id, available: countInStock });

/**
 * OutOfStock with a message that names the product, for orders of several products.
 * @param isReserved whether other shoppers' unpaid checkouts hold units that may become available again
 */
export const outOfStockNamed = (product: Stocked & { name: string }, isReserved: boolean): OutOfStock => {
  const { name, countInStock } = product;
  const left = countInStock > 0 ? `Only ${countInStock} left of ${name}` : null;
  const reserved = `Only what somebody else is paying for right now is left of ${name}. Please try again in a few minutes.`;
  return outOfStock(product, left ?? (isReserved ? reserved : `${name} is sold out`));
};

export type TooManyRequests = Problem<'TooManyRequests'> & { readonly retryAfter: number };
/** @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number): TooManyRequests => ({
  __typename: 'TooManyRequests',
  message: `Too many attempts. Please try again in ${retryAfter < 90 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`}.`,
  retryAfter,
});

/** Shown instead of the details of an internal error. */
export const INTERNAL_ERROR_MESSAGE = 'Something went wrong on our side. Please try again in a moment.';

/** Shown while the database or a payment provider cannot be reached. */
export const UNAVAILABLE_MESSAGE = 'The shop is not available for a moment. Please try again shortly.';
/** Value of Retry-After, in seconds. */
export const UNAVAILABLE_RETRY_SECONDS = 5;
