import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';
import { z } from 'zod';

// The Content-Security-Policy forbids compiled validators, and browsers report the attempt.
z.config({ jitless: true });

/**
 * Checks a form by the schema of the server's input, so that a field shows the sentence that the server would answer. What is submitted
 * are the values as they were typed; the server normalises them.
 * @param toInput the values as the schema takes them, under the names of the form's fields
 */
export function inputResolver<Input extends FieldValues, Values extends Input = Input>(
  schema: z.ZodType<unknown, Input>,
): Resolver<Values>;
export function inputResolver<Values extends FieldValues, Input>(
  schema: z.ZodType<unknown, Input>,
  toInput: (values: Values) => Input,
): Resolver<Values>;
export function inputResolver<Values extends FieldValues>(
  schema: z.ZodType,
  toInput: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
  return zodResolver(z.custom<Values>().transform(toInput).pipe(schema), undefined, { raw: true });
}
