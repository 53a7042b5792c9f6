import { readdir, readFile, readlink } from 'node:fs/promises';
import { join } from 'node:path';
import { parseProcessStat } from '@touchstone/process-table';
import { isSystemError } from './system-error.ts';

/** A process of PostgreSQL, from `/proc`. */
export interface PostgresProcess {
  readonly pid: number;
  readonly parentPid: number;
  readonly arguments: readonly string[];
}

/** The first five lines of postmaster.pid, as PostgreSQL documents them. */
export interface PostmasterFile {
  readonly pid: number;
  readonly socketFolder: string | undefined;
}

/** A process may end between two reads of `/proc`, or belong to another user: then it is not one of ours. */
const processIsNotOurs = ['ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR'];

export async function findPostmasterFile(dataFolder: string): Promise<PostmasterFile | undefined> {
  try {
    const lines = (await readFile(join(dataFolder, 'postmaster.pid'), 'utf8')).split('\n');
    return { pid: Number(lines[0]), socketFolder: lines[4]?.trim() || undefined };
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Lists every PostgreSQL process that works in this data folder: the postmaster and the backends that
 * survived it. They are identified by program and working folder, not by the process id in postmaster.pid,
 * which another process may have by now.
 */
export async function listPostgresProcesses(dataFolder: string): Promise<PostgresProcess[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const found = await Promise.all(pids.map((pid) => findPostgresProcess(pid, dataFolder)));
  return found.filter((process) => process !== undefined);
}

async function findPostgresProcess(pid: number, dataFolder: string): Promise<PostgresProcess | undefined> {
  try {
    const { name, state, parentPid } = parseProcessStat(await readFile(`/proc/${pid}/stat`, 'utf8'));
    if (name !== 'postgres' || state === 'Z') return undefined;
    if ((await readlink(`/proc/${pid}/cwd`)) !== dataFolder) return undefined;
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8');
    return { pid, parentPid, arguments: commandLine.split('\0') };
  } catch (error) {
    if (isSystemError(error, ...processIsNotOurs)) return undefined;
    throw error;
  }
}
