/**
 * `npm run seed -- --problems 10000 --users 100000 --submissions 1000000 [--seed 1] [--yes]`: fills a running site with
 * the content of a large one, for load tests. Every run adds content.
 */
import { createDatabase, createPool, sql, type Database } from '@touchstone/database';
import { findRunningPostgres } from '@touchstone/database/embedded';
import { readConfiguration } from '@touchstone/site-setup/configuration';
import { UsageError } from '@touchstone/site-setup/usage-error';
import { parseArgs } from 'node:util';
import { seedSite, type SeedCounts } from './seed-site.ts';

async function main(): Promise<number> {
  try {
    await seed(process.argv.slice(2));
    return 0;
  } catch (error) {
    const isArgument =
      error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof UsageError) && !isArgument) throw error;
    console.error(error.message);
    return 2;
  }
}

async function seed(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      problems: { type: 'string', default: '0' },
      users: { type: 'string', default: '0' },
      submissions: { type: 'string', default: '0' },
      seed: { type: 'string', default: '1' },
      yes: { type: 'boolean', default: false },
    },
  });
  const counts = {
    problems: readCount('problems', values.problems),
    users: readCount('users', values.users),
    submissions: readCount('submissions', values.submissions),
  };
  const seedNumber = readCount('seed', values.seed);
  if (counts.problems + counts.users + counts.submissions === 0)
    throw new UsageError(
      'Usage: npm run seed -- --problems 10000 --users 100000 --submissions 1000000 [--seed 1] [--yes]',
    );
  const pool = createPool(await findConnection(), 2);
  const database = createDatabase(pool);
  try {
    await checkSite(database, values.yes);
    const startedAt = performance.now();
    const total = await seedSite(database, {
      ...counts,
      seed: seedNumber,
      now: new Date(),
      onProgress: print,
    });
    print(`made ${describe(counts)} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
    print(`seeded so far: ${describe(total)}`);
  } finally {
    await database.destroy();
  }
}

function readCount(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text);
  throw new UsageError(`--${name} must be a whole number, not "${text}".`);
}

const print = (text: string) => {
  console.log(text);
};

const describe = ({ problems, users, submissions }: SeedCounts) =>
  `${String(problems)} problems, ${String(users)} users, ${String(submissions)} submissions`;

async function findConnection(): Promise<string> {
  const { databaseUrl, dataDirectory } = readConfiguration(process.env);
  if (databaseUrl !== undefined) return databaseUrl;
  const running = await findRunningPostgres(dataDirectory);
  if (running === undefined)
    throw new UsageError(
      `No site runs on ${dataDirectory}. Start it first (npm start), or set DATA_DIR to its folder or DATABASE_URL to its database.`,
    );
  return running.connectionString;
}

/** Root, demo users and seeded users are not real users. A registered user has a password, or came from elsewhere. */
async function checkSite(database: Database, isForced: boolean) {
  await checkConnection(database);
  const { rows: found } = await sql<{ isThere: boolean }>`
    SELECT to_regclass('user_statistic') IS NOT NULL AS "isThere"`.execute(database);
  if (found[0]?.isThere !== true)
    throw new UsageError(
      'This database holds no site yet, or one of an older version. Start the site on it once.',
    );
  if (isForced) return;
  const { rows } = await sql<{ username: string }>`
    SELECT username FROM user_account
    WHERE role_code <> 1000 AND (password_hash IS NOT NULL OR social_open_id IS NOT NULL) LIMIT 1`.execute(
    database,
  );
  if (rows[0] !== undefined)
    throw new UsageError(
      `Real people use this site (${rows[0].username}, for one), and seeded content stays. Nothing was changed. To seed it all the same, add --yes.`,
    );
}

async function checkConnection(database: Database) {
  try {
    await sql`SELECT`.execute(database);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new UsageError(
      `The database cannot be reached: ${error.message}. Start it, or correct DATABASE_URL.`,
    );
  }
}

process.exitCode = await main();
