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
export function sendQuery<Row extends pg.QueryResultRow>(
  client: Client,
  query: pg.QueryConfig,
): Promise<pg.QueryResult<Row>>;
export async function sendQuery(client: Client, query: pg.QueryConfig): Promise<pg.QueryResult> {
  try {
    return await new Promise<pg.QueryResult>((resolve, reject) => {
      client.query(query, (error: Error | null, result) => {
        if (error === null) resolve(result);
        else reject(error);
      });
    });
  } catch (error) {
    // Its stack leads to the socket; the new one leads to the caller.
    if (error instanceof Error) Error.captureStackTrace(error);
    throw error;
  }
}
