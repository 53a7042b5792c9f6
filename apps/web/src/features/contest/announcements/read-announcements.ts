/** The announcements of a contest that the user has read, stored in this browser. */
import { createStore, useStore, type ExternalStore } from '../../../lib/external-store.ts';
import { browserStorage, readJson } from '../../../lib/storage.ts';

/** Matches the largest list that the server accepts. */
const maxStored = 10_000;

const stores = new Map<string, ExternalStore<readonly number[]>>();

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

function storeOf(contestId: number, uid: string): { key: string; store: ExternalStore<readonly number[]> } {
  const key = `read-announcements:${String(contestId)}:${uid}`;
  const known = stores.get(key);
  if (known !== undefined) return { key, store: known };
  const stored = readJson(browserStorage, key);
  const store = createStore<readonly number[]>(Array.isArray(stored) ? stored.filter(isId) : []);
  stores.set(key, store);
  return { key, store };
}

export const listReadAnnouncements = (contestId: number, uid: string): readonly number[] =>
  storeOf(contestId, uid).store.get();

export const useReadAnnouncements = (contestId: number, uid: string): readonly number[] =>
  useStore(storeOf(contestId, uid).store);

export function markAnnouncementsRead(contestId: number, uid: string, ids: readonly number[]): void {
  const { key, store } = storeOf(contestId, uid);
  const added = ids.filter((id) => !store.get().includes(id));
  if (added.length === 0) return;
  const read = [...store.get(), ...added].slice(-maxStored);
  store.set(read);
  browserStorage.setItem(key, JSON.stringify(read));
}
