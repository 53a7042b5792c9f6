/**
 * Messages between server and judge about one task.
 *
 * How this works: handing out a task begins an attempt, and every message carries the attempt's id. The server accepts
 * a report only for the current attempt. A rejudge, a cancellation or a silent judge ends the attempt, and the server
 * tells a judge that still works on it to stop. Files are identified by the SHA-256 of their content and fetched
 * separately, so that a judge downloads each file once.
 */
import { z } from 'zod';
import { judgeNote } from './judge-notes.ts';
import { finalStatuses } from './statuses.ts';
import { text } from './wire.ts';

/** A judge names the request that caused the task of a call, so that the logs of both can be joined. */
export const taskRequestHeader = 'x-task-request-id';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const attemptId = z.uuid();
/** The call that caused the task, for the logs. Tasks of jobs have none, and older servers do not send it. */
const requestId = z.string().max(64).nullish();

/** Files by name, as problem setters provide them. */
const namedFiles = z.record(z.string(), z.string());

const contentFile = z.object({
  sha256,
  sizeBytes: z.int().min(0),
  /** The display name; never a path. */
  name: z.string(),
});
export type ContentFile = z.output<typeof contentFile>;

const program = z.object({
  language: z.string(),
  code: z.string(),
  /** Names of files beside it that are compiled with it: in C and C++ each as its own unit. */
  sources: z.array(z.string()).optional(),
});
export type ProgramSource = z.output<typeof program>;

/** What every run of a problem needs. Limits are those of C and C++; `rules` scales them for other languages. */
const runConditions = z.object({
  timeLimitMs: z.int().positive(),
  memoryLimitMb: z.int().positive(),
  stackLimitMb: z.int().positive(),
  fileIo: z.object({ inputName: z.string(), outputName: z.string() }).nullable(),
  isTrailingBlankIgnored: z.boolean(),
  /** Placed beside the submission at compile time and run time. */
  userExtraFiles: namedFiles,
});
export type RunConditions = z.output<typeof runConditions>;

const judgingCase = z.object({
  caseId: z.int(),
  /** From one, in judging order. */
  seq: z.int().positive(),
  group: z.int(),
  /** The full score; null without scores. */
  score: z.int().min(0).nullable(),
  input: contentFile,
  answer: contentFile,
});
export type JudgingCase = z.output<typeof judgingCase>;

export const scorings = ['acm', 'oi'] as const;
export const judgeModes = ['default', 'spj', 'interactive'] as const;
export const caseModes = ['default', 'subtask_lowest', 'subtask_average', 'ergodic_without_error'] as const;
export type Scoring = (typeof scorings)[number];
export type JudgeMode = (typeof judgeModes)[number];
export type CaseMode = (typeof caseModes)[number];

/** The checking data of a problem. */
const problemJudging = {
  conditions: runConditions,
  scoring: z.enum(scorings),
  judgeMode: z.enum(judgeModes),
  caseMode: z.enum(caseModes),
  fullScore: z.int().min(0),
  /** The checker of `spj`, the interactor of `interactive`, otherwise null. */
  checker: program.nullable(),
  judgeExtraFiles: namedFiles,
  cases: z.array(judgingCase),
};
const problemJudgingParts = z.object(problemJudging);
export type ProblemJudging = z.output<typeof problemJudgingParts>;

const status = z.literal(finalStatuses);
const longestMessage = 1024 * 1024 + 4096;

const caseResult = z.object({
  caseId: z.int(),
  seq: z.int().positive(),
  group: z.int(),
  status,
  timeMs: z.int().min(0),
  memoryKb: z.int().min(0),
  score: z.int().min(0).nullable(),
  /** The checker's message, or the note in English. */
  message: z.string().max(longestMessage).nullable(),
  note: judgeNote.nullish(),
});
export type CaseResult = z.output<typeof caseResult>;

/** What attempts finished that gave a submission back because others waited. */
const finishedPart = z.object({
  cases: z.array(
    caseResult.extend({
      /** Together with it the rest of its chain was skipped. */
      endsChain: z.boolean(),
    }),
  ),
  /** What these cases took of the time that a submission has for all its cases. */
  judgedMs: z.int().min(0),
  /** For how long the attempts had slots. */
  usedMs: z.int().min(0),
});
export type FinishedPart = z.output<typeof finishedPart>;

const submissionTask = z.object({
  kind: z.literal('submission'),
  attemptId,
  requestId,
  /** It goes before other work. Older servers do not say it. */
  isInContest: z.boolean().optional(),
  /** The judge goes on after it. */
  finished: finishedPart.optional(),
  program,
  ...problemJudging,
});
export type SubmissionTask = z.output<typeof submissionTask>;

const testRunTask = z.object({
  kind: z.literal('test-run'),
  attemptId,
  requestId,
  program,
  conditions: runConditions,
  input: z.string(),
  expectedOutput: z.string().nullable(),
});
export type TestRunTask = z.output<typeof testRunTask>;

const checkerTask = z.object({
  kind: z.literal('compile-checker'),
  attemptId,
  requestId,
  program,
  role: z.enum(['checker', 'interactor']),
  judgeExtraFiles: namedFiles,
});
export type CheckerTask = z.output<typeof checkerTask>;

/** A program judged like a submission but not counted: a setter's solution, or a submission in a trial rejudge. */
const programCheckTask = z.object({
  kind: z.literal('program-check'),
  attemptId,
  requestId,
  program,
  ...problemJudging,
  /** Every case runs, even if a submission would skip it. The verdict is the same either way. */
  isExhaustive: z.boolean(),
  /** When the cases together have used this much time, no further case starts. */
  totalTimeLimitMs: z.int().positive(),
});
export type ProgramCheckTask = z.output<typeof programCheckTask>;

const generator = z.object({
  program,
  /** One call per line; `{seed}` in it is replaced by a number. */
  argumentLines: z.array(z.string()).min(1),
});
export type GeneratorSource = z.output<typeof generator>;

/** Looks for an input on which the program fails and the reference does not. The test data of the problem play no part. */
const failingInputTask = z.object({
  kind: z.literal('find-failing-input'),
  attemptId,
  requestId,
  program,
  /** A solution whose output is right. */
  reference: program,
  conditions: runConditions,
  judgeMode: z.enum(['default', 'spj']),
  checker: program.nullable(),
  judgeExtraFiles: namedFiles,
  /** Null: every input counts as valid on which the reference succeeds. */
  validator: program.nullable(),
  generators: z.array(generator),
  /** Tried first. */
  inputs: z.array(z.string()),
  firstSeed: z.int().min(0),
  triesMaximum: z.int().min(0),
  /** CPU time of all runs together. */
  cpuBudgetMs: z.int().positive(),
  /** A program that takes so many times as long as the reference exceeds the time limit. Null: only the limit counts. */
  slownessRatio: z.number().positive().nullable(),
  isShrunk: z.boolean(),
  /** So many of the tried inputs are reported, for the setter. */
  samplesMaximum: z.int().min(0),
});
export type FailingInputTask = z.output<typeof failingInputTask>;

export const judgeTask = z.discriminatedUnion('kind', [
  submissionTask,
  testRunTask,
  checkerTask,
  programCheckTask,
  failingInputTask,
]);
export type JudgeTask = z.output<typeof judgeTask>;

const submissionOutcome = {
  status,
  timeMs: z.int().min(0).nullable(),
  memoryKb: z.int().min(0).nullable(),
  score: z.int().min(0).nullable(),
  errorMessage: z
    .string()
    .max(3 * longestMessage)
    .nullable(),
  /** About the compilation or the case that decided the verdict. */
  note: judgeNote.nullish(),
  cases: z.array(caseResult),
};
const submissionResult = z.object({ kind: z.literal('submission'), ...submissionOutcome });
export type SubmissionResult = z.output<typeof submissionResult>;

const testRunResult = z.object({
  kind: z.literal('test-run'),
  status,
  timeMs: z.int().min(0).nullable(),
  memoryKb: z.int().min(0).nullable(),
  output: z.string().nullable(),
  /** Standard error, compiler output, or why the judge failed. */
  errorText: z.string().nullable(),
  note: judgeNote.nullish(),
});
export type TestRunResult = z.output<typeof testRunResult>;

const checkerResult = z.object({
  kind: z.literal('compile-checker'),
  status,
  /** The compiler's message. */
  message: z.string().max(longestMessage).nullable(),
});
export type CheckerResult = z.output<typeof checkerResult>;

const programCheckResult = z.object({
  kind: z.literal('program-check'),
  ...submissionOutcome,
  /** The time for all cases was used up: cases that did not run are Cancelled. */
  isCutShort: z.boolean(),
});
export type ProgramCheckResult = z.output<typeof programCheckResult>;

/** The longest input that is reported as failing, in bytes. */
export const failingInputMaximumBytes = 64 * 1024;

const failingInput = z.object({
  input: z.string(),
  /** Outputs are truncated. */
  expected: z.string(),
  output: z.string(),
  status,
  note: judgeNote.nullable(),
  /** The message of the checker. */
  message: z.string().nullable(),
  timeMs: z.int().min(0),
  referenceTimeMs: z.int().min(0),
});
export type FailingInput = z.output<typeof failingInput>;

export const triedInput = z.object({
  /** The call of the generator; null for a given input. */
  generator: z.int().min(0).nullable(),
  arguments: z.string(),
  /** Texts are truncated. */
  input: z.string(),
  state: z.enum(['passes', 'fails', 'invalid', 'reference-fails']),
  /** The output of the reference; null without one. */
  expected: z.string().nullable(),
  /** The message of the validator, or why the reference failed. */
  message: z.string().nullable(),
  referenceTimeMs: z.int().min(0).nullable(),
});
export type TriedInput = z.output<typeof triedInput>;

/** Why there is no result, by whose fault. */
export const searchFaults = ['program', 'reference', 'generator', 'validator', 'checker', 'judge'] as const;
export type SearchFault = (typeof searchFaults)[number];

const failingInputResult = z.object({
  kind: z.literal('find-failing-input'),
  /** `invalid-input`: the validator refused the only input there was to try. */
  outcome: z.enum(['found', 'none', 'invalid-input', 'failed']),
  /** Only of `found`. */
  found: failingInput.nullable(),
  fault: z.enum(searchFaults).nullable(),
  /** The message of the compiler, the validator or the judge. */
  message: z.string().max(longestMessage).nullable(),
  /** Valid inputs on which the program ran. */
  tried: z.int().min(0),
  shrinkSteps: z.int().min(0),
  cpuMs: z.int().min(0),
  samples: z.array(triedInput),
});
export type FailingInputResult = z.output<typeof failingInputResult>;

export const taskResult = z.discriminatedUnion('kind', [
  submissionResult,
  testRunResult,
  checkerResult,
  programCheckResult,
  failingInputResult,
]);
export type TaskResult = z.output<typeof taskResult>;

/** For how long the attempt has had slots, all together. Older judges do not say it. */
const usedMs = z.int().min(0);

export const taskReport = z.object({ attemptId, result: taskResult, usedMs: usedMs.optional() });

export const usedTime = z.object({ attemptId, usedMs });

/** What failed of the judge's machine. `store`: the server could not send the test data, so the judge itself works. */
export const machineFaults = [
  'disk-full',
  'no-inodes',
  'read-only',
  'memory',
  'processes',
  'control-groups',
  'compiler',
  'sandbox',
  'files',
  'store',
] as const;
const machineFault = z.enum(machineFaults);
export type MachineFault = z.output<typeof machineFault>;

/** For an administrator. */
export const machineFailure = z.object({ fault: machineFault, detail: text(2000) });

/** The machine failed, so there is no verdict: another judge shall do it. */
export const returnedTask = z.object({
  attemptId,
  ...machineFailure.shape,
  /** False: the judge had paused before the task arrived. */
  isTried: z.boolean(),
});
export type ReturnedTask = z.output<typeof returnedTask>;

/** Instead of a result: others wait. Any judge goes on with the task later. */
export const suspendedTask = z.object({ attemptId, finished: finishedPart });

/** Sent when a stage begins and after every few cases. */
export const taskProgress = z.object({
  attemptId,
  stage: z.enum(['compiling', 'judging']),
  /** Only cases that no earlier report contained. */
  cases: z.array(caseResult),
});
export type TaskProgress = z.output<typeof taskProgress>;
