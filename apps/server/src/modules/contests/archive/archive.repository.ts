import { roleCodes, statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import type { ContestRow } from '../contests.repository.ts';

/**
 * Submissions made during the contest. ACM: all accepted ones; OI: the newest scored one of each contestant and
 * problem.
 */
export function listArchived(
  database: Queryable,
  { id, ownerId, scoring, startAt, endAt }: ContestRow,
  { excludesAdmins }: { excludesAdmins: boolean },
) {
  const kept = database
    .selectFrom('submission')
    .innerJoin('contestProblem', 'contestProblem.id', 'submission.contestProblemId')
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .select(['submission.id', 'submission.language', 'submission.score', 'submission.submittedAt'])
    .select(['userAccount.username', 'contestProblem.displayId'])
    .select(sql<number>`octet_length(code)`.as('bytes'))
    .where('submission.contestId', '=', id)
    .where('submission.submittedAt', '>=', startAt)
    .where('submission.submittedAt', '<', endAt)
    .$if(excludesAdmins, (query) => query.where('userAccount.roleCode', '!=', roleCodes.root))
    .$if(excludesAdmins && ownerId !== null, (query) =>
      query.where('submission.userId', '!=', ownerId ?? ''),
    );
  if (scoring === 'acm') {
    return kept.where('submission.status', '=', statuses.accepted).orderBy('submission.id').execute();
  }
  return kept
    .distinctOn(['submission.contestProblemId', 'submission.userId'])
    .where('submission.score', 'is not', null)
    .orderBy('submission.contestProblemId')
    .orderBy('submission.userId')
    .orderBy('submission.submittedAt', 'desc')
    .orderBy('submission.id', 'desc')
    .execute();
}

export type ArchivedRow = Awaited<ReturnType<typeof listArchived>>[number];

export async function loadCode(database: Queryable, submissionId: number): Promise<string> {
  const { code } = await database
    .selectFrom('submission')
    .select('code')
    .where('id', '=', submissionId)
    .executeTakeFirstOrThrow();
  return code;
}
