/** The processes of this machine, from /proc. A process may end between two reads; then it is not found. */
import { readdirSync, readFileSync } from 'node:fs';
import { findProcBytes, findProcField } from './proc-fields.ts';
import { parseProcessStat, type ProcessStat } from './process-stat.ts';

export { findProcBytes, findProcField, parseProcessStat, type ProcessStat };

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

/** CPU time of all threads that still run; 0 for a process that has ended. */
export function loadCpuTimeMs(pid: number): number {
  const folder = `/proc/${String(pid)}/task`;
  const nanoseconds = (ignoreGone(() => readdirSync(folder)) ?? []).map((thread) =>
    Number((findText(`${folder}/${thread}/schedstat`) ?? '0').split(' ', 1)[0]),
  );
  return nanoseconds.reduce((sum, count) => sum + count, 0) / 1_000_000;
}

export function loadPeakMemoryBytes(pid: number): number | undefined {
  return findProcBytes(findText(`/proc/${String(pid)}/status`) ?? '', 'VmHWM');
}

/** A file of /proc/self, as text. */
export const loadOwnProcFile = (name: 'status' | 'uid_map' | 'mounts' | 'cgroup'): string =>
  readFileSync(`/proc/self/${name}`, 'utf8');

export const loadMeminfo = (): string => readFileSync('/proc/meminfo', 'utf8');

/** Changes with every boot of this machine. */
export const loadBootId = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();

const findText = (path: string): string | undefined => ignoreGone(() => readFileSync(path, 'utf8'));

/** Undefined if the process or thread has ended. */
function ignoreGone<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && goneCodes.includes(String(error.code))) return undefined;
    throw error;
  }
}
