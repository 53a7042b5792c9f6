/**
 * How this works: the transactions that change submissions update the counters, so in any snapshot the counters equal a
 * recount. Checking reads one snapshot and blocks no writer. Repairing blocks every writer of counters until it ends,
 * and writes only the wrong rows.
 */
import { inTransaction, type Database, type Queryable } from '@touchstone/database';
import { publishEvent } from '../../../platform/event-bus.ts';
import {
  allowLongQueries,
  findWrongMarks,
  findWrongResults,
  findWrongStatistics,
  useSnapshot,
  lockCounters,
  repairMarks,
  repairResults,
  repairStatistics,
  type Differences,
} from './recount.repository.ts';

export interface Recount {
  /** Result counts of problems. */
  results: Differences;
  /** Solved problems of users, with the submission. */
  marks: Differences;
  /** Statistics of users. */
  statistics: Differences;
}

export const checkCounters = (database: Database): Promise<Recount> =>
  inTransaction(database, async (transaction) => {
    await useSnapshot(transaction);
    await allowLongQueries(transaction);
    return recount(transaction);
  });

/** Returns the differences found. */
export const repairCounters = (database: Database): Promise<Recount> =>
  inTransaction(database, async (transaction) => {
    await allowLongQueries(transaction);
    await lockCounters(transaction);
    const found = await recount(transaction);
    await repairResults(transaction);
    await repairMarks(transaction);
    await repairStatistics(transaction);
    await publishEvent(transaction, 'problems.changed', {});
    return found;
  });

async function recount(transaction: Queryable): Promise<Recount> {
  const results = await findWrongResults(transaction);
  const marks = await findWrongMarks(transaction);
  const statistics = await findWrongStatistics(transaction);
  return { results, marks, statistics };
}
