/**
 * The verdict of one run of a submission before its output is compared. This is the only place that compares facts with
 * limits. Unrecognised facts are a System Error, never Accepted.
 */
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses } from '@touchstone/contract/statuses';
import type { ProgramLimits } from './limits.ts';
import { describeNote } from './note-text.ts';

export interface RunFacts {
  /** `other-run`: a program whose interactor refused it. */
  readonly endedBy: 'itself' | 'cpu-time' | 'wall-time' | 'output' | 'other-run';
  readonly exitCode: number | undefined;
  readonly signal: number | undefined;
  readonly isOutOfMemory: boolean;
  readonly cpuTimeUs: number;
  readonly wallTimeUs: number;
  readonly memoryPeakBytes: number;
}

export type RunFailure =
  | typeof statuses.timeLimitExceeded
  | typeof statuses.memoryLimitExceeded
  | typeof statuses.runtimeError
  | typeof statuses.systemError;

/** Undefined: it ended well within its limits, and its output decides. */
export type RunVerdict =
  | {
      readonly status: RunFailure;
      /** Null: the fault of a judge, described by the message. */
      readonly note: JudgeNote | null;
      readonly message: string | null;
    }
  | undefined;

/** The verdict of a run that this note explains. */
export const failRun = (status: RunFailure, note: JudgeNote) => ({
  status,
  note,
  message: describeNote(note),
});

export function judgeRun(facts: RunFacts, limits: ProgramLimits): RunVerdict {
  return findExceededLimit(facts, limits) ?? judgeEnd(facts);
}

/** Memory first: the kernel ends a process for want of memory in ways that look like a crash or like slowness. */
export function findExceededLimit(facts: RunFacts, limits: ProgramLimits): RunVerdict {
  if (!isMeasured(facts)) return systemError('The sandbox reported no usable measurements.');
  if (facts.isOutOfMemory) return memoryLimitExceeded(limits);
  if (facts.cpuTimeUs > limits.timeLimitMs * 1000 || facts.endedBy === 'cpu-time')
    return failRun(statuses.timeLimitExceeded, { code: 'time-limit', limitMs: limits.timeLimitMs });
  if (facts.endedBy === 'wall-time') return failRun(statuses.timeLimitExceeded, { code: 'idle' });
  return facts.memoryPeakBytes > limits.memoryLimitBytes ? memoryLimitExceeded(limits) : undefined;
}

/** How a run within its limits ended. */
export function judgeEnd({ endedBy, exitCode, signal }: RunFacts): RunVerdict {
  if (endedBy === 'output') return failRun(statuses.runtimeError, { code: 'output-limit' });
  if (endedBy !== 'itself') return systemError(`The sandbox ended the program for an unknown reason.`);
  if (exitCode === 0 && signal === undefined) return undefined;
  if (exitCode !== undefined && signal === undefined) {
    return failRun(statuses.runtimeError, { code: 'exit-code', exitCode });
  }
  if (signal !== undefined && exitCode === undefined) {
    return failRun(statuses.runtimeError, { code: 'signal', signal });
  }
  return systemError('The sandbox did not say how the program ended.');
}

const isMeasured = ({ cpuTimeUs, memoryPeakBytes }: RunFacts): boolean =>
  cpuTimeUs >= 0 && memoryPeakBytes >= 0;

const bytesPerMegabyte = 1024 * 1024;

const memoryLimitExceeded = ({ memoryLimitBytes }: ProgramLimits) =>
  failRun(statuses.memoryLimitExceeded, {
    code: 'memory-limit',
    limitMb: Math.round(memoryLimitBytes / bytesPerMegabyte),
  });

const systemError = (message: string) => ({ status: statuses.systemError, note: null, message });

/** What is shown of a run. */
export function measureRun(facts: RunFacts): { timeMs: number; memoryKb: number } {
  if (!isMeasured(facts)) return { timeMs: 0, memoryKb: 0 };
  return { timeMs: Math.floor(facts.cpuTimeUs / 1000), memoryKb: Math.floor(facts.memoryPeakBytes / 1024) };
}
