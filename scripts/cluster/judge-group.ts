/**
 * CPU time of judges with everything that they start.
 *
 * How this works: a sandboxed program that has ended is in no table of processes. So the processes of the judges are put into a
 * control group of version 2, which counts what they and all their later children use. The sandbox uses version 1 where both are
 * mounted, and leaves its programs in this group. On a machine with version 2 alone it moves them to groups of its own, so there is
 * no such figure.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listChildren } from '@touchstone/process-table';

const hierarchy = '/sys/fs/cgroup/unified';

export interface JudgeGroup {
  readonly loadCpuMs: () => Promise<number>;
  /** After the judges have ended: a group with processes cannot be deleted. They return to the root group here. */
  readonly close: () => Promise<void>;
}

/** Undefined where it cannot be measured. The judges must be idle: a process that starts meanwhile may be missed. */
export async function openJudgeGroup(pids: readonly number[]): Promise<JudgeGroup | undefined> {
  if (process.getuid?.() !== 0 || !existsSync(join(hierarchy, 'cgroup.procs'))) return undefined;
  const folder = join(hierarchy, `touchstone-measure-${String(process.pid)}`);
  await mkdir(folder);
  await moveProcesses(folder, pids.flatMap(listTree));
  return {
    loadCpuMs: async () => {
      const [, microseconds = '0'] =
        /^usage_usec (\d+)$/m.exec(await readFile(join(folder, 'cpu.stat'), 'utf8')) ?? [];
      return Number(microseconds) / 1000;
    },
    close: async () => {
      const members = await readFile(join(folder, 'cgroup.procs'), 'utf8');
      await moveProcesses(hierarchy, members.split('\n').filter(Boolean).map(Number));
      await rmdir(folder);
    },
  };
}

const listTree = (pid: number): number[] => [pid, ...listChildren(pid).flatMap(listTree)];

async function moveProcesses(folder: string, pids: readonly number[]): Promise<void> {
  for (const pid of pids) await writeFile(join(folder, 'cgroup.procs'), String(pid));
}
