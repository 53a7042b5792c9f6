/**
 * How this works: files that callers send wait on disk while a call works on them. Every server has a folder of its own among
 * `<data>/uploads/`, named by its machine, its process and when that began, so that several on one data directory do not sweep away each other's.
 * A call removes its file when it ends. What a killed server left is removed by the next one that starts on its machine; of
 * other machines only what is a day old, since nobody can tell from here whether they live.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const leftOverLifeMs = 86_400_000;

export interface UploadFolder {
  /** Where a new file may be made. */
  readonly newPath: () => Promise<string>;
}

export async function openUploadFolder(dataDirectory: string): Promise<UploadFolder> {
  const all = join(dataDirectory, 'uploads');
  const machine = hostname().replace(/[^\w.-]/g, '_');
  const own = [machine, String(process.pid), String(Math.round(performance.timeOrigin))].join('+');
  await sweep(all, own);
  return {
    newPath: async () => {
      await mkdir(join(all, own), { recursive: true, mode: 0o700 });
      return join(all, own, randomBytes(12).toString('hex'));
    },
  };
}

async function sweep(all: string, own: string) {
  for (const name of await listNames(all)) {
    if (name !== own && (await isLeftOver(all, name, own))) {
      await rm(join(all, name), { recursive: true, force: true });
    }
  }
}

/** Another server that had the number of our process is gone: in containers all of them have the same. */
async function isLeftOver(all: string, name: string, own: string): Promise<boolean> {
  const [machine, processId] = name.split('+');
  const [ownMachine, ownProcessId] = own.split('+');
  if (machine !== ownMachine) return isOld(join(all, name));
  return processId === ownProcessId || !isRunning(Number(processId));
}

async function listNames(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isRunning(processId: number): boolean {
  if (!Number.isSafeInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    // Somebody else's process lives; no process does not.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isOld(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > leftOverLifeMs;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
