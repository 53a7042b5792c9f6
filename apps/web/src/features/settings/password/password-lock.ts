/**
 * The lock after repeated wrong passwords, as this browser knows it. It counts down beside the button, for the user whom
 * the server locked; the server decides in any case.
 */
import type { Outcome } from '@touchstone/contract';
import { accountTimers } from '@touchstone/contract/account-limits';
import { outcomeLocked } from '../../../lib/change-account.ts';
import { useCountdown } from '../../../lib/countdown.ts';

/** Minutes and seconds stand in the server's sentence in this order in every language. Unreadable: the whole time. */
export function lockSecondsOf({ msg }: Pick<Outcome, 'msg'>): number {
  const numbers = Array.from(msg.matchAll(/\d+/g), ([digits]) => Number(digits));
  const [first, second] = numbers;
  if (first === undefined) return accountTimers.passwordLockSeconds;
  const seconds = second === undefined ? first * 60 : first * 60 + second;
  return Math.min(seconds, accountTimers.passwordLockSeconds);
}

export const formatLockTime = (seconds: number): string =>
  `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;

export function usePasswordLock(uid: string) {
  const { remainingSeconds, start } = useCountdown('password-lock', uid);
  const notice = (outcome: Outcome): void => {
    if (outcome.code === outcomeLocked) start(lockSecondsOf(outcome));
  };
  return { remainingSeconds, notice };
}
