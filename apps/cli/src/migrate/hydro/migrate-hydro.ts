/**
 * How this works: each problem is written as an import in the back office writes it, in one transaction with the number of
 * problems done and its findings. A killed run leaves whole problems, and the next run skips them.
 */
import { finished } from 'node:stream/promises';
import type { Client } from 'pg';
import { createDatabase, createPool, runStatement, type Queryable } from '@touchstone/database';
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import type { FormatFault, FormatNote, ReadResult } from '@touchstone/problem-formats/read-result';
import {
  describeFault,
  describeNote,
  listLanguageNames,
  writeImportedProblem,
  type ImportedParts,
} from '@touchstone/server/moving-in';
import { UsageError } from '@touchstone/site-setup/usage-error';
import {
  beginStep,
  emptyProgress,
  writeFindings,
  writeProgress,
  type KeyedFinding,
  type StepProgress,
} from '../progress.ts';
import { runMigration, type MigrationResult } from '../run-migration.ts';
import { openHydroArchive, type HydroArchive } from './hydro-archive.ts';

export interface MigrateHydroInput {
  readonly connectionString: string;
  readonly path: string;
  readonly visibility: 'public' | 'private';
  readonly fileStore: ImportedParts['fileStore'];
  readonly isDryRun: boolean;
  readonly onProgress: (progress: StepProgress) => void;
  readonly onFinding: (finding: KeyedFinding) => void;
}

const source = 'hydro';
const stepName = 'problem';

export async function migrateHydro(input: MigrateHydroInput): Promise<MigrationResult> {
  const archive = await openHydroArchive(input.path);
  try {
    return await runMigration({ ...input, source }, async (client) => [
      await (input.isDryRun ? checkProblems(input, archive) : moveProblems(input, archive, client)),
    ]);
  } finally {
    await archive.close();
  }
}

type Kind = 'moved' | 'broken';
const advance = (progress: StepProgress, kind: Kind): StepProgress => ({
  ...progress,
  cursor: String(progress.read + 1),
  read: progress.read + 1,
  [kind]: progress[kind] + 1,
});

const finding = (key: string, isBroken: boolean, { code, detail }: Reason): KeyedFinding => ({
  step: stepName,
  key,
  isBroken,
  code,
  detail,
});

interface Reason {
  readonly code: string;
  readonly detail: string;
}

/** Texts of the back office, in English. */
const english = 2;
type ReadProblem = Exclude<ReadResult, { readonly fault: FormatFault }>;
const reasonOfFault = (fault: FormatFault): Reason => ({
  code: fault.code,
  detail: describeFault(fault)[english],
});
const reasonOfNote = (note: FormatNote): Reason => ({ code: note.code, detail: describeNote(note)[english] });
const reasonOfArchive = ({ code, message }: ArchiveError): Reason => ({ code, detail: message });

async function checkProblems(
  { onProgress, onFinding }: MigrateHydroInput,
  archive: HydroArchive,
): Promise<StepProgress> {
  let progress = emptyProgress({ name: stepName, total: archive.total });
  const displayIds = new Set<string>();
  for await (const result of archive.problems()) {
    const fault =
      'fault' in result
        ? reasonOfFault(result.fault)
        : ((await findUnreadable(result)) ?? findTaken(result, displayIds));
    if (fault !== undefined) onFinding(finding(result.name, true, fault));
    else if ('notes' in result)
      for (const note of result.notes) onFinding(finding(result.name, false, reasonOfNote(note)));
    progress = advance(progress, fault === undefined ? 'moved' : 'broken');
    onProgress(progress);
  }
  return { ...progress, isFinished: true };
}

function findTaken({ problem }: ReadProblem, displayIds: Set<string>): Reason | undefined {
  const displayId = problem.displayId?.toUpperCase();
  if (displayId === undefined) return undefined;
  if (displayIds.has(displayId))
    return { code: 'taken', detail: `the display id ${displayId} is that of another problem` };
  displayIds.add(displayId);
  return undefined;
}

/** A damaged entry shows only when it is read. */
async function findUnreadable({ problem: { cases, attachments } }: ReadProblem): Promise<Reason | undefined> {
  const files = [
    ...cases.flatMap(({ input, answer }) => [input, answer]),
    ...attachments.map(({ content }) => content),
  ];
  try {
    for (const { open } of files) {
      const content = await open();
      await finished(content.resume());
    }
    return undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return reasonOfArchive(error);
    throw error;
  }
}

async function moveProblems(
  input: MigrateHydroInput,
  archive: HydroArchive,
  client: Client,
): Promise<StepProgress> {
  const { onProgress, connectionString, fileStore, visibility } = input;
  let progress = await beginStep(client, source, { name: stepName, position: 0, total: archive.total });
  const authorId = await getFirstAccount(client);
  const pool = createPool(connectionString, 1, { statement_timeout: 0 });
  try {
    const parts: ImportedParts = { database: createDatabase(pool), fileStore, clock: () => new Date() };
    const languages = await listLanguageNames(parts.database);
    let index = 0;
    for await (const result of archive.problems()) {
      index += 1;
      if (index <= progress.read) continue;
      const next = { moved: advance(progress, 'moved'), broken: advance(progress, 'broken') };
      const record = async (transaction: Queryable, kind: Kind, findings: readonly KeyedFinding[]) => {
        const statements = {
          query: (text: string, values: unknown[]) => runStatement(transaction, text, values),
        };
        await writeFindings(statements, source, findings);
        await writeProgress(statements, source, next[kind]);
        for (const one of findings) input.onFinding(one);
      };
      const fault =
        'fault' in result
          ? reasonOfFault(result.fault)
          : await moveOne(parts, result, { authorId, visibility, languages, record });
      if (fault !== undefined)
        await parts.database
          .transaction()
          .execute((transaction) => record(transaction, 'broken', [finding(result.name, true, fault)]));
      progress = next[fault === undefined ? 'moved' : 'broken'];
      onProgress(progress);
    }
    progress = { ...progress, isFinished: true };
    await writeProgress(client, source, progress);
    return progress;
  } finally {
    await pool.end();
  }
}

interface Moving {
  readonly authorId: string;
  readonly visibility: 'public' | 'private';
  readonly languages: readonly string[];
  readonly record: (transaction: Queryable, kind: Kind, findings: readonly KeyedFinding[]) => Promise<void>;
}

/** Returns why the problem was not written. */
async function moveOne(
  parts: ImportedParts,
  { name, problem, notes }: ReadProblem,
  { authorId, visibility, languages, record }: Moving,
): Promise<Reason | undefined> {
  try {
    const written = await writeImportedProblem(parts, problem, {
      authorId,
      visibility,
      taken: 'skip',
      languages,
      onWritten: (transaction, { notes: added }) =>
        record(
          transaction,
          'moved',
          [...notes, ...added].map((note) => finding(name, false, reasonOfNote(note))),
        ),
    });
    return 'reason' in written
      ? { code: written.reason.code, detail: written.reason.texts[english] }
      : undefined;
  } catch (error) {
    if (error instanceof ArchiveError) return reasonOfArchive(error);
    throw error;
  }
}

/** Problems belong to it. */
async function getFirstAccount(client: Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'SELECT id FROM user_account ORDER BY created_at, id LIMIT 1',
  );
  const [first] = rows;
  if (first === undefined)
    throw new UsageError(
      'The site has no account yet, and problems belong to its first one: start it once with DEMO_CONTENT=off.',
    );
  return first.id;
}
