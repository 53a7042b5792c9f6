/** A program and an interactor that talked to each other: what it amounts to. */
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { findExceededLimit, judgeEnd, type RunFacts } from './case-verdict.ts';
import { judgeChecker, type CheckerReport } from './checker-verdict.ts';
import type { ProgramLimits } from './limits.ts';

export interface InteractionVerdict {
  readonly status: FinalStatus;
  readonly fraction: number;
  readonly note: JudgeNote | null;
  readonly message: string | null;
}

/**
 * A program that waits until it is ended is a Runtime Error by the wire's rules, and out of time by those of Kattis. There,
 * an interactor that refused first is believed whatever became of the program afterwards. The sandbox ends a program whose
 * interactor has refused it (`refusingExitCodes`), and no program fails because its interactor has stopped reading.
 */
export function judgeInteraction(
  program: RunFacts,
  limits: ProgramLimits,
  interactor: CheckerReport,
): InteractionVerdict {
  const isKattis = interactor.convention === 'kattis';
  const decided = judgeChecker(interactor);
  const hasRefusedFirst =
    isKattis && decided.status === statuses.wrongAnswer && endedBefore(interactor.facts, program);
  if (hasRefusedFirst) return { ...decided, note: null };

  const exceeded = findExceededLimit(program, limits);
  if (exceeded !== undefined) {
    const isOnlyLate = program.endedBy === 'wall-time' && program.cpuTimeUs <= limits.timeLimitMs * 1000;
    if (isKattis || !isOnlyLate || program.isOutOfMemory) return { ...exceeded, fraction: 0 };
    return { ...exceeded, status: statuses.runtimeError, fraction: 0 };
  }
  const end = program.endedBy === 'other-run' ? undefined : judgeEnd(program);
  return end === undefined ? { ...decided, note: null } : { ...end, fraction: 0 };
}

/** The sandbox times both by one clock, and lets neither notice the end of the other before it has been written down. */
const endedBefore = (first: RunFacts, second: RunFacts) => first.wallTimeUs <= second.wallTimeUs;
