import { statuses, type FinalStatus, type SubmissionResult, type TaskResult } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import type { Platform } from '../../platform/platform.ts';
import { hasErrorMessage } from '@touchstone/rules/judging/error-message';
import { oiRankScore } from '@touchstone/rules/judging/score';
import { changeLockedSubmission, deleteCaseResults, deleteTask } from '../submissions/index.ts';
import { finishTask, type TaskRow } from './attempts.repository.ts';
import { endChecked, failedCheck } from './checked-programs.repository.ts';
import { endSearch, failedSearch, storableSearch } from './counter-examples.repository.ts';
import {
  lockJudgedSubmission,
  storableInteger,
  storableNote,
  storableMessage,
  storableText,
  type ResultSubject,
} from './task-payload.repository.ts';

type Parts = Pick<Platform, 'resultCounter'>;

/** Stores the result of a task that is not a submission. The caller has locked the task. */
export async function storeOtherResult(
  parts: Parts,
  transaction: Queryable,
  { task, result, now }: { task: TaskRow; result: TaskResult; now: Date },
) {
  if (result.kind === task.kind)
    parts.resultCounter.count(
      result.kind,
      result.kind === 'find-failing-input' ? result.outcome : result.status,
    );
  if (result.kind === 'program-check' && task.checkProgramId !== null) {
    await endChecked(transaction, task.checkProgramId, { result, judgeName: task.judgeName, now });
    await deleteTask(transaction, task.id);
  } else if (result.kind === 'find-failing-input' && task.counterExampleId !== null) {
    await endSearch(transaction, task.counterExampleId, result);
    await deleteTask(transaction, task.id);
  } else if (result.kind === task.kind)
    await finishTask(transaction, task.id, { result: storableResult(result), now });
  else
    await failTask(parts, transaction, {
      task,
      status: statuses.systemError,
      reason: wrongKind(task, result),
      now,
    });
}

export const wrongKind = (
  { kind, judgeName }: { kind: string; judgeName: string | null },
  result: TaskResult,
) => `The judge ${judgeName ?? ''} answered a ${kind} with a ${result.kind}.`;

/** Ends a task without a judge's result. The caller has locked the submission and then the task. */
export async function failTask(
  parts: Parts,
  transaction: Queryable,
  { task, status, reason, now }: { task: TaskRow; status: FinalStatus; reason: string; now: Date },
) {
  // A verdict of a submission is counted where it is stored.
  if (task.submissionId === null) parts.resultCounter.count(task.kind, status);
  if (task.submissionId !== null) {
    const submission = await lockJudgedSubmission(transaction, task.submissionId);
    const result = failedSubmission(status, reason);
    await deleteCaseResults(transaction, submission.id);
    await storeVerdict(parts, transaction, { submission, result, judgeName: task.judgeName, now });
    await deleteTask(transaction, task.id);
  } else if (task.checkProgramId !== null) {
    const result = failedCheck(status, reason);
    await endChecked(transaction, task.checkProgramId, { result, judgeName: task.judgeName, now });
    await deleteTask(transaction, task.id);
  } else if (task.kind === 'find-failing-input') {
    const result = failedSearch(reason);
    if (task.counterExampleId === null) await finishTask(transaction, task.id, { result, now });
    else {
      await endSearch(transaction, task.counterExampleId, result);
      await deleteTask(transaction, task.id);
    }
  } else if (task.kind === 'test-run') {
    const result = { kind: task.kind, status, timeMs: null, memoryKb: null, output: null, errorText: reason };
    await finishTask(transaction, task.id, { result, now });
  } else {
    await finishTask(transaction, task.id, { result: { kind: task.kind, status, message: reason }, now });
  }
}

export const failedSubmission = (status: FinalStatus, reason: string): SubmissionResult => ({
  kind: 'submission',
  status,
  timeMs: null,
  memoryKb: null,
  score: null,
  errorMessage: reason,
  cases: [],
});

/** Writes everything that a verdict changes, except the task and the case rows, and counts it. */
export async function storeVerdict(
  { resultCounter }: Parts,
  transaction: Queryable,
  {
    submission,
    result,
    judgeName,
    now,
  }: { submission: ResultSubject; result: SubmissionResult; judgeName: string | null; now: Date },
) {
  resultCounter.count('submission', result.status);
  const score = submission.scoring === 'oi' ? (result.score ?? 0) : null;
  await changeLockedSubmission(transaction, submission, {
    status: result.status,
    timeMs: result.timeMs === null ? null : storableInteger(result.timeMs),
    memoryKb: result.memoryKb === null ? null : storableInteger(result.memoryKb),
    score,
    oiRankScore: score === null ? null : oiRankScore(score, submission),
    errorMessage:
      result.errorMessage !== null && hasErrorMessage(result.status)
        ? storableMessage(result.errorMessage)
        : null,
    note: result.note == null ? null : JSON.stringify(storableNote(result.note)),
    judgeName,
    updatedAt: now,
  });
}

const storableResult = (result: TaskResult) =>
  result.kind === 'find-failing-input' ? storableSearch(result) : withStorableTexts(result);

const withStorableTexts = (result: object) =>
  Object.fromEntries(
    Object.entries(result).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? storableText(value) : value,
    ]),
  );
