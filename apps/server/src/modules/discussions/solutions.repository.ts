import {
  createBatchLoader,
  prepareBatchedQuery,
  prepareQuery,
  sql,
  type Queryable,
  type ValueOf,
} from '@touchstone/database';
import { offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { coAuthorIds } from '../problems/index.ts';
import { listByIds } from './discussions.repository.ts';

const problemsById = prepareQuery((database, value: ValueOf<{ ids: readonly number[] }>) =>
  database
    .selectFrom('problem')
    .select(['id', 'visibility', 'authorId', 'groupId', coAuthorIds])
    .where('id', '=', sql<number>`ANY(${value('ids')}::bigint[])`),
);

export const findSolutionProblem = createBatchLoader(async (database, ids: number[]) => {
  const rows = await problemsById(database, { ids });
  return new Map(rows.map((row) => [row.id, row]));
});

/**
 * An accepted submission of a contest whose results are not open is no proof: its verdict may be hidden from the contestant. The marks of solved
 * problems know submissions outside contests and groups only.
 */
const solvedQuery = prepareBatchedQuery(
  { problemId: 'bigint', userId: 'text', now: 'text' },
  (database, value: ValueOf<{ problemId: number; userId: string; now: string }>) =>
    database.selectNoFrom(
      sql<boolean>`(
          EXISTS (SELECT FROM solved_problem
            WHERE user_id = ${value('userId')} AND problem_id = ${value('problemId')})
          OR EXISTS (SELECT FROM submission LEFT JOIN contest ON contest.id = submission.contest_id
            WHERE submission.user_id = ${value('userId')} AND submission.problem_id = ${value('problemId')}
              AND submission.status = 0
              AND (submission.contest_id IS NULL OR (contest.end_at <= ${value('now')}::timestamptz
                AND (contest.sealed_from IS NULL OR contest.is_unsealed_at_end)))))`.as('hasSolved'),
    ),
);

export async function hasSolvedProblem(
  database: Queryable,
  { now, ...input }: { problemId: number; userId: string; now: Date },
): Promise<boolean> {
  const [row] = await solvedQuery(database, { ...input, now: now.toISOString() });
  return row?.hasSolved === true;
}

const selectShown = (database: Queryable, problemId: number) =>
  database
    .selectFrom('discussion')
    .where('discussion.problemId', '=', problemId)
    .where('discussion.kind', '=', 'solution')
    .where('discussion.isDisabled', '=', false)
    .where('discussion.deletedAt', 'is', null);

export async function countSolutions(database: Queryable, problemId: number): Promise<number> {
  const { total } = await selectShown(database, problemId)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Official ones first, then by likes, then the newest. */
export async function listSolutions(database: Queryable, problemId: number, page: PageRequest) {
  const listed = await selectShown(database, problemId)
    .select('discussion.id')
    .orderBy('discussion.isOfficial', 'desc')
    .orderBy('discussion.likeCount', 'desc')
    .orderBy('discussion.id', 'desc')
    .limit(page.limit)
    .offset(offsetOf(page))
    .execute();
  const ids = listed.map(({ id }) => id);
  const rows = new Map((await listByIds(database, ids)).map((row) => [row.id, row]));
  return {
    rows: ids.flatMap((id) => rows.get(id) ?? []),
    total: await countSolutions(database, problemId),
  };
}
