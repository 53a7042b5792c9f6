import { statuses } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';

/** The user's newest accepted submission to a problem, outside groups: in this contest, or outside all contests. */
export const findLastAccepted = (
  database: Queryable,
  { userId, problemId, contestId }: { userId: string; problemId: number; contestId: number | undefined },
) =>
  database
    .selectFrom('submission')
    .select(['id', 'code', 'language', 'submittedAt'])
    .where('userId', '=', userId)
    .where('problemId', '=', problemId)
    .$if(contestId === undefined, (query) => query.where('contestId', 'is', null))
    .$if(contestId !== undefined, (query) => query.where('contestId', '=', contestId ?? null))
    .where('groupId', 'is', null)
    .where('status', '=', statuses.accepted)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type LastAcceptedRow = NonNullable<Awaited<ReturnType<typeof findLastAccepted>>>;
