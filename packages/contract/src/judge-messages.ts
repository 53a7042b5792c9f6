/**
 * What server and judge say to each other about one piece of work.
 *
 * How this works: work is a task. Handing it out begins an attempt, and everything said about it carries the attempt's id.
 * The server believes a report only while its attempt is the current one: a rejudge, a cancellation or a judge that fell
 * silent ends it, and the judge that still works on it is told to stop. Files are named by the SHA-256 of their content and
 * fetched apart, so that a judge needs each of them once.
 */
import { z } from 'zod';
import { finalStatuses } from './statuses.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const attemptId = z.uuid();

/** Files by name, as problem setters give them. */
const namedFiles = z.record(z.string(), z.string());

const contentFile = z.object({
  sha256,
  sizeBytes: z.int().min(0),
  /** What people call it; never a path. */
  name: z.string(),
});
export type ContentFile = z.output<typeof contentFile>;

const program = z.object({ language: z.string(), code: z.string() });
export type ProgramSource = z.output<typeof program>;

/** What every run of a problem needs. Limits are those of C and C++; `rules` scales them for other languages. */
const runConditions = z.object({
  timeLimitMs: z.int().positive(),
  memoryLimitMb: z.int().positive(),
  stackLimitMb: z.int().positive(),
  fileIo: z.object({ inputName: z.string(), outputName: z.string() }).nullable(),
  isTrailingBlankIgnored: z.boolean(),
  /** Beside the submission when it is compiled and when it runs. */
  userExtraFiles: namedFiles,
});
export type RunConditions = z.output<typeof runConditions>;

const judgingCase = z.object({
  caseId: z.int(),
  /** From one, in the order of judging. */
  seq: z.int().positive(),
  group: z.int(),
  /** What a full answer is worth; null where nothing is scored. */
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

/** With what the programs of a problem are judged. */
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

const submissionTask = z.object({
  kind: z.literal('submission'),
  attemptId,
  program,
  ...problemJudging,
});
export type SubmissionTask = z.output<typeof submissionTask>;

const testRunTask = z.object({
  kind: z.literal('test-run'),
  attemptId,
  program,
  conditions: runConditions,
  input: z.string(),
  expectedOutput: z.string().nullable(),
});
export type TestRunTask = z.output<typeof testRunTask>;

const checkerTask = z.object({
  kind: z.literal('compile-checker'),
  attemptId,
  program,
  role: z.enum(['checker', 'interactor']),
  judgeExtraFiles: namedFiles,
});
export type CheckerTask = z.output<typeof checkerTask>;

/** A program judged as a submission would be, of which nothing is counted: a setter's solution, or a submission on trial. */
const programCheckTask = z.object({
  kind: z.literal('program-check'),
  attemptId,
  program,
  ...problemJudging,
  /** Every case runs, even where a submission would be spared it. The verdict is the same either way. */
  isExhaustive: z.boolean(),
  /** When the cases together have used so much time, no other one begins. */
  totalTimeLimitMs: z.int().positive(),
});
export type ProgramCheckTask = z.output<typeof programCheckTask>;

export const judgeTask = z.discriminatedUnion('kind', [
  submissionTask,
  testRunTask,
  checkerTask,
  programCheckTask,
]);
export type JudgeTask = z.output<typeof judgeTask>;

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
  /** What the checker said, or why the program failed. */
  message: z.string().max(longestMessage).nullable(),
});
export type CaseResult = z.output<typeof caseResult>;

const submissionOutcome = {
  status,
  timeMs: z.int().min(0).nullable(),
  memoryKb: z.int().min(0).nullable(),
  score: z.int().min(0).nullable(),
  errorMessage: z
    .string()
    .max(3 * longestMessage)
    .nullable(),
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
  errorText: z.string().nullable(),
});
export type TestRunResult = z.output<typeof testRunResult>;

const checkerResult = z.object({
  kind: z.literal('compile-checker'),
  status,
  /** The compiler's text. */
  message: z.string().max(longestMessage).nullable(),
});
export type CheckerResult = z.output<typeof checkerResult>;

const programCheckResult = z.object({
  kind: z.literal('program-check'),
  ...submissionOutcome,
  /** The time for all cases was used up: those that did not run are Cancelled. */
  isCutShort: z.boolean(),
});
export type ProgramCheckResult = z.output<typeof programCheckResult>;

export const taskResult = z.discriminatedUnion('kind', [
  submissionResult,
  testRunResult,
  checkerResult,
  programCheckResult,
]);
export type TaskResult = z.output<typeof taskResult>;

export const taskReport = z.object({ attemptId, result: taskResult });

/** Sent when a stage begins and whenever a few more cases are done. */
export const taskProgress = z.object({
  attemptId,
  stage: z.enum(['compiling', 'judging']),
  /** Those that no earlier report named. */
  cases: z.array(caseResult),
});
export type TaskProgress = z.output<typeof taskProgress>;
