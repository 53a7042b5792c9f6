import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { requireConfirmed } from '../../../platform/in-use.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deleteContestWork } from '../../submissions/index.ts';
import { lockAdministeredContest, recordContestChange } from '../administered-contest.ts';
import { findEffectsOfRemoval } from '../contest-effects.ts';
import { deleteEntry, findEntryOf } from './contest-problems.repository.ts';

/**
 * Removes the problem with its submissions in the contest. The problem itself stays. Returns the number of deleted
 * submissions.
 */
export async function removeFromContest(
  { database }: Pick<Platform, 'database'>,
  by: Actor,
  { cid, pid, confirm }: { cid: number; pid: number; confirm?: readonly EffectKind[] | undefined },
): Promise<number> {
  return inTransaction(database, async (transaction) => {
    await lockAdministeredContest(transaction, by.viewer, cid);
    const entry = await findEntryOf(transaction, { contestId: cid, problemId: pid });
    if (entry === undefined) throw callError('contestProblemNotInContest');
    const key = { contestId: cid, contestProblemId: entry.id };
    requireConfirmed(await findEffectsOfRemoval(transaction, key), confirm);
    const submissionCount = await deleteContestWork(transaction, key);
    await deleteEntry(transaction, entry.id);
    const { displayId, displayTitle, color } = entry;
    await recordContestChange(transaction, by, {
      contestId: cid,
      action: 'contest-problem.remove',
      before: { pid, displayId, displayTitle, color, submissionCount },
    });
    return submissionCount;
  });
}
