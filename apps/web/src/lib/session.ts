import { useSyncExternalStore } from 'react';
import { createSessionStore, type Session } from './session-store.ts';
import { browserStorage } from './storage.ts';

export const session = createSessionStore(browserStorage);

const guestSession: Session = { token: undefined, user: undefined };

/** A server-rendered page hydrates as the page of a guest. */
export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.get, () => guestSession);
