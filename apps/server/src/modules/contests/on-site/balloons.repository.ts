import { roleCodes, statuses } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../../platform/page-request.ts';
import type { ContestRow } from '../contests.repository.ts';
import { isOnBoard } from '../unranked.repository.ts';

interface BalloonContest extends Pick<ContestRow, 'id' | 'ownerId' | 'startAt' | 'endAt'> {
  /** Balloons of submissions from this time on are hidden. */
  hiddenFrom: Date | null;
}

/** The first accepted submission of each contestant to each problem during the contest. */
const firstAccepted = (database: Queryable, { id, ownerId, startAt, endAt, hiddenFrom }: BalloonContest) =>
  database
    .selectFrom('submission')
    .innerJoin('contestProblem', 'contestProblem.id', 'submission.contestProblemId')
    .innerJoin('userAccount', 'userAccount.id', 'submission.userId')
    .distinctOn(['submission.contestProblemId', 'submission.userId'])
    .select(['submission.id', 'submission.userId', 'submission.problemId', 'submission.submittedAt'])
    .select(['contestProblem.id as contestProblemId', 'contestProblem.displayId', 'contestProblem.color'])
    .select(['userAccount.username', 'userAccount.realname'])
    // Whole seconds, as on the board: a tie with the first counts as first.
    .select(
      sql<number>`floor(extract(epoch from submitted_at - ${startAt}::timestamptz))::integer`.as('second'),
    )
    .where('submission.contestId', '=', id)
    .where('submission.status', '=', statuses.accepted)
    .where('submission.submittedAt', '>=', startAt)
    .where('submission.submittedAt', '<', hiddenFrom ?? endAt)
    .where('userAccount.roleCode', '!=', roleCodes.root)
    .$if(ownerId !== null, (query) => query.where('submission.userId', '!=', ownerId ?? ''))
    .where(isOnBoard('submission.user_id', id))
    .orderBy('submission.contestProblemId')
    .orderBy('submission.userId')
    .orderBy('submission.submittedAt')
    .orderBy('submission.id');

/** Undelivered ones first, earliest first. */
export async function listBalloons(database: Queryable, contest: BalloonContest, request: PageRequest) {
  const { total } = await database
    .selectFrom(firstAccepted(database, contest).as('balloon'))
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await database
    .selectFrom(firstAccepted(database, contest).as('balloon'))
    .leftJoin('contestDelivery', (join) =>
      join
        .onRef('contestDelivery.contestProblemId', '=', 'balloon.contestProblemId')
        .onRef('contestDelivery.userId', '=', 'balloon.userId'),
    )
    .selectAll('balloon')
    .select(sql<boolean>`delivered_at IS NOT NULL`.as('isDelivered'))
    .select(sql<boolean>`second = min(second) OVER (PARTITION BY balloon.contest_problem_id)`.as('isFirst'))
    .orderBy('isDelivered')
    .orderBy('balloon.submittedAt')
    .orderBy('balloon.id')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type BalloonRow = Awaited<ReturnType<typeof listBalloons>>['rows'][number];

/** Returns undefined when the submission is not an accepted one of the contest, or hidden. */
export async function findBalloon(
  database: Queryable,
  { id, hiddenFrom }: Pick<BalloonContest, 'id' | 'hiddenFrom'>,
  submissionId: number,
) {
  const row = await database
    .selectFrom('submission')
    .select(['contestProblemId', 'userId'])
    .where('id', '=', submissionId)
    .where('contestId', '=', id)
    .where('status', '=', statuses.accepted)
    .$if(hiddenFrom !== null, (query) => query.where('submittedAt', '<', hiddenFrom))
    .executeTakeFirst();
  if (row === undefined || row.contestProblemId === null) return undefined;
  return { contestProblemId: row.contestProblemId, userId: row.userId };
}

interface Balloon {
  contestProblemId: number;
  userId: string;
}

/** Returns whether the row is new. */
export async function insertDelivery(
  database: Queryable,
  balloon: Balloon & { deliveredAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await database
    .insertInto('contestDelivery')
    .values(balloon)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Returns whether the row existed. */
export async function deleteDelivery(
  database: Queryable,
  { contestProblemId, userId }: Balloon,
): Promise<boolean> {
  const { numDeletedRows } = await database
    .deleteFrom('contestDelivery')
    .where('contestProblemId', '=', contestProblemId)
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return numDeletedRows === 1n;
}
