/** Commits verdicts like judging: the row and its event, in one transaction. */
import { inTransaction, sql, type Database, type Queryable } from '@touchstone/database';
import { setTimeout as sleep } from 'node:timers/promises';
import { publishEvent } from '../../../apps/server/src/platform/event-bus.ts';

export async function listSubmissions(
  database: Queryable,
  contestId: number,
  count: number,
): Promise<{ id: number }[]> {
  return database
    .selectFrom('submission')
    .select('id')
    .where('contestId', '=', contestId)
    .orderBy(sql`md5(id::text)`)
    .limit(count)
    .execute();
}

export async function commitVerdict(database: Database, submissionId: number, status: number): Promise<void> {
  await inTransaction(database, async (transaction) => {
    await transaction.updateTable('submission').set({ status }).where('id', '=', submissionId).execute();
    await publishEvent(transaction, 'submission.judged', { submissionId });
  });
}

const stepMs = 50;

/** Commits this many verdicts per second, evenly, until `stop`. */
export function streamVerdicts(
  database: Database,
  { contestId, perSecond }: { contestId: number; perSecond: number },
) {
  const stopping = new AbortController();
  const work = async (): Promise<number> => {
    const submissions = await listSubmissions(database, contestId, 2000);
    const startedAt = performance.now();
    let done = 0;
    while (!stopping.signal.aborted) {
      const due = Math.floor(((performance.now() - startedAt) * perSecond) / 1000) - done;
      const batch = Array.from(
        { length: due },
        (_, index) => submissions[(done + index) % submissions.length],
      );
      done += due;
      await Promise.all(
        batch.map((one, index) => commitVerdict(database, one?.id ?? 0, index % 3 === 0 ? 0 : -1)),
      );
      await sleep(stepMs);
    }
    return done / ((performance.now() - startedAt) / 1000);
  };
  const finished = work();
  return {
    /** Returns the achieved verdicts per second. */
    stop: (): Promise<number> => {
      stopping.abort();
      return finished;
    },
  };
}
