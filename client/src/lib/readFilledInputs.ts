import type { FormEvent } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * A submit handler that first reads the form's inputs anew: a password manager may have set their values without an event.
 * @param submit of `handleSubmit`
 */
export const readFilledInputs =
  <Values extends FieldValues>(
    { getValues, setValue }: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
    submit: (event: FormEvent<HTMLFormElement>) => Promise<void>,
  ) =>
  (event: FormEvent<HTMLFormElement>): Promise<void> => {
    const values = getValues();
    for (const [name, value] of new FormData(event.currentTarget))
      if (name in values && values[name] !== value)
        setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
    return submit(event);
  };
