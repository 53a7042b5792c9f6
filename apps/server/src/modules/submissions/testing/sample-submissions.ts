/** Fixtures for tests of submissions: problems, submissions and their cases. */
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { storeLanguages } from '../../site/index.ts';

export { addProblem, addSubmission } from '../../../testing/sample-content.ts';

/** A server with languages. */
export async function startServerWithLanguages() {
  const server = await startTestServer();
  await storeLanguages(server.platform);
  return server;
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

/** Loads the counters of a problem: results by status, and solved marks by user. */
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
