import { useState } from 'react';
import { findConflicts } from '../../ui/ConflictAlert.tsx';

interface EditedVersion<Values extends object> {
  /** As it is stored now; null: a new one. */
  stored: { version: string; values: Values } | null;
  empty: Values;
  labels: Record<keyof Values & string, string>;
  /** @param version the one that is replaced; null: a new one is created */
  save: (values: Values, version: string | null) => void;
}

/** The values of a form, and the version that they began with. Another version that is stored meanwhile is a conflict. */
export function useEditedVersion<Values extends object>({
  stored,
  empty,
  labels,
  save,
}: EditedVersion<Values>) {
  const [values, setValues] = useState(stored?.values ?? empty);
  const [version, setVersion] = useState(stored?.version ?? null);
  const hasConflict = stored !== null && stored.version !== version;
  return {
    values,
    set: (changes: Partial<Values>) => setValues((current) => ({ ...current, ...changes })),
    save: () => save(values, version),
    conflict: hasConflict
      ? {
          fields: findConflicts(labels, values, stored.values),
          keepMine: () => {
            setVersion(stored.version);
            save(values, stored.version);
          },
          takeTheirs: () => {
            setVersion(stored.version);
            setValues(stored.values);
          },
        }
      : null,
  };
}
