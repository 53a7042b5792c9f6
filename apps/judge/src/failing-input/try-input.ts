/** One input: the validator, the reference and the program run on it, and their outputs are compared. */
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FailingInput, FailingInputTask } from '@touchstone/contract/judge-messages';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { judgeRun, measureRun } from '@touchstone/rules/judging/case-verdict';
import { judgeChecker } from '@touchstone/rules/judging/checker-verdict';
import { compareOutput } from '@touchstone/rules/judging/compare-output';
import { limitSlowness } from '@touchstone/rules/judging/failing-input';
import { checkerLimits, scaleLimits, type ProgramLimits } from '@touchstone/rules/judging/limits';
import { describeDifference } from '@touchstone/rules/judging/output-difference';
import { judgeValidator } from '@touchstone/rules/judging/validator-verdict';
import type { RunFacts, RunRequest } from '@touchstone/sandbox';
import { readReport, requestChecker, type Checker } from '../checkers/run-checker.ts';
import type { CompiledProgram } from '../languages/compile-program.ts';
import { toShownText } from '../languages/shown-text.ts';
import type { JudgingParts } from '../pipeline/judging-parts.ts';
import { requestProgram, runProgram } from '../problem-types/run-program.ts';
import { runInterruptibly } from '../slots/run-in-slot.ts';
import type { SearchBudget } from './search-budget.ts';
import { SearchError, type SearchPrograms } from './search-programs.ts';

export type TryOutcome =
  | { readonly kind: 'passes'; readonly expected: string; readonly referenceTimeMs: number }
  | { readonly kind: 'invalid'; readonly message: string }
  /** The reference fails itself, so the input says nothing. */
  | { readonly kind: 'reference-fails'; readonly message: string }
  | { readonly kind: 'fails'; readonly found: FailingInput };

export interface SearchWork {
  readonly parts: JudgingParts;
  readonly task: FailingInputTask;
  readonly programs: SearchPrograms;
  readonly budget: SearchBudget;
  readonly folder: string;
  readonly signal: AbortSignal;
}

const megabyte = 1024 * 1024;
/** For programs of the setter, which are trusted; it only ends what hangs. */
const setterLimits: ProgramLimits = {
  timeLimitMs: 5000,
  memoryLimitBytes: 512 * megabyte,
  stackBytes: 256 * megabyte,
};
const outputBytes = 16 * megabyte;
const longestText = 64 * 1024;
const longestMessage = 4096;

export async function tryInput(work: SearchWork, input: string, ratio: number | null): Promise<TryOutcome> {
  const { task, programs } = work;
  const bytes = Buffer.from(input);
  if (programs.validator !== undefined) {
    const facts = await runSetterProgram(work, programs.validator, { input: bytes });
    const verdict = judgeValidator(facts);
    const message = toShownText(facts.standardError.bytes, longestMessage).trim();
    if (verdict === 'failed') throw new SearchError('validator', message);
    if (verdict === 'invalid') return { kind: 'invalid', message };
  }
  const { conditions } = task;
  const expected = await run(work, {
    program: programs.reference,
    limits: scaleLimits(conditions, task.reference.language),
    input: bytes,
  });
  if (expected.failure !== undefined)
    return { kind: 'reference-fails', message: expected.failure.message ?? '' };
  const referenceTimeMs = measureRun(expected.facts).timeMs;
  const limits = limitSlowness(conditions, task.program.language, { ratio, referenceTimeMs });
  const own = await run(work, { program: programs.program, limits, input: bytes });
  const verdict =
    own.failure ?? (await compare(work, { input: bytes, output: own.output, expected: expected.output }));
  if (verdict.status === statuses.systemError)
    throw new SearchError(own.failure === undefined ? 'checker' : 'judge', verdict.message ?? '');
  const shown = toShownText(expected.output, longestText);
  if (verdict.status === statuses.accepted) return { kind: 'passes', expected: shown, referenceTimeMs };
  const found: FailingInput = {
    input,
    expected: shown,
    output: toShownText(own.output, longestText),
    status: verdict.status,
    note: verdict.note,
    message: own.failure === undefined ? verdict.message : null,
    timeMs: measureRun(own.facts).timeMs,
    referenceTimeMs,
  };
  return { kind: 'fails', found };
}

interface Run {
  readonly program: CompiledProgram;
  readonly limits: ProgramLimits;
  readonly input: Uint8Array;
}

async function run(work: SearchWork, { program, limits, input }: Run) {
  const { parts, task, signal, budget } = work;
  const outcome = await runInterruptibly(parts.slots, { queue: 'extra', signal }, (slot, ending) =>
    runProgram(slot, {
      program,
      limits,
      fileIo: task.conditions.fileIo,
      input: { bytes: input },
      outputBytes,
      signal: ending,
    }),
  );
  budget.spend(outcome.facts);
  return outcome;
}

/** A generator or a validator. */
export async function runSetterProgram(
  work: SearchWork,
  program: CompiledProgram,
  { input, args = [] }: { readonly input: Uint8Array; readonly args?: readonly string[] },
): Promise<RunFacts> {
  const { signal } = work;
  const request = requestProgram({
    program,
    limits: setterLimits,
    fileIo: null,
    input: { bytes: input },
    outputBytes,
    signal,
  });
  return runRequest(work, { ...request, command: [...request.command, ...args] });
}

async function runRequest({ parts, signal, budget }: SearchWork, request: RunRequest): Promise<RunFacts> {
  const facts = await runInterruptibly(parts.slots, { queue: 'extra', signal }, (slot, ending) =>
    slot.run({ ...request, signal: ending }),
  );
  budget.spend(facts);
  return facts;
}

/** Undefined: it wrote its output. */
export const findSetterFailure = (facts: RunFacts): string | undefined => {
  const failure = judgeRun(facts, setterLimits);
  if (failure === undefined) return undefined;
  const said = toShownText(facts.standardError.bytes, longestMessage).trim();
  return [failure.message ?? '', said].filter((text) => text !== '').join('\n');
};

interface Verdict {
  readonly status: FinalStatus;
  readonly note: JudgeNote | null;
  readonly message: string | null;
}

interface Outputs {
  readonly input: Uint8Array;
  readonly output: Uint8Array;
  readonly expected: Uint8Array;
}

async function compare(work: SearchWork, outputs: Outputs): Promise<Verdict> {
  const { checker } = work.programs;
  if (checker !== undefined) return askChecker(work, checker, outputs);
  const { isTrailingBlankIgnored } = work.task.conditions;
  const { output, expected } = outputs;
  const comparison = compareOutput(output, expected, isTrailingBlankIgnored);
  if (comparison === 'equal') return { status: statuses.accepted, note: null, message: null };
  return {
    status: comparison === 'different' ? statuses.wrongAnswer : statuses.presentationError,
    note: describeDifference(output, expected, isTrailingBlankIgnored) ?? null,
    message: null,
  };
}

/** Checkers read files. */
async function askChecker(work: SearchWork, checker: Checker, outputs: Outputs): Promise<Verdict> {
  const path = (name: string) => join(work.folder, `search.${name}`);
  const [inputPath, outputPath, answerPath] = [path('input'), path('output'), path('answer')];
  await writeFile(inputPath, outputs.input);
  await writeFile(outputPath, outputs.output);
  await writeFile(answerPath, outputs.expected);
  try {
    const { signal } = work;
    const checked = {
      caseInputPath: inputPath,
      inputPath,
      outputPath,
      answerPath,
      limits: checkerLimits,
      signal,
    };
    const facts = await runRequest(work, requestChecker(checker, checked));
    const { status, message } = judgeChecker(readReport(checker, facts));
    return { status, note: null, message: message === null ? null : message.slice(0, longestMessage) };
  } finally {
    await Promise.all([inputPath, outputPath, answerPath].map((file) => rm(file, { force: true })));
  }
}
