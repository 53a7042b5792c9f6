/**
 * How this works: one text per user and interval. The interval starts in the transaction that stores the text, so that
 * of two concurrent requests only one is printed, and a refused request does not count.
 */
import { inTransaction } from '@touchstone/database';
import { refuseContestSubmit } from '@touchstone/rules/contests/contest-access';
import {
  isPrintTextLongEnough,
  printIntervalSeconds,
  printTextMinimum,
} from '@touchstone/rules/contests/print-text';
import { callError } from '../../../platform/errors/call-error.ts';
import { countEvent } from '../../../platform/event-counters.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { describeViewer, openContest } from '../open-contest.ts';
import { insertPrint } from './prints.repository.ts';

export async function submitPrint(
  platform: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer,
  { cid, content = '' }: { cid: number; content?: string | undefined },
) {
  const { database } = platform;
  const { contest, rules, now } = await openContest(platform, viewer, cid);
  if (!contest.isPrintOpen) throw callError('printClosed');
  // Spectators cannot print. Printing stays allowed after the end of the contest.
  const rulesWithoutEnd = { ...rules, isSubmittingAllowedAfterEnd: true };
  const visitor = await describeViewer(database, viewer, contest);
  const refusal = refuseContestSubmit(rulesWithoutEnd, visitor, now.getTime());
  if (refusal === 'account-not-allowed') throw callError('contestAccountNotAllowed');
  if (refusal !== undefined) throw callError('contestNotRegistered');
  if (!isPrintTextLongEnough(content)) throw callError('printTooShort', { count: printTextMinimum });
  await inTransaction(database, async (transaction) => {
    const { count, windowEndsAt } = await countEvent(transaction, {
      key: `interval:contest-print:${viewer.id}`,
      windowSeconds: printIntervalSeconds,
      now,
    });
    if (count > 1) {
      const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
      throw callError('printTooSoon', { seconds });
    }
    await insertPrint(transaction, { contestId: cid, userId: viewer.id, content, createdAt: now });
  });
}
