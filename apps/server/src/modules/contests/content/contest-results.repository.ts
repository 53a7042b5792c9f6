import { roleCodes } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';

export interface CountedResults {
  contestId: number;
  ownerId: string | null;
  from: Date;
  /** Exclusive; null without an end. */
  until: Date | null;
}

/** Counts the results for each problem, without submissions of administrators. */
export const countResults = (database: Queryable, { contestId, ownerId, from, until }: CountedResults) =>
  database
    .selectFrom('submission')
    .select(['contestProblemId', 'status'])
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('contestId', '=', contestId)
    .where('submittedAt', '>=', from)
    .$if(until !== null, (query) => query.where('submittedAt', '<', until ?? new Date(0)))
    .where((where) =>
      where(
        'userId',
        'not in',
        where.selectFrom('userAccount').select('userAccount.id').where('roleCode', '=', roleCodes.root),
      ),
    )
    .$if(ownerId !== null, (query) => query.where('userId', '!=', ownerId ?? ''))
    .groupBy(['contestProblemId', 'status'])
    .execute();

export type ResultRow = Awaited<ReturnType<typeof countResults>>[number];
