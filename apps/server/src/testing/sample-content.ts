/** Inserts problems and submissions as other calls would store them. */
import type { Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { TestServer } from './test-server.ts';

type Site = Pick<TestServer, 'platform'>;

export async function addProblem({ platform }: Site, changes: Partial<Insertable<Tables['problem']>> = {}) {
  const displayId = changes.displayId ?? `P${randomBytes(4).toString('hex').toUpperCase()}`;
  return platform.database
    .insertInto('problem')
    .values({ title: `Problem ${displayId}`, ...changes, displayId })
    .returning(['id', 'displayId', 'title'])
    .executeTakeFirstOrThrow();
}

export type SampleSubmission = Partial<Insertable<Tables['submission']>> & {
  problemId: number;
  userId: string;
};

/** Updates the counters of its status, like a verdict. */
export async function addSubmission({ platform }: Site, submission: SampleSubmission) {
  const row = { language: 'C', code: 'int main(){}', codeLength: 12, status: -1, ...submission };
  const { id } = await platform.database
    .insertInto('submission')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  const isCounted = row.contestId == null && row.groupId == null && ![5, 6, 7].includes(row.status);
  if (!isCounted) return id;
  await platform.database
    .insertInto('problemResultCount')
    .values({ problemId: row.problemId, status: row.status, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['problemId', 'status'])
        .doUpdateSet((set) => ({ count: set('problemResultCount.count', '+', 1) })),
    )
    .execute();
  if (row.status === 0) {
    await platform.database
      .insertInto('solvedProblem')
      .values({ problemId: row.problemId, userId: row.userId, submissionId: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return id;
}
