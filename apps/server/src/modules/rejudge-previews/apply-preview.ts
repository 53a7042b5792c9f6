/**
 * How this works: applying a preview writes the stored results into the submissions, and undoing it writes back the stored states, each
 * in one transaction. Rows are locked in the order of the site: submissions, problems, the statistics of users, result counts, and then
 * what each verdict locks itself. All statistics and counts are locked before the first verdict is written, because verdicts of other
 * submissions lock the same rows. Under these locks the preview is compared with the present state and refused if anything changed.
 */
import type { FinalStatus } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { lockJudgedSubmission, storeVerdict } from '../judging/index.ts';
import { changeSubmission, lockCountersOfVerdicts } from '../submissions/index.ts';
import {
  isUnchangedSinceApplied,
  listReplacing,
  lockPreviewed,
  markApplied,
  markUndone,
  restoreCases,
  stampApplied,
  stampUndone,
  writePreviewedCases,
  type ReplacingRow,
} from './apply.repository.ts';
import { findStaleReasons } from './find-stale-reasons.ts';
import { notifyAuthors } from './notify-authors.ts';
import { getPreview, openPreview, targetOfScope } from './preview-scope.ts';
import { isRunning } from './preview-results.repository.ts';
import { lockPreview, lockPreviews, type PreviewRow } from './previews.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'resultCounter'>;

interface Decision {
  id: number;
  /** Sends a message to the authors of changed submissions. */
  isNotifying: boolean;
}

export async function applyPreview(parts: Parts, by: Actor, { id, isNotifying }: Decision) {
  await openPreview(parts, by.viewer, id);
  await inTransaction(parts.database, async (transaction) => {
    const preview = await lockAll(transaction, id);
    if (preview.appliedAt !== null) throw callError('rejudgePreviewApplied');
    if (await isRunning(transaction, id)) throw callError('rejudgePreviewRunning');
    if ((await findStaleReasons(transaction, preview)).length > 0) throw callError('rejudgePreviewStale');
    const rows = await listReplacing(transaction, id);
    await lockCountersOf(transaction, rows);
    const now = parts.clock();
    for (const row of rows) await writeResult(parts, transaction, { row, now });
    await writePreviewedCases(transaction, id);
    await stampApplied(transaction, id, now);
    await markApplied(transaction, id, { appliedBy: by.viewer.id, appliedAt: now });
    if (isNotifying) await notifyAuthors(transaction, preview, { kind: 'applied', now });
    await recordAudit(transaction, by, {
      action: 'rejudge-preview.apply',
      target: targetOfScope(preview),
      before: { preview: id, submissions: rows.map(describeBefore) },
      after: { preview: id, submissions: rows.map(describeAfter) },
    });
  });
}

export async function undoPreview(parts: Parts, by: Actor, { id, isNotifying }: Decision) {
  await openPreview(parts, by.viewer, id);
  await inTransaction(parts.database, async (transaction) => {
    const preview = await lockAll(transaction, id);
    const { appliedAt } = preview;
    if (appliedAt === null || preview.undoneAt !== null) throw callError('rejudgePreviewNotApplied');
    if (!(await isUnchangedSinceApplied(transaction, id, appliedAt)))
      throw callError('rejudgePreviewNotUndoable');
    const rows = await listReplacing(transaction, id);
    await lockCountersOf(transaction, rows);
    const now = parts.clock();
    for (const { submissionId, before } of rows) {
      const { status, score, oiRankScore, timeMs, memoryKb, errorMessage, judgeName } = before;
      const note = before.note === null ? null : JSON.stringify(before.note);
      const state = { status, score, oiRankScore, timeMs, memoryKb, errorMessage, note, judgeName };
      await changeSubmission(transaction, submissionId, { ...state, updatedAt: now });
    }
    await restoreCases(transaction, id);
    await stampUndone(transaction, id);
    await markUndone(transaction, id, { undoneBy: by.viewer.id, undoneAt: now });
    if (isNotifying) await notifyAuthors(transaction, preview, { kind: 'undone', now });
    await recordAudit(transaction, by, {
      action: 'rejudge-preview.undo',
      target: targetOfScope(preview),
      before: { preview: id, submissions: rows.map(describeAfter) },
      after: { preview: id, submissions: rows.map(describeBefore) },
    });
  });
}

/** The preview is locked last: the deletion of a problem locks its submissions before its previews. */
async function lockAll(transaction: Queryable, id: number): Promise<PreviewRow> {
  await lockPreviews(transaction);
  await lockPreviewed(transaction, id);
  if (!(await lockPreview(transaction, id))) throw callError('rejudgePreviewNotFound');
  return getPreview(transaction, id);
}

/** Only submissions outside contests and groups are counted. */
async function lockCountersOf(transaction: Queryable, rows: readonly ReplacingRow[]) {
  const counted = rows.filter(({ contestId, groupId }) => contestId === null && groupId === null);
  await lockCountersOfVerdicts(transaction, {
    userIds: counted.map(({ userId }) => userId),
    counts: counted.flatMap(({ problemId, statusBefore, status }) => [
      { problemId, status: statusBefore },
      { problemId, status },
    ]),
  });
}

async function writeResult(
  parts: Parts,
  transaction: Queryable,
  { row, now }: { row: ReplacingRow; now: Date },
) {
  const submission = await lockJudgedSubmission(transaction, row.submissionId);
  const { timeMs, memoryKb, score, message, note, judgeName } = row;
  await storeVerdict(parts, transaction, {
    submission,
    // A judge reported it.
    result: {
      kind: 'submission',
      status: row.status as FinalStatus,
      timeMs,
      memoryKb,
      score,
      errorMessage: message,
      note,
      cases: [],
    },
    judgeName,
    now,
  });
}

const describeBefore = ({ submissionId, before }: ReplacingRow) => ({
  id: submissionId,
  status: before.status,
  score: before.score,
  timeMs: before.timeMs,
  memoryKb: before.memoryKb,
});

const describeAfter = ({ submissionId, status, score, timeMs, memoryKb }: ReplacingRow) => ({
  id: submissionId,
  status,
  score,
  timeMs,
  memoryKb,
});
