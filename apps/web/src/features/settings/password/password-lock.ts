/**
 * The lock after repeated wrong passwords, as a countdown beside the button. It is stored per user in this
 * browser; the server enforces it.
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
