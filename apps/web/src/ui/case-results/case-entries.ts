/** What the results of cases look like here, wherever they come from. */
export interface CaseEntry {
  seq: number;
  status: number;
  /** In milliseconds. */
  time: number;
  /** In kilobytes. */
  memory: number;
  score: number | null;
  /** Names of files; only some may see them. */
  inputData: string | null;
  outputData: string | null;
  /** What the judge or the checker had to say. */
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

const accepted = 0;
const cancelled = -4;

const hasText = (text: string | null): text is string => text !== null && text !== '';

/** Whether there is more to say of a case than fits its row. */
export const hasDetails = ({ inputData, outputData, userOutput }: CaseEntry): boolean =>
  hasText(inputData) || hasText(outputData) || hasText(userOutput);

export const countAccepted = (cases: readonly CaseEntry[]): number =>
  cases.filter(({ status }) => status === accepted).length;

/** The first case that went wrong. Cases that were left out because of it are not what one looks for. */
export const findFirstFailing = (cases: readonly CaseEntry[]): CaseEntry | undefined =>
  cases.find(({ status }) => status !== accepted && status !== cancelled);

/** Subtasks to look at first: the first that lost points. */
export const findFirstFailingSubtask = (subtasks: readonly SubtaskEntry[]): SubtaskEntry | undefined =>
  subtasks.find(({ status }) => status !== accepted);

export const countCases = (subtasks: readonly SubtaskEntry[]): number =>
  subtasks.reduce((sum, { subtaskDetailList }) => sum + subtaskDetailList.length, 0);
