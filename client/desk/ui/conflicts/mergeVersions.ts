/** A field that both sides have changed, each to another value. */
export interface ConflictingField {
  field: string;
  label: string;
  /** As it was when the edit began. */
  before: string;
  mine: string;
  stored: string;
}

interface Versions<Values> {
  /** As it was when the edit began. */
  base: Values;
  mine: Values;
  /** As it was saved meanwhile. */
  stored: Values;
}

const isEqual = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts one's own changes on top of what was saved meanwhile. What only one side has changed is kept. A field in which all three versions
 * differ is a conflict: `merged` has one's own value of it.
 * @param labels of the fields, in the order in which conflicts are listed
 * @param show a field of a version as it is read
 */
export function mergeVersions<Values extends object>(
  labels: Partial<Record<keyof Values & string, string>>,
  { base, mine, stored }: Versions<Values>,
  show: (field: keyof Values & string, values: Values) => string = (field, values) => String(values[field]),
): { merged: Values; conflicts: ConflictingField[] } {
  const fields = Object.keys(labels) as (keyof Values & string)[];
  const changed = fields.filter((field) => !isEqual(mine[field], base[field]));
  return {
    merged: { ...stored, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) },
    conflicts: changed
      .filter((field) => !isEqual(stored[field], base[field]) && !isEqual(stored[field], mine[field]))
      .map((field) => ({
        field,
        label: labels[field] ?? field,
        before: show(field, base),
        mine: show(field, mine),
        stored: show(field, stored),
      })),
  };
}
