/**
 * What many ask for within a moment is read once. Each of these keeps what it has read for `lifeMs`, the latest `most` of
 * them. A failure is told to those who wait for it, and not remembered.
 */
import type { Clock } from './clock.ts';

interface Keeping {
  clock: Clock;
  lifeMs: number;
  most: number;
}

interface Kept<Value> {
  value: Promise<Value>;
  readAt: number;
}

function createKeeper<Key, Value>({ lifeMs, most }: Omit<Keeping, 'clock'>) {
  const kept = new Map<Key, Kept<Value>>();
  const forget = (key: Key, value: Promise<Value>) => {
    if (kept.get(key)?.value === value) kept.delete(key);
  };
  return {
    find: (key: Key, now: number): Promise<Value> | undefined => {
      const known = kept.get(key);
      return known !== undefined && Math.abs(now - known.readAt) < lifeMs ? known.value : undefined;
    },
    keep: (keys: readonly Key[], value: Promise<Value>, now: number) => {
      for (const key of keys) {
        // At the end, so that the first is the oldest.
        kept.delete(key);
        kept.set(key, { value, readAt: now });
        const [oldest] = kept.keys();
        if (kept.size > most && oldest !== undefined) kept.delete(oldest);
      }
      value.catch(() => {
        for (const key of keys) forget(key, value);
      });
    },
  };
}

/** `keyOf` tells what is the same to ask for. */
export function rememberByKey<Input, Value>({
  clock,
  keyOf,
  read,
  ...limits
}: Keeping & { keyOf: (input: Input) => string | number; read: (input: Input) => Promise<Value> }) {
  const { find, keep } = createKeeper<string | number, Value>(limits);
  return (input: Input): Promise<Value> => {
    const key = keyOf(input);
    const now = clock().getTime();
    const known = find(key, now);
    if (known !== undefined) return known;
    const value = read(input);
    keep([key], value, now);
    return value;
  };
}

/** Reads those that it does not know together. The answer has no entry for what `read` did not find. */
export function rememberEach<Key extends string | number, Value>({
  clock,
  read,
  ...limits
}: Keeping & { read: (keys: Key[]) => Promise<Map<Key, Value>> }) {
  const { find, keep } = createKeeper<Key, Map<Key, Value>>(limits);
  return async (keys: readonly Key[]): Promise<Map<Key, Value>> => {
    const now = clock().getTime();
    const known = keys.map((key) => ({ key, batch: find(key, now) }));
    const missing = known.flatMap(({ key, batch }) => (batch === undefined ? [key] : []));
    const reading = missing.length === 0 ? undefined : read(missing);
    if (reading !== undefined) keep(missing, reading, now);
    const found = new Map<Key, Value>();
    for (const { key, batch } of known) {
      const value = (await (batch ?? reading))?.get(key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  };
}
