import type { JudgeNote } from '@touchstone/contract/judge-notes';

/** The results of test cases, independent of where they come from. */
export interface CaseEntry {
  seq: number;
  status: number;
  /** In milliseconds. */
  time: number;
  /** In kilobytes. */
  memory: number;
  score: number | null;
  /** File names; null for viewers who may not see them. */
  inputData: string | null;
  outputData: string | null;
  /** The message of the judge or the checker. */
  userOutput: string | null;
}

export interface SubtaskEntry {
  groupNum: number;
  status: number;
  score: number;
  ac: number;
  total: number;
  time: number | null;
  memory: number | null;
  subtaskDetailList: readonly CaseEntry[];
}

/** Why a case failed, as far as the viewer may learn it. */
export interface CaseExplanation {
  seq: number;
  status: number;
  isSample: boolean;
  note: JudgeNote | null;
  /** The message of the checker. */
  message: string | null;
}

const accepted = 0;
const cancelled = -4;

const hasText = (text: string | null): text is string => text !== null && text !== '';

/** Whether a case has details that do not fit its row. */
export const hasDetails = ({ inputData, outputData, userOutput }: CaseEntry): boolean =>
  hasText(inputData) || hasText(outputData) || hasText(userOutput);

export const countAccepted = (cases: readonly CaseEntry[]): number =>
  cases.filter(({ status }) => status === accepted).length;

/** The first failed case. Cases that were skipped because of it do not count. */
export const findFirstFailing = (cases: readonly CaseEntry[]): CaseEntry | undefined =>
  cases.find(({ status }) => status !== accepted && status !== cancelled);

/** The first subtask that lost points. */
export const findFirstFailingSubtask = (subtasks: readonly SubtaskEntry[]): SubtaskEntry | undefined =>
  subtasks.find(({ status }) => status !== accepted);

export const countCases = (subtasks: readonly SubtaskEntry[]): number =>
  subtasks.reduce((sum, { subtaskDetailList }) => sum + subtaskDetailList.length, 0);
