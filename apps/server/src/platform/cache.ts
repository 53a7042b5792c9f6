import type { Clock } from './clock.ts';

interface CachedRead<Value> {
  clock: Clock;
  ttlMs: number;
  read: () => Promise<Value>;
}

/**
 * Caches one value for `ttlMs`. Concurrent callers share one read. Callers of a failed read get its error, which is not cached.
 * After `invalidate`, new callers get a read that began later.
 */
export function cached<Value>({ clock, ttlMs, read }: CachedRead<Value>) {
  let entry: { value: Promise<Value>; readAt: number } | undefined;
  const get = ({ isRefreshed = false } = {}): Promise<Value> => {
    const now = clock().getTime();
    if (!isRefreshed && entry !== undefined && now - entry.readAt < ttlMs) return entry.value;
    const fresh = { value: read(), readAt: now };
    entry = fresh;
    fresh.value.catch(() => {
      if (entry === fresh) entry = undefined;
    });
    return fresh.value;
  };
  const invalidate = () => {
    entry = undefined;
  };
  return Object.assign(get, { invalidate });
}
