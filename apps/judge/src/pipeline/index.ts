/** The door: what judges a task, for the gateway's client and the command line alike. */
import type {
  CheckerResult,
  CheckerTask,
  SubmissionResult,
  SubmissionTask,
  TestRunResult,
  TestRunTask,
} from '@touchstone/contract/judge-messages';
import type { Confinement } from '@touchstone/sandbox';
import type { Language } from '../languages/language.ts';
import type { CheckerCall, JudgingHooks, JudgingParts, TestDataSource } from './judging-parts.ts';

export {
  TestDataError,
  type CheckerCall,
  type JudgingHooks,
  type JudgingParts,
  type TestDataSource,
} from './judging-parts.ts';

/** `checkerCall` only for those who know better than the checker's source how it is called. */
export type JudgeSubmission = (
  parts: JudgingParts,
  task: SubmissionTask & { readonly checkerCall?: CheckerCall },
  hooks: JudgingHooks,
) => Promise<SubmissionResult>;

export type RunTest = (parts: JudgingParts, task: TestRunTask, hooks: JudgingHooks) => Promise<TestRunResult>;

export type CompileChecker = (
  parts: JudgingParts,
  task: CheckerTask,
  hooks: JudgingHooks,
) => Promise<CheckerResult>;

export interface JudgingOptions {
  readonly slots: number;
  /** What is remembered between starts: results of self-tests, precompiled headers, compiled checkers. */
  readonly cacheFolder: string;
  readonly testData: TestDataSource;
  /** All that we know, if not given. */
  readonly languages?: readonly Language[];
  readonly signal?: AbortSignal;
  readonly onTested?: (language: string) => void;
  /** Something works, but not as well as it could. */
  readonly onWarning?: (message: string) => void;
}

export interface Judging {
  readonly parts: JudgingParts;
  readonly detected: {
    readonly languages: { name: string; version: string }[];
    readonly disabledLanguages: { name: string; reason: string }[];
  };
  readonly confinement: Confinement;
  /** Headers are compiled in the background; judging works before, only slower. */
  readonly whenWarm: Promise<void>;
  close(): Promise<void>;
}

/** Opens the sandbox, detects the languages in it and prepares what makes judging fast. */
export type OpenJudging = (options: JudgingOptions) => Promise<Judging>;
