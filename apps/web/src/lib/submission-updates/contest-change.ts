/** That something of a contest is different now; what it is has to be asked for. */
import type { ContestEvent } from '@touchstone/contract';

export type ContestChange = ContestEvent['changed'];

export const contestChanges: readonly ContestChange[] = ['announcements', 'board', 'contest'];

/** Undefined for what is no such event, or one of another contest. */
export function readContestChange(value: unknown, contestId: number | undefined): ContestChange | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { cid, changed } = value as Record<string, unknown>;
  return cid === contestId ? contestChanges.find((change) => change === changed) : undefined;
}
