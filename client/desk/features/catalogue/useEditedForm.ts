import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { findConflicts } from '../../ui/ConflictAlert.tsx';
import { type Refusal, showRefusal } from '../../ui/showRefusal.ts';
import { clearMessages } from '../../ui/toaster.tsx';

interface EditedForm<Values extends FieldValues> {
  /** As it is stored now; null: a new one. */
  stored: { version: string; values: Values } | null;
  empty: Values;
  labels: Record<keyof Values & string, string>;
  resolver: Resolver<Values>;
  /**
   * Resolves to why it was refused, or null.
   * @param version the one that is replaced; null: a new one is created
   */
  save: (values: Values, version: string | null) => Promise<Refusal | null>;
  onSaved: () => void;
}

/** A form, and the version that it began with. Another version that is stored meanwhile is a conflict. */
export function useEditedForm<Values extends FieldValues>({
  stored,
  empty,
  labels,
  resolver,
  save,
  onSaved,
}: EditedForm<Values>) {
  const defaultValues = (stored?.values ?? empty) as DefaultValues<Values>;
  const form = useForm<Values>({ defaultValues, resolver });
  const [version, setVersion] = useState(stored?.version ?? null);
  const submitOver = (replaced: string | null) =>
    form.handleSubmit(async (values) => {
      const refusal = await save(values, replaced);
      if (refusal) showRefusal(form, refusal);
      else onSaved();
    });
  const hasConflict = stored !== null && stored.version !== version;
  const resolveWith = (replaced: string) => {
    // The message that it was changed meanwhile is answered.
    clearMessages();
    setVersion(replaced);
  };
  return {
    form,
    submit: submitOver(version),
    conflict: hasConflict
      ? {
          fields: findConflicts(labels, form.watch(), stored.values),
          keepMine: () => {
            resolveWith(stored.version);
            void submitOver(stored.version)();
          },
          takeStored: () => {
            resolveWith(stored.version);
            form.reset(stored.values);
          },
        }
      : null,
  };
}
