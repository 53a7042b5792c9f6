/**
 * Waiting times that survive closing the dialog and the page: the end time is stored, not the seconds left. Setting the
 * clock back cannot extend the wait beyond the whole time.
 */
import { useCallback, useEffect, useState } from 'react';
import { browserStorage, readJson, type KeyValueStorage } from './storage.ts';

export type CountdownName = 'register-code' | 'reset-mail' | 'change-email-code' | 'password-lock';

const tickMs = 500;
const keyOf = (name: string, owner: string): string => `countdown:${name}${owner === '' ? '' : `:${owner}`}`;

interface Countdown {
  name: CountdownName;
  /** The account that waits, since several users may share a browser. */
  owner?: string;
}

interface StoredCountdown {
  endsAtMs: number;
  seconds: number;
}

function isStoredCountdown(value: unknown): value is StoredCountdown {
  if (typeof value !== 'object' || value === null) return false;
  const { endsAtMs, seconds } = value as Partial<StoredCountdown>;
  return Number.isFinite(endsAtMs) && Number.isFinite(seconds);
}

export function storeCountdown(
  storage: KeyValueStorage,
  { name, owner = '' }: Countdown,
  { seconds, nowMs }: { seconds: number; nowMs: number },
): void {
  const stored: StoredCountdown = { endsAtMs: nowMs + seconds * 1000, seconds };
  storage.setItem(keyOf(name, owner), JSON.stringify(stored));
}

/** Whole seconds left; 0 if there is nothing to wait for. */
export function loadCountdown(
  storage: KeyValueStorage,
  { name, owner = '' }: Countdown,
  nowMs: number,
): number {
  const stored = readJson(storage, keyOf(name, owner));
  if (!isStoredCountdown(stored)) return 0;
  const seconds = Math.ceil((stored.endsAtMs - nowMs) / 1000);
  return Math.max(0, Math.min(seconds, stored.seconds));
}

export interface RunningCountdown {
  remainingSeconds: number;
  start: (seconds: number) => void;
}

export function useCountdown(name: CountdownName, owner = ''): RunningCountdown {
  const read = useCallback(() => loadCountdown(browserStorage, { name, owner }, Date.now()), [name, owner]);
  const [remainingSeconds, setRemainingSeconds] = useState(read);
  const isRunning = remainingSeconds > 0;
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setRemainingSeconds(read()), tickMs);
    return () => clearInterval(timer);
  }, [isRunning, read]);
  const start = useCallback(
    (seconds: number) => {
      storeCountdown(browserStorage, { name, owner }, { seconds, nowMs: Date.now() });
      setRemainingSeconds(read());
    },
    [name, owner, read],
  );
  return { remainingSeconds, start };
}
