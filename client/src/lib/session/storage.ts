/** Texts by key, in the browser's storage or in memory. No function throws. */
export interface GuardedStorage {
  getItem: (key: string) => string | null;
  /** @returns false: the browser does not store it, so that it lasts only as long as the page */
  setItem: (key: string, value: string) => boolean;
  removeItem: (key: string) => void;
  /** All keys in use. */
  keys: () => string[];
}

/**
 * Guards a storage of the browser, which may throw (blocked by a setting), be null (in the web view of an app) or be full. What it does
 * not store is kept in memory.
 * @param find finds the storage; may throw
 */
export function guardStorage(find: () => Storage | null | undefined): GuardedStorage {
  const memory = new Map<string, string>();
  const attempt = <Result>(use: (storage: Storage) => Result): Result | null => {
    try {
      const storage = find();
      return storage ? use(storage) : null;
    } catch {
      return null;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    setItem(key, value) {
      memory.delete(key);
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (isStored) return true;
      // A full storage would still have the former value.
      attempt((storage) => storage.removeItem(key));
      memory.set(key, value);
      return false;
    },
    removeItem(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...memory.keys(), ...(attempt(Object.keys) ?? [])],
  };
}

// The one place that uses the browser's storages: the linter refuses them elsewhere.
// biome-ignore lint/style/noRestrictedGlobals: guarded here
const findLocalStorage = () => localStorage;
// biome-ignore lint/style/noRestrictedGlobals: guarded here
const findSessionStorage = () => sessionStorage;

/** Shared by all tabs, and kept after the browser is closed. */
export const localStore = guardStorage(findLocalStorage);
/** Of this tab, also after a reload. */
export const sessionStore = guardStorage(findSessionStorage);

/** Whether the browser stores nothing for this site, so that a reload of the page forgets everything. */
export function isStorageBlocked(): boolean {
  const key = 'storageTest';
  const isStored = localStore.setItem(key, '1');
  localStore.removeItem(key);
  return !isStored;
}
