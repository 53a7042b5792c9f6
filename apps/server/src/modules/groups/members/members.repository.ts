import { groupStandings, type GroupStanding } from '@touchstone/contract';
import {
  prepareBatchedQuery,
  prepareForEach,
  prepareQuery,
  sql,
  type Queryable,
  type ValueOf,
} from '@touchstone/database';
import { containing, offsetOf, statementLengthOf, type PageRequest } from '../../../platform/page-request.ts';

const authOf = (standing: GroupStanding) => groupStandings.indexOf(standing);

export interface MemberFilter {
  groupId: number;
  keyword: string | undefined;
  /** Undefined: all. */
  auth: number | undefined;
  /** Whether applicants and refused applicants are listed, too. */
  withApplicants: boolean;
}

interface Values {
  groupId: number;
  auth: number;
  pattern: string;
  offset: number;
}

/** Selects the statement of a filter: one for each set of conditions. */
interface Shape {
  hasAuth: boolean;
  hasKeyword: boolean;
  withApplicants: boolean;
  /** The maximum length of a page. */
  length: number;
}

const filterMembers = (
  database: Queryable,
  { hasAuth, hasKeyword, withApplicants }: Shape,
  value: ValueOf<Values>,
) =>
  database
    .selectFrom('groupMember')
    .where('groupMember.groupId', '=', value('groupId'))
    .$if(!withApplicants, (query) => query.where('groupMember.auth', '>=', sql.lit(authOf('member'))))
    .$if(hasAuth, (query) => query.where('groupMember.auth', '=', value('auth')))
    .$if(hasKeyword, (query) =>
      query.where((where) =>
        where.exists(
          where
            .selectFrom('userAccount')
            .select('userAccount.id')
            .whereRef('userAccount.id', '=', 'groupMember.userId')
            .where('userAccount.username', 'ilike', value('pattern')),
        ),
      ),
    );

/** The ids of the page come from an index; other columns are read for them only. */
const selectPage = (shape: Shape, database: Queryable, value: ValueOf<Values>) =>
  database
    .selectFrom(
      filterMembers(database, shape, value)
        .select('groupMember.id')
        .orderBy('groupMember.id', 'desc')
        .limit(sql.lit(shape.length))
        .offset(value('offset'))
        .as('onPage'),
    )
    .innerJoin('groupMember', 'groupMember.id', 'onPage.id')
    .innerJoin('userAccount', 'userAccount.id', 'groupMember.userId')
    .select(['groupMember.id', 'groupMember.groupId', 'groupMember.userId', 'userAccount.username'])
    .select(['groupMember.auth', 'groupMember.reason', 'groupMember.createdAt', 'groupMember.updatedAt']);

const selectCount = (shape: Shape, database: Queryable, value: ValueOf<Values>) =>
  filterMembers(database, shape, value).select((select) => select.fn.countAll<number>().as('total'));

const batchedTypes = { groupId: 'bigint', auth: 'integer' } as const;

/** Members of one group ask for the same rows, so concurrent calls share a query. A search by name is too long for that. */
const pageOfShape = prepareForEach((shape: Shape) =>
  shape.hasKeyword
    ? prepareQuery((database, value: ValueOf<Values>) => selectPage(shape, database, value))
    : prepareBatchedQuery({ ...batchedTypes, offset: 'bigint' }, (database, value: ValueOf<Values>) =>
        selectPage(shape, database, value),
      ),
);
const countOfShape = prepareForEach((shape: Shape) =>
  shape.hasKeyword
    ? prepareQuery((database, value: ValueOf<Values>) => selectCount(shape, database, value))
    : prepareBatchedQuery(batchedTypes, (database, value: ValueOf<Values>) =>
        selectCount(shape, database, value),
      ),
);

/** Newest first. */
export async function listMembers(
  database: Queryable,
  { groupId, keyword, auth, withApplicants }: MemberFilter,
  page: PageRequest,
) {
  const length = statementLengthOf(page.limit);
  const conditions = { hasAuth: auth !== undefined, hasKeyword: keyword !== undefined, withApplicants };
  const values = { groupId, auth: auth ?? 0, pattern: containing(keyword ?? ''), offset: offsetOf(page) };
  const [found, [counted]] = await Promise.all([
    pageOfShape({ ...conditions, length })(database, values),
    countOfShape({ ...conditions, length: 0 })(database, values),
  ]);
  const rows = found.toSorted((one, other) => other.id - one.id).slice(0, page.limit);
  return { rows, total: counted?.total ?? 0 };
}

export type MemberRow = Awaited<ReturnType<typeof listMembers>>['rows'][number];

/** The row of the user, and the number of roots of the group. */
export async function findMember(database: Queryable, groupId: number, userId: string) {
  const { rows } = await sql<{ username: string | null; auth: number | null; roots: number }>`
    SELECT (SELECT username FROM user_account WHERE id = ${userId}) AS username,
      (SELECT auth FROM group_member WHERE group_id = ${groupId} AND user_id = ${userId}) AS auth,
      (SELECT count(*) FROM group_member WHERE group_id = ${groupId} AND auth = ${authOf('root')}) AS roots
  `.execute(database);
  return rows[0] ?? { username: null, auth: null, roots: 0 };
}

export async function listUserIds(
  database: Queryable,
  groupId: number,
  standings: readonly GroupStanding[],
): Promise<string[]> {
  const rows = await database
    .selectFrom('groupMember')
    .select('userId')
    .where('groupId', '=', groupId)
    .where('auth', 'in', standings.map(authOf))
    .orderBy('id')
    .execute();
  return rows.map(({ userId }) => userId);
}

interface Standing {
  userIds: readonly string[];
  standing: GroupStanding;
  /** Absent: an earlier reason stays. */
  reason?: string | null;
  now: Date;
}

/** Inserts the rows, or changes the standing of those that exist. */
export async function upsertMembers(
  transaction: Queryable,
  groupId: number,
  { userIds, standing, reason, now }: Standing,
) {
  const auth = authOf(standing);
  await sql`
    INSERT INTO group_member (group_id, user_id, auth, reason, created_at, updated_at)
    SELECT ${groupId}, joining.id, ${auth}, ${reason ?? null}, ${now}::timestamptz, ${now}::timestamptz
    FROM unnest(${userIds}::text[]) WITH ORDINALITY AS joining (id, position)
    ORDER BY position
    ON CONFLICT (group_id, user_id) DO UPDATE SET auth = excluded.auth, updated_at = excluded.updated_at,
      reason = ${reason === undefined ? sql`group_member.reason` : sql`excluded.reason`}`.execute(
    transaction,
  );
}

export async function deleteMember(transaction: Queryable, groupId: number, userId: string) {
  await transaction
    .deleteFrom('groupMember')
    .where('groupId', '=', groupId)
    .where('userId', '=', userId)
    .execute();
}
