import { findRunningProcess, loadBootId } from '@touchstone/process-table';

/** A process id is reused, also after a reboot; together with the start time and the boot it is not. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly startTicks: string;
  readonly bootId: string;
}

export function findProcess(pid: number): ProcessIdentity | undefined {
  const stat = findRunningProcess(pid);
  if (stat === undefined) return undefined;
  return { pid, startTicks: stat.startTicks, bootId: loadBootId() };
}

export function isAlive(identity: ProcessIdentity): boolean {
  const current = findProcess(identity.pid);
  return current?.startTicks === identity.startTicks && current.bootId === identity.bootId;
}
