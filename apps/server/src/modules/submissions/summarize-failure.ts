/** How an own submission failed, for the assistant. Of cases that are no samples only the verdict leaves the site. */
import { statuses, type JudgeNote } from '@touchstone/contract';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { findExplainedProblem, listFailedCases } from './explanation.repository.ts';
import { listSampleIds } from './explain-submission.ts';
import { getSubmission } from './get-submission.ts';

export interface FailureSummary {
  status: number;
  compilerMessage: string | null;
  failedCase: { seq: number; status: number; note: JudgeNote | null } | null;
}

const maxMessageLength = 2000;

/** Undefined for a submission of a contest, whose results may be hidden. */
export async function summarizeFailure(
  { database }: Pick<Platform, 'database'>,
  { submissionId, problemId, userId }: { submissionId: number; problemId: number; userId: string },
): Promise<FailureSummary | undefined> {
  const row = await getSubmission(database, submissionId);
  if (row.userId !== userId || row.problemId !== problemId) throw callError('submissionNotFound');
  if (row.contestId !== null) return undefined;
  const isCompileError = row.status === statuses.compileError;
  const [first] = await listFailedCases(database, row.id);
  const compilerMessage = isCompileError
    ? (row.errorMessage ?? '').slice(0, maxMessageLength).toWellFormed()
    : null;
  if (first === undefined) return { status: row.status, compilerMessage, failedCase: null };
  const { examples } = await findExplainedProblem(database, problemId);
  const isSample = (await listSampleIds({ database }, problemId, examples)).has(first.caseId);
  return {
    status: row.status,
    compilerMessage,
    failedCase: {
      seq: first.seq,
      status: first.status,
      // Written from a validated report of a judge.
      note: isSample ? (first.note as unknown as JudgeNote | null) : null,
    },
  };
}
