/**
 * The lock after repeated wrong passwords, as this browser knows it. It counts down beside the button, for the user whom
 * the server locked; the server decides in any case.
 */
import type { Outcome } from '@touchstone/contract';
import { useCountdown } from '../../../lib/countdown.ts';

export const formatLockTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

export function usePasswordLock(uid: string) {
  const { remainingSeconds, start } = useCountdown('password-lock', uid);
  const notice = (outcome: Outcome): void => {
    if (outcome.lockSeconds !== undefined) start(outcome.lockSeconds);
  };
  return { remainingSeconds, notice };
}
