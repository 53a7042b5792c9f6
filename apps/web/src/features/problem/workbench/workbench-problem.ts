/** What the workbench knows about its problem and context. */

export interface WorkbenchProblem {
  /** The internal id, used by test runs and by the accepted-code request. */
  pid: number;
  /** The display id, used by submissions. */
  problemId: string;
  title: string;
  /** 0: ACM (accepted or not); 1: OI (points). */
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

/** Empty for the public problem set. */
export interface ProblemContext {
  contestId?: number | undefined;
  trainingId?: number | undefined;
  groupId?: number | undefined;
}

/** Why submitting is not possible now. */
export type SubmitBarrier = 'scheduled' | 'ended' | 'password' | 'account' | 'role';

/** The conditions that a contest adds. */
export interface ContestConditions {
  /** Results are hidden during the contest: the page only confirms that the code was received. */
  isResultHidden: boolean;
  /** The next submission replaces an earlier one, so the user must confirm it. */
  willOverwrite: boolean;
  /** Only the last submission counts, not the best one. */
  isLastCounted: boolean;
  submitBarrier?: SubmitBarrier | undefined;
}
