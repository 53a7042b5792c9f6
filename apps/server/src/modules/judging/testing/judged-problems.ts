/** Problems with test data and submissions to them, for the tests of judging. */
import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { addProblem } from '../../../testing/sample-content.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { queueSubmission } from '../../submissions/index.ts';

/** Returns the id of the problem. */
export async function addProblemWithCases(
  { platform }: Pick<TestServer, 'platform'>,
  {
    cases = [{ input: '1 2\n', answer: '3\n' }],
    ...settings
  }: Parameters<typeof addProblem>[1] & {
    cases?: { input: string; answer: string; score?: number; group?: number }[];
  } = {},
) {
  const { database, fileStore } = platform;
  const { id } = await addProblem({ platform }, settings);
  for (const [index, { input, answer, score, group }] of cases.entries()) {
    const position = index + 1;
    await database
      .insertInto('problemCase')
      .values({
        problemId: id,
        position,
        score: score ?? null,
        groupNumber: group ?? 1,
        inputName: `${String(position)}.in`,
        inputSha256: await fileStore.put(Buffer.from(input)),
        inputBytes: Buffer.byteLength(input),
        answerName: `${String(position)}.out`,
        answerSha256: await fileStore.put(Buffer.from(answer)),
        answerBytes: Buffer.byteLength(answer),
      })
      .execute();
  }
  return id;
}

/** Adds a pending submission with its task, like a real submit call. */
export async function addSubmission(
  { platform }: Pick<TestServer, 'platform'>,
  {
    problemId,
    userId,
    lane = 'ordinary',
    requestId,
    ...settings
  }: {
    problemId: number;
    userId: string;
    lane?: 'contest' | 'ordinary' | 'background';
    language?: string;
    code?: string;
    contestId?: number;
    groupId?: number;
    requestId?: string | undefined;
  },
) {
  const { database, clock } = platform;
  const row = { language: 'C++', code: 'int main() {}', ...settings };
  return inTransaction(database, async (transaction) => {
    const { id } = await transaction
      .insertInto('submission')
      .values({
        ...row,
        problemId,
        userId,
        codeLength: row.code.length,
        status: statuses.pending,
        updatedAt: clock(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await queueSubmission(platform, transaction, {
      submissionId: id,
      userId,
      language: row.language,
      lane,
      requestId,
    });
    return id;
  });
}

export const loadSubmission = ({ platform }: Pick<TestServer, 'platform'>, id: number) =>
  platform.database.selectFrom('submission').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const loadCases = ({ platform }: Pick<TestServer, 'platform'>, id: number) =>
  platform.database
    .selectFrom('submissionCase')
    .selectAll()
    .where('submissionId', '=', id)
    .orderBy('seq')
    .execute();

export const loadTasks = ({ platform }: Pick<TestServer, 'platform'>) =>
  platform.database.selectFrom('judgingTask').selectAll().orderBy('id').execute();

/** Deletes the tasks of earlier tests. Their jobs stay and are dropped, like those of withdrawn tasks. */
export async function deleteAllTasks({ platform }: Pick<TestServer, 'platform'>) {
  await platform.database.deleteFrom('judgingTask').execute();
  await platform.database
    .updateTable('submission')
    .set({ status: statuses.cancelled })
    .where('status', 'in', [statuses.pending, statuses.compiling, statuses.judging])
    .execute();
}
