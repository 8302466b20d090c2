import { type FormEvent, useState } from 'react';
import { readDraft, saveDraft } from '../../lib/session/personalDraft.ts';
import type { FormField } from './FormFields.tsx';

/**
 * Keeps what is typed into the inputs of a form, but no passwords: returns the fields with what was typed before, and a listener for the
 * form's changes. Whoever stores the values deletes the draft.
 * @param draft the draft's name; undefined for a form without one
 */
export function useDraftFields<Field extends FormField>(draft: string | undefined, fields: Field[]) {
  const [typed] = useState(() => (draft ? readDraft(draft) : {}));
  const isKept = ({ type, disabled }: Field) => type !== 'password' && !disabled;
  return {
    fields: fields.map((field) =>
      isKept(field) ? { ...field, defaultValue: typed[field.name] ?? field.defaultValue } : field,
    ),
    onChange({ target }: FormEvent) {
      const { name, value } = target as HTMLInputElement;
      if (draft && fields.some((field) => field.name === name && isKept(field)))
        saveDraft(draft, { [name]: value });
    },
  };
}
