/** The processes of this machine, as far as they are below this one. */
import { readdirSync, readFileSync } from 'node:fs';

/** Helpers that this process has started. */
export function listHelpers(parent = process.pid): number[] {
  return listChildren(parent).filter((pid) => readOrEmpty(`/proc/${pid}/comm`).startsWith('sandbox-'));
}

export function listChildren(pid: number): number[] {
  return [...readParents()].filter(([, parent]) => parent === pid).map(([child]) => child);
}

/** A zombie has ended. */
export function isAlive(pid: number): boolean {
  const status = readOrEmpty(`/proc/${pid}/stat`);
  return status !== '' && status.slice(status.lastIndexOf(')') + 2, status.lastIndexOf(')') + 3) !== 'Z';
}

function readParents(): Map<number, number> {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return new Map(
    pids.flatMap((pid) => {
      const status = readOrEmpty(`/proc/${pid}/stat`);
      const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
      return status === '' ? [] : [[pid, parent] as const];
    }),
  );
}

/** Processes and groups come and go while we look: then there is nothing. */
export function readOrEmpty(path: string): string {
  return orWhenGone(() => readFileSync(path, 'utf8'), '');
}

export function listFolder(path: string): string[] {
  return orWhenGone(() => readdirSync(path), []);
}

const goneCodes = ['ENOENT', 'ESRCH', 'ENODEV'];

function orWhenGone<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look();
  } catch (error) {
    if (error instanceof Error && 'code' in error && goneCodes.includes(String(error.code))) return otherwise;
    throw error;
  }
}
