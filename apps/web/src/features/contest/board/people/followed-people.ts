/**
 * The users that the viewer follows on the scoreboard of a contest, stored in this browser per user and
 * contest.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../../../lib/session.ts';
import { browserStorage, readJson, type KeyValueStorage } from '../../../../lib/storage.ts';

/** The maximum of one scoreboard request. */
const mostFollowed = 200;

const keyOf = (contestId: number, readerId: string) => `board-followed:${readerId}:${String(contestId)}`;

const parseFollowed = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((uid): uid is string => typeof uid === 'string') : [];

export const readFollowed = (storage: KeyValueStorage, contestId: number, readerId: string): string[] =>
  parseFollowed(readJson(storage, keyOf(contestId, readerId)));

/** Adds or removes a user. Beyond the limit, the oldest entry is dropped. */
export function toggleFollowed(followed: readonly string[], uid: string): string[] {
  if (followed.includes(uid)) return followed.filter((one) => one !== uid);
  return [...followed, uid].slice(-mostFollowed);
}

export function writeFollowed(
  storage: KeyValueStorage,
  { contestId, readerId, followed }: { contestId: number; readerId: string; followed: readonly string[] },
): void {
  const key = keyOf(contestId, readerId);
  if (followed.length === 0) storage.removeItem(key);
  else storage.setItem(key, JSON.stringify(followed));
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Notices changes by other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function useFollowed(contestId: number): {
  followed: ReadonlySet<string>;
  toggle: (uid: string) => void;
} {
  const readerId = useSession().user?.uid ?? '';
  // The snapshot is the stored string, so that equal content is an equal snapshot.
  const text = useSyncExternalStore(subscribe, () => browserStorage.getItem(keyOf(contestId, readerId)));
  const followed = useMemo(
    () => new Set(text === null ? [] : readFollowed(browserStorage, contestId, readerId)),
    [text, contestId, readerId],
  );
  const toggle = useCallback(
    (uid: string) => {
      const before = readFollowed(browserStorage, contestId, readerId);
      writeFollowed(browserStorage, { contestId, readerId, followed: toggleFollowed(before, uid) });
      for (const listener of listeners) listener();
    },
    [contestId, readerId],
  );
  return { followed, toggle };
}
