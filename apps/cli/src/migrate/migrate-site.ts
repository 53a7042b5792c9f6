/**
 * Moves another judge into an empty site. What an earlier run of the same migration has written is continued; a migration
 * that has finished is only reported.
 */
import type { Client, ClientBase } from 'pg';
import { createClient, createDatabase, createPool, migrate } from '@touchstone/database';
import { listLanguageKeys, prepareLanguages } from '@touchstone/server/moving-in';
import type { HashingCost } from '@touchstone/server/password-hashes';
import { UsageError } from '@touchstone/site-setup/usage-error';
import type { KnownRows } from '@touchstone/site-migration/known-rows';
import type { AnyStep, StepTools } from '@touchstone/site-migration/step';
import type { SourceReader } from '@touchstone/site-migration/source/source-reader';
import { finishMigration } from './finish-migration.ts';
import { createPasswordHasher, type PasswordHasher } from './hashing/password-hasher.ts';
import { loadKnownRows } from './load-known-rows.ts';
import {
  beginMigration,
  endMigration,
  findState,
  listSteps,
  type KeyedFinding,
  type SourceName,
  type StepProgress,
} from './progress.ts';
import { runStep, type Lane } from './run-steps.ts';
import { createSourceFiles, type SourceFileStore } from './source-files.ts';

export interface SourceSite {
  readonly name: SourceName;
  readonly openReader: () => Promise<SourceReader>;
  /** Reads side tables of the source. */
  readonly prepare: (reader: SourceReader, known: KnownRows) => Promise<void>;
  readonly steps: readonly AnyStep[];
  /** Run beside the steps that follow the first one, with a connection of their own. */
  readonly backgroundSteps: readonly AnyStep[];
}

export interface MigrateInput {
  readonly connectionString: string;
  readonly site: SourceSite;
  readonly filesFolder: string | undefined;
  readonly fileStore: SourceFileStore;
  readonly offsetMinutes: number;
  readonly isDryRun: boolean;
  readonly onProgress: (progress: StepProgress) => void;
  readonly onFinding: (finding: KeyedFinding) => void;
  /** Only tests choose another. */
  readonly hashingCost?: HashingCost;
}

export interface MigrationResult {
  readonly steps: readonly StepProgress[];
  /** The migration had finished before. */
  readonly wasFinished: boolean;
}

/** Any number that no other advisory lock uses. */
const migrationLock = 7_302_802;

export async function migrateSite(input: MigrateInput): Promise<MigrationResult> {
  const { connectionString, site, isDryRun } = input;
  if (!isDryRun) await prepareTarget(connectionString);
  const client = createClient({ connectionString, application_name: 'touchstone-migrate' });
  await client.connect();
  try {
    await client.query('SET synchronous_commit = off');
    const state = await checkTarget(client, site.name);
    if (state === 'finished') return { steps: await listSteps(client, site.name), wasFinished: true };
    if (isDryRun) return { steps: await runSteps(input, client), wasFinished: false };
    await beginMigration(client, site.name);
    try {
      await runSteps(input, client);
      await finishMigration(connectionString, client);
      await endMigration(client, site.name, undefined);
      return { steps: await listSteps(client, site.name), wasFinished: false };
    } catch (error) {
      await recordFailure(client, site.name, error);
      throw error;
    }
  } finally {
    await client.end();
  }
}

async function prepareTarget(connectionString: string) {
  await migrate(connectionString);
  const pool = createPool(connectionString, 1);
  try {
    await prepareLanguages(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

async function checkTarget(client: Client, source: SourceName) {
  const { rows: locks } = await client.query<{ isFree: boolean }>(
    `SELECT pg_try_advisory_lock(${String(migrationLock)}) AS "isFree"`,
  );
  if (locks[0]?.isFree !== true) throw new UsageError('Another migration into this site is running.');
  const { rows: tables } = await client.query<{ table: string | null }>(
    `SELECT to_regclass('site_migration')::text AS table`,
  );
  if (tables[0]?.table === null)
    throw new UsageError(
      'This database has no tables of this release yet: start the site once with DEMO_CONTENT=off.',
    );
  const state = await findState(client, source);
  if (state === 'none') await checkEmpty(client);
  return state;
}

async function checkEmpty(client: ClientBase) {
  const { rows } = await client.query<{ users: number; problems: number; submissions: number }>(
    `SELECT (SELECT count(*) FROM user_account)::int AS users, (SELECT count(*) FROM problem)::int AS problems,
            (SELECT count(*) FROM submission)::int AS submissions`,
  );
  const { users = 0, problems = 0, submissions = 0 } = rows[0] ?? {};
  if (users <= 1 && problems === 0 && submissions === 0) return;
  throw new UsageError(
    `The site is not empty: ${String(users)} accounts, ${String(problems)} problems, ${String(submissions)} submissions. ` +
      'Nothing was changed. Ids stay valid only in an empty site: start one with another DATA_DIR and DEMO_CONTENT=off.',
  );
}

/** The connection may be what failed: then the state stays "running", and the next run continues all the same. */
async function recordFailure(client: Client, source: SourceName, error: unknown) {
  try {
    await client.query('ROLLBACK');
    await endMigration(client, source, error instanceof Error ? error.message : String(error));
  } catch (lost) {
    if (!(lost instanceof Error)) throw lost;
  }
}

async function runSteps(input: MigrateInput, client: Client): Promise<StepProgress[]> {
  const { site } = input;
  const known = await loadKnownRows(client);
  // The site has never run: it will have the languages of the program.
  if (known.languageIds.size === 0)
    for (const [index, key] of listLanguageKeys().entries()) known.languageIds.set(key, index + 1);
  const hasher = createPasswordHasher(input.hashingCost);
  const reader = await site.openReader();
  try {
    await site.prepare(reader, known);
    const lane = (own: Client, ownReader: SourceReader): Lane => ({
      source: site.name,
      reader: ownReader,
      context: { known, tools: createTools(input, own, hasher), offsetMinutes: input.offsetMinutes },
      client: input.isDryRun ? undefined : own,
      onProgress: input.onProgress,
      onFinding: input.onFinding,
    });
    const main = lane(client, reader);
    const [first, ...rest] = site.steps;
    const done: StepProgress[] = first === undefined ? [] : [await runStep(main, first, 0)];
    // Steps of the background come last in the report.
    const background = runBackground(input, lane);
    // A failure of the main lane is thrown first; that of the background is thrown when it is awaited.
    background.catch(() => undefined);
    for (const [index, step] of rest.entries()) done.push(await runStep(main, step, index + 1));
    return [...done, ...(await background)];
  } finally {
    await hasher.close();
    await reader.close();
  }
}

async function runBackground(
  { connectionString, site }: MigrateInput,
  lane: (client: Client, reader: SourceReader) => Lane,
): Promise<StepProgress[]> {
  const client = createClient({ connectionString, application_name: 'touchstone-migrate' });
  await client.connect();
  const reader = await site.openReader();
  try {
    await client.query('SET synchronous_commit = off');
    const own = lane(client, reader);
    const done: StepProgress[] = [];
    for (const [index, step] of site.backgroundSteps.entries())
      done.push(await runStep(own, step, site.steps.length + index));
    return done;
  } finally {
    await reader.close();
    await client.end();
  }
}

function createTools(input: MigrateInput, client: ClientBase, { hash }: PasswordHasher): StepTools {
  const { filesFolder, fileStore, isDryRun } = input;
  return {
    ...createSourceFiles(filesFolder, isDryRun ? undefined : fileStore),
    // A dry run shows that a hash can be made; making it would take as long as the import.
    hashMd5: (hashes) => (isDryRun ? Promise.resolve(hashes.map(() => '')) : hash(hashes)),
    listStoredCases: async (submissionIds) => {
      const { rows } = await client.query<{ submissionId: string; seq: number; caseId: string }>(
        `SELECT submission_id AS "submissionId", seq, case_id AS "caseId" FROM submission_case
         WHERE submission_id = ANY($1::bigint[])`,
        [submissionIds],
      );
      return rows.map(({ submissionId, seq, caseId }) => ({
        submissionId: Number(submissionId),
        seq,
        caseId: Number(caseId),
      }));
    },
  };
}
