import type { RoleCode } from '@touchstone/contract';
import { createBatchLoader, prepareQuery, sql, type Queryable, type ValueOf } from '@touchstone/database';
import { roleFromCode } from '@touchstone/rules/permissions';
import type { Viewer } from '../../../platform/sessions/sessions.ts';

/** Accounts that can log in, by id or by name. */
export async function listAccounts(
  database: Queryable,
  by: { ids: readonly string[] } | { usernames: readonly string[] },
): Promise<Viewer[]> {
  const rows = await database
    .selectFrom('userAccount')
    .select(['id', 'username', 'roleCode'])
    .where('isBanned', '=', false)
    .where(
      'ids' in by
        ? sql<boolean>`id = ANY(${[...by.ids]}::text[])`
        : sql<boolean>`lower(username) = ANY(SELECT lower(name) FROM unnest(${[...by.usernames]}::text[]) AS name)`,
    )
    .execute();
  return rows.map(({ id, username, roleCode }) => ({
    id,
    username,
    role: roleFromCode(roleCode as RoleCode),
  }));
}

const usernamesOf = prepareQuery((database, value: ValueOf<{ names: readonly string[] }>) =>
  database
    .selectFrom(sql<{ name: string }>`unnest(${value('names')}::text[])`.as<'wanted'>(sql`wanted (name)`))
    .innerJoin('userAccount', (join) => join.on(sql<boolean>`lower(username) = lower(wanted.name)`))
    .select(['wanted.name', 'username'])
    .where(sql<boolean>`NOT is_banned`),
);

/** The name of the account that can log in, in its own letter case. */
export const findUsername = createBatchLoader(async (database, names: string[]) => {
  const rows = await usernamesOf(database, { names });
  return new Map(rows.map(({ name, username }) => [name, username]));
});

/** The newest ones that took part. */
const participantsMaximum = 200;

export async function listParticipants(
  database: Queryable,
  source: { type: 'Discussion' | 'Contest'; id: number },
): Promise<string[]> {
  const column = sql.ref(source.type === 'Discussion' ? 'comment.discussion_id' : 'comment.contest_id');
  const { rows } = await sql<{ id: string }>`
    WITH newest AS (
      SELECT id, author_id FROM comment WHERE ${column} = ${source.id} AND deleted_at IS NULL
      ORDER BY id DESC LIMIT ${participantsMaximum}
    )
    SELECT author_id AS id FROM newest
    UNION SELECT reply.author_id FROM newest
      JOIN reply ON reply.comment_id = newest.id AND reply.deleted_at IS NULL`.execute(database);
  return rows.map(({ id }) => id);
}

interface CandidateFilter {
  /** The beginning of the name, in any letter case. */
  keyword: string;
  exceptIds: readonly string[];
  limit: number;
}

const candidates = (database: Queryable, { keyword, exceptIds, limit }: CandidateFilter) =>
  database
    .selectFrom('userAccount')
    .select(['userAccount.id', 'userAccount.username', 'userAccount.nickname', 'userAccount.avatarUrl'])
    .where('userAccount.isBanned', '=', false)
    .where(sql<boolean>`lower(user_account.username) LIKE ${`${escapeLike(keyword.toLowerCase())}%`}`)
    .where(sql<boolean>`NOT user_account.id = ANY(${[...exceptIds]}::text[])`)
    // The order of the index.
    .orderBy(sql`lower(user_account.username) USING ~<~`)
    .limit(limit);

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

export const listCandidatesOf = (database: Queryable, ids: readonly string[], filter: CandidateFilter) =>
  candidates(database, filter)
    .where(sql<boolean>`user_account.id = ANY(${[...ids]}::text[])`)
    .execute();

export const listAllCandidates = (database: Queryable, filter: CandidateFilter) =>
  candidates(database, filter).execute();

export const listMemberCandidates = (database: Queryable, groupId: number, filter: CandidateFilter) =>
  candidates(database, filter)
    .innerJoin('groupMember', (join) =>
      join.onRef('groupMember.userId', '=', 'userAccount.id').on('groupMember.groupId', '=', groupId),
    )
    .where('groupMember.auth', '>=', 3)
    .execute();

export const listContestantCandidates = (database: Queryable, contestId: number, filter: CandidateFilter) =>
  candidates(database, filter)
    .innerJoin('contestRegistration', (join) =>
      join
        .onRef('contestRegistration.userId', '=', 'userAccount.id')
        .on('contestRegistration.contestId', '=', contestId),
    )
    .execute();
