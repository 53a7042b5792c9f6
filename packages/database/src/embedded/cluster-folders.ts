import {
  chmod,
  lchown,
  lstat,
  mkdir,
  open,
  readdir,
  realpath,
  rename,
  stat,
  type FileHandle,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { clusterLayout, type ClusterLayout } from './cluster-layout.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { PostgresIdentity } from './postgres-identity.ts';
import { isSystemError } from './system-error.ts';

const logMaxBytes = 20 * 1024 * 1024;

/**
 * Creates the folders that belong to the starter and returns their real paths (`/proc` contains no symbolic
 * links).
 */
export async function prepareFolders(dataDirectory: string): Promise<ClusterLayout> {
  return await explainingPermission(dataDirectory, async () => {
    await mkdir(dataDirectory, { recursive: true });
    const layout = clusterLayout(await realpath(dataDirectory));
    await mkdir(layout.root, { recursive: true });
    await assertOwn(layout.root);
    if ((await stat(layout.root)).uid === process.getuid?.()) await chmod(layout.root, 0o711);
    await mkdir(dirname(layout.logFile), { recursive: true, mode: 0o750 });
    return layout;
  });
}

/** Root may use every folder; other users only their own. */
async function assertOwn(folder: string): Promise<void> {
  const [own, { uid }] = [process.getuid?.(), await stat(folder)];
  if (own === 0 || own === uid) return;
  const group = process.getgid?.();
  throw new EmbeddedPostgresError(
    `${folder} belongs to user id ${uid}, and you are user id ${own}. Start as that user, choose another DATA_DIR, ` +
      `or take it over: sudo chown -R ${own}:${group} ${quoteForShell(dirname(folder))}`,
  );
}

async function explainingPermission<Result>(path: string, action: () => Promise<Result>): Promise<Result> {
  try {
    return await action();
  } catch (error) {
    if (!isSystemError(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
    throw new EmbeddedPostgresError(
      `No permission to write to ${error.path ?? path}. Give it to the user who starts Touchstone ` +
        `(sudo chown -R ${process.getuid?.()} ${quoteForShell(path)}), or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}

/**
 * Changes the owner of data that was created under another identity (the clone has moved, or root and a user
 * alternate).
 */
export async function transferOwnership(folder: string, identity: PostgresIdentity): Promise<void> {
  const { uid, gid } = identity.fileOwner;
  let owner: number;
  try {
    owner = (await lstat(folder)).uid;
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return;
    throw error;
  }
  if (owner === uid) return;
  await assertOwn(folder);
  await changeOwner(folder, uid, gid);
}

async function changeOwner(path: string, uid: number, gid: number): Promise<void> {
  if ((await lstat(path)).isDirectory()) {
    for (const name of await readdir(path)) await changeOwner(join(path, name), uid, gid);
  }
  // The folder itself comes last: a change that was killed half-way is repeated at the next start.
  await lchown(path, uid, gid);
}

export async function openLog(logFile: string): Promise<FileHandle> {
  return await explainingPermission(logFile, async () => {
    const log = await open(logFile, 'a', 0o640);
    if ((await log.stat()).size <= logMaxBytes) return log;
    await log.close();
    await rename(logFile, `${logFile}.1`);
    return await open(logFile, 'a', 0o640);
  });
}

function quoteForShell(path: string): string {
  return `'${path.replaceAll("'", `'\\''`)}'`;
}
