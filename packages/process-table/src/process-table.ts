/** The processes of this machine, from /proc. A process may end between two reads; then it is not found. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseProcessStat, type ProcessStat } from './process-stat.ts';

export { parseProcessStat, type ProcessStat };

const goneCodes = ['ENOENT', 'ESRCH'];

export const listProcessIds = (): number[] => readdirSync('/proc').map(Number).filter(Number.isInteger);

/** Includes zombies, which have ended but are not reaped yet. */
export function findProcess(pid: number): ProcessStat | undefined {
  const text = findText(`/proc/${String(pid)}/stat`);
  return text === undefined ? undefined : parseProcessStat(text);
}

export function findRunningProcess(pid: number): ProcessStat | undefined {
  const stat = findProcess(pid);
  return stat?.state === 'Z' ? undefined : stat;
}

export const isRunning = (pid: number): boolean => findRunningProcess(pid) !== undefined;

/** Includes zombies. */
export const listChildren = (pid: number): number[] =>
  listProcessIds().filter((child) => findProcess(child)?.parentPid === pid);

/** The arguments, joined by NUL; empty for a process that has ended. */
export const readCommandLine = (pid: number): string => findText(`/proc/${String(pid)}/cmdline`) ?? '';

function findText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && goneCodes.includes(String(error.code))) return undefined;
    throw error;
  }
}
