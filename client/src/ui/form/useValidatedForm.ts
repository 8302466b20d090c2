import type { FormEvent } from 'react';
import { type FieldErrors, type Path, type UseFormReturn, useForm } from 'react-hook-form';
import { readFilledInputs } from '../../lib/readFilledInputs.ts';
import { useNotice } from '../states/Notice.tsx';

/** Why a form cannot be submitted. `field` is the name of the invalid input; null when no single input is invalid. */
export interface FormError {
  field: string | null;
  message: string;
}

interface Problem {
  __typename: string;
  message: string;
  /** The invalid input, which only `InvalidInput` has. */
  field?: string | null;
}

/** A problem that the server returned, as a form's error. `inputs` names the invalid input by the problem's type. */
export function toFormError(problem: Problem, inputs: Record<string, string> = {}): FormError {
  return { field: inputs[problem.__typename] ?? problem.field ?? null, message: problem.message };
}

export interface ValidatedFormOptions<Values extends Record<string, string>> {
  /** The first error in the values; null when they may be submitted. */
  validate: (values: Values) => FormError | null;
  /** Resolves to the reason why the server refused the values; null on success. */
  onSubmit: (values: Values) => Promise<FormError | null>;
  /** Shows an error's message; an alert at the window's edge by default. */
  showError?: (message: string) => void;
}

export interface ValidatedForm<Values extends Record<string, string>>
  extends Pick<UseFormReturn<Values>, 'register' | 'formState' | 'getValues'> {
  /** The form's submit handler. */
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
}

/**
 * A form that shows one error at a time and focuses the input that causes it. The inputs are uncontrolled, so that
 * text typed or filled in before hydration is kept.
 */
export function useValidatedForm<Values extends Record<string, string>>({
  validate,
  onSubmit,
  showError,
}: ValidatedFormOptions<Values>): ValidatedForm<Values> {
  const notify = useNotice();
  const show = showError ?? ((message: string) => notify({ message, error: true }));
  const { register, formState, getValues, setValue, setError, handleSubmit } = useForm<Values>({
    resolver: (values) => {
      const error = validate(values);
      return error ? { values: {}, errors: fieldErrors<Values>(error) } : { values, errors: {} };
    },
  });

  async function submitValid(values: Values): Promise<void> {
    const error = await onSubmit(values);
    if (!error) return;
    show(error.message);
    if (error.field) setError(error.field as Path<Values>, { message: error.message }, { shouldFocus: true });
  }

  function showFirst(errors: FieldErrors<Values>): void {
    const [error] = Object.values(errors);
    if (typeof error?.message === 'string') show(error.message);
  }

  const submit = readFilledInputs({ getValues, setValue }, handleSubmit(submitValid, showFirst));
  return { register, formState, getValues, submit };
}

/** An error in the form that React Hook Form expects. */
const fieldErrors = <Values extends Record<string, string>>({ field, message }: FormError) =>
  ({ [field ?? 'root']: { type: 'validate', message } }) as FieldErrors<Values>;
