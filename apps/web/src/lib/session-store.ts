/**
 * The logged-in user of this tab.
 *
 * How this works: all tabs and existing clients share the stored keys `token` and `userInfo`; this store is the tab's
 * own copy. Every change is written through. `readAgain` takes over what another tab wrote and reports the result: a
 * new token is adopted, a missing one ends the session here too.
 */
import type { UserInfo } from '@touchstone/contract';
import { createStore, type ExternalStore } from './external-store.ts';
import { readJson, type KeyValueStorage } from './storage.ts';

export interface Session {
  token: string | undefined;
  user: UserInfo | undefined;
}

export interface SessionStore extends Pick<ExternalStore<Session>, 'get' | 'subscribe'> {
  begin: (token: string, user: UserInfo) => void;
  /** Whether an account has logged in with this browser before. */
  hasLoggedInBefore: () => boolean;
  replaceToken: (token: string) => void;
  setUser: (user: UserInfo) => void;
  setRoles: (roles: readonly string[]) => void;
  clear: () => void;
  readAgain: () => 'unchanged' | 'adopted' | 'ended';
}

export const tokenKey = 'token';
export const userKey = 'userInfo';
const loginMarkKey = 'hasLoggedIn';

function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { uid, username, roleList } = value as Partial<UserInfo>;
  return typeof uid === 'string' && typeof username === 'string' && Array.isArray(roleList);
}

function readSession(storage: KeyValueStorage): Session {
  const token = storage.getItem(tokenKey);
  if (token === null || token === '') return { token: undefined, user: undefined };
  const user = readJson(storage, userKey);
  return { token, user: isUserInfo(user) ? user : undefined };
}

export function createSessionStore(storage: KeyValueStorage): SessionStore {
  const store = createStore(readSession(storage));

  function write(session: Session): void {
    if (session.token === undefined) storage.removeItem(tokenKey);
    else storage.setItem(tokenKey, session.token);
    if (session.user === undefined) storage.removeItem(userKey);
    else storage.setItem(userKey, JSON.stringify(session.user));
    store.set(session);
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    begin(token, user) {
      storage.setItem(loginMarkKey, 'true');
      write({ token, user });
    },
    hasLoggedInBefore: () => storage.getItem(loginMarkKey) !== null,
    replaceToken: (token) => write({ token, user: store.get().user }),
    setUser: (user) => write({ token: store.get().token, user }),
    setRoles(roles) {
      const { token, user } = store.get();
      if (user !== undefined) write({ token, user: { ...user, roleList: [...roles] } });
    },
    clear: () => write({ token: undefined, user: undefined }),
    readAgain() {
      const before = store.get();
      const stored = readSession(storage);
      if (stored.token === before.token) return 'unchanged';
      if (stored.token === undefined) {
        write(stored);
        return 'ended';
      }
      store.set(stored);
      return 'adopted';
    },
  };
}
