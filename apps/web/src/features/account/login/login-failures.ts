/**
 * Counts failed logins on this page, to show the puzzle before the next attempt. The server keeps its own
 * count.
 */
import { loginProtection } from '@touchstone/contract/account-limits';
import { createStore, useStore } from '../../../lib/external-store.ts';

const failuresStore = createStore(0);

export const countLoginFailure = (): void => failuresStore.set(failuresStore.get() + 1);
export const resetLoginFailures = (): void => failuresStore.set(0);
export const useIsPuzzleDue = (): boolean => useStore(failuresStore) >= loginProtection.puzzleAfterFailures;
