import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { submitForm } from '../../lib/forms/submitForm.ts';
import { useFormConflict } from '../../ui/conflicts/useFormConflict.ts';
import { type Refusal, showRefusal } from '../../ui/messages/showRefusal.ts';

interface EditedForm<Values extends FieldValues> {
  /** As it is stored now; null: a new one. */
  stored: { version: string; values: Values } | null;
  empty: Values;
  labels: Record<keyof Values & string, string>;
  /** A field as it is read. */
  show?: (field: keyof Values & string, values: Values) => string;
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
  show,
  resolver,
  save,
  onSaved,
}: EditedForm<Values>) {
  const defaultValues = (stored?.values ?? empty) as DefaultValues<Values>;
  const form = useForm<Values>({ defaultValues, resolver });
  const [version, setVersion] = useState(stored?.version ?? null);
  /** Why the present edit was refused: it was changed meanwhile. */
  const refusal = useRef<string | null>(null);
  const submitOver = (replaced: string | null, event?: FormEvent) =>
    submitForm(
      form,
      async (values) => {
        const problem = await save(values, replaced);
        if (!problem) {
          onSaved();
          return true;
        }
        // The list is read again, and brings the other version.
        if (problem.field === 'version') refusal.current = problem.message;
        showRefusal(form, problem);
        return false;
      },
      event,
    );
  const conflict = useFormConflict<Values, string>({
    form,
    labels,
    ...(show && { show }),
    rebase: setVersion,
    save: submitOver,
  });
  const storedVersion = stored?.version ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that is stored meanwhile
  useEffect(() => {
    if (!stored || storedVersion === version) return;
    const message = refusal.current ?? 'This was changed meanwhile, by somebody else or in another window.';
    const isSaving = refusal.current !== null;
    refusal.current = null;
    void conflict.resolve({ values: stored.values, stored: stored.version, message }, isSaving);
  }, [storedVersion]);
  return { form, submit: (event: FormEvent) => submitOver(version, event), conflict: conflict.alert };
}
