import { sql, type Queryable } from '@touchstone/database';
import { parseAccountRule, type AccountRule } from '@touchstone/rules/contests/account-rule';
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

/** The groups in which the user has any standing. */
const groupsOf = (userId: string) => sql`
  SELECT group_id FROM group_member WHERE user_id = ${userId}
  UNION SELECT id FROM user_group WHERE owner_id = ${userId}`;

/**
 * The visible contests, and those that the viewer might administer, as owner or in a group; newest first. Callers apply the rule
 * `isContestAdmin` to the latter.
 */
export function listCandidateContests(
  database: Queryable,
  viewer: { id: string; isSuperAdmin: boolean } | undefined,
): Promise<ListedContest[]> {
  return database
    .selectFrom('contest')
    .select(['id', 'title', 'scoring', 'startAt', 'endAt', 'sealedFrom', 'isUnsealedAtEnd'])
    .select(['isVisible', 'ownerId', 'groupId'])
    .where((where) =>
      where.or([
        where.and([where('isVisible', '=', true), where('groupId', 'is', null)]),
        ...(viewer === undefined
          ? []
          : [where('ownerId', '=', viewer.id), sql<boolean>`group_id IN (${groupsOf(viewer.id)})`]),
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
  | 'id'
  | 'title'
  | 'scoring'
  | 'startAt'
  | 'endAt'
  | 'sealedFrom'
  | 'isUnsealedAtEnd'
  | 'isVisible'
  | 'ownerId'
  | 'groupId'
>;

/** Whether the account is registered for a contest, has entered it, or helps in it. Without a contest: in any. */
export async function isListedInContest(
  database: Queryable,
  userId: string,
  contestId: number | undefined,
): Promise<boolean> {
  const only = contestId === undefined ? sql`true` : sql`contest_id = ${contestId}`;
  const { rows } = await sql<{ isListed: boolean }>`
    SELECT EXISTS (SELECT FROM contest_registration WHERE user_id = ${userId} AND ${only})
        OR EXISTS (SELECT FROM contest_participant WHERE user_id = ${userId} AND ${only})
        OR EXISTS (SELECT FROM contest_staff WHERE user_id = ${userId} AND ${only}) AS is_listed
  `.execute(database);
  return rows[0]?.isListed === true;
}

export async function ownsContest(database: Queryable, userId: string): Promise<boolean> {
  const owned = await database
    .selectFrom('contest')
    .select('id')
    .where('ownerId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return owned !== undefined;
}

/** The rules for account names of contests that have not ended. */
export async function listOpenAccountRules(database: Queryable, now: Date): Promise<AccountRule[]> {
  const rows = await database
    .selectFrom('contest')
    .select('accountRule')
    .where('accountRule', 'is not', null)
    .where('endAt', '>', now)
    .execute();
  return rows.map(({ accountRule }) => parseAccountRule(accountRule ?? ''));
}
