import {
  isUnderWay,
  toWireDate,
  type CheckDifference,
  type WireCheckedProgram,
  type WireSolutionCheck,
  type WireTrial,
} from '@touchstone/contract';
import { isAsExpected } from '@touchstone/rules/problem-checks';
import type { CheckRow, SolutionProgramRow } from './problem-checks.repository.ts';
import type { TriedSubmissionRow } from './trials.repository.ts';

export function presentSolutionCheck(
  check: CheckRow,
  {
    programs,
    differences,
    isPartKnown,
  }: { programs: SolutionProgramRow[]; differences: CheckDifference[]; isPartKnown: boolean },
): WireSolutionCheck {
  const { conditions, scoring, caseMode, cases } = check.conditions;
  const sentCases = isPartKnown ? [] : cases;
  return {
    ...presentShared(check, programs),
    differences,
    timeLimit: conditions.timeLimitMs,
    memoryLimit: conditions.memoryLimitMb,
    scoring,
    caseMode,
    cases: sentCases.map(({ seq, group, score, input, answer }) => ({
      seq,
      group,
      score,
      inputName: input.name,
      inputSize: input.sizeBytes,
      outputName: answer.name,
      outputSize: answer.sizeBytes,
    })),
    programs: programs.map(presentProgram),
    marks: programs.map(({ mark }) => mark),
    ...(isPartKnown && { unchanged: programs.filter(({ cells }) => cells === null).map(({ id }) => id) }),
  };
}

const presentShared = ({ id, startedAt, startedBy }: CheckRow, programs: { status: number }[]) => ({
  id,
  startedAt: toWireDate(startedAt),
  startedBy,
  isRunning: programs.some(({ status }) => isUnderWay(status)),
});

const presentProgram = (row: SolutionProgramRow): WireCheckedProgram => ({
  id: row.id,
  name: row.name,
  language: row.language,
  status: row.status,
  score: row.score,
  time: row.timeMs,
  memory: row.memoryKb,
  expectedStatuses: row.expectedStatuses,
  isAsExpected: isAsExpected(row.status, row.expectedStatuses),
  message: row.message,
  isCutShort: row.isCutShort,
  // A judge repeats a report when it received no response, so cases may appear twice.
  cells: [...new Map((row.cells ?? []).map((cell) => [cell[0], cell])).values()],
});

export const presentTrial = (
  check: CheckRow,
  { submissions, differences }: { submissions: TriedSubmissionRow[]; differences: CheckDifference[] },
): WireTrial => ({
  ...presentShared(check, submissions),
  differences,
  candidates: check.candidates ?? submissions.length,
  submissions: submissions.map((row) => ({
    submitId: row.submissionId,
    username: row.username,
    language: row.language,
    submitTime: toWireDate(row.submittedAt),
    before: { status: row.statusBefore, score: row.scoreBefore },
    after: {
      status: row.status,
      score: row.score,
      time: row.timeMs,
      memory: row.memoryKb,
      message: row.message,
    },
  })),
});
