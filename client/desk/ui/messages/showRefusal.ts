import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { graphql } from '../../generated/gql.ts';
import { showError } from './toaster.tsx';

graphql(`
  fragment Refusal on Problem {
    message
    ... on InvalidInput {
      field
    }
  }
`);

/** Why the server has refused something. Mutations select it by the fragment of this name. */
export interface Refusal {
  message: string;
  /** What is wrong; only some problems say it. */
  field?: string | null;
}

/** Shows why the server has refused a form: at the field, or as a message when the form has no such field. */
export function showRefusal<Values extends FieldValues>(
  { getValues, setError }: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  { field, message }: Refusal,
): void {
  if (field && field in getValues()) setError(field as Path<Values>, { message }, { shouldFocus: true });
  else showError(message);
}
