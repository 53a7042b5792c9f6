/** The answers of a contest that the user has seen, stored in this browser. */
import { createStore, useStore, type ExternalStore } from '../../../lib/external-store.ts';
import { browserStorage, readJson } from '../../../lib/storage.ts';

const maxStored = 1000;

const stores = new Map<string, ExternalStore<readonly string[]>>();

const isText = (value: unknown): value is string => typeof value === 'string';

function storeOf(contestId: number, uid: string): { key: string; store: ExternalStore<readonly string[]> } {
  const key = `seen-answers:${String(contestId)}:${uid}`;
  const known = stores.get(key);
  if (known !== undefined) return { key, store: known };
  const stored = readJson(browserStorage, key);
  const store = createStore<readonly string[]>(Array.isArray(stored) ? stored.filter(isText) : []);
  stores.set(key, store);
  return { key, store };
}

export const useSeenAnswers = (contestId: number, uid: string): readonly string[] =>
  useStore(storeOf(contestId, uid).store);

export const listSeenAnswers = (contestId: number, uid: string): readonly string[] =>
  storeOf(contestId, uid).store.get();

export function markAnswersSeen(contestId: number, uid: string, answers: readonly string[]): void {
  const { key, store } = storeOf(contestId, uid);
  const added = answers.filter((answer) => !store.get().includes(answer));
  if (added.length === 0) return;
  const seen = [...store.get(), ...added].slice(-maxStored);
  store.set(seen);
  browserStorage.setItem(key, JSON.stringify(seen));
}
