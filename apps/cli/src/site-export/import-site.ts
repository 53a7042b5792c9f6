/**
 * How this works: the archive's directory is checked before anything is read. Files go into the store first; each must
 * match the hash in its name. Then one transaction replaces the rows of an empty site: all or nothing. Columns unknown
 * to this release are ignored, and columns missing in the archive keep their defaults. The jobs of the other site are
 * not in the archive, so `endUnfinishedWork` ends what they did: it would otherwise be unfinished forever.
 */
import { createClient, migrate } from '@touchstone/database';
import { statuses } from '@touchstone/contract';
import { ArchiveError } from '@touchstone/problem-formats/archive/archive-error';
import { openArchive, type Archive } from '@touchstone/problem-formats/archive/open-archive';
import { DatabaseError, type ClientBase } from 'pg';
import type { FileStore } from '@touchstone/server/storage';
import { listTables } from '../backup/database-tables.ts';
import { replaceAllRows } from '../backup/replace-all-rows.ts';
import { listUnsafeNames } from './list-unsafe-names.ts';
import { moveSequences } from './move-sequences.ts';
import { readRows } from './read-rows.ts';
import { UsageError } from '@touchstone/site-setup/usage-error';
import {
  filePath,
  isExported,
  manifestName,
  siteManifest,
  tablePath,
  type SiteManifest,
} from './site-format.ts';

const schema = 'public';
const rowsAtOnce = 500;
/** Per statement: rows may be large, and PostgreSQL accepts at most 256 MB in one value. */
const charactersAtOnce = 8_000_000;
const gigabyte = 1024 ** 3;
/** For one's own site: far beyond usual uploads. */
const bounds = { entries: 2_000_000, entryBytes: 64 * gigabyte, totalBytes: 1024 * gigabyte };
const manifestBytes = 1024 * 1024;

export interface ImportInput {
  readonly connectionString: string;
  readonly fileStore: Pick<FileStore, 'putStream' | 'findSize'>;
  readonly archivePath: string;
  readonly onProgress?: (text: string) => void;
}

export interface ImportedSite {
  readonly manifest: SiteManifest;
  /** Sentences about usernames that no new account may have. */
  readonly unsafeNames: readonly string[];
}

export async function importSite(input: ImportInput): Promise<ImportedSite> {
  const { connectionString, archivePath, onProgress = () => undefined } = input;
  const archive = await open(archivePath);
  try {
    const manifest = await readManifest(archive);
    await migrate(connectionString);
    const client = createClient({ connectionString, application_name: 'touchstone-import' });
    await client.connect();
    try {
      await checkEmpty(client);
      await storeFiles(archive, manifest, { ...input, onProgress });
      await loadRows(client, archive, { manifest, onProgress });
      return { manifest, unsafeNames: await listUnsafeNames(client) };
    } finally {
      await client.end();
    }
  } catch (error) {
    if (error instanceof ArchiveError) throw new UsageError(describe(error), { cause: error });
    throw error;
  } finally {
    await archive.close();
  }
}

async function open(archivePath: string): Promise<Archive> {
  try {
    return await openArchive(archivePath, { bounds });
  } catch (error) {
    if (error instanceof ArchiveError) throw new UsageError(describe(error), { cause: error });
    throw error;
  }
}

const describe = ({ code, entry }: ArchiveError) =>
  `The archive is not sound: ${code}${entry === null ? '' : ` (${entry})`}. Nothing was changed.`;

async function readManifest(archive: Archive): Promise<SiteManifest> {
  const text = await archive.files.get(manifestName)?.readText(manifestBytes);
  if (text === undefined) throw new UsageError(`This is no export of Touchstone: it has no ${manifestName}.`);
  const parsed = siteManifest.safeParse(parseJson(text));
  if (!parsed.success)
    throw new UsageError(`${manifestName} is not what this release writes: ${parsed.error.message}`);
  for (const { name } of parsed.data.tables) {
    if (!archive.files.has(tablePath(name))) throw new UsageError(`The archive lacks ${tablePath(name)}.`);
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** A fresh site has only its first account and its own defaults; users' work is never replaced. */
async function checkEmpty(client: ClientBase) {
  const { rows } = await client.query<{ users: number; problems: number; submissions: number }>(
    `SELECT (SELECT count(*) FROM user_account)::int AS users, (SELECT count(*) FROM problem)::int AS problems,
            (SELECT count(*) FROM submission)::int AS submissions`,
  );
  const { users = 0, problems = 0, submissions = 0 } = rows[0] ?? {};
  if (users <= 1 && problems === 0 && submissions === 0) return;
  throw new UsageError(
    `The site is not empty: ${String(users)} accounts, ${String(problems)} problems, ${String(submissions)} submissions. ` +
      'Nothing was changed. An export goes into an empty site only: start one with another DATA_DIR and DEMO_CONTENT=off.',
  );
}

async function storeFiles(
  archive: Archive,
  manifest: SiteManifest,
  { fileStore, onProgress }: Required<Pick<ImportInput, 'fileStore' | 'onProgress'>>,
) {
  let count = 0;
  for (const [path, file] of archive.files) {
    if (!path.startsWith('files/')) continue;
    count += 1;
    if (count % 100 === 1) onProgress(`file ${String(count)} of ${String(manifest.files)}`);
    const sha256 = path.slice('files/'.length);
    const stored = await fileStore.putStream(await file.open());
    if (filePath(stored.sha256) !== path)
      throw new UsageError(`The archive was changed: ${sha256} has another content than its name says.`);
  }
  if (count !== manifest.files)
    throw new UsageError(
      `The archive has ${String(count)} files, not the ${String(manifest.files)} it speaks of.`,
    );
}

async function loadRows(
  client: ClientBase,
  archive: Archive,
  { manifest, onProgress }: { manifest: SiteManifest; onProgress: (text: string) => void },
) {
  const known = new Map((await listTables(client, schema)).map((table) => [table.name, table.columns]));
  const tables = manifest.tables.filter(({ name }) => known.has(name) && isExported(name));
  await client.query('BEGIN');
  try {
    await client.query(`SET LOCAL search_path = ${schema}`);
    await replaceAllRows(client, { schema, tables: tables.map(({ name }) => name) }, async () => {
      for (const { name, rows } of tables) {
        onProgress(`table ${name}`);
        const loaded = await loadTable(client, archive, { name, columns: known.get(name) ?? [] });
        if (loaded !== rows)
          throw new UsageError(
            `${tablePath(name)} has ${String(loaded)} rows, not the ${String(rows)} it should.`,
          );
      }
    });
    await endUnfinishedWork(client);
    await moveSequences(client);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    if (!(error instanceof DatabaseError)) throw error;
    throw new UsageError(`The rows of the archive do not fit: ${error.message}. Nothing was changed.`, {
      cause: error,
    });
  }
}

async function loadTable(
  client: ClientBase,
  archive: Archive,
  { name, columns }: { name: string; columns: readonly string[] },
): Promise<number> {
  const content = await archive.files.get(tablePath(name))?.open();
  if (content === undefined) return 0;
  let count = 0;
  let lines: string[] = [];
  let characters = 0;
  let present: string[] | undefined;
  const flush = async () => {
    if (lines.length === 0) return;
    const list = (present ?? []).map((column) => client.escapeIdentifier(column)).join(', ');
    const table = client.escapeIdentifier(name);
    await client.query(
      `INSERT INTO ${table} (${list}) OVERRIDING SYSTEM VALUE
       SELECT ${list} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [`[${lines.join(',')}]`],
    );
    count += lines.length;
    lines = [];
    characters = 0;
  };
  for await (const { text, value } of readRows(content, tablePath(name))) {
    present ??= columns.filter((column) => Object.hasOwn(value, column));
    lines.push(text);
    characters += text.length;
    if (lines.length >= rowsAtOnce || characters >= charactersAtOnce) await flush();
  }
  await flush();
  return count;
}

/** Submissions can be submitted again, comparisons and previews started again. */
async function endUnfinishedWork(client: ClientBase) {
  await client.query('UPDATE submission SET status = $1 WHERE status = ANY($2)', [
    statuses.submittedFailed,
    [statuses.pending, statuses.compiling, statuses.judging],
  ]);
  await client.query(
    `UPDATE similarity_comparison SET state = 'failed', finished_at = now() WHERE state IN ('waiting', 'running')`,
  );
  await client.query('DELETE FROM rejudge_preview WHERE applied_at IS NULL');
  await client.query(`UPDATE site_migration SET state = 'failed' WHERE state = 'running'`);
}
