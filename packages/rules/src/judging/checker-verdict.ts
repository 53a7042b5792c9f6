/**
 * The verdict of a checker or an interactor. Three conventions are supported:
 * - `testlib`: the program includes testlib.h; its words on the error output decide, and points come before exit codes,
 *   since testlib ends a partial answer with an exit code that depends on the points.
 * - `kattis`: exit code 42 or 43, with an optional score in a file.
 * - `plain`: exit code 0, 99 (percent on the output), 100–103; otherwise the words of testlib; 42 and 43 as well.
 * A checker that fails in any way is a System Error, since it is no statement about the submission.
 */
import { statuses } from '@touchstone/contract/statuses';
import type { RunFacts } from './case-verdict.ts';
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
}

const readCharacters = 1024;

export function judgeChecker(report: CheckerReport): CheckerVerdict {
  const failure = findFailure(report.facts);
  if (failure !== undefined) return verdict(statuses.systemError, failure, report);
  const partial = report.convention === 'testlib' ? findPoints(report) : undefined;
  return partial ?? judgeExit(report);
}

function findFailure({ endedBy, isOutOfMemory, exitCode, signal }: RunFacts): string | undefined {
  if (isOutOfMemory) return 'The checker ran out of memory.';
  if (endedBy === 'cpu-time' || endedBy === 'wall-time') return 'The checker did not end in time.';
  if (endedBy === 'output') return 'The checker wrote too much.';
  if (endedBy !== 'itself' || (exitCode === undefined) === (signal === undefined)) {
    return 'The sandbox did not say how the checker ended.';
  }
  return undefined;
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
      return convention === 'plain' ? judgeKattis(report) : judgeWords(report);
    case undefined:
    default:
      return judgeWords(report);
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

function judgeWords(report: CheckerReport): CheckerVerdict {
  const words = report.standardError.slice(0, readCharacters).trimStart();
  const says = (beginning: string) =>
    words === beginning || words.startsWith(`${beginning} `) || words.startsWith(`${beginning}\n`);
  if (says('ok')) return verdict(statuses.accepted, '', report);
  if (says('wrong answer')) return verdict(statuses.wrongAnswer, '', report);
  if (says('wrong output format') || says('unexpected eof')) {
    return verdict(statuses.wrongAnswer, 'May be output presentation error.', report);
  }
  return findPoints(report) ?? verdict(statuses.systemError, describeEnd(report.facts), report);
}

function findPoints(report: CheckerReport): CheckerVerdict | undefined {
  const words = report.standardError.slice(0, readCharacters).trimStart();
  const percent = /^partially correct \(([^)]*)\)/.exec(words)?.[1] ?? /^points (\S+)/.exec(words)?.[1];
  return percent === undefined ? undefined : grade(readNumber(percent) / 100, report);
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
  return { status, fraction: status === statuses.accepted ? 1 : 0, message: message === '' ? null : message };
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
