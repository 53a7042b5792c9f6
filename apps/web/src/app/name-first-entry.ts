/**
 * The place to which a page was scrolled is kept under the key of its entry in the history. The router gives a key to the
 * entries that it makes; the one that a document begins with has none, is called "default", and so was the one before it: a page
 * that was opened anew would begin where the reader had left another. So that entry gets a key of its own. It stays with the
 * entry: reloading, or coming back from another document, finds the place again.
 */
export function nameFirstEntry(history: Pick<History, 'state' | 'replaceState'>): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in known)) history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '');
}
