/** GraphiQL's storage, in memory only: operations and variables may contain passwords. */
export function memoryStorage(): Pick<Storage, 'clear' | 'getItem' | 'length' | 'removeItem' | 'setItem'> {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
