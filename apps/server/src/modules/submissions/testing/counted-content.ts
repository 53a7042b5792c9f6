/** Users, problems and submissions written directly to a database, with the functions of the server. */
import { statuses } from '@touchstone/contract';
import { inTransaction, type Tables } from '@touchstone/database';
import type { TestDatabase } from '@touchstone/database/testing';
import type { Insertable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { changeSubmission } from '../judging-queue/index.ts';
import { insertSubmission } from '../submissions.repository.ts';

export function createCountedContent({ database }: Pick<TestDatabase, 'database'>) {
  return {
    addUser: async () => {
      const id = randomBytes(16).toString('hex');
      await database
        .insertInto('userAccount')
        .values({ id, username: `user ${id}` })
        .execute();
      return id;
    },
    addProblem: async (changes: Partial<Insertable<Tables['problem']>> = {}) => {
      const displayId = randomBytes(6).toString('hex').toUpperCase();
      const { id } = await database
        .insertInto('problem')
        .values({ displayId, title: displayId, ...changes })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    submit: (
      userId: string,
      problemId: number,
      { submittedAt = new Date(0), contestId }: { submittedAt?: Date; contestId?: number } = {},
    ) =>
      inTransaction(database, (transaction) =>
        insertSubmission(transaction, {
          userId,
          problemId,
          contestId: contestId ?? null,
          language: 'C',
          code: 'x',
          status: statuses.pending,
          submittedAt,
        }),
      ),
    judge: (id: number, status: number, oiRankScore: number | null = null) =>
      inTransaction(database, (transaction) =>
        changeSubmission(transaction, id, { status, oiRankScore, updatedAt: new Date() }),
      ),
    readStatistic: async (userId: string) => {
      const { solvedCount, publicSubmissionCount, submissionCount, oiScore } = await database
        .selectFrom('userStatistic')
        .selectAll()
        .where('userId', '=', userId)
        .executeTakeFirstOrThrow();
      return [solvedCount, publicSubmissionCount, submissionCount, oiScore];
    },
  };
}

export type CountedContent = ReturnType<typeof createCountedContent>;
