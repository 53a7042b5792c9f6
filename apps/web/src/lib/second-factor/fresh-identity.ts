/**
 * How this works: the server asks for a fresh identity before a change of the ways to log in
 * (`identityConfirmationRequired`). A request that is sent through `withFreshIdentity` then waits: the identity dialog opens
 * over the page (`ui/second-factor/identity-gate.tsx`), and the request is sent again once it is confirmed. Requests that
 * wait at the same time share the dialog. If the user closes it, they fail with the error of the server.
 */
import { ApiError } from '../api/index.ts';
import { createStore, useStore } from '../external-store.ts';

type Listener = (isConfirmed: boolean) => void;

const waitingStore = createStore<readonly Listener[]>([]);

export const isIdentityAsked = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'identityConfirmationRequired';

export async function withFreshIdentity<Result>(send: () => Promise<Result>): Promise<Result> {
  try {
    return await send();
  } catch (error) {
    if (!isIdentityAsked(error)) throw error;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    waitingStore.set([...waitingStore.get(), resolve]);
    if (!(await promise)) throw error;
    return send();
  }
}

export const useIsIdentityAsked = (): boolean => useStore(waitingStore).length > 0;

export function answerIdentity(isConfirmed: boolean): void {
  const waiting = waitingStore.get();
  waitingStore.set([]);
  for (const listener of waiting) listener(isConfirmed);
}
