/**
 * Caches of many values. Concurrent callers share one read. An entry lives for `ttlMs`; beyond `maxEntries`
 * the least recently used entries are evicted. Callers of a failed read get its error, which is not cached.
 */
import type { Clock } from './clock.ts';
import { createLruCache } from './lru-cache.ts';

/** The `ttlMs` of entries that events invalidate: it limits the harm of a writer that publishes no event. */
export const invalidatedTtlMs = 1_800_000;

interface CacheLimits {
  clock: Clock;
  ttlMs: number;
  maxEntries: number;
}

interface Entry<Value> {
  value: Value;
  readAt: number;
  isRevalidating?: boolean;
}

/** The expiry is implemented here: the library's uses its own clock, and trusts a clock that was set back. */
function createStore<Key extends string | number, Value>({ ttlMs, maxEntries }: Omit<CacheLimits, 'clock'>) {
  const entries = createLruCache<Key, Entry<Value>>(maxEntries);
  const findYounger = (key: Key, now: number, ageMs: number): Entry<Value> | undefined => {
    const entry = entries.get(key);
    return entry !== undefined && Math.abs(now - entry.readAt) < ageMs ? entry : undefined;
  };
  return {
    find: (key: Key, now: number) => findYounger(key, now, ttlMs)?.value,
    findStale: (key: Key, now: number, staleMs: number) => findYounger(key, now, ttlMs + staleMs),
    set: (key: Key, value: Value, now: number) => {
      entries.set(key, { value, readAt: now });
    },
    /** Does nothing if another entry has replaced this value meanwhile. */
    resize: (key: Key, value: Value, size: number) => {
      const entry = entries.peek(key);
      // The library ignores the size of an entry that is already there.
      if (entry?.value === value) entries.set(key, { value, readAt: entry.readAt }, { size });
    },
    /** Keeps an entry that has replaced this value meanwhile. */
    invalidate: (key: Key, value: Value) => {
      if (entries.peek(key)?.value === value) entries.delete(key);
    },
    delete: (key: Key) => {
      entries.delete(key);
    },
    invalidateAll: () => {
      entries.clear();
    },
  };
}

interface KeyedRead<Input, Value> {
  keyOf: (input: Input) => string | number;
  read: (input: Input) => Promise<Value>;
  /** How many of `maxEntries` a value counts as; one by default. */
  sizeOf?: (value: Value) => number;
  /** After `ttlMs` the cache serves a value for so long while it reads a new one in the background. */
  staleWhileRevalidateMs?: number;
}

/** `invalidate` and `invalidateAll` also drop values whose read is in flight: callers that already wait get them, later ones do not. */
export function cacheByKey<Input, Value>({
  clock,
  keyOf,
  read,
  sizeOf,
  staleWhileRevalidateMs = 0,
  ...limits
}: CacheLimits & KeyedRead<Input, Value>) {
  const store = createStore<string | number, Promise<Value>>(limits);
  const resize = (key: string | number, value: Promise<Value>, loaded: Value) => {
    if (sizeOf !== undefined) store.resize(key, value, sizeOf(loaded));
  };
  const findStale = (key: string | number, now: number) =>
    staleWhileRevalidateMs === 0 ? undefined : store.findStale(key, now, staleWhileRevalidateMs);

  const revalidate = (input: Input, stale: Entry<Promise<Value>>, now: number) => {
    if (stale.isRevalidating === true) return;
    stale.isRevalidating = true;
    const key = keyOf(input);
    const value = read(input);
    value.then(
      (loaded) => {
        if (findStale(key, now) !== stale) return;
        store.set(key, value, now);
        resize(key, value, loaded);
      },
      // The stale value stays; the next caller retries.
      () => (stale.isRevalidating = false),
    );
  };

  const get = (input: Input): Promise<Value> => {
    const key = keyOf(input);
    const now = clock().getTime();
    const found = store.find(key, now);
    if (found !== undefined) return found;
    const stale = findStale(key, now);
    if (stale !== undefined) {
      revalidate(input, stale, now);
      return stale.value;
    }
    const value = read(input);
    store.set(key, value, now);
    value.then(
      (loaded) => {
        resize(key, value, loaded);
      },
      () => {
        store.invalidate(key, value);
      },
    );
    return value;
  };
  return Object.assign(get, { invalidate: store.delete, invalidateAll: store.invalidateAll });
}

/** The keys of one call of `read`. */
interface Batch<Key, Value> {
  done: Promise<unknown>;
  /** Undefined while the read is in flight. */
  found: ReadonlyMap<Key, Value> | undefined;
}

/** Reads all missing keys with one call. The result has no entry for a key that `read` did not find. `invalidate` is that of `cacheByKey`. */
export function cacheMany<Key extends string | number, Value>({
  clock,
  read,
  ...limits
}: CacheLimits & { read: (keys: Key[]) => Promise<Map<Key, Value>> }) {
  const store = createStore<Key, Batch<Key, Value>>(limits);

  const readBatch = (keys: Key[], now: number) => {
    const reading = read(keys);
    const batch: Batch<Key, Value> = { done: reading, found: undefined };
    for (const key of keys) store.set(key, batch, now);
    reading.then(
      (found) => (batch.found = found),
      () => {
        for (const key of keys) store.invalidate(key, batch);
      },
    );
    return batch;
  };

  const get = async (keys: readonly Key[]): Promise<Map<Key, Value>> => {
    const now = clock().getTime();
    const cachedBatches = keys.map((key) => store.find(key, now));
    const missing = keys.filter((_, index) => cachedBatches[index] === undefined);
    const fresh = missing.length === 0 ? undefined : readBatch(missing, now);
    const batches = cachedBatches.map((batch) => batch ?? fresh);
    // Usually every key is cached, and nothing is awaited.
    for (const batch of new Set(batches)) if (batch?.found === undefined) await batch?.done;
    const found = new Map<Key, Value>();
    for (const [index, key] of keys.entries()) {
      const value = batches[index]?.found?.get(key);
      if (value !== undefined) found.set(key, value);
    }
    return found;
  };
  return Object.assign(get, { invalidate: store.delete, invalidateAll: store.invalidateAll });
}
