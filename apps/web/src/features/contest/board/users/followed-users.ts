/**
 * The users that the viewer follows on the scoreboard of a contest, stored in this browser per user and
 * contest.
 */
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useSession } from '../../../../lib/session.ts';
import { browserStorage, readJson, type KeyValueStorage } from '../../../../lib/storage.ts';

/** The maximum of one scoreboard request. */
const maxFollowed = 200;

const keyOf = (contestId: number, viewerId: string) => `board-followed:${viewerId}:${String(contestId)}`;

const parseFollowed = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((uid): uid is string => typeof uid === 'string') : [];

export const loadFollowed = (storage: KeyValueStorage, contestId: number, viewerId: string): string[] =>
  parseFollowed(readJson(storage, keyOf(contestId, viewerId)));

/** Adds or removes a user. Beyond the limit, the oldest entry is dropped. */
export function toggleFollowed(followed: readonly string[], uid: string): string[] {
  if (followed.includes(uid)) return followed.filter((one) => one !== uid);
  return [...followed, uid].slice(-maxFollowed);
}

export function storeFollowed(
  storage: KeyValueStorage,
  { contestId, viewerId, followed }: { contestId: number; viewerId: string; followed: readonly string[] },
): void {
  const key = keyOf(contestId, viewerId);
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
  const viewerId = useSession().user?.uid ?? '';
  // The snapshot is the stored string, so that equal content is an equal snapshot.
  const text = useSyncExternalStore(subscribe, () => browserStorage.getItem(keyOf(contestId, viewerId)));
  const followed = useMemo(
    () => new Set(text === null ? [] : loadFollowed(browserStorage, contestId, viewerId)),
    [text, contestId, viewerId],
  );
  const toggle = useCallback(
    (uid: string) => {
      const before = loadFollowed(browserStorage, contestId, viewerId);
      storeFollowed(browserStorage, { contestId, viewerId, followed: toggleFollowed(before, uid) });
      for (const listener of listeners) listener();
    },
    [contestId, viewerId],
  );
  return { followed, toggle };
}
