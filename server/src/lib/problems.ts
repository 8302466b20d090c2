/** What a shopper can cause, as the schema's `Problem` types have it; `__typename` says which. */
export interface Problem<Type extends string = string> {
  readonly __typename: Type;
  /** For people. */
  readonly message: string;
}

/** Carries a problem out of a transaction, which rolls back. */
class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Leaves a transaction with a problem instead of a result; `answered` around it turns it into a value. */
export function refuse(problem: Problem): never {
  throw new Refusal(problem);
}

/** The work's result, or the problem that it refused with. Any other error goes on. */
export async function answered<T, P extends Problem>(work: () => Promise<T>): Promise<T | P> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Refusal) return error.problem as P;
    throw error;
  }
}

export type NotSignedIn = Problem<'NotSignedIn'>;
export const notSignedIn = (message = 'Please Login to continue'): NotSignedIn => ({
  __typename: 'NotSignedIn',
  message,
});

export type NotFound = Problem<'NotFound'>;
export const notFound = (message: string): NotFound => ({ __typename: 'NotFound', message });

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
 * As `outOfStock` where several products are in question, as at the checkout.
 * @param isReserved others are about to pay for units that may come back
 */
export const shortOf = (product: Stocked & { name: string }, isReserved: boolean): OutOfStock => {
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

/** What the outside hears of our own faults, whatever they are. */
export const OUR_FAULT = 'Something went wrong on our side. Please try again in a moment.';

/** What the outside hears while the database is away. */
export const AWAY = 'The shop is not available for a moment. Please try again shortly.';
/** When it may try again, in seconds. */
export const AWAY_SECONDS = 5;
