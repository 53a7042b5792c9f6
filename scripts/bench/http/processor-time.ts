/**
 * CPU time of processes, as Linux counts it. The CPU time of a response is nearly the same on a busy machine as on an idle
 * one; its latency is not.
 */
import { findProcess, listChildren, loadCpuTimeMs } from '@touchstone/process-table';

export interface ProcessorTimes {
  serverMs: number;
  postgresMs: number;
  clientMs: number;
}

interface ProcessIds {
  server: number;
  postgres: number;
  client: number;
}

const millisecondsPerTick = 10;

/** Every connection to PostgreSQL is a process. The pool closes unused ones, so ended children count too. */
export function loadProcessorTimes(processIds: ProcessIds): ProcessorTimes {
  const endedMs = (findProcess(processIds.postgres)?.endedChildrenTicks ?? 0) * millisecondsPerTick;
  return {
    serverMs: loadCpuTimeMs(processIds.server),
    postgresMs: listChildren(processIds.postgres).reduce((sum, pid) => sum + loadCpuTimeMs(pid), endedMs),
    clientMs: loadCpuTimeMs(processIds.client),
  };
}

export const perAnswer = (
  before: ProcessorTimes,
  after: ProcessorTimes,
  answers: number,
): ProcessorTimes => ({
  serverMs: (after.serverMs - before.serverMs) / answers,
  postgresMs: (after.postgresMs - before.postgresMs) / answers,
  clientMs: (after.clientMs - before.clientMs) / answers,
});
