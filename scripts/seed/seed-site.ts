/**
 * How this works: one transaction creates and counts everything, so that a site gets all of it or nothing. Users and
 * problems are numbered; a row of `site_setting` stores how many there are, and the next run continues from there. Rows
 * that belong to a user or problem find it by its number.
 */
import { inTransaction, sql, type Database, type Queryable } from '@touchstone/database';
import { createChances } from './chance.ts';
import { markSolvedProblems, recountResults, recountUsers } from './recount.ts';
import { collectProblems, seedProblems } from './seed-problems.ts';
import { seedSubmissions } from './seed-submissions.ts';
import { seedUsers, userIdOf } from './seed-users.ts';

export interface SeedCounts {
  problems: number;
  users: number;
  submissions: number;
}

export interface SeedInput extends SeedCounts {
  seed: number;
  now: Date;
  onProgress?: (text: string) => void;
}

/** Returns the totals of this and earlier runs. */
export async function seedSite(database: Database, input: SeedInput): Promise<SeedCounts> {
  const made = await inTransaction(database, (transaction) => seedWithin(transaction, input));
  input.onProgress?.('vacuum and analyze');
  await sql`VACUUM (ANALYZE)`.execute(database);
  return made;
}

async function seedWithin(transaction: Queryable, input: SeedInput): Promise<SeedCounts> {
  const { seed, now, onProgress = () => undefined } = input;
  // A million rows take longer than the statement timeout of requests.
  await sql`SET LOCAL statement_timeout = 0`.execute(transaction);
  const earlier = await readEarlier(transaction);
  const total = sumCounts(earlier, input);
  const chances = createChances(seed);
  onProgress(`${String(input.users)} users`);
  await seedUsers(transaction, chances, { first: earlier.users + 1, last: total.users, now });
  onProgress(`${String(input.problems)} problems`);
  await seedProblems(transaction, chances, {
    first: earlier.problems + 1,
    last: total.problems,
    users: total.users,
    now,
  });
  await sql`ANALYZE user_account, problem`.execute(transaction);
  const problems = await collectProblems(transaction, total.problems);
  const afterId = await findLastSubmission(transaction);
  await seedSubmissions(transaction, chances, {
    count: input.submissions,
    earlier: earlier.submissions,
    users: total.users,
    problems,
    now,
    onProgress: (done) => {
      onProgress(`${String(done)} of ${String(input.submissions)} submissions`);
    },
  });
  onProgress('counters');
  await sql`ANALYZE submission`.execute(transaction);
  await markSolvedProblems(transaction, { afterId });
  await recountResults(transaction);
  // Without statistics of the new rows PostgreSQL would scan all of them for every user.
  await sql`ANALYZE solved_problem, user_statistic`.execute(transaction);
  await recountUsers(transaction, await listUserIds(transaction, total.users));
  await rememberCounts(transaction, total);
  return total;
}

const settingKey = 'seed';

async function readEarlier(transaction: Queryable): Promise<SeedCounts> {
  const row = await transaction
    .selectFrom('siteSetting')
    .select('value')
    .where('key', '=', settingKey)
    .forUpdate()
    .executeTakeFirst();
  // Only the function below writes this row.
  return (row?.value as SeedCounts | undefined) ?? { problems: 0, users: 0, submissions: 0 };
}

async function rememberCounts(transaction: Queryable, counts: SeedCounts) {
  const value = JSON.stringify(counts);
  await transaction
    .insertInto('siteSetting')
    .values({ key: settingKey, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

const sumCounts = (one: SeedCounts, other: SeedCounts): SeedCounts => ({
  problems: one.problems + other.problems,
  users: one.users + other.users,
  submissions: one.submissions + other.submissions,
});

async function findLastSubmission(transaction: Queryable): Promise<number> {
  const newest = await transaction
    .selectFrom('submission')
    .select('id')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return newest?.id ?? 0;
}

async function listUserIds(transaction: Queryable, users: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT ${userIdOf(sql<number>`n`)} AS id FROM generate_series(1, ${users}::bigint) n`.execute(
    transaction,
  );
  return rows.map(({ id }) => id);
}
