/**
 * How this works
 *
 * initdb takes seconds and may be killed half-way. It therefore works in `data.new-<pid>` beside the real
 * folder, which appears by one rename when everything is complete. A data folder with a PG_VERSION is
 * complete; a `data.new-…` of a process that has ended is a leftover. Of two concurrent first starts one wins
 * the rename and the other uses its result.
 */
import { execFile } from 'node:child_process';
import { chown, mkdir, open, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ClusterLayout } from './cluster-layout.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import type { PostgresIdentity } from './postgres-identity.ts';
import { isSystemError } from './system-error.ts';

const run = promisify(execFile);
const unfinishedPrefix = 'data.new-';

export interface ClusterInput {
  readonly layout: ClusterLayout;
  readonly binaries: PostgresBinaries;
  readonly identity: PostgresIdentity;
  readonly durable: boolean;
  readonly onLog: (message: string) => void;
}

/** The name of the superuser. The server connects as an ordinary role, see prepare-database.ts. */
export const superuserName = 'postgres';

export async function ensureCluster(input: ClusterInput): Promise<void> {
  await removeUnfinished(input.layout.root);
  const version = await findClusterVersion(input.layout.data);
  if (version === undefined) return await createCluster(input);
  const expected = await programVersion(input);
  if (version !== expected) {
    throw new EmbeddedPostgresError(
      `The data in ${input.layout.data} was written by PostgreSQL ${version}, this release brings ${expected}. ` +
        'Back it up with the previous release (npx touchstone backup FILE), move the folder away, and restore here.',
    );
  }
}

async function createCluster(input: ClusterInput): Promise<void> {
  const { layout, binaries, identity, durable, onLog } = input;
  onLog('creating the database');
  const unfinished = join(layout.root, `${unfinishedPrefix}${process.pid}`);
  await mkdir(unfinished, { mode: 0o700 });
  if (process.getuid?.() === 0) await chown(unfinished, identity.fileOwner.uid, identity.fileOwner.gid);
  const options = [
    '--username',
    superuserName,
    '--auth-local=trust',
    '--auth-host=reject',
    '--encoding=UTF8',
  ];
  // The built-in locale sorts the same on every machine and never changes with an update of the C library.
  options.push('--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--no-instructions');
  if (!durable) options.push('--no-sync');
  await runInitdb(identity.wrap(binaries.initdb, [...options, '--pgdata', unfinished]));
  await moveIntoPlace(unfinished, layout.data);
  if (durable) await syncFolder(layout.root);
}

async function runInitdb({ command, args, ...user }: ReturnType<PostgresIdentity['wrap']>): Promise<void> {
  try {
    await run(command, args, { ...user, cwd: '/', env: { PATH: process.env['PATH'], LC_ALL: 'C' } });
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const output = 'stderr' in error ? String(error.stderr).trim() : '';
    throw new EmbeddedPostgresError(`The database could not be created: ${output || error.message}`, {
      cause: error,
    });
  }
}

async function moveIntoPlace(unfinished: string, data: string): Promise<void> {
  try {
    await rename(unfinished, data);
  } catch (error) {
    if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    await rm(unfinished, { recursive: true, force: true });
  }
}

async function findClusterVersion(data: string): Promise<string | undefined> {
  try {
    return (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (!isSystemError(error, 'ENOENT')) throw error;
  }
  try {
    await rmdir(data);
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    if (!isSystemError(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    throw new EmbeddedPostgresError(
      `${data} holds files but no PostgreSQL database (PG_VERSION is missing). Move the folder away and start again.`,
      { cause: error },
    );
  }
  return undefined;
}

async function programVersion({ identity, binaries }: ClusterInput): Promise<string> {
  const { command, args, ...user } = identity.wrap(binaries.postgres, ['--version']);
  const { stdout } = await run(command, args, { ...user, cwd: '/' });
  const version = /(\d+)(?:\.|beta|rc|devel)/.exec(stdout)?.[1];
  if (version === undefined) throw new EmbeddedPostgresError(`Unexpected version of PostgreSQL: ${stdout}`);
  return version;
}

async function removeUnfinished(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(unfinishedPrefix)) continue;
    const pid = Number(name.slice(unfinishedPrefix.length));
    if (pid !== process.pid && existsSync(`/proc/${pid}`)) continue;
    await rm(join(root, name), { recursive: true, force: true, maxRetries: 5 });
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
