import { type FormEvent, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { submitForm } from '../../lib/forms/submitForm.ts';
import { type Refusal, showRefusal } from '../messages/showRefusal.ts';
import { useFormConflict } from './useFormConflict.ts';

/** How a save has ended: it is stored, or refused, because somebody else has stored another version meanwhile or for another reason. */
export type SaveResult<Stored> = { saved: Stored } | { conflict: Stored; message: string } | Refusal;

interface VersionedForm<Values extends FieldValues, Stored extends { version: number }> {
  /** What is edited; null: a new one. */
  stored: Stored | null;
  toValues: (stored: Stored) => Values;
  /** The values of a new one. */
  empty?: Values;
  /** Of the fields, in the order in which conflicts are listed. */
  labels: Partial<Record<keyof Values & string, string>>;
  /** A field as it is read. */
  show?: (field: keyof Values & string, values: Values) => string;
  resolver: Resolver<Values>;
  /** @param version the one that the values are based on; 0: a new one is created */
  save: (values: Values, version: number) => Promise<SaveResult<Stored>>;
  /** Called with what is stored now, by this form or meanwhile by somebody else. */
  onStored?: (stored: Stored) => void;
}

/** A form, and the version that its values are based on. Another version that is stored meanwhile is a conflict. */
export function useVersionedForm<Values extends FieldValues, Stored extends { version: number }>({
  stored,
  toValues,
  empty,
  labels,
  show,
  resolver,
  save,
  onStored = () => {},
}: VersionedForm<Values, Stored>) {
  const defaultValues = (stored ? toValues(stored) : empty) as DefaultValues<Values>;
  const form = useForm<Values>({ defaultValues, resolver });
  // Not that of a later render: what the form shows is based on this one.
  const [version, setVersion] = useState(stored?.version ?? 0);
  const goOn = (next: Stored): void => {
    setVersion(next.version);
    onStored(next);
  };
  const store = async (values: Values, replaced: number): Promise<boolean> => {
    const result = await save(values, replaced);
    if ('saved' in result) {
      form.reset(toValues(result.saved));
      goOn(result.saved);
      return true;
    }
    if ('conflict' in result) {
      const { conflict: other, message } = result;
      await conflict.resolve({ values: toValues(other), stored: other, message });
    } else showRefusal(form, result);
    return false;
  };
  const submitOver = (replaced: number, event?: FormEvent) =>
    submitForm(form, (values) => store(values, replaced), event);
  const conflict = useFormConflict<Values, Stored>({
    form,
    labels,
    ...(show && { show }),
    rebase: goOn,
    save: (other) => submitOver(other.version),
  });
  return {
    form,
    submit: (event: FormEvent) => void submitOver(version, event),
    /** For `ConflictAlert`; null: there is no conflict. */
    conflict: conflict.alert,
  };
}
