/** What tests of submissions begin with: problems, submissions and their cases, written as the server would. */
import type { Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';

/** A server that knows the languages. */
export async function startServerWithLanguages() {
  const server = await startTestServer();
  await storeLanguages(server.platform);
  return server;
}

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

type SampleSubmission = Partial<Insertable<Tables['submission']>> & { problemId: number; userId: string };

/** With what a status is counted in, as `changeSubmission` keeps it. */
export async function addSubmission({ platform }: TestServer, submission: SampleSubmission) {
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

export async function addCases({ platform }: TestServer, submissionId: number, statuses: number[]) {
  const rows = statuses.map((status, index) => ({
    submissionId,
    seq: index + 1,
    caseId: 1000 + index,
    groupNumber: Math.floor(index / 2) + 1,
    status,
    timeMs: 10 * (index + 1),
    memoryKb: 1000,
    score: status === 0 ? 10 : 0,
    inputName: `${String(index + 1)}.in`,
    answerName: `${String(index + 1)}.out`,
    message: status === 0 ? null : 'wrong answer 1st numbers differ',
  }));
  await platform.database.insertInto('submissionCase').values(rows).execute();
}

export function readSubmission({ platform }: TestServer, id: number) {
  return platform.database
    .selectFrom('submission')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

export function findTaskOf({ platform }: TestServer, submissionId: number) {
  return platform.database
    .selectFrom('judgingTask')
    .selectAll()
    .where('submissionId', '=', submissionId)
    .executeTakeFirst();
}

/** What is counted about a problem: results by status, and who has solved it by which submission. */
export async function readCounted({ platform }: TestServer, problemId: number) {
  const counts = await platform.database
    .selectFrom('problemResultCount')
    .select(['status', 'count'])
    .where('problemId', '=', problemId)
    .where('count', '>', 0)
    .execute();
  const solved = await platform.database
    .selectFrom('solvedProblem')
    .select(['userId', 'submissionId'])
    .where('problemId', '=', problemId)
    .execute();
  return {
    results: Object.fromEntries(counts.map(({ status, count }) => [status, count])),
    solved: Object.fromEntries(solved.map(({ userId, submissionId }) => [userId, submissionId])),
  };
}

export async function ban({ platform }: TestServer, userId: string) {
  await platform.database
    .updateTable('userAccount')
    .set({ isBanned: true })
    .where('id', '=', userId)
    .execute();
}

export const setSwitches = (
  { platform }: TestServer,
  changes: Parameters<typeof platform.settings.change<'switches'>>[1],
) => platform.settings.change('switches', changes);
