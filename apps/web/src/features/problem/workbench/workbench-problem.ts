/** What the workbench knows of the problem that its page shows, and where the page stands. */

export interface WorkbenchProblem {
  /** The number behind the address; test runs and accepted code are asked for by it. */
  pid: number;
  /** The id that people see; submissions name it. */
  problemId: string;
  title: string;
  /** 0 counts accepted or not, 1 counts points. */
  type: number;
  judgeMode: string | null;
  languages: string[];
  codeTemplate: Record<string, string>;
  examples: { input: string; output: string }[];
  isRemote: boolean;
  isAccepted: boolean;
  /** In milliseconds. */
  timeLimit: number;
  /** In megabytes. */
  memoryLimit: number;
}

/** Nothing named: the public problem set. */
export interface ProblemContext {
  contestId?: number | undefined;
  trainingId?: number | undefined;
  groupId?: number | undefined;
}

/** Why nothing can be submitted at the moment. */
export type SubmitBarrier = 'scheduled' | 'ended' | 'password' | 'account';

/** What a contest changes. */
export interface ContestConditions {
  /** Results are not shown while it runs: only that the code has arrived. */
  isResultHidden: boolean;
  /** The next submission replaces an earlier one: ask first. */
  willOverwrite: boolean;
  submitBarrier?: SubmitBarrier | undefined;
}
