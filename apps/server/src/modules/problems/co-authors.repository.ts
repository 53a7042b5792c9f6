import { sql, type Queryable } from '@touchstone/database';

/** A column of queries on `problem`: the accounts besides the author that may edit it. */
export const coAuthorIds = sql<string[]>`ARRAY(
  SELECT user_id FROM problem_co_author WHERE problem_co_author.problem_id = problem.id
)`.as('coAuthorIds');

export const listCoAuthors = (database: Queryable, problemId: number) =>
  database
    .selectFrom('problemCoAuthor')
    .innerJoin('userAccount', 'userAccount.id', 'problemCoAuthor.userId')
    .select(['userAccount.id', 'username'])
    .where('problemId', '=', problemId)
    .orderBy('username')
    .execute();

/** Matches usernames case-insensitively. */
export const findNamedAccounts = (database: Queryable, names: readonly string[]) =>
  database
    .selectFrom('userAccount')
    .select(['id', 'username', 'roleCode'])
    .where(sql<boolean>`lower(username) = ANY(${names.map((name) => name.toLowerCase())}::text[])`)
    .orderBy('username')
    .execute();

export async function replaceCoAuthors(
  transaction: Queryable,
  problemId: number,
  userIds: readonly string[],
) {
  await transaction.deleteFrom('problemCoAuthor').where('problemId', '=', problemId).execute();
  if (userIds.length === 0) return;
  await transaction
    .insertInto('problemCoAuthor')
    .values(userIds.map((userId) => ({ problemId, userId })))
    .execute();
}
