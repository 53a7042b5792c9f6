/** Publishes the final results of a frozen contest, and takes that back. */
import { inTransaction } from '@touchstone/database';
import { refusePublishing } from '@touchstone/rules/contests/publish-results';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { freezeRule } from '../../contests/index.ts';
import { lockAdministeredContest, recordContestChange } from '../administered-contest.ts';
import { updateContest } from '../contest-administration.repository.ts';

const refusals = { 'never-frozen': 'resultsNeverFrozen', 'not-ended': 'resultsNotFinal' } as const;

export async function publishResults(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { cid, isPublished }: { cid: number; isPublished: boolean },
) {
  const now = clock();
  await inTransaction(database, async (transaction) => {
    const contest = await lockAdministeredContest(transaction, by.viewer, cid);
    const refusal = refusePublishing(freezeRule(contest), now.getTime());
    if (refusal !== undefined) throw callError(refusals[refusal]);
    if (contest.isUnsealedAtEnd === isPublished) return;
    await updateContest(transaction, cid, { isUnsealedAtEnd: isPublished, updatedAt: now });
    await recordContestChange(transaction, by, {
      contestId: cid,
      action: isPublished ? 'contest.publish-results' : 'contest.hide-results',
      before: { title: contest.title, autoRealRank: contest.isUnsealedAtEnd },
      after: { title: contest.title, autoRealRank: isPublished },
    });
  });
}
