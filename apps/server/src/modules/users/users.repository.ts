import { roleCodes, type AdminUser } from '@touchstone/contract';
import { sql, type Queryable } from '@touchstone/database';
import { containing, offsetOf, type PageRequest } from '../../platform/page-request.ts';
import { namesOfAccounts } from '../rankings/index.ts';

const userColumns = [
  'id',
  'username',
  'nickname',
  'school',
  'course',
  'studentNumber',
  'gender',
  'realname',
  'codeforcesUsername',
  'github',
  'blog',
  'email',
  'avatarUrl',
  'titleName',
  'titleColor',
  'signature',
  'isBanned',
  'roleCode',
  'createdAt',
  'updatedAt',
] as const;

const administrators = [roleCodes.root, roleCodes.admin, roleCodes.problem_admin];

export interface UserFilter {
  keyword?: string | undefined;
  onlyAdmin?: boolean | undefined;
  roleCode?: number | undefined;
  isBanned?: boolean | undefined;
}

/**
 * Matches a part of the username, the real name or the address. The n-grams find the few candidates by index.
 * A text with all n-grams may still not contain the part, so each candidate is compared.
 */
function matches(text: string) {
  const pattern = containing(text);
  return sql<boolean>`(
    (keyword_ngrams(${namesOfAccounts}) @> query_trigrams(${text})
      AND (lower(username) LIKE ${pattern} OR lower(realname) LIKE ${pattern}))
    OR (keyword_ngrams(lower(email)) @> query_trigrams(${text}) AND lower(email) LIKE ${pattern}))`;
}

export async function listUsers(
  database: Queryable,
  { keyword, onlyAdmin, roleCode, isBanned, ...request }: PageRequest & UserFilter,
) {
  let wanted = database.selectFrom('userAccount');
  const needle = keyword?.trim().toLowerCase() ?? '';
  if (needle !== '') wanted = wanted.where(matches(needle));
  if (onlyAdmin === true) wanted = wanted.where('roleCode', 'in', administrators);
  if (roleCode !== undefined) wanted = wanted.where('roleCode', '=', roleCode);
  if (isBanned !== undefined) wanted = wanted.where('isBanned', '=', isBanned);
  const { total } = await wanted
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await wanted
    .select(userColumns)
    .select((select) =>
      select
        .selectFrom('loginRecord')
        .select('loginRecord.createdAt')
        .whereRef('loginRecord.userId', '=', 'userAccount.id')
        .orderBy('loginRecord.createdAt', 'desc')
        .limit(1)
        .as('recentLoginAt'),
    )
    .orderBy('createdAt', 'desc')
    // Users of one generation are sorted by their number.
    .orderBy(sql`char_length(username)`)
    .orderBy('username')
    .orderBy('id')
    .limit(request.limit)
    .offset(offsetOf(request))
    .execute();
  return { rows, total };
}

export type ListedUserRow = Awaited<ReturnType<typeof listUsers>>['rows'][number];
export type UserRow = Omit<ListedUserRow, 'recentLoginAt'>;

/**
 * Locks the account until the transaction ends, so that the logged old state is the one that was changed.
 * Uses NO KEY UPDATE: a verdict that refers to the account must not wait here while it holds the lock of the
 * user's statistics.
 */
export const lockUser = (transaction: Queryable, id: string) =>
  transaction
    .selectFrom('userAccount')
    .select(userColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();

export interface UserChanges {
  username: string;
  realname: string | null;
  email: string | null;
  roleCode: number;
  isBanned: boolean;
  titleName: string | null;
  titleColor: string | null;
  nickname: string | null;
  school: string | null;
  course: string | null;
  studentNumber: string | null;
  gender: AdminUser['gender'];
  codeforcesUsername: string | null;
  github: string | null;
  blog: string | null;
}

export async function updateUser(
  transaction: Queryable,
  id: string,
  changes: Partial<UserChanges> & { updatedAt: Date },
) {
  await transaction.updateTable('userAccount').set(changes).where('id', '=', id).execute();
}

export const findUsers = (database: Queryable, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : database.selectFrom('userAccount').select(userColumns).where('id', 'in', ids).orderBy('id').execute();

/** Returns those of these users who wrote problems. */
export async function findAuthors(database: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom('problem')
    .select('authorId')
    .distinct()
    .where('authorId', 'in', ids)
    .execute();
  return new Set(rows.flatMap(({ authorId }) => authorId ?? []));
}

export async function findGroupOwners(database: Queryable, ids: readonly string[]): Promise<Set<string>> {
  const rows = await database
    .selectFrom('userGroup')
    .select('ownerId')
    .distinct()
    .where('ownerId', 'in', ids)
    .execute();
  return new Set(rows.map(({ ownerId }) => ownerId));
}

/** Deleted discussions do not count: they are removed with the account. */
export async function findDiscussionAuthors(
  database: Queryable,
  ids: readonly string[],
): Promise<Set<string>> {
  const rows = await database
    .selectFrom('discussion')
    .select('authorId')
    .distinct()
    .where('authorId', 'in', ids)
    .where('deletedAt', 'is', null)
    .execute();
  return new Set(rows.map(({ authorId }) => authorId));
}

export async function removeDeletedDiscussions(transaction: Queryable, ids: readonly string[]) {
  await transaction
    .deleteFrom('discussion')
    .where('authorId', 'in', ids)
    .where('deletedAt', 'is not', null)
    .execute();
}

export async function countBelongings(database: Queryable, ids: readonly string[]) {
  const { rows } = await sql<{
    submissions: number;
    solvedProblems: number;
    messages: number;
    announcements: number;
  }>`
    SELECT
      (SELECT count(*) FROM submission WHERE user_id = ANY (wanted)) AS submissions,
      (SELECT count(*) FROM solved_problem WHERE user_id = ANY (wanted)) AS solved_problems,
      (SELECT count(*) FROM user_notice WHERE recipient_id = ANY (wanted))
        + (SELECT count(*) FROM reminder WHERE recipient_id = ANY (wanted) OR sender_id = ANY (wanted)) AS messages,
      (SELECT count(*) FROM announcement WHERE author_id = ANY (wanted)) AS announcements
    FROM (SELECT ${ids}::text[] AS wanted) asked`.execute(database);
  const [counts] = rows;
  if (counts === undefined) throw new Error('the count query returned no row');
  return counts;
}

export async function deleteUsers(transaction: Queryable, ids: readonly string[]) {
  await transaction.deleteFrom('userAccount').where('id', 'in', ids).execute();
}

/** Those who have entered a contest that is running now, or submitted in it. */
export async function countContestants(
  database: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ contestants: number }>`
    SELECT count(DISTINCT taking_part.user_id) AS contestants
    FROM contest
    JOIN (
      SELECT contest_id, user_id FROM submission WHERE user_id = ANY (${ids}::text[]) AND contest_id IS NOT NULL
      UNION
      SELECT contest_id, user_id FROM contest_participant
      WHERE user_id = ANY (${ids}::text[]) AND entered_at IS NOT NULL
    ) AS taking_part ON taking_part.contest_id = contest.id
    WHERE contest.start_at <= ${now} AND contest.end_at > ${now}`.execute(database);
  return rows[0]?.contestants ?? 0;
}
