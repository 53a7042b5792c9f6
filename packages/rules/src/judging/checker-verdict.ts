/**
 * The verdict of a checker or an interactor. Three conventions are supported:
 * - `testlib`: the program includes testlib.h; its message on the error output decides, and points come before exit codes,
 *   since testlib ends a partial answer with an exit code that depends on the points.
 * - `kattis`: exit code 42 or 43, with an optional score in a file.
 * - `plain`: exit code 0, 99 (percent on the output), 100–103, 42 and 43; the exit codes of testlib with its message.
 * A signal or any other exit code is a crash, whatever the checker wrote before: a message is believed only together with
 * an exit code that testlib uses for it.
 * A checker that fails in any way is a System Error, since it is no statement about the submission.
 */
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses } from '@touchstone/contract/statuses';
import type { RunFacts } from './case-verdict.ts';
import { describeNote } from './note-text.ts';
import { describeSignal } from './signal-names.ts';

export type CheckerConvention = 'testlib' | 'kattis' | 'plain';

export interface CheckerReport {
  readonly convention: CheckerConvention;
  readonly facts: RunFacts;
  readonly standardOutput: string;
  readonly standardError: string;
  /** Files of the Kattis convention: points, fraction of the points, and message. Undefined where none was written. */
  readonly score?: string | undefined;
  readonly scoreMultiplier?: string | undefined;
  readonly feedback?: string | undefined;
}

export type CheckerStatus =
  | typeof statuses.accepted
  | typeof statuses.partialAccepted
  | typeof statuses.presentationError
  | typeof statuses.wrongAnswer
  | typeof statuses.systemError;

export interface CheckerVerdict {
  readonly status: CheckerStatus;
  /** From zero to one: the part of the score that a partial answer earns. */
  readonly fraction: number;
  readonly message: string | null;
  /** Only of a checker that was ended. */
  readonly note: JudgeNote | null;
}

const readCharacters = 1024;

export function judgeChecker(report: CheckerReport): CheckerVerdict {
  const { endedBy, isOutOfMemory } = report.facts;
  if (!isOutOfMemory && (endedBy === 'cpu-time' || endedBy === 'wall-time')) {
    const note = { code: 'checker-time' } as const;
    return { ...verdict(statuses.systemError, describeNote(note) ?? '', report), note };
  }
  const failure = findFailure(report.facts);
  if (failure !== undefined) return verdict(statuses.systemError, failure, report);
  const partial = report.convention === 'testlib' ? findPoints(report) : undefined;
  return partial ?? judgeExit(report);
}

function findFailure(facts: RunFacts): string | undefined {
  const { endedBy, isOutOfMemory, exitCode, signal } = facts;
  if (isOutOfMemory) return 'The checker ran out of memory.';
  if (endedBy === 'output') return 'The checker wrote too much.';
  if (endedBy !== 'itself' || (exitCode === undefined) === (signal === undefined)) {
    return 'The sandbox did not say how the checker ended.';
  }
  return signal === undefined ? undefined : describeEnd(facts);
}

function judgeExit(report: CheckerReport): CheckerVerdict {
  const { facts, convention, standardOutput } = report;
  if (convention === 'kattis') return judgeKattis(report);
  switch (facts.exitCode) {
    case 0:
    case 100:
      return verdict(statuses.accepted, '', report);
    case 99:
      return grade(readNumber(standardOutput) / 100, report);
    case 101:
      return verdict(statuses.presentationError, '', report);
    case 102:
      return verdict(statuses.wrongAnswer, '', report);
    case 103:
      return verdict(statuses.systemError, 'The checker reports a fault of its own.', report);
    case 42:
    case 43:
      return convention === 'plain' ? judgeKattis(report) : judgeMessage(report);
    case undefined:
    default:
      return judgeMessage(report);
  }
}

function judgeKattis(report: CheckerReport): CheckerVerdict {
  const { exitCode } = report.facts;
  if (exitCode === 43) return verdict(statuses.wrongAnswer, '', report);
  if (exitCode !== 42) return verdict(statuses.systemError, describeEnd(report.facts), report);
  if (report.scoreMultiplier !== undefined) return grade(readNumber(report.scoreMultiplier), report);
  if (report.score === undefined) return verdict(statuses.accepted, '', report);
  // Up to one it is a part of the case's score, above it is percent.
  const score = readNumber(report.score);
  return grade(score > 1 ? score / 100 : score, report);
}

/** The exit codes of testlib with a message that decides; 0 and 3 (fault of the checker) need none. */
const testlibCodes = { wrongAnswer: [1], wrongFormat: [2, 4, 8], points: 7, partialMaximum: 116 } as const;

function judgeMessage(report: CheckerReport): CheckerVerdict {
  const { exitCode } = report.facts;
  const message = readMessage(report);
  const says = (start: string) =>
    message === start || message.startsWith(`${start} `) || message.startsWith(`${start}\n`);
  if (isOneOf(exitCode, testlibCodes.wrongAnswer) && says('wrong answer')) {
    return verdict(statuses.wrongAnswer, '', report);
  }
  const isFormat = says('wrong output format') || says('unexpected eof');
  if (isOneOf(exitCode, testlibCodes.wrongFormat) && isFormat) {
    return verdict(statuses.wrongAnswer, 'May be output presentation error.', report);
  }
  return findPoints(report) ?? verdict(statuses.systemError, describeEnd(report.facts), report);
}

/** With these an interactor refuses the program that it talks to, which may end then. */
export function listRefusingExitCodes(convention: CheckerConvention): readonly number[] {
  if (convention === 'kattis') return [43];
  const refusing = [101, 102, ...testlibCodes.wrongAnswer, ...testlibCodes.wrongFormat];
  return convention === 'plain' ? [43, ...refusing] : refusing;
}

const isOneOf = (code: number | undefined, codes: readonly number[]) =>
  code !== undefined && codes.includes(code);

const readMessage = ({ standardError }: CheckerReport) => standardError.slice(0, readCharacters).trimStart();

/** testlib ends `partially correct (N)` with N, or with N added to 16, where N is at most 100. */
function findPoints(report: CheckerReport): CheckerVerdict | undefined {
  const { exitCode = Number.NaN } = report.facts;
  const message = readMessage(report);
  const partial = /^partially correct \(([^)]*)\)/.exec(message)?.[1];
  const points = /^points (\S+)/.exec(message)?.[1];
  if (partial !== undefined && exitCode <= testlibCodes.partialMaximum) {
    return grade(readNumber(partial) / 100, report);
  }
  if (points !== undefined && exitCode === testlibCodes.points)
    return grade(readNumber(points) / 100, report);
  return undefined;
}

/** Full marks are Accepted; text that is no number earns nothing. */
function grade(fraction: number, report: CheckerReport): CheckerVerdict {
  if (fraction >= 1) return verdict(statuses.accepted, '', report);
  const earned = fraction > 0 ? fraction : 0;
  return { ...verdict(statuses.partialAccepted, '', report), fraction: earned };
}

function verdict(status: CheckerStatus, reason: string, report: CheckerReport): CheckerVerdict {
  const said = (report.feedback ?? '').trim() || report.standardError.trim();
  const message = [reason, said].filter((text) => text !== '').join(' ');
  return {
    status,
    fraction: status === statuses.accepted ? 1 : 0,
    message: message === '' ? null : message,
    note: null,
  };
}

function describeEnd({ exitCode, signal }: RunFacts): string {
  const how = signal === undefined ? `with exit code ${exitCode}` : `by ${describeSignal(signal)}`;
  return `The checker ended ${how}, which is no verdict.`;
}

/** Only a plain decimal number: `0x10`, an empty text or words are none. */
function readNumber(text: string): number {
  const number = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)\s*$/.exec(
    text.slice(0, readCharacters),
  )?.[1];
  return number === undefined ? Number.NaN : Number(number);
}
