/**
 * The browser's storage, or an in-memory replacement where the browser blocks it (private windows, strict settings):
 * the site works there too, but forgets on reload.
 */
export interface KeyValueStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

function openBrowserStorage(name: 'localStorage' | 'sessionStorage'): KeyValueStorage {
  if (typeof window === 'undefined') return createMemoryStorage();
  try {
    const storage = window[name];
    const probe = 'storage-probe';
    storage.setItem(probe, probe);
    storage.removeItem(probe);
    return storage;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return createMemoryStorage();
  }
}

export const browserStorage = openBrowserStorage('localStorage');

/** Lives as long as the tab. */
export const tabStorage = openBrowserStorage('sessionStorage');

/** Parses stored JSON. An older version or a user may have written it: invalid JSON counts as absent. */
export function readJson(storage: KeyValueStorage, key: string): unknown {
  const text = storage.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
