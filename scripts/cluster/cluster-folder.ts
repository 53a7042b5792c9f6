/**
 * The folder of a cluster, with the data of its parts.
 *
 * A cluster that is killed cannot delete its folder. Its parts notice its end and end themselves; the next start deletes the folder. It
 * names the process that owns it, by id, start time and boot, since ids are reused.
 */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findRunningProcess, loadBootId } from '@touchstone/process-table';

const prefix = 'touchstone-cluster-';
const ownerFile = 'owner';

export async function makeClusterFolder(parent = tmpdir()): Promise<string> {
  for (const name of await readdir(parent))
    if (name.startsWith(prefix)) await deleteLeftover(join(parent, name));
  const folder = await mkdtemp(join(parent, prefix));
  await writeFile(join(folder, ownerFile), identify(process.pid) ?? '');
  return folder;
}

/** Without an owner file it is being made or deleted, or has the logs of a failed run. */
async function deleteLeftover(folder: string): Promise<void> {
  const owner = await findOwner(folder);
  if (owner === undefined || owner === '' || owner === identify(Number.parseInt(owner))) return;
  await rm(folder, { recursive: true, force: true });
}

const identify = (pid: number): string | undefined => {
  const running = findRunningProcess(pid);
  return running === undefined ? undefined : `${String(pid)} ${running.startTicks} ${loadBootId()}`;
};

async function findOwner(folder: string): Promise<string | undefined> {
  try {
    return await readFile(join(folder, ownerFile), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
      return undefined;
    throw error;
  }
}
