/** What tests of problems begin with: problems, tags and submissions, as other calls would have stored them. */
import type { Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { TestServer } from '../../../testing/test-server.ts';

export async function addProblem(
  { platform }: TestServer,
  changes: Partial<Insertable<Tables['problem']>> = {},
) {
  const displayId = changes.displayId ?? `P${randomBytes(4).toString('hex').toUpperCase()}`;
  return platform.database
    .insertInto('problem')
    .values({ title: `Problem ${displayId}`, ...changes, displayId })
    .returning(['id', 'displayId', 'title'])
    .executeTakeFirstOrThrow();
}

export async function addTag({ platform }: TestServer, values: Insertable<Tables['tag']>) {
  const { id } = await platform.database
    .insertInto('tag')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function tagProblem({ platform }: TestServer, problemId: number, tagIds: number[]) {
  await platform.database
    .insertInto('problemTag')
    .values(tagIds.map((tagId) => ({ problemId, tagId })))
    .execute();
}

/** Marks an accepted one as solving, as a verdict does. */
export async function addSubmission(
  { platform }: TestServer,
  submission: Partial<Insertable<Tables['submission']>> & { problemId: number; userId: string },
) {
  const row = { language: 'C', code: 'int main(){}', codeLength: 12, status: -1, ...submission };
  const { id } = await platform.database
    .insertInto('submission')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  if (row.status === 0 && row.contestId == null && row.groupId == null) {
    await platform.database
      .insertInto('solvedProblem')
      .values({ problemId: row.problemId, userId: row.userId, submissionId: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return id;
}
