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
  value: Value;
  readAt: number;
  isBeingReplaced?: boolean;
}

function createKeeper<Key, Value>({ lifeMs, most }: Omit<Keeping, 'clock'>) {
  const kept = new Map<Key, Kept<Value>>();
  const findYounger = (key: Key, now: number, ageMs: number): Kept<Value> | undefined => {
    const known = kept.get(key);
    return known !== undefined && Math.abs(now - known.readAt) < ageMs ? known : undefined;
  };
  return {
    find: (key: Key, now: number) => findYounger(key, now, lifeMs)?.value,
    findOld: (key: Key, now: number, graceMs: number) => findYounger(key, now, lifeMs + graceMs),
    keep: (key: Key, value: Value, now: number) => {
      // At the end, so that the first is the oldest.
      kept.delete(key);
      kept.set(key, { value, readAt: now });
      if (kept.size <= most) return;
      const [oldest] = kept.keys();
      if (oldest !== undefined) kept.delete(oldest);
    },
    forget: (key: Key, value: Value) => {
      if (kept.get(key)?.value === value) kept.delete(key);
    },
    forgetAll: () => {
      kept.clear();
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

/** With `forgetAll`, for whoever knows that what was read, or is being read, has changed. */
export function rememberByKey<Input, Value>({
  clock,
  keyOf,
  read,
  graceMs = 0,
  ...limits
}: Keeping & KeyedReading<Input, Value>) {
  const { find, findOld, keep, forget, forgetAll } = createKeeper<string | number, Promise<Value>>(limits);
  const replace = (input: Input, old: Kept<Promise<Value>>, now: number) => {
    if (old.isBeingReplaced === true) return;
    old.isBeingReplaced = true;
    const key = keyOf(input);
    const value = read(input);
    value.then(
      () => {
        if (findOld(key, now, graceMs) === old) keep(key, value, now);
      },
      // The old one serves on; the next who asks tries again.
      () => (old.isBeingReplaced = false),
    );
  };
  const recall = (input: Input): Promise<Value> => {
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
    keep(key, value, now);
    value.catch(() => {
      forget(key, value);
    });
    return value;
  };
  return Object.assign(recall, { forgetAll });
}

/** What was asked for together. */
interface Batch<Key, Value> {
  done: Promise<unknown>;
  /** Undefined: still being read. */
  found: ReadonlyMap<Key, Value> | undefined;
}

/** Reads those that it does not know together. The answer has no entry for what `read` did not find. */
export function rememberEach<Key extends string | number, Value>({
  clock,
  read,
  ...limits
}: Keeping & { read: (keys: Key[]) => Promise<Map<Key, Value>> }) {
  const { find, keep, forget } = createKeeper<Key, Batch<Key, Value>>(limits);

  const readBatch = (keys: Key[], now: number) => {
    const reading = read(keys);
    const batch: Batch<Key, Value> = { done: reading, found: undefined };
    for (const key of keys) keep(key, batch, now);
    reading.then(
      (found) => (batch.found = found),
      () => {
        for (const key of keys) forget(key, batch);
      },
    );
    return batch;
  };

  return async (keys: readonly Key[]): Promise<Map<Key, Value>> => {
    const now = clock().getTime();
    const known = keys.map((key) => find(key, now));
    const missing = keys.filter((_, place) => known[place] === undefined);
    const fresh = missing.length === 0 ? undefined : readBatch(missing, now);
    const batches = known.map((batch) => batch ?? fresh);
    // Mostly nobody has to wait: everything is known.
    for (const batch of new Set(batches)) if (batch?.found === undefined) await batch?.done;
    const found = new Map<Key, Value>();
    for (const [place, key] of keys.entries()) {
      const value = batches[place]?.found?.get(key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  };
}
