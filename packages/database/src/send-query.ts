/**
 * How this works: without a callback the driver returns a promise, for which it sets the callback of its query object only after
 * making that object. V8 then keeps the rows of such queries through its collections of young garbage and moves them to the old
 * generation, whose collection delays every request (`docs/decisions/0067-garbage-collection.md`). So the callback is given.
 */
import type pg from 'pg';

type Client = Pick<pg.ClientBase, 'query'>;

export function sendQuery<Row extends unknown[]>(
  client: Client,
  query: pg.QueryArrayConfig,
): Promise<pg.QueryArrayResult<Row>>;
export function sendQuery(client: Client, query: pg.QueryConfig): Promise<pg.QueryResult>;
export function sendQuery(client: Client, query: pg.QueryConfig): Promise<pg.QueryResult> {
  return new Promise((resolve, reject) => {
    client.query(query, (error: Error | null, result) => {
      if (error === null) resolve(result);
      else reject(error);
    });
  });
}
