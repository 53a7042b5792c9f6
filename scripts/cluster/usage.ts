/** What a part and all processes below it use. */
import { findProcBytes, findProcess, listChildren, loadCpuTimeMs } from '@touchstone/process-table';
import { readFileSync } from 'node:fs';
import type { SupervisedProcess } from './supervised-process.ts';

export interface Usage {
  readonly cpuMs: number;
  readonly memoryBytes: number;
}

/** The unit of /proc/<pid>/stat on every Linux that we support. */
const ticksPerSecond = 100;

function loadUsage(pid: number): Usage {
  const own = {
    cpuMs: loadCpuTimeMs(pid) + ((findProcess(pid)?.endedChildrenTicks ?? 0) * 1000) / ticksPerSecond,
    memoryBytes: findProportionalBytes(pid) ?? 0,
  };
  return sumUsage([own, ...listChildren(pid).map(loadUsage)]);
}

/** Pages that several processes share count by their share: PostgreSQL would otherwise count its buffers for each connection. */
function findProportionalBytes(pid: number): number | undefined {
  try {
    return findProcBytes(readFileSync(`/proc/${String(pid)}/smaps_rollup`, 'utf8'), 'Pss');
  } catch (error) {
    // The process has ended.
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH'))
      return undefined;
    throw error;
  }
}

const sumUsage = (all: readonly Usage[]): Usage => ({
  cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0),
  memoryBytes: all.reduce((sum, { memoryBytes }) => sum + memoryBytes, 0),
});

export const usageOfParts = (parts: readonly Pick<SupervisedProcess, 'pid'>[]): Usage =>
  sumUsage(parts.map((part) => loadUsage(part.pid() ?? 0)));
