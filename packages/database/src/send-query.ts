/**
 * How this works: without a callback the driver returns a promise, for which it sets the callback of its query object only after
 * making that object. V8 then keeps the rows of such queries through its collections of young garbage and moves them to the old
 * generation, whose collection delays every request (`docs/decisions/0067-garbage-collection.md`). So the callback is given.
 */
import type pg from 'pg';

/** Kysely adds the caller to the stack of an error. */
export const sendQuery = (
  client: Pick<pg.ClientBase, 'query'>,
  query: pg.QueryConfig,
): Promise<pg.QueryResult> =>
  new Promise((resolve, reject) => {
    client.query(query, (error: Error | null, result) => {
      if (error === null) resolve(result);
      else reject(error);
    });
  });
