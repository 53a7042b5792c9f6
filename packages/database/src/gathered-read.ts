/**
 * How this works: what every call asks (whose session is this, which contest, is he registered) is asked by many at the same
 * moment, and each question costs PostgreSQL and the server the same again. Here those who ask while an answer is on its way
 * are gathered, and asked for together when it has come; whoever asks alone is asked for at once. Nothing is kept: an answer
 * is always read after it was asked for, so what was written before a call is seen by that call.
 *
 * In a transaction everything is read by the transaction itself.
 */
import type { Queryable } from './database.ts';

type ReadMany<Key, Value> = (database: Queryable, keys: Key[]) => Promise<ReadonlyMap<Key, Value>>;

/** `read` leaves out what it does not find: that is answered with undefined. */
export function gatherReads<Key extends string | number, Value>(read: ReadMany<Key, Value>) {
  const gathererOf = new WeakMap<Queryable, (key: Key) => Promise<Value | undefined>>();
  return async (database: Queryable, key: Key): Promise<Value | undefined> => {
    if (database.isTransaction) return (await read(database, [key])).get(key);
    const ask = gathererOf.get(database) ?? createGatherer((keys: Key[]) => read(database, keys));
    gathererOf.set(database, ask);
    return ask(key);
  };
}

interface Gathering<Key, Value> {
  keys: Set<Key>;
  answer: Promise<ReadonlyMap<Key, Value>>;
}

function createGatherer<Key, Value>(read: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>) {
  let last: Promise<unknown> = Promise.resolve();
  let gathering: Gathering<Key, Value> | undefined;

  const begin = (): Gathering<Key, Value> => {
    const keys = new Set<Key>();
    const start = () => {
      // From here on others gather for the next one.
      gathering = undefined;
      return read([...keys]);
    };
    const answer = last.then(start);
    // Those who asked see to a failure; who comes next asks anew.
    last = answer.catch(() => undefined);
    return { keys, answer };
  };

  return async (key: Key): Promise<Value | undefined> => {
    gathering ??= begin();
    const { keys, answer } = gathering;
    keys.add(key);
    try {
      return (await answer).get(key);
    } catch (error) {
      if (keys.size === 1) throw error;
      // Nobody fails for what another asked: each is read alone, and told of a failure that is his own.
      return (await read([key])).get(key);
    }
  };
}
