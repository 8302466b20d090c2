/**
 * What GraphiQL keeps its state in: forgotten with the page, for what is typed may be a password, in variables or in the
 * operation itself.
 */
export function forgetfulStorage(): Pick<Storage, 'clear' | 'getItem' | 'length' | 'removeItem' | 'setItem'> {
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
