/**
 * How this works: a judge whose machine fails gives its tasks back. That is no verdict: the task waits in its old place again, and the
 * submission is Pending. For a while only other judges get it, if there is another one that is ready. A task that came back three times may
 * be the cause itself, so it is held for a quarter of an hour; administrators see it and may repeat it sooner, and a judge that
 * recovers gets what it gave back. What a user waits for on the page (a test run, the compilation of a checker) ends with a System
 * Error instead of being held.
 *
 * A file store that is away and a judge that had paused before the task arrived use up no try.
 */
import { statuses, type ReturnedTask } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import type { JudgeIdentity } from '../../platform/http/judge-identity.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceTasks } from '../submissions/index.ts';
import { clearAttempt } from './attempts.repository.ts';
import { failTask } from './finish-task.ts';
import { isReadyBeside } from './judging.repository.ts';
import { lockAttempt, returnToWaiting } from './lost-attempts.ts';
import { markReturned, releaseTask } from './returned-tasks.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'resultCounter'>;

const triesUntilHeld = 3;
const avoidedForMs = 30_000;
const heldForMs = 15 * 60_000;

/** Returns whether the attempt was the current one. */
export async function returnTask(
  { database, clock, resultCounter }: Parts,
  { judge, returned }: { judge: JudgeIdentity; returned: ReturnedTask },
): Promise<boolean> {
  const { attemptId, fault, detail, isTried } = returned;
  return inTransaction(database, async (transaction) => {
    const task = await lockAttempt(transaction, attemptId);
    if (task === undefined || task.judgeTokenId !== judge.tokenId) return false;
    const now = clock();
    const judgeName = task.judgeName ?? '';
    const isCounted = isTried && fault !== 'store';
    const returns = task.returns + Number(isCounted);
    const isUsedUp = isCounted && returns >= triesUntilHeld;
    if (isUsedUp && (task.kind === 'test-run' || task.kind === 'compile-checker')) {
      const reason = `The machines of the judges failed ${String(returns)} times. Try again later.`;
      const failed = { task, status: statuses.systemError, reason, now };
      await failTask({ resultCounter }, transaction, failed);
      return true;
    }
    const isOtherReady = await isReadyBeside(transaction, { judgeName, language: task.language, now });
    const { attempts, lostAttempts } = task;
    await clearAttempt(transaction, task.id, { attempts: attempts - 1, lostAttempts });
    await markReturned(transaction, task.id, {
      returns,
      returnedAt: now,
      returnedBy: judgeName,
      returnFault: fault,
      returnDetail: detail,
      avoidedUntil: isOtherReady && fault !== 'store' ? new Date(now.getTime() + avoidedForMs) : null,
      heldUntil: isUsedUp ? new Date(now.getTime() + heldForMs) : null,
    });
    await returnToWaiting(transaction, task, now);
    return true;
  });
}

/** An administrator repeats it: any judge gets it, with all its tries. */
export async function repeatReturned({ database }: Pick<Platform, 'database'>, taskId: number) {
  await inTransaction(database, async (transaction: Queryable) => {
    if (!(await releaseTask(transaction, taskId))) throw callError('returnedTaskMissing');
    await announceTasks(transaction);
  });
}
