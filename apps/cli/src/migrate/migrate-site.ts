/** Moves another judge into an empty site, table by table. */
import type { Client, ClientBase } from 'pg';
import { createClient } from '@touchstone/database';
import { listLanguageKeys } from '@touchstone/server/moving-in';
import type { HashingCost } from '@touchstone/server/password-hashes';
import type { KnownRows } from '@touchstone/site-migration/known-rows';
import type { AnyStep, StepTools } from '@touchstone/site-migration/step';
import type { SourceReader } from '@touchstone/site-migration/source/source-reader';
import { createPasswordHasher, type PasswordHasher } from './hashing/password-hasher.ts';
import { loadKnownRows } from './load-known-rows.ts';
import type { KeyedFinding, SourceName, StepProgress } from './progress.ts';
import { runMigration, type MigrationResult } from './run-migration.ts';
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

export const migrateSite = (input: MigrateInput): Promise<MigrationResult> =>
  runMigration({ ...input, source: input.site.name }, (client) => runSteps(input, client));

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
