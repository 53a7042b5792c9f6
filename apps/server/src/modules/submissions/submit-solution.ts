import { statuses } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { submissionLane } from '@touchstone/rules/judging/lanes';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { loadSubmitInterval } from '../membership/index.ts';
import { findProblem } from '../problems/index.ts';
import { checkCode, checkLanguageOfProblem, type SentProgram } from './check-code.ts';
import { queueJudging } from './queue-judging.ts';
import { checkRemoteJudging } from './remote-runs/queue-run.ts';
import { areaOf, checkJudgingOpen, type SubmissionContext } from './submission-context.ts';
import { contextRules } from './submission-target.ts';
import { beginInterval, checkPace, type CaptchaAnswer, type Interval } from './submit-interval.ts';
import { getSubmission } from './get-submission.ts';
import { insertSubmission, type FullSubmissionRow } from './submissions.repository.ts';

export interface Solution extends SentProgram {
  /** As sent. */
  displayId: string;
  context: SubmissionContext;
  answer: CaptchaAnswer;
}

type Parts = Pick<Platform, 'database' | 'clock' | 'queue' | 'settings'>;

/** The order of the checks is part of the contract: the same mistakes give the same error. */
export async function submitSolution(
  parts: Parts,
  { viewer, origin, solution }: { viewer: Viewer; origin: CallOrigin; solution: Solution },
): Promise<FullSubmissionRow> {
  const { database, clock, queue, settings } = parts;
  const userId = viewer.id;
  await enforceRateLimit({ database, clock }, 'submit', origin.ip);
  const { switches } = settings.current;
  const { displayId, context } = solution;
  const { hasInterval, findTarget } = contextRules(context);
  checkJudgingOpen(switches, areaOf(context));
  await checkCode(database, solution, { isAnyJudge: true });
  const pace = hasInterval ? await loadSubmitInterval(parts, viewer) : { limit: 0, lock: undefined };
  const interval: Interval = {
    kind: 'submit',
    userId,
    seconds: pace.limit,
    lock: pace.lock,
    now: clock(),
  };
  await checkPace(database, interval, solution.answer);
  const { language } = solution;
  const target = await findTarget(parts, { viewer, displayId, context, language, now: interval.now });
  // A contest or training decides about its group, also if the request does not name the group.
  checkJudgingOpen(
    switches,
    areaOf({ contestId: target.contestId ?? undefined, groupId: target.groupId ?? undefined }),
  );
  await checkLanguageOfProblem(database, target.problemId, language);
  const problem = await findProblem(database, target.problemId);
  if (problem?.isRemote === true) await checkRemoteJudging(database, problem.displayId);
  return inTransaction(database, async (transaction) => {
    await beginInterval(transaction, interval);
    const submissionId = await insertSubmission(transaction, {
      ...target,
      userId,
      language: solution.language,
      code: solution.code,
      status: statuses.pending,
      ip: origin.ip,
      submittedAt: interval.now,
      updatedAt: interval.now,
    });
    await queueJudging({ queue, clock }, transaction, {
      submissionId,
      userId,
      lane: submissionLane(target.contestId),
      requestId: origin.requestId,
    });
    return getSubmission(transaction, submissionId);
  });
}
