/**
 * Contests that keep test runs apart: their submissions are never judged beside a run whose output a user sees, on the same machine.
 * With one machine, test runs wait while such submissions wait or run. With several, test runs have the first of them while such
 * a contest goes on, and its submissions the others; where the others do not offer a language, they come to the first one too.
 */
import type { Lane } from './lanes.ts';

/** Users see the output of what runs in these lanes. */
export const showsOutput = (lane: Lane): boolean => lane === 'test-run' || lane === 'counter-example';

/** A lane in which such a contest has submissions. */
export const mayBeApart = (lane: Lane): boolean => lane === 'contest' || lane === 'background';

export interface MachineState {
  readonly machine: string;
  /** All that have a judge. */
  readonly machines: readonly string[];
  /** Such a contest goes on. */
  readonly isContestOn: boolean;
  /** Its submissions on this machine. */
  readonly isContestHere: boolean;
  /** For how long the first of its submissions waits that a judge of this machine can run; null if none does. */
  readonly longestWaitMs: number | null;
}

/** Submissions that still wait then find no other machine. */
const otherMachinesTakeMs = 10_000;

export function mayTakeTestRun(state: MachineState): boolean {
  const { machine, machines, isContestOn, isContestHere, longestWaitMs } = state;
  if (isContestHere) return false;
  const isAlone = machines.every((other) => other === machine);
  if (!isAlone && isContestOn && machine !== machines.toSorted()[0]) return false;
  return longestWaitMs === null || longestWaitMs < (isAlone ? 0 : otherMachinesTakeMs);
}
