import type { FormEvent } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Checks and saves the values of a form. @param save resolves to whether they are saved @returns whether they are saved */
export async function submitForm<Values extends FieldValues>(
  { handleSubmit }: Pick<UseFormReturn<Values>, 'handleSubmit'>,
  save: (values: Values) => Promise<boolean>,
  event?: FormEvent,
): Promise<boolean> {
  let isSaved = false;
  await handleSubmit(async (values) => {
    isSaved = await save(values);
  })(event);
  return isSaved;
}
