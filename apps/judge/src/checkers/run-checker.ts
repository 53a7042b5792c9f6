/** Calls a checker or an interactor by its convention and parses its report. */
import type { CheckerConvention, CheckerReport } from '@touchstone/rules/judging/checker-verdict';
import { checkerOutputBytes, type EnforcedLimits } from '@touchstone/rules/judging/limits';
import {
  workFolder,
  type Collection,
  type InputFile,
  type RunFacts,
  type RunRequest,
} from '@touchstone/sandbox';
import { byName, textFile, type CompiledProgram } from '../languages/compile-program.ts';
import { runCommand, runEnvironment } from '../languages/ready-language.ts';
import { toShownText } from '../languages/shown-text.ts';

/** How a checker is called. */
export interface CheckerCall {
  readonly convention: CheckerConvention;
  /** Further arguments. In problem packages they may differ from case to case. */
  readonly arguments:
    | readonly string[]
    | ((judged: Pick<CheckedCase, 'caseInputPath' | 'answerPath'>) => readonly string[]);
}

export interface Checker {
  readonly program: CompiledProgram;
  readonly call: CheckerCall;
  /** Undefined: the submission runs once per case. */
  readonly passLimit: number | undefined;
}

export interface CheckedCase {
  /** Tells which case it is: later passes have another input. */
  readonly caseInputPath: string;
  readonly inputPath: string;
  readonly answerPath: string;
  /** Output of the checked program. Undefined for an interactor, which may write one itself. */
  readonly outputPath: string | undefined;
  readonly limits: EnforcedLimits;
  readonly signal: AbortSignal;
}

const [inputName, outputName, answerName] = ['case.input', 'case.output', 'case.answer'];
export const feedbackFolder = 'feedback';
const feedbackFiles = ['score.txt', 'score_multiplier.txt', 'judgemessage.txt'] as const;
const longestWords = 1024 * 1024;

export function requestChecker({ program, call }: Checker, checked: CheckedCase): RunRequest {
  const { inputPath, answerPath, outputPath, limits, signal } = checked;
  const { language } = program;
  const isKattis = call.convention === 'kattis';
  const file = (name: string, path: string): InputFile => ({ name, source: { path } });
  const files = [
    ...program.files,
    file(inputName, inputPath),
    file(answerName, answerPath),
    // The sandbox creates a folder only for a file in it.
    ...(isKattis ? [textFile(`${feedbackFolder}/.keep`, '')] : []),
    ...(!isKattis && outputPath !== undefined ? [file(outputName, outputPath)] : []),
  ];
  const own = {
    timeLimitMs: limits.cpuTimeMs,
    memoryLimitBytes: limits.memoryBytes,
    stackBytes: limits.stackBytes,
  };
  const [command, ...args] = runCommand(language, own);
  return {
    command: [command, ...args, ...listArguments(call, checked)],
    environment: runEnvironment(language),
    files: byName(files),
    standardInput: isKattis && outputPath !== undefined ? { path: outputPath } : { bytes: new Uint8Array() },
    standardOutput: { maximumBytes: checkerOutputBytes },
    standardError: { maximumBytes: checkerOutputBytes },
    collect: isKattis ? feedbackFiles.map(collectFeedback) : [],
    limits,
    needsToolchains: language.definition.runTime?.needsToolchains ?? false,
    signal,
  };
}

function listArguments({ convention, arguments: further }: CheckerCall, checked: CheckedCase): string[] {
  const inWorkFolder = (name: string) => `${workFolder}/${name}`;
  const names =
    convention === 'kattis'
      ? [inputName, answerName, `${feedbackFolder}/`]
      : [inputName, outputName, answerName];
  return [...names.map(inWorkFolder), ...(typeof further === 'function' ? further(checked) : further)];
}

const collectFeedback = (name: string): Collection => ({
  name: `${feedbackFolder}/${name}`,
  maximumBytes: checkerOutputBytes,
});

export function readReport({ call }: Checker, facts: RunFacts): CheckerReport {
  const read = (bytes: Uint8Array) => toShownText(bytes, longestWords);
  const [score, scoreMultiplier, feedback] = facts.collected.map((collected) =>
    collected.state === 'collected' ? read(collected.bytes) : undefined,
  );
  return {
    convention: call.convention,
    facts,
    standardOutput: read(facts.standardOutput.bytes),
    standardError: read(facts.standardError.bytes),
    score,
    scoreMultiplier,
    feedback,
  };
}
