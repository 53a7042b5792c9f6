/**
 * Scroll positions are stored under the key of a history entry. The router assigns a key to each entry it creates. The entry
 * that a document starts with has none: the router calls it "default" in every document, so a newly opened page would start at
 * the scroll position of the page before it. This assigns a key to that entry. The key stays in the history state, so a reload
 * or a return from another document restores the position.
 */
export function assignInitialHistoryKey(history: Pick<History, 'state' | 'replaceState'>): void {
  const state: unknown = history.state;
  const known = typeof state === 'object' && state !== null ? state : {};
  if (!('key' in known)) history.replaceState({ ...known, key: Math.random().toString(36).slice(2) }, '');
}
