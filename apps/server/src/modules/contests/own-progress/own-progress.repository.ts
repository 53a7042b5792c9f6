import type { Queryable } from '@touchstone/database';

interface Wanted {
  contestId: number;
  userId: string;
  /** Exclusive; null without an end. */
  until: Date | null;
}

/** Oldest first. */
export const listOwnSubmissions = (database: Queryable, { contestId, userId, until }: Wanted) =>
  database
    .selectFrom('submission')
    .select(['problemId', 'status', 'score'])
    .where('contestId', '=', contestId)
    .where('userId', '=', userId)
    .$if(until !== null, (query) => query.where('submittedAt', '<', until ?? new Date(0)))
    .orderBy('submittedAt')
    .orderBy('id')
    .execute();
