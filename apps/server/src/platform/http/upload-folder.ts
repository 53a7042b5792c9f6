/**
 * How this works: uploaded files stay on disk while a call works on them. Every server has its own folder in
 * `<data>/uploads/`, named by its machine, its process id and its start time, so that several servers on one
 * data directory do not remove each other's files. A call removes its file when it ends. Files of a killed
 * server are removed by the next server that starts on its machine; files of other machines only after a day,
 * because this server cannot know whether those servers run.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const leftoverTtlMs = 86_400_000;

export interface UploadFolder {
  /** The path for a new file. */
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

/**
 * Another folder with our process id belongs to a server that has ended: in containers the process id is
 * always the same.
 */
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
    // EPERM: the process of another user runs. Any other error: there is no such process.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function isOld(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > leftoverTtlMs;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
