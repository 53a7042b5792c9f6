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
  isBeingReplaced?: boolean;
}

function createKeeper<Key, Value>({ lifeMs, most }: Omit<Keeping, 'clock'>) {
  const kept = new Map<Key, Kept<Value>>();
  const forget = (key: Key, value: Promise<Value>) => {
    if (kept.get(key)?.value === value) kept.delete(key);
  };
  const findYounger = (key: Key, now: number, ageMs: number): Kept<Value> | undefined => {
    const known = kept.get(key);
    return known !== undefined && Math.abs(now - known.readAt) < ageMs ? known : undefined;
  };
  return {
    find: (key: Key, now: number) => findYounger(key, now, lifeMs)?.value,
    findOld: (key: Key, now: number, graceMs: number) => findYounger(key, now, lifeMs + graceMs),
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

interface KeyedReading<Input, Value> {
  /** Tells what is the same to ask for. */
  keyOf: (input: Input) => string | number;
  read: (input: Input) => Promise<Value>;
  /** So long after its life a value still serves, while a new one is read: nobody waits for what takes a moment. */
  graceMs?: number;
}

export function rememberByKey<Input, Value>({
  clock,
  keyOf,
  read,
  graceMs = 0,
  ...limits
}: Keeping & KeyedReading<Input, Value>) {
  const { find, findOld, keep } = createKeeper<string | number, Value>(limits);
  const replace = (input: Input, old: Kept<Value>, now: number) => {
    if (old.isBeingReplaced === true) return;
    old.isBeingReplaced = true;
    const value = read(input);
    value.then(
      () => {
        keep([keyOf(input)], value, now);
      },
      // The old one serves on; the next who asks tries again.
      () => (old.isBeingReplaced = false),
    );
  };
  return (input: Input): Promise<Value> => {
    const key = keyOf(input);
    const now = clock().getTime();
    const known = find(key, now);
    if (known !== undefined) return known;
    const old = graceMs === 0 ? undefined : findOld(key, now, graceMs);
    if (old !== undefined) {
      replace(input, old, now);
      return old.value;
    }
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
