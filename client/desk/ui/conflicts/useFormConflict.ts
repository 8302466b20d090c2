import { useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { clearMessages, showSuccess } from '../messages/toaster.tsx';
import type { ConflictAlertProps } from './ConflictAlert.tsx';
import { mergeVersions } from './mergeVersions.ts';

/** What was saved while a form was edited. */
interface StoredVersion<Values, Stored> {
  values: Values;
  /** What `rebase` and `save` get. */
  stored: Stored;
  /** Names who has saved it, and when. */
  message: string;
}

interface FormConflict<Values extends FieldValues, Stored> {
  /** Its default values are those with which the edit began. */
  form: Pick<UseFormReturn<Values>, 'formState' | 'getValues' | 'reset' | 'setValue'>;
  labels: Partial<Record<keyof Values & string, string>>;
  /** A field as it is read. */
  show?: (field: keyof Values & string, values: Values) => string;
  /** The form goes on with this version. */
  rebase: (stored: Stored) => void;
  /** Saves the form's values over this version. Resolves to whether they are saved. */
  save: (stored: Stored) => Promise<boolean>;
}

/** Resolves what was saved while a form was edited: field by field, where both sides have changed one. */
export function useFormConflict<Values extends FieldValues, Stored>({
  form,
  labels,
  show,
  rebase,
  save,
}: FormConflict<Values, Stored>) {
  const [conflict, setConflict] = useState<StoredVersion<Values, Stored> | null>(null);
  // Read in each render, too: the form updates it only then.
  void form.formState.defaultValues;
  const merge = ({ values }: StoredVersion<Values, Stored>) => {
    // Not those of the render: a save after an answered conflict may meet the next one.
    const base = form.formState.defaultValues as Values;
    return mergeVersions(labels, { base, mine: form.getValues(), stored: values }, show);
  };

  /** Goes on from what was saved, with one's own changes on top of it, but for some fields. */
  function goOn(version: StoredVersion<Values, Stored>, storedFields: ReadonlySet<string>): void {
    const { merged } = merge(version);
    // The message that it was changed meanwhile is answered.
    clearMessages();
    setConflict(null);
    rebase(version.stored);
    form.reset(version.values);
    for (const field of Object.keys(labels) as Path<Values>[])
      if (!storedFields.has(field))
        form.setValue(field, merged[field] as PathValue<Values, Path<Values>>, { shouldDirty: true });
  }

  /**
   * Goes on from another version at once if nobody has changed the same fields, else asks.
   * @param isSaving whether the form was being saved, and still has to be
   */
  async function resolve(version: StoredVersion<Values, Stored>, isSaving = true): Promise<void> {
    if (merge(version).conflicts.length > 0) return setConflict(version);
    goOn(version, new Set());
    if (isSaving && !(await save(version.stored))) return;
    showSuccess('Other fields were changed meanwhile. That is kept, too.');
  }

  if (!conflict) return { resolve, alert: null };
  const { conflicts: fields } = merge(conflict);
  const alert: ConflictAlertProps = {
    message: conflict.message,
    fields,
    onSave: (storedFields) => {
      goOn(conflict, storedFields);
      void save(conflict.stored);
    },
    onTakeStored: () => goOn(conflict, new Set(fields.map(({ field }) => field))),
  };
  return { resolve, alert };
}
