import { inTransaction } from '@touchstone/database';
import { submissionLane } from '@touchstone/rules/judging/lanes';
import { hasPermission } from '@touchstone/rules/permissions';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadSubmitInterval } from '../membership/index.ts';
import { restartJudging } from './restart-judging.ts';
import { checkRemoteJudging } from './remote-runs/queue-run.ts';
import { areaOf, checkJudgingOpen } from './submission-context.ts';
import { beginInterval, checkInterval, type Interval } from './submit-interval.ts';
import { getSubmission, getSubmissionFor } from './get-submission.ts';
import type { FullSubmissionRow } from './submissions.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

/** It costs a judge as much as a new submission, so it requires the same permission. */
export async function resubmitSolution(
  parts: Parts,
  { viewer, origin, submissionId }: { viewer: Viewer; origin: CallOrigin; submissionId: number },
): Promise<FullSubmissionRow> {
  const { database, clock, settings } = parts;
  await enforceRateLimit({ database, clock }, 'submit', origin.ip);
  const submission = await getSubmissionFor({ database, clock }, viewer, submissionId);
  if (submission.userId !== viewer.id) throw callError('resubmitNotOwn');
  if (!hasPermission(viewer.role, 'submit')) throw callError('noPermission');
  if (submission.contestId !== null && !submission.isRemote) throw callError('resubmitInContest');
  const { switches } = settings.current;
  checkJudgingOpen(
    switches,
    areaOf({ contestId: submission.contestId ?? undefined, groupId: submission.groupId ?? undefined }),
  );
  if (submission.isRemote) await checkRemoteJudging(database, submission.displayId);
  const { limit: seconds, lock } = await loadSubmitInterval(parts, viewer);
  const interval: Interval = {
    kind: 'submit',
    userId: viewer.id,
    seconds,
    lock,
    now: clock(),
  };
  await checkInterval(database, interval);
  return inTransaction(database, async (transaction) => {
    await beginInterval(transaction, interval);
    await restartJudging({ clock }, transaction, {
      submissionId,
      lane: submissionLane(submission),
      requestId: origin.requestId,
    });
    return getSubmission(transaction, submissionId);
  });
}
