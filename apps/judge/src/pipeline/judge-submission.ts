/**
 * How this works
 *
 * A submission is compiled in one slot while its test data are fetched, its checker is compiled unless it is cached, and its
 * cases run on the free slots. A fault of a submission, a checker or test data becomes a verdict; a failure of the machine, a bug of
 * the judge or the caller's signal becomes an exception, or that others wait: then the cases so far are given back.
 */
import { join } from 'node:path';
import type {
  CaseResult,
  JudgingCase,
  SubmissionResult,
  SubmissionTask,
} from '@touchstone/contract/judge-messages';
import type { JudgeNote } from '@touchstone/contract/judge-notes';
import { statuses, type FinalStatus } from '@touchstone/contract/statuses';
import { outputLimitBytes, scaleLimits, type EnforcedLimits } from '@touchstone/rules/judging/limits';
import { reportTime } from '@touchstone/rules/judging/measures';
import { describeNote } from '@touchstone/rules/judging/note-text';
import {
  decideSubmission,
  effectiveCaseMode,
  scoreCase,
  shouldSkipRest,
  skippedNote,
} from '@touchstone/rules/judging/score';
import { taskBudgetMs } from '@touchstone/rules/judging/task-budget';
import { toSubmissionCases } from '@touchstone/rules/problem-checks-verdict';
import type { Slot } from '@touchstone/sandbox';
import type { CheckerCall } from '../checkers/run-checker.ts';
import type { CompiledProgram } from '../languages/compile-program.ts';
import { cutText } from '../languages/shown-text.ts';
import { createProblemType } from '../problem-types/create-problem-type.ts';
import type { CaseVerdict, ProblemType } from '../problem-types/problem-type.ts';
import { chainCases } from './case-chains.ts';
import { compileSubmission } from './compile-submission.ts';
import { describeFailure } from './failure.ts';
import { fetchTestData, type FetchedData } from './fetch-test-data.ts';
import { Suspended, type JudgingHooks, type JudgingParts } from './judging-parts.ts';
import { runCases } from './run-cases.ts';
import { createTimeBudget, outOfBudget, type TimeBudget } from './time-budget.ts';
import { inOwnFolder } from './work-folder.ts';

export type SubmissionWork = SubmissionTask & {
  /** Only from those who know better than the checker's source how it is called. */
  readonly checkerCall?: CheckerCall | undefined;
  /** Undefined: by the size of the answer. */
  readonly outputLimitBytes?: number | undefined;
  /** Other than the usual ones. */
  readonly checkerLimits?: EnforcedLimits | undefined;
  /** Every case runs, one after the other: what one of them measures is not disturbed by the next. */
  readonly isExhaustive?: boolean | undefined;
  /** The cases together may take so long, or less where a submission may. */
  readonly totalTimeLimitMs?: number | undefined;
};

export async function judgeSubmission(
  parts: JudgingParts,
  task: SubmissionWork,
  hooks: JudgingHooks,
): Promise<SubmissionResult> {
  hooks.signal.throwIfAborted();
  return inOwnFolder(parts.workFolder, async (folder) => {
    const fetching = fetchTestData(parts.testData, task.cases, hooks.signal);
    // When the function ends before this is awaited, another error is reported.
    fetching.catch(() => undefined);
    hooks.onCompiling?.();
    const compiled = await compileSubmission(parts, {
      source: task.program,
      extraFiles: task.conditions.userExtraFiles,
      folder,
      signal: hooks.signal,
    });
    if ('status' in compiled) return endWithoutCases(compiled.status, compiled.message, compiled.note);
    if (task.cases.length === 0) {
      return endWithoutCases(statuses.systemError, 'The problem has no test cases.');
    }
    const problemType = await prepareProblemType(parts, task, hooks.signal);
    if (typeof problemType === 'string') return endWithoutCases(statuses.systemError, problemType);
    const data = await fetching;
    hooks.onJudging?.();
    return judgeCases({ parts, task, hooks, folder, program: compiled.program, problemType, data });
  });
}

/** A text instead of a problem type says why there is none. */
async function prepareProblemType(
  parts: JudgingParts,
  task: SubmissionWork,
  signal: AbortSignal,
): Promise<ProblemType | string> {
  try {
    return await createProblemType(parts.checkers, task);
  } catch (error) {
    const reason = describeFailure(error);
    if (reason === undefined) throw error;
    return reason;
  } finally {
    signal.throwIfAborted();
  }
}

interface CasesWork {
  readonly parts: JudgingParts;
  readonly task: SubmissionWork;
  readonly hooks: JudgingHooks;
  readonly folder: string;
  readonly program: CompiledProgram;
  readonly problemType: ProblemType;
  readonly data: FetchedData;
}

async function judgeCases(work: CasesWork): Promise<SubmissionResult> {
  const { parts, task, hooks } = work;
  const mode = effectiveCaseMode(task.scoring, task.caseMode);
  const isExhaustive = task.isExhaustive ?? false;
  const finished = task.finished?.cases ?? [];
  const results = finished.map(({ endsChain, ...result }) => ({ result, endsChain }));
  const messages = createMessageBudget();
  const limits = scaleLimits(task.conditions, task.program.language);
  const time = createTimeBudget(
    Math.min(
      task.totalTimeLimitMs ?? Number.POSITIVE_INFINITY,
      taskBudgetMs(task.cases.length, limits.timeLimitMs),
    ),
    task.finished,
  );
  if (finished.some(({ note }) => note?.code === 'checker-time')) time.endByChecker();
  const add = (judged: JudgingCase, verdict: CaseVerdict) => {
    const result = toCaseResult(task, judged, { ...verdict, message: messages.take(verdict.message) });
    const endsChain = shouldSkipRest(mode, verdict.status, verdict.fraction);
    results.push({ result, endsChain });
    hooks.onCase?.(result);
    return { shouldSkipRest: endsChain && !isExhaustive };
  };
  const isDone = await runCases({
    slots: parts.slots,
    chains: chainCases(isExhaustive ? 'sequential' : mode, task.cases, finished),
    signal: hooks.signal,
    suspending: hooks.suspending,
    judge: async (slot, judged, signal) =>
      add(
        judged,
        await judgeInTime(time, signal, (ending) => judgeCase(work, slot, { judged, time, signal: ending })),
      ),
    prepareRetry: ({ input, answer }) => work.data.restore([input, answer]),
    skip: (skipped) => {
      // Where the first error ends the judging, the result omits the cases after it.
      if (mode !== 'ergodic_without_error') add(skipped, notRun(skippedNote));
    },
  });
  if (!isDone) {
    const cases = results.map(({ result, endsChain }) => ({ ...result, endsChain }));
    throw new Suspended({ cases, judgedMs: Math.round(time.usedMs) });
  }
  const inOrder = results.toSorted((first, second) => first.result.seq - second.result.seq);
  // What ran although a submission would have been spared it must not change the verdict.
  const deciding = toSubmissionCases(
    mode,
    inOrder.map(({ result, endsChain }) => ({ ...result, endsChain })),
  );
  const isEndedByFailure = mode === 'ergodic_without_error' && !isExhaustive;
  const cases = inOrder.slice(0, isEndedByFailure ? deciding.length : undefined).map(({ result }) => result);
  return { kind: 'submission', ...decideSubmission(deciding, { ...task, ...limits }), cases };
}

/** A machine that fails, or a file that is gone, is left to the caller. */
async function judgeCase(
  work: CasesWork,
  slot: Slot,
  {
    judged,
    time,
    signal,
  }: { readonly judged: JudgingCase; readonly time: TimeBudget; readonly signal: AbortSignal },
): Promise<CaseVerdict> {
  const { task, folder, program, problemType, data } = work;
  try {
    return await problemType(slot, {
      program,
      limits: scaleLimits(task.conditions, task.program.language),
      fileIo: task.conditions.fileIo,
      isTrailingBlankIgnored: task.conditions.isTrailingBlankIgnored,
      inputPath: data.getPath(judged.input),
      answerPath: data.getPath(judged.answer),
      outputLimitBytes: task.outputLimitBytes ?? outputLimitBytes(judged.answer.sizeBytes),
      outputPath: join(folder, `${judged.seq}.output`),
      onChecked: time.addCheckerTime,
      signal,
    });
  } catch (error) {
    signal.throwIfAborted();
    const reason = describeFailure(error);
    if (reason === undefined) throw error;
    return withoutMeasures(statuses.systemError, reason);
  }
}

async function judgeInTime(
  time: TimeBudget,
  signal: AbortSignal,
  judge: (signal: AbortSignal) => Promise<CaseVerdict>,
): Promise<CaseVerdict> {
  if (time.ended === undefined) {
    try {
      const verdict = await time.measure(signal, judge);
      if (verdict.note?.code === 'checker-time') time.endByChecker();
      return verdict;
    } catch (error) {
      if (error !== outOfBudget) throw error;
    }
  }
  return notRun(time.ended ?? skippedNote);
}

const withoutMeasures = (status: FinalStatus, message: string | null): CaseVerdict => ({
  status,
  message,
  note: null,
  fraction: 0,
  timeMs: 0,
  memoryKb: 0,
});

const notRun = (note: JudgeNote): CaseVerdict => ({
  ...withoutMeasures(statuses.cancelled, describeNote(note)),
  note,
});

function toCaseResult(
  task: SubmissionTask,
  { caseId, seq, group, score }: JudgingCase,
  verdict: CaseVerdict,
): CaseResult {
  const { status, fraction, message, note, memoryKb } = verdict;
  const { timeLimitMs } = scaleLimits(task.conditions, task.program.language);
  const timeMs = reportTime(status, verdict.timeMs, timeLimitMs);
  const earned = task.scoring === 'oi' ? scoreCase(status, fraction, score ?? 0) : null;
  return { caseId, seq, group, status, timeMs, memoryKb, score: earned, message, note };
}

const endWithoutCases = (
  status: FinalStatus,
  errorMessage: string,
  note: JudgeNote | null = null,
): SubmissionResult => ({
  kind: 'submission',
  status,
  timeMs: null,
  memoryKb: null,
  score: null,
  errorMessage,
  note,
  cases: [],
});

const longestMessage = 1024 * 1024;
const allMessages = 4 * longestMessage;
const leastMessage = 1024;

/** A checker may talk at length in every case; all of it together must still fit into one report. */
function createMessageBudget() {
  let left = allMessages;
  return {
    take(message: string | null): string | null {
      if (message === null) return null;
      const cut = cutText(message, Math.min(longestMessage, Math.max(left, leastMessage)));
      left -= cut.length;
      return cut;
    },
  };
}
