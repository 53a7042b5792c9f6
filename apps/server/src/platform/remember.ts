import type { Clock } from './clock.ts';

interface Remembering<Value> {
  clock: Clock;
  lifeMs: number;
  read: () => Promise<Value>;
}

/** Reads at most once in `lifeMs`, however many ask. A failure is told to those who wait for it, and not remembered. */
export function remember<Value>({ clock, lifeMs, read }: Remembering<Value>) {
  let known: { value: Promise<Value>; readAt: number } | undefined;
  return ({ isRefreshed = false } = {}): Promise<Value> => {
    const now = clock().getTime();
    if (!isRefreshed && known !== undefined && now - known.readAt < lifeMs) return known.value;
    const reading = { value: read(), readAt: now };
    known = reading;
    reading.value.catch(() => {
      if (known === reading) known = undefined;
    });
    return reading.value;
  };
}
