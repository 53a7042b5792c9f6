import { sql, type Queryable, type Tables } from '@touchstone/database';
import type { Insertable } from 'kysely';

const settingKey = 'demo';

/**
 * True for the one who shall load the demo content. Whoever asks while another's transaction is open waits for its end, and
 * gets the turn only if that one failed.
 */
export async function claimDemoContent(transaction: Queryable, now: Date): Promise<boolean> {
  const value = JSON.stringify({ loadedAt: now.toISOString() });
  const claimed = await transaction
    .insertInto('siteSetting')
    .values({ key: settingKey, value, updatedAt: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Answers those that were inserted: a name that somebody has already is left to them. */
export function insertUsers(transaction: Queryable, users: Insertable<Tables['userAccount']>[]) {
  return transaction
    .insertInto('userAccount')
    .values(users)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'username'])
    .execute();
}

/** Answers those that were inserted: a display id that is taken stays as it is. */
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

/** From the submissions themselves, so that the two cannot disagree. */
export async function markSolvedProblems(transaction: Queryable, userIds: string[]) {
  await sql`
    INSERT INTO solved_problem (user_id, problem_id, submission_id, solved_at)
    SELECT DISTINCT ON (user_id, problem_id) user_id, problem_id, id, submitted_at
    FROM submission
    WHERE user_id = ANY(${userIds}) AND status = 0 AND contest_id IS NULL AND group_id IS NULL
    ORDER BY user_id, problem_id, submitted_at, id
  `.execute(transaction);
}

/** Of problems that are new: all their submissions are finished, and nobody has counted them. */
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

/** Answers what each problem is in the contest. */
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

/** Answers those that were inserted: a name that is taken stays as it is. */
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

/** Answers those that were inserted: a name that is taken stays as it is. */
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

/** Shown in this order. */
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
