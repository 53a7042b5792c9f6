import { readdirSync, readFileSync } from 'node:fs';
import { listChildren } from '@touchstone/process-table';

/** The helpers that a process has started. */
export function listHelpers(parent = process.pid): number[] {
  return listChildren(parent).filter((pid) => readOrEmpty(`/proc/${pid}/comm`).startsWith('sandbox-'));
}

/** Empty for a process or control group that has gone. */
export function readOrEmpty(path: string): string {
  return orWhenGone(() => readFileSync(path, 'utf8'), '');
}

export function listFolder(path: string): string[] {
  return orWhenGone(() => readdirSync(path), []);
}

const goneCodes = ['ENOENT', 'ESRCH', 'ENODEV'];

function orWhenGone<Value>(read: () => Value, otherwise: Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && goneCodes.includes(String(error.code))) return otherwise;
    throw error;
  }
}
