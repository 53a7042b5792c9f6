/**
 * How this works: counters are moved by the transactions that change what they count, so in any one moment of the database
 * they equal a recount. Proving it reads one such moment and disturbs nobody. Mending holds everybody who would move a
 * counter until it is done, and writes only what is wrong.
 */
import { inTransaction, type Database, type Queryable } from '@touchstone/database';
import {
  allowLongQueries,
  findWrongMarks,
  findWrongResults,
  findWrongStatistics,
  freezeSnapshot,
  lockCounters,
  mendMarks,
  mendResults,
  mendStatistics,
  type Differences,
} from './recount.repository.ts';

export interface Recount {
  /** How the submissions to problems ended. */
  results: Differences;
  /** Who has solved what, by which submission. */
  marks: Differences;
  /** What users are ranked by. */
  statistics: Differences;
}

export const proveCounters = (database: Database): Promise<Recount> =>
  inTransaction(database, async (transaction) => {
    await freezeSnapshot(transaction);
    await allowLongQueries(transaction);
    return recount(transaction);
  });

/** Answers what was wrong. */
export const mendCounters = (database: Database): Promise<Recount> =>
  inTransaction(database, async (transaction) => {
    await allowLongQueries(transaction);
    await lockCounters(transaction);
    const found = await recount(transaction);
    await mendResults(transaction);
    await mendMarks(transaction);
    await mendStatistics(transaction);
    return found;
  });

async function recount(transaction: Queryable): Promise<Recount> {
  const results = await findWrongResults(transaction);
  const marks = await findWrongMarks(transaction);
  const statistics = await findWrongStatistics(transaction);
  return { results, marks, statistics };
}
