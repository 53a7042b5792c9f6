/** Which of several tasks on one judge gets the next free slot. */
import { ordinaryTaskMs } from './queue-order.ts';

export interface SlotShare {
  readonly isInContest: boolean;
  /** For how long the task has had slots, all together. */
  readonly usedMs: number;
}

/** Contests first; then those that have used less. Ordinary tasks are equal: they keep their order. */
export function compareShares(first: SlotShare, second: SlotShare): number {
  if (first.isInContest !== second.isInContest) return first.isInContest ? -1 : 1;
  return Math.max(first.usedMs, ordinaryTaskMs) - Math.max(second.usedMs, ordinaryTaskMs);
}
