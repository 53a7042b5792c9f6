import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable, Updateable } from 'kysely';
import { listNewestProblems, namedColumns, namedProblems } from '../../problem-administration/index.ts';
import type { PageRequest } from '../../../platform/page-request.ts';
import { coAuthorIds } from '../../problems/index.ts';

const contestProblems = (database: Queryable) =>
  database
    .selectFrom('contestProblem')
    .selectAll('contestProblem')
    .select((select) =>
      select
        .selectFrom('submission')
        .whereRef('submission.contestId', '=', 'contestProblem.contestId')
        .whereRef('submission.contestProblemId', '=', 'contestProblem.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('submissionCount'),
    );

export const listEntries = (database: Queryable, contestId: number) =>
  contestProblems(database).where('contestId', '=', contestId).execute();

export type ContestProblemEntry = Awaited<ReturnType<typeof listEntries>>[number];

export const findEntry = (database: Queryable, id: number) =>
  contestProblems(database).where('contestProblem.id', '=', id).executeTakeFirst();

export const findEntryOf = (
  database: Queryable,
  { contestId, problemId }: { contestId: number; problemId: number },
) =>
  contestProblems(database)
    .where('contestId', '=', contestId)
    .where('problemId', '=', problemId)
    .executeTakeFirst();

export async function insertEntry(
  transaction: Queryable,
  entry: Insertable<Tables['contestProblem']>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('contestProblem')
    .values(entry)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateEntry(
  transaction: Queryable,
  id: number,
  changes: Updateable<Tables['contestProblem']>,
) {
  await transaction.updateTable('contestProblem').set(changes).where('id', '=', id).execute();
}

export async function deleteEntry(transaction: Queryable, id: number) {
  await transaction.deleteFrom('contestProblem').where('id', '=', id).execute();
}

/** These columns decide whether the problem may be added. They are locked until the transaction ends. */
export const lockProblem = (transaction: Queryable, id: number) =>
  transaction
    .selectFrom('problem')
    .select(['id', 'title', 'titleTranslations', 'scoring', 'visibility', 'archivedVisibility'])
    .select(['authorId', 'groupId', 'isRemote', coAuthorIds])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();

export async function copyContestProblems(
  transaction: Queryable,
  { from, to, now }: { from: number; to: number; now: Date },
) {
  await sql`INSERT INTO contest_problem (contest_id, problem_id, display_id, display_title, color, created_at, updated_at)
    SELECT ${to}, problem_id, display_id, display_title, color, ${now}, ${now}
    FROM contest_problem WHERE contest_id = ${from}`.execute(transaction);
}

export interface ProblemFilter {
  keyword: string | undefined;
  /** The prefix of a remote judge, or the local site. */
  origin: { prefix: string } | 'own' | undefined;
}

const problems = (database: Queryable, { keyword, origin }: ProblemFilter) => {
  const prefix = typeof origin === 'object' ? origin.prefix : undefined;
  return namedProblems(database, keyword)
    .$if(origin === 'own', (query) => query.where('problem.isRemote', '=', false))
    .$if(prefix !== undefined, (query) =>
      query.where('problem.isRemote', '=', true).where('problem.displayId', 'like', `${prefix ?? ''}-%`),
    );
};

/** Unordered: the caller sorts by display id in the contest and cuts the page. */
export const listProblemsIn = (database: Queryable, contestId: number, filter: ProblemFilter) =>
  problems(database, filter)
    .innerJoin('contestProblem', 'contestProblem.problemId', 'problem.id')
    .where('contestProblem.contestId', '=', contestId)
    .select(namedColumns)
    .select(coAuthorIds)
    .select('contestProblem.displayId as nameInContest')
    .execute();

export type ListedProblem = Omit<Awaited<ReturnType<typeof listProblemsIn>>[number], 'nameInContest'>;

export interface CandidateFilter extends ProblemFilter {
  contest: { id: number; scoring: 'acm' | 'oi' };
  /** The user whose non-public problems may be added. Undefined: everyone's. */
  ownerId: string | undefined;
  /** Problems of this group; null for those of the site. */
  groupId: number | null;
}

/** Newest first. */
export async function listCandidates(
  database: Queryable,
  { contest, ownerId, groupId, ...filter }: CandidateFilter,
  page: PageRequest,
) {
  const candidates = problems(database, filter)
    .where('problem.groupId', groupId === null ? 'is' : '=', groupId)
    .where((where) =>
      where.or([where('problem.scoring', '=', contest.scoring), where('problem.isRemote', '=', true)]),
    )
    .where('problem.archivedVisibility', 'is', null)
    .$if(ownerId !== undefined, (query) =>
      query.where((where) =>
        where.or([
          where('problem.visibility', 'in', groupId === null ? ['public'] : ['public', 'contest']),
          where('problem.authorId', '=', ownerId ?? ''),
          sql<boolean>`${ownerId ?? ''} IN (
            SELECT user_id FROM problem_co_author WHERE problem_co_author.problem_id = problem.id
          )`,
        ]),
      ),
    )
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('contestProblem')
            .select('contestProblem.id')
            .where('contestProblem.contestId', '=', contest.id)
            .whereRef('contestProblem.problemId', '=', 'problem.id'),
        ),
      ),
    );
  return listNewestProblems(candidates, page);
}
