/**
 * How this works: many concurrent calls need the same kind of row (the session, the contest, the registration), and each
 * statement has a fixed cost for PostgreSQL and the server. While a batch is in flight, the loader collects the keys of new
 * callers and loads them in one statement when that batch has finished. A key that comes while nothing is in flight is loaded
 * at once. The loader caches nothing: a row is always read after the call asked for it, so a call sees every earlier write.
 *
 * Inside a transaction each key is loaded by the transaction itself.
 */
import type { Queryable } from './database.ts';

type LoadBatch<Key, Value> = (database: Queryable, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>;

/** A key that `loadBatch` leaves out of its map resolves to undefined. */
export function createBatchLoader<Key extends string | number, Value>(loadBatch: LoadBatch<Key, Value>) {
  const loaderOf = new WeakMap<Queryable, (key: Key) => Promise<Value | undefined>>();
  return async (database: Queryable, key: Key): Promise<Value | undefined> => {
    if (database.isTransaction) return (await loadBatch(database, [key])).get(key);
    const load = loaderOf.get(database) ?? createLoader((keys: Key[]) => loadBatch(database, keys));
    loaderOf.set(database, load);
    return load(key);
  };
}

interface Batch<Key, Value> {
  keys: Set<Key>;
  result: Promise<ReadonlyMap<Key, Value>>;
}

function createLoader<Key, Value>(loadBatch: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {
  let last: Promise<unknown> = Promise.resolve();
  let next: Batch<Key, Value> | undefined;

  const openBatch = (): Batch<Key, Value> => {
    const keys = new Set<Key>();
    const start = () => {
      // Later callers join the batch after this one.
      next = undefined;
      return loadBatch([...keys]);
    };
    const result = last.then(start);
    // The callers of this batch handle its failure; the following batch starts in any case.
    last = result.catch(() => undefined);
    return { keys, result };
  };

  return async (key: Key): Promise<Value | undefined> => {
    next ??= openBatch();
    const { keys, result } = next;
    keys.add(key);
    try {
      return (await result).get(key);
    } catch (error) {
      if (keys.size === 1) throw error;
      // One bad key must not fail the other callers: each key is loaded alone.
      return (await loadBatch([key])).get(key);
    }
  };
}
