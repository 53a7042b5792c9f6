import { useSyncExternalStore } from 'react';
import { createSessionStore, type Session } from './session-store.ts';
import { browserStorage } from './storage.ts';

export const session = createSessionStore(browserStorage);

const guestSession: Session = { token: undefined, user: undefined };
let renderedSession = guestSession;

/** The session of a render to markup, for tests. A server-rendered page is always that of a guest. */
export const setRenderedSession = (rendered: Session = guestSession): void =>
  void (renderedSession = rendered);

/** A server-rendered page hydrates as the page of a guest. */
export const useSession = (): Session =>
  useSyncExternalStore(session.subscribe, session.get, () => renderedSession);
