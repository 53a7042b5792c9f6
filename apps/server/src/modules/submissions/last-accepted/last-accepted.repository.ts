import { statuses } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';

/** The user's newest accepted submission to a problem, outside contests and groups. */
export const findLastAccepted = (
  database: Queryable,
  { userId, problemId }: { userId: string; problemId: number },
) =>
  database
    .selectFrom('submission')
    .select(['id', 'code', 'language', 'submittedAt'])
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .where('contestId', 'is', null)
    .where('groupId', 'is', null)
    .where('status', '=', statuses.accepted)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type LastAcceptedRow = NonNullable<Awaited<ReturnType<typeof findLastAccepted>>>;
