import { useStore } from './external-store.ts';
import { createSessionStore, type Session } from './session-store.ts';
import { browserStorage } from './storage.ts';

export const session = createSessionStore(browserStorage);

export const useSession = (): Session => useStore(session);
