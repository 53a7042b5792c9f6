/** Advice to problem setters, from the measurements of a check of their solutions. */
import { statuses } from '@touchstone/contract/statuses';
import { limitProgram, scaleLimits, type ProblemLimits } from './judging/limits.ts';
import { isInconclusive } from './problem-checks.ts';

export interface MeasuredProgram {
  readonly name: string;
  readonly language: string;
  readonly status: number;
  readonly expectedStatuses: readonly number[];
  readonly isCutShort: boolean;
  readonly cases: readonly MeasuredCase[];
}

export interface MeasuredCase {
  readonly seq: number;
  readonly status: number;
  readonly timeMs: number;
  readonly memoryKb: number;
}

export interface Measurements {
  readonly limits: Pick<ProblemLimits, 'timeLimitMs' | 'memoryLimitMb'>;
  readonly caseCount: number;
  readonly programs: readonly MeasuredProgram[];
}

/** `problem`: something is wrong. `warning`: something may be wrong. `hint`: worth knowing. */
export type Advice =
  | {
      readonly kind: 'problem';
      readonly code: 'right-fails';
      readonly name: string;
      readonly status: number;
      readonly seq: number | null;
    }
  | { readonly kind: 'problem'; readonly code: 'wrong-passes'; readonly name: string }
  | { readonly kind: 'problem'; readonly code: 'slow-passes'; readonly name: string; readonly timeMs: number }
  | {
      readonly kind: 'problem';
      readonly code: 'other-verdict';
      readonly name: string;
      readonly status: number;
    }
  | { readonly kind: 'warning'; readonly code: 'judge-failed'; readonly name: string }
  | { readonly kind: 'warning'; readonly code: 'cut-short'; readonly name: string }
  | {
      readonly kind: 'warning';
      readonly code: 'slow-is-near';
      readonly name: string;
      readonly timeMs: number;
      readonly limitMs: number;
    }
  | {
      readonly kind: 'warning';
      readonly code: 'right-is-slow';
      readonly name: string;
      readonly timeMs: number;
      readonly percent: number;
    }
  | {
      readonly kind: 'warning';
      readonly code: 'right-is-large';
      readonly name: string;
      readonly memoryKb: number;
      readonly percent: number;
    }
  | {
      readonly kind: 'hint';
      readonly code: 'time-limit';
      readonly name: string;
      readonly timeMs: number;
      readonly suggestedMs: number;
    }
  | { readonly kind: 'hint'; readonly code: 'no-right-solution' }
  | { readonly kind: 'hint'; readonly code: 'no-wrong-solution' }
  | {
      readonly kind: 'hint';
      readonly code: 'catching-cases';
      readonly catching: number;
      readonly total: number;
    };

/** A correct solution should use at most this share of the limit. */
const maxShareOfLimit = 0.5;
/** A slow solution should exceed the limit by more than this factor. */
const minExcess = 1.5;

const expects = ({ expectedStatuses }: MeasuredProgram, status: number) => expectedStatuses.includes(status);
const isRight = (program: MeasuredProgram) => expects(program, statuses.accepted);
const isMeantToFail = (program: MeasuredProgram) => program.expectedStatuses.length > 0 && !isRight(program);
const isMeantToBeSlow = (program: MeasuredProgram) =>
  isMeantToFail(program) && expects(program, statuses.timeLimitExceeded);

const greatest = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), 0);
const slowestOf = ({ cases }: MeasuredProgram) => greatest(cases.map(({ timeMs }) => timeMs));
const largestOf = ({ cases }: MeasuredProgram) => greatest(cases.map(({ memoryKb }) => memoryKb));

/** For a finished check. Problems come first. */
export function adviseOnCheck(measured: Measurements): Advice[] {
  const { programs } = measured;
  const advice = [
    ...programs.flatMap(adviseOnVerdict),
    ...programs.flatMap((program) => adviseOnMeasures(program, measured.limits)),
    ...adviseOnLimit(measured),
    ...adviseOnSet(measured),
  ];
  const order = ['problem', 'warning', 'hint'];
  return advice.toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

function adviseOnVerdict(program: MeasuredProgram): Advice[] {
  const { name, status, expectedStatuses, cases } = program;
  if (isInconclusive(status) && !expects(program, status)) {
    return program.isCutShort ? [] : [{ kind: 'warning', code: 'judge-failed', name }];
  }
  if (expectedStatuses.length === 0 || expects(program, status)) return [];
  if (status === statuses.accepted) {
    return isMeantToBeSlow(program)
      ? [{ kind: 'problem', code: 'slow-passes', name, timeMs: slowestOf(program) }]
      : [{ kind: 'problem', code: 'wrong-passes', name }];
  }
  if (!isRight(program)) return [{ kind: 'problem', code: 'other-verdict', name, status }];
  const failed = cases.find((one) => one.status !== statuses.accepted);
  return [{ kind: 'problem', code: 'right-fails', name, status, seq: failed?.seq ?? null }];
}

function adviseOnMeasures(program: MeasuredProgram, problemLimits: Measurements['limits']): Advice[] {
  const { name, language, status, isCutShort } = program;
  const limits = scaleLimits({ ...problemLimits, stackLimitMb: 1 }, language);
  const advice: Advice[] = [];
  if (isCutShort) advice.push({ kind: 'warning', code: 'cut-short', name });
  const timeMs = slowestOf(program);
  if (isRight(program) && status === statuses.accepted) {
    const share = timeMs / limits.timeLimitMs;
    if (share > maxShareOfLimit)
      advice.push({ kind: 'warning', code: 'right-is-slow', name, timeMs, percent: Math.round(share * 100) });
    const memoryKb = largestOf(program);
    const memoryShare = (memoryKb * 1024) / limits.memoryLimitBytes;
    if (memoryShare > maxShareOfLimit) {
      const percent = Math.round(memoryShare * 100);
      advice.push({ kind: 'warning', code: 'right-is-large', name, memoryKb, percent });
    }
  }
  // The full run time of a killed program is unknown.
  const isMeasuredWhole = timeMs < limitProgram(limits, 0).cpuTimeMs;
  const isNear = timeMs <= limits.timeLimitMs * minExcess && isMeasuredWhole;
  if (isMeantToBeSlow(program) && status === statuses.timeLimitExceeded && isNear)
    advice.push({ kind: 'warning', code: 'slow-is-near', name, timeMs, limitMs: limits.timeLimitMs });
  return advice;
}

/** Two to about three times the run time of the slowest correct solution, in C and C++ time. */
function adviseOnLimit({ programs, limits }: Measurements): Advice[] {
  const right = programs.filter((program) => isRight(program) && program.status === statuses.accepted);
  const timed = right.map((program) => {
    const factor =
      scaleLimits({ ...limits, stackLimitMb: 1 }, program.language).timeLimitMs / limits.timeLimitMs;
    return { name: program.name, timeMs: slowestOf(program), plainMs: slowestOf(program) / factor };
  });
  const [slowest] = timed.toSorted((one, other) => other.plainMs - one.plainMs);
  if (slowest === undefined) return [];
  const { name, timeMs, plainMs } = slowest;
  const suggestedMs = suggestTimeLimit(plainMs);
  return suggestedMs === limits.timeLimitMs
    ? []
    : [{ kind: 'hint', code: 'time-limit', name, timeMs, suggestedMs }];
}

const leastLimitMs = 1000;
const headroom = 2;
/** Common limits: these numbers, times powers of ten. */
const roundNumbers = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The smallest round number that is at least twice as large, and at least one second: machines differ. */
export function suggestTimeLimit(slowestMs: number): number {
  const least = Math.max(leastLimitMs, slowestMs * headroom);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const found = roundNumbers.find((round) => round * magnitude >= least);
  return Math.round(found === undefined ? 10 * magnitude : found * magnitude);
}

function adviseOnSet({ programs, caseCount }: Measurements): Advice[] {
  const meantToFail = programs.filter(isMeantToFail);
  const advice: Advice[] = [];
  if (!programs.some(isRight)) advice.push({ kind: 'hint', code: 'no-right-solution' });
  if (meantToFail.length === 0) return [...advice, { kind: 'hint', code: 'no-wrong-solution' }];
  const catching = new Set(
    meantToFail.flatMap(({ cases }) =>
      cases
        .filter(({ status }) => status !== statuses.accepted && !isInconclusive(status))
        .map(({ seq }) => seq),
    ),
  );
  return [...advice, { kind: 'hint', code: 'catching-cases', catching: catching.size, total: caseCount }];
}
