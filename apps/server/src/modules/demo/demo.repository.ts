import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';

const settingKey = 'demo';

/**
 * 'claimed' for the caller that must load the demo content in this transaction, 'busy' while another transaction does. It
 * does not wait for that one: a connection that stays silent for so long is closed.
 */
export async function claimDemoContent(
  transaction: Queryable,
  now: Date,
): Promise<'claimed' | 'busy' | 'loaded'> {
  // A slow machine needs longer for some statements than the calls of users may take.
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
  const { rows } = await sql<{ isMine: boolean }>`
    SELECT pg_try_advisory_xact_lock(hashtextextended('demo content', 0)) AS "isMine"`.execute(transaction);
  if (rows[0]?.isMine !== true) return 'busy';
  const value = JSON.stringify({ loadedAt: now.toISOString() });
  const claimed = await transaction
    .insertInto('siteSetting')
    .values({ key: settingKey, value, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed === undefined ? 'loaded' : 'claimed';
}

/** Returns the inserted users. An existing username is skipped. */
export function insertUsers(transaction: Queryable, users: Insertable<Tables['userAccount']>[]) {
  return transaction
    .insertInto('userAccount')
    .values(users)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .execute();
}

/** Returns the inserted problems. An existing display id is skipped. */
export function insertProblems(transaction: Queryable, problems: Insertable<Tables['problem']>[]) {
  return transaction
    .insertInto('problem')
    .values(problems)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'displayId'])
    .execute();
}

/** Far below the 65,535 parameters that one statement may have. */
const batchSize = 500;

export async function insertSubmissions(
  transaction: Queryable,
  submissions: Insertable<Tables['submission']>[],
) {
  for (let start = 0; start < submissions.length; start += batchSize) {
    await transaction
      .insertInto('submission')
      .values(submissions.slice(start, start + batchSize))
      .execute();
  }
}

/** Derived from the submissions, so that the two are consistent. */
export async function markSolvedProblems(transaction: Queryable, userIds: string[]) {
  await sql`
    INSERT INTO solved_problem (user_id, problem_id, submission_id, solved_at)
    SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id, submitted_at
    FROM submission
    WHERE user_id = ANY(${userIds}) AND status = 0 AND contest_id IS NULL AND group_id IS NULL
    ORDER BY user_id, problem_id, submitted_at, id
  `.execute(transaction);
}

/** For new problems: all their submissions are finished, and none is counted yet. */
export async function countResults(transaction: Queryable, problemIds: number[]) {
  await sql`
    INSERT INTO problem_result_count (problem_id, status, count)
    SELECT problem_id, status, count(*)
    FROM submission
    WHERE problem_id = ANY(${problemIds}) AND contest_id IS NULL AND group_id IS NULL
    GROUP BY problem_id, status
  `.execute(transaction);
}

interface ContestParts {
  problems: Insertable<Tables['contestProblem']>[];
  stars: Insertable<Tables['contestStar']>[];
  announcements: Insertable<Tables['contestAnnouncement']>[];
}

/** Returns the contest problem ids by problem. */
export async function insertContestParts(
  transaction: Queryable,
  { problems, stars, announcements }: ContestParts,
): Promise<Map<number, number>> {
  const rows = await transaction
    .insertInto('contestProblem')
    .values(problems)
    .returning(['id', 'problemId'])
    .execute();
  if (stars.length > 0) await transaction.insertInto('contestStar').values(stars).execute();
  await transaction.insertInto('contestAnnouncement').values(announcements).execute();
  return new Map(rows.map(({ id, problemId }) => [problemId, id]));
}

export async function insertLogins(transaction: Queryable, logins: Insertable<Tables['loginRecord']>[]) {
  await transaction.insertInto('loginRecord').values(logins).execute();
}

export async function insertAnnouncements(
  transaction: Queryable,
  announcements: Insertable<Tables['announcement']>[],
) {
  await transaction.insertInto('announcement').values(announcements).execute();
}

/** Returns the inserted classifications. An existing name is skipped. */
export function insertClassifications(
  transaction: Queryable,
  classifications: Insertable<Tables['tagClassification']>[],
) {
  return transaction
    .insertInto('tagClassification')
    .values(classifications)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .execute();
}

/** Returns the inserted tags. An existing name is skipped. */
export function insertTags(transaction: Queryable, tags: Insertable<Tables['tag']>[]) {
  return transaction
    .insertInto('tag')
    .values(tags)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .execute();
}

export async function insertProblemTags(transaction: Queryable, rows: Insertable<Tables['problemTag']>[]) {
  if (rows.length > 0) await transaction.insertInto('problemTag').values(rows).execute();
}

export async function hasCarouselPictures(transaction: Queryable): Promise<boolean> {
  const row = await transaction.selectFrom('carouselPicture').select('id').limit(1).executeTakeFirst();
  return row !== undefined;
}

/** In display order. */
export async function insertCarouselPictures(
  transaction: Queryable,
  files: Insertable<Tables['storedFile']>[],
) {
  const rows = await transaction.insertInto('storedFile').values(files).returning(['id', 'sha256']).execute();
  const fileIds = new Map(rows.map(({ id, sha256 }) => [sha256, id]));
  const pictures = files.flatMap(({ sha256 }, index) => {
    const fileId = fileIds.get(sha256);
    return fileId === undefined ? [] : [{ fileId, position: index + 1 }];
  });
  await transaction.insertInto('carouselPicture').values(pictures).execute();
}

/** Returns the inserted categories. An existing name is skipped. */
export const insertTrainingCategories = (
  transaction: Queryable,
  categories: Insertable<Tables['trainingCategory']>[],
) =>
  transaction
    .insertInto('trainingCategory')
    .values(categories)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'name'])
    .execute();

export async function insertTrainingProblems(
  transaction: Queryable,
  problems: Insertable<Tables['trainingProblem']>[],
) {
  await transaction.insertInto('trainingProblem').values(problems).execute();
}

export async function findTrainingCategory(
  transaction: Queryable,
  name: string,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom('trainingCategory')
    .select('id')
    .where('name', '=', name)
    .where('groupId', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

/** Undefined if the name is taken. */
export async function insertGroup(
  transaction: Queryable,
  group: Insertable<Tables['userGroup']>,
): Promise<number | undefined> {
  const row = await transaction
    .insertInto('userGroup')
    .values(group)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function insertGroupMembers(
  transaction: Queryable,
  members: Insertable<Tables['groupMember']>[],
) {
  await transaction.insertInto('groupMember').values(members).execute();
}

export async function insertGroupAnnouncements(
  transaction: Queryable,
  announcements: Insertable<Tables['groupAnnouncement']>[],
) {
  await transaction.insertInto('groupAnnouncement').values(announcements).execute();
}

export async function insertDiscussion(
  transaction: Queryable,
  discussion: Insertable<Tables['discussion']>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('discussion')
    .values(discussion)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertComment(
  transaction: Queryable,
  comment: Insertable<Tables['comment']>,
): Promise<number> {
  const { id } = await transaction
    .insertInto('comment')
    .values(comment)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertReplies(transaction: Queryable, replies: Insertable<Tables['reply']>[]) {
  if (replies.length > 0) await transaction.insertInto('reply').values(replies).execute();
}
