/**
 * How this works: a comparison is a row and one job of the queue, written together. The job (`run-comparison.ts`) chooses the
 * submissions, compares them in a worker thread and stores all results in one transaction. When a server dies, the queue gives
 * the job to another server, which starts it from the beginning. Deleting the row ends it.
 */
import { similarityLimits, type SimilarityChoice, type SimilarityFamily } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertComparison, listComparisons, lockTarget, type IgnoredFile } from './similarity.repository.ts';
import { getTarget, type TargetKey } from './similarity-target.ts';

export interface ComparisonRequest {
  target: TargetKey;
  choice: SimilarityChoice;
  /** Empty: all. */
  families: readonly SimilarityFamily[];
  /** In percent. */
  threshold: number;
  /** Empty: all. */
  problemIds: readonly number[];
  ignored: readonly IgnoredFile[];
}

export async function startComparison(
  { database, clock, queue }: Pick<Platform, 'database' | 'clock' | 'queue'>,
  by: Actor,
  { target, problemIds, ...settings }: ComparisonRequest,
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await lockTarget(transaction, target);
    const { problems } = await getTarget(transaction, by.viewer, target);
    const known = problems.map(({ id }) => id);
    if (problemIds.some((id) => !known.includes(id))) throw callError('similarityProblemUnknown');
    const existing = await listComparisons(transaction, target);
    if (existing.some(({ state }) => state === 'waiting' || state === 'running'))
      throw callError('similarityRunning');
    const maximum = similarityLimits.comparisonsMaximum;
    if (existing.length >= maximum) throw callError('similarityTooMany', { maximum });
    const id = await insertComparison(transaction, {
      ...settings,
      target,
      problemIds: problemIds.length === 0 ? known : problemIds,
      startedBy: by.viewer.id,
      now: clock(),
    });
    await recordAudit(transaction, by, {
      action: 'similarity.start',
      target: describeTarget(target),
      after: {
        comparison: id,
        choice: settings.choice,
        families: settings.families,
        threshold: settings.threshold,
        problems: problemIds.length,
        ignored: settings.ignored.map(({ name }) => name),
      },
    });
    await queue.enqueue(transaction, 'similarity.compare', { data: { comparisonId: id } });
    return id;
  });
}

export const describeTarget = ({ kind, id }: TargetKey) => `${kind} ${String(id)}`;
