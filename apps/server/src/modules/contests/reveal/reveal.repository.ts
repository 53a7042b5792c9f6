import { roleCodes, statuses } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { ContestRow } from '../contests.repository.ts';
import { isOnBoard } from '../unranked.repository.ts';

export async function listStarNames(database: Queryable, contestId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('contestStar')
    .innerJoin('userAccount', 'userAccount.id', 'contestStar.userId')
    .select('username')
    .where('contestId', '=', contestId)
    .orderBy('username')
    .execute();
  return rows.map(({ username }) => username);
}

/** Submissions during the contest to its current problems, by users who are on its board; newest first. */
export const listRevealed = (
  database: Queryable,
  { id, ownerId, startAt, endAt }: Pick<ContestRow, 'id' | 'ownerId' | 'startAt' | 'endAt'>,
  { withStars }: { withStars: boolean },
) =>
  database
    .selectFrom('submission')
    .innerJoin('contestProblem', 'contestProblem.id', 'submission.contestProblemId')
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .select(['submission.id', 'submission.userId', 'submission.status', 'submission.submittedAt'])
    .select(['userAccount.username', 'userAccount.nickname', 'userAccount.realname', 'userAccount.school'])
    .select(['userAccount.avatarUrl', 'userAccount.gender', 'contestProblem.displayId'])
    .where('submission.contestId', '=', id)
    .where('submission.submittedAt', '>=', startAt)
    .where('submission.submittedAt', '<', endAt)
    .where('submission.status', '!=', statuses.cancelled)
    .where('userAccount.roleCode', '!=', roleCodes.root)
    .$if(ownerId !== null, (query) => query.where('submission.userId', '!=', ownerId ?? ''))
    .where(isOnBoard('submission.user_id', id))
    .$if(!withStars, (query) =>
      query.where((where) =>
        where(
          'submission.userId',
          'not in',
          where.selectFrom('contestStar').select('userId').where('contestId', '=', id),
        ),
      ),
    )
    .orderBy('submission.id', 'desc')
    .execute();
