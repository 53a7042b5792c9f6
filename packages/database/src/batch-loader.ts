/**
 * How this works: many concurrent calls need the same kind of row (the session, the contest, the
 * registration), and each statement has a fixed cost for PostgreSQL and the server. While a batch is in
 * flight, the loader collects the keys of new callers and loads them in one statement when that batch has
 * finished. A key that arrives while nothing is in flight is loaded immediately. The loader caches nothing: a
 * row is always loaded after the call requested it, so a call sees every earlier write.
 *
 * A failed batch runs once more, as a batch: a broken connection is reopened. If it fails again, all its
 * callers fail. One statement per caller instead would multiply the load while the database is in trouble. So
 * that one value cannot fail the callers of others, a key that PostgreSQL would refuse is rejected before it
 * joins a batch.
 *
 * A batch may write if running it twice does no harm: marking messages as read (`messages/mark-as-read.ts`)
 * shares its statement in this way, and returns no rows.
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
    requireAcceptable(key);
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
      return withOneRetry(() => loadBatch([...keys]));
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
    return (await result).get(key);
  };
}

async function withOneRetry<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch {
    // The statement reads, or writes what is the same after a second run. A lasting error comes back from that run.
    return run();
  }
}

/** The schemas of the contract refuse such input already; this keeps a mistake in one of them from failing other callers. */
function requireAcceptable(key: string | number) {
  const isAcceptable = typeof key === 'number' ? Number.isSafeInteger(key) : !key.includes('\0');
  if (!isAcceptable) throw new RangeError(`PostgreSQL does not accept ${JSON.stringify(key)} as a key`);
}
