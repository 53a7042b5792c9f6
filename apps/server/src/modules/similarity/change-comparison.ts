/** Marks of pairs, and the deletion of a comparison. */
import type { SimilarityMark } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { recordAudit } from '../../platform/audit-log.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { getComparison, getPair } from './get-comparisons.ts';
import { deleteComparison, updateMark } from './similarity.repository.ts';
import { describeTarget } from './start-comparison.ts';

export async function markPair(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { id, mark, note }: { id: number; mark: SimilarityMark | null; note: string },
) {
  await inTransaction(database, async (transaction) => {
    const { pair, target } = await getPair(transaction, by.viewer, id);
    const isEmpty = mark === null && note === '';
    await updateMark(transaction, id, {
      mark,
      note,
      markedBy: isEmpty ? null : by.viewer.id,
      markedAt: isEmpty ? null : clock(),
    });
    await recordAudit(transaction, by, {
      action: 'similarity.mark',
      target: describeTarget(target),
      before: { pair: id, mark: pair.mark, note: pair.note },
      after: { pair: id, mark, note },
    });
  });
}

export async function removeComparison({ database }: Pick<Platform, 'database'>, by: Actor, id: number) {
  await inTransaction(database, async (transaction) => {
    const { row, target } = await getComparison(transaction, by.viewer, id);
    await deleteComparison(transaction, id);
    await recordAudit(transaction, by, {
      action: 'similarity.delete',
      target: describeTarget(target),
      before: { comparison: id, pairs: row.pairs, marked: row.marked },
    });
  });
}
