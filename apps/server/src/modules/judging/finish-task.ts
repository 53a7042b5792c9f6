import { statuses, type FinalStatus, type SubmissionResult, type TaskResult } from '@touchstone/contract';
import type { Queryable } from '@touchstone/database';
import { oiRankScore } from '@touchstone/rules/judging/score';
import { changeSubmission, deleteTask } from '../submissions/index.ts';
import { finishTask, type TaskRow } from './attempts.repository.ts';
import {
  deleteCaseResults,
  getJudgedSubmission,
  storableInteger,
  storableText,
  upsertCaseResults,
} from './judged-rows.repository.ts';

/** Errors that say why; of other verdicts nothing is kept. */
const explainedStatuses: readonly number[] = [
  statuses.compileError,
  statuses.systemError,
  statuses.runtimeError,
  statuses.submittedFailed,
];

/** Everything that a result changes. The caller has locked the submission and the task, in this order. */
export async function storeResult(
  transaction: Queryable,
  task: TaskRow,
  { result, now }: { result: TaskResult; now: Date },
) {
  if (result.kind !== task.kind) {
    const reason = `The judge ${task.judgeName ?? ''} answered a ${task.kind} with a ${result.kind}.`;
    await failTask(transaction, task, { status: statuses.systemError, reason, now });
    return;
  }
  if (result.kind === 'submission') await storeSubmissionResult(transaction, task, { result, now });
  else await finishTask(transaction, task.id, { result: withStorableTexts(result), now });
}

/** Ends a task without a judge's result. */
export async function failTask(
  transaction: Queryable,
  task: TaskRow,
  { status, reason, now }: { status: FinalStatus; reason: string; now: Date },
) {
  const nothing = { status, timeMs: null, memoryKb: null };
  if (task.kind === 'submission') {
    const result = { ...nothing, kind: task.kind, score: null, errorMessage: reason, cases: [] };
    await storeSubmissionResult(transaction, task, { result, now });
  } else if (task.kind === 'test-run') {
    const result = { ...nothing, kind: task.kind, output: null, errorText: reason };
    await finishTask(transaction, task.id, { result, now });
  } else {
    await finishTask(transaction, task.id, { result: { kind: task.kind, status, message: reason }, now });
  }
}

async function storeSubmissionResult(
  transaction: Queryable,
  { id: taskId, submissionId, judgeName }: TaskRow,
  { result, now }: { result: SubmissionResult; now: Date },
) {
  if (submissionId === null) throw new Error(`Task ${String(taskId)} names no submission`);
  const { scoring, difficulty } = await getJudgedSubmission(transaction, submissionId);
  const score = scoring === 'oi' ? (result.score ?? 0) : null;
  await deleteCaseResults(transaction, submissionId);
  await upsertCaseResults(transaction, submissionId, result.cases);
  await changeSubmission(transaction, submissionId, {
    status: result.status,
    timeMs: result.timeMs === null ? null : storableInteger(result.timeMs),
    memoryKb: result.memoryKb === null ? null : storableInteger(result.memoryKb),
    score,
    oiRankScore: score === null ? null : oiRankScore(score, difficulty),
    errorMessage:
      result.errorMessage !== null && explainedStatuses.includes(result.status)
        ? storableText(result.errorMessage)
        : null,
    judgeName,
    updatedAt: now,
  });
  await deleteTask(transaction, taskId);
}

const withStorableTexts = (result: object) =>
  Object.fromEntries(
    Object.entries(result).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? storableText(value) : value,
    ]),
  );
