import {
  toWireDate,
  type DataOf,
  type JudgeCase,
  type submissionsCalls,
  type SubTask,
} from '@touchstone/contract';
import type { FinalStatus } from '@touchstone/contract';
import { effectiveCaseMode } from '@touchstone/rules/judging/score';
import { groupCases } from '@touchstone/rules/judging/subtasks';
import type { CaseResultRow, FullSubmissionRow } from './submissions.repository.ts';

type CaseResults = DataOf<(typeof submissionsCalls)['GET /api/get-all-case-result']>;

export function presentCases(
  submission: FullSubmissionRow,
  rows: CaseResultRow[],
  { areFileNamesShown }: { areFileNamesShown: boolean },
): CaseResults {
  const mode = rows.length === 0 ? 'default' : effectiveCaseMode(submission.scoring, submission.caseMode);
  const present = (row: CaseResultRow): JudgeCase => ({
    ...presentCase(row, mode),
    ...(areFileNamesShown && presentNames(submission, row)),
  });
  if (mode === 'default' || mode === 'ergodic_without_error') {
    return { judgeCaseMode: mode, judgeCaseList: rows.map(present), subTaskJudgeCaseVoList: null };
  }
  const subtasks = groupCases(
    mode,
    // Only final statuses are stored: a running case has no row.
    rows.map((row) => ({ ...row, group: row.groupNumber, status: row.status as FinalStatus })),
  );
  const presented = subtasks.map((subtask): SubTask => ({
    groupNum: subtask.group,
    time: subtask.timeMs,
    memory: subtask.memoryKb,
    score: subtask.score,
    status: subtask.status,
    ac: subtask.acceptedCases,
    total: subtask.totalCases,
    subtaskDetailList: subtask.cases.map(present),
  }));
  return { judgeCaseMode: mode, judgeCaseList: null, subTaskJudgeCaseVoList: presented };
}

const presentCase = (row: CaseResultRow, mode: string): JudgeCase => ({
  id: null,
  pid: null,
  submitId: null,
  uid: null,
  caseId: null,
  time: row.timeMs,
  memory: row.memoryKb,
  score: row.score,
  status: row.status,
  inputData: null,
  outputData: null,
  userOutput: row.message,
  groupNum: row.groupNumber,
  seq: row.seq,
  mode,
  gmtCreate: null,
  gmtModified: null,
});

const presentNames = (submission: FullSubmissionRow, row: CaseResultRow) => ({
  // The key of a result is its submission and sequence number; existing clients expect one number.
  id: row.seq,
  pid: submission.problemId,
  submitId: submission.id,
  uid: submission.userId,
  caseId: row.caseId,
  inputData: row.inputName,
  outputData: row.answerName,
  gmtCreate: toWireDate(submission.updatedAt),
  gmtModified: toWireDate(submission.updatedAt),
});
