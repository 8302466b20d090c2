/** Numbers the documents of an index from 0. Removed documents keep their numbers until `compact`. */
export interface DocumentNumbers<Value> {
  /** Number of documents, removed ones not counted. */
  readonly count: number;
  /** By document number; null: removed. `compact` replaces the array, so that earlier matches go on reading the old one. */
  readonly values: readonly (Value | null)[];
  /** The number of a document; undefined if there is none with this id. */
  find(id: string): number | undefined;
  /** @returns the document's number */
  add(id: string, value: Value): number;
  /** @returns the number that the document had; undefined if there is none with this id */
  remove(id: string): number | undefined;
  /**
   * Frees the numbers of removed documents once they outnumber the others.
   * @returns new numbers by old ones, -1 for removed documents; null if nothing was done
   */
  compact(): Int32Array | null;
}

/** Removed documents may outnumber the others by so many. */
const MAX_UNUSED_NUMBERS = 1000;

export function createDocumentNumbers<Value>(): DocumentNumbers<Value> {
  const numberById = new Map<string, number>();
  let values: (Value | null)[] = [];
  return {
    get count() {
      return numberById.size;
    },
    get values() {
      return values;
    },
    find: (id) => numberById.get(id),
    add(id, value) {
      const number = values.push(value) - 1;
      numberById.set(id, number);
      return number;
    },
    remove(id) {
      const number = numberById.get(id);
      if (number === undefined) return undefined;
      numberById.delete(id);
      values[number] = null;
      return number;
    },
    compact() {
      if (values.length <= 2 * numberById.size + MAX_UNUSED_NUMBERS) return null;
      const newNumbers = new Int32Array(values.length).fill(-1);
      let next = 0;
      values.forEach((value, number) => {
        if (value !== null) newNumbers[number] = next++;
      });
      for (const [id, number] of numberById) numberById.set(id, newNumbers[number] as number);
      values = values.filter((value) => value !== null);
      return newNumbers;
    },
  };
}
