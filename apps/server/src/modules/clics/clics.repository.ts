import { sql, type Queryable } from '@touchstone/database';
import { readPages } from '../../platform/chunks.ts';
import type { ContestRow } from '../contests/index.ts';
import { isAfterCell, submissionOrder } from '../standings/index.ts';

/** Columns of a contest's problems that the contest module does not load. */
export const listJudgingTerms = (database: Queryable, contestId: number) =>
  database
    .selectFrom('contestProblem')
    .innerJoin('problem', 'problem.id', 'contestProblem.problemId')
    .select(['contestProblem.id', 'problem.timeLimitMs'])
    .select((select) =>
      select
        .selectFrom('problemCase')
        .whereRef('problemCase.problemId', '=', 'problem.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('caseCount'),
    )
    .where('contestProblem.contestId', '=', contestId)
    .execute();

export async function listRegisteredIds(database: Queryable, contestId: number): Promise<string[]> {
  const rows = await database
    .selectFrom('contestRegistration')
    .select('userId')
    .where('contestId', '=', contestId)
    .execute();
  return rows.map(({ userId }) => userId);
}

/** Languages of the local judge, including unavailable ones, since earlier submissions refer to them. */
export async function listLanguageNames(database: Queryable): Promise<string[]> {
  const rows = await database
    .selectFrom('language')
    .select('name')
    .where('judgeSystem', '=', 'ME')
    .orderBy('position', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

export const listShownAnnouncements = (database: Queryable, contestId: number) =>
  database
    .selectFrom('contestAnnouncement')
    .select(['id', 'title', 'content', 'createdAt'])
    .where('contestId', '=', contestId)
    .where('isHidden', '=', false)
    .orderBy('id')
    .execute();

export type AnnouncementRow = Awaited<ReturnType<typeof listShownAnnouncements>>[number];

const submissions = (database: Queryable) =>
  database
    .selectFrom('submission')
    .innerJoin('contest', 'contest.id', 'submission.contestId')
    .select(['submission.id', 'submission.contestId', 'submission.contestProblemId', 'submission.userId'])
    .select(['submission.language', 'submission.status', 'submission.score', 'submission.timeMs'])
    .select(['submission.submittedAt', 'submission.updatedAt', 'submission.version'])
    .select((select) =>
      select
        .selectFrom('submissionCase')
        .whereRef('submissionCase.submissionId', '=', 'submission.id')
        .select((count) => count.fn.countAll<number>().as('count'))
        .as('caseCount'),
    )
    .where('submission.contestProblemId', 'is not', null)
    // Excludes test submissions before the start, and submissions after the end.
    .whereRef('submission.submittedAt', '>=', 'contest.startAt')
    .whereRef('submission.submittedAt', '<', 'contest.endAt');

export type SubmissionRow = Awaited<ReturnType<ReturnType<typeof submissions>['execute']>>[number];

const partSize = 2000;

/** All submissions of a contest, in pages. */
export const readSubmissions = (database: Queryable, contestId: number) =>
  readPages<SubmissionRow>(partSize, (last) =>
    submissions(database)
      .where('submission.contestId', '=', contestId)
      .$if(last !== undefined, (query) => (last === undefined ? query : query.where(isAfterCell(last))))
      .orderBy(submissionOrder)
      .limit(partSize)
      .execute(),
  );

/** Returns those of the submissions that belong to these contests. */
export const listSubmissionsOf = (
  database: Queryable,
  { ids, contestIds }: { ids: readonly number[]; contestIds: readonly number[] },
) =>
  submissions(database)
    .where(sql<boolean>`submission.id = ANY(${ids}::bigint[])`)
    .where(sql<boolean>`submission.contest_id = ANY(${contestIds}::bigint[])`)
    .execute();

export const listCaseResults = (database: Queryable, submissionIds: readonly number[]) =>
  database
    .selectFrom('submissionCase')
    .select(['submissionId', 'seq', 'status', 'timeMs'])
    .where(sql<boolean>`submission_id = ANY(${submissionIds}::bigint[])`)
    .orderBy('submissionId')
    .orderBy('seq')
    .execute();

export type CaseResultRow = Awaited<ReturnType<typeof listCaseResults>>[number];

export const findProgram = (database: Queryable, contestId: number, submissionId: number) =>
  database
    .selectFrom('submission')
    .select(['language', 'code', 'submittedAt'])
    .where('id', '=', submissionId)
    .where('contestId', '=', contestId)
    .executeTakeFirst();

/** As many as a user can choose from. */
const maxListed = 2000;

/**
 * The rule `isContestAdmin` for a list: the owner, in a group only while a member of it, and the roots of the group. A banned
 * group has no members.
 */
const isAdministeredBy = (viewerId: string) => sql<boolean>`CASE
  WHEN contest.group_id IS NULL THEN contest.owner_id = ${viewerId}
  ELSE EXISTS (
    SELECT FROM group_member JOIN user_group ON user_group.id = group_member.group_id
    WHERE group_member.group_id = contest.group_id AND group_member.user_id = ${viewerId}
      AND NOT user_group.is_banned AND user_group.disbanded_at IS NULL
      AND (group_member.auth = 5 OR (group_member.auth >= 3 AND contest.owner_id = ${viewerId})))
  END`;

/** The visible contests, and those that the viewer administers; newest first. */
export function listKnownContests(
  database: Queryable,
  viewer: { id: string; isSuperAdmin: boolean } | undefined,
): Promise<ListedContest[]> {
  return database
    .selectFrom('contest')
    .select(['id', 'title', 'scoring', 'startAt', 'endAt', 'sealedFrom', 'isUnsealedAtEnd'])
    .where((where) =>
      where.or([
        where.and([where('isVisible', '=', true), where('groupId', 'is', null)]),
        ...(viewer === undefined ? [] : [isAdministeredBy(viewer.id)]),
        ...(viewer?.isSuperAdmin === true ? [where.lit(true)] : []),
      ]),
    )
    .orderBy('startAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxListed)
    .execute();
}

export type ListedContest = Pick<
  ContestRow,
  'id' | 'title' | 'scoring' | 'startAt' | 'endAt' | 'sealedFrom' | 'isUnsealedAtEnd'
>;
