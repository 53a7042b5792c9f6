import { readFileSync } from 'node:fs';

/** A process id alone is reused; together with the moment of its start (in clock ticks after boot) it is not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTicks: string;
  readonly bootId: string;
}

export function findProcess(pid: number): ProcessIdentity | undefined {
  const status = readProc(`/proc/${pid}/stat`);
  const bootId = readProc('/proc/sys/kernel/random/boot_id');
  if (status === undefined || bootId === undefined) return undefined;
  // Field 3 (the state) follows the name, which is in brackets and may hold anything; the start is field 22.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (state === 'Z' || startTicks === undefined) return undefined;
  return { pid, startTicks, bootId: bootId.trim() };
}

export function isAlive(identity: ProcessIdentity): boolean {
  const current = findProcess(identity.pid);
  return current?.startTicks === identity.startTicks && current.bootId === identity.bootId;
}

function readProc(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}
