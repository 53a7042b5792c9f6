/** After whatever a program did: the next run starts clean, nothing of the last one is alive, the host is as it was. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { RunRequest, Slot } from '../run.ts';

export interface UnharmedFacts {
  readonly slot: Slot;
  readonly request: (program: string, args: readonly string[]) => RunRequest;
  readonly hostFolder: string;
}

export async function checkUnharmed({ slot, request, hostFolder }: UnharmedFacts): Promise<void> {
  const facts = await slot.run(request('look-around', []));
  expect(Buffer.from(facts.standardOutput.bytes).toString()).toBe(
    'work folder: look-around\ntmp:\nshared memory:\nprocesses: 2\ndescriptors: 0 1 2\nsum: 4950\n',
  );
  expect(facts).toMatchObject({ endedBy: 'itself', exitCode: 0, isOutOfMemory: false });
  expect(readFileSync(join(hostFolder, 'canary'), 'utf8')).toBe('alive');
  expect(listRunProcesses()).toEqual([]);
  expect(listGroupedProcesses()).toEqual([]);
}

/** Processes below the zygotes of our own helpers. */
function listRunProcesses(): number[] {
  const parents = readParents();
  const childrenOf = (pid: number): number[] =>
    [...parents].filter(([, parent]) => parent === pid).map(([child]) => child);
  return listHelpers(childrenOf).flatMap(childrenOf).flatMap(childrenOf);
}

function listHelpers(childrenOf: (pid: number) => number[]): number[] {
  return childrenOf(process.pid).filter((pid) => readOrEmpty(`/proc/${pid}/comm`).startsWith('sandbox-'));
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

/** Processes in control groups of our own helpers, whichever version they are. */
function listGroupedProcesses(): string[] {
  const parents = readParents();
  const helpers = listHelpers((pid) =>
    [...parents].filter(([, parent]) => parent === pid).map(([child]) => child),
  );
  const folders = ['memory', 'pids', 'cpuacct', 'cpu,cpuacct', ''].map((name) =>
    join('/sys/fs/cgroup', name, 'touchstone'),
  );
  return folders
    .flatMap((folder) => listFolder(folder).map((name) => join(folder, name)))
    .filter((group) => helpers.some((pid) => group.includes(`-${pid}-`)))
    .flatMap((group) => readOrEmpty(join(group, 'cgroup.procs')).split('\n'))
    .filter((line) => line !== '');
}

/** Processes and groups come and go while we look. */
function readOrEmpty(path: string): string {
  return orWhenGone(() => readFileSync(path, 'utf8'), '');
}

function listFolder(path: string): string[] {
  return orWhenGone(() => readdirSync(path), []);
}

function orWhenGone<Value>(look: () => Value, otherwise: Value): Value {
  try {
    return look();
  } catch (error) {
    if (
      error instanceof Error &&
      'code' in error &&
      ['ENOENT', 'ESRCH', 'ENODEV'].includes(String(error.code))
    )
      return otherwise;
    throw error;
  }
}
