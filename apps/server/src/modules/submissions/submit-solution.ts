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
import { getSubmission, getSubmissionFor } from './get-submission.ts';
import {
  findSubmissionByKey,
  lockSubmissionKey,
  storeSubmissionKey,
  type SubmissionKey,
} from './submission-keys.repository.ts';
import { insertSubmission, type FullSubmissionRow } from './submissions.repository.ts';

export interface Solution extends SentProgram {
  /** As sent. */
  displayId: string;
  context: SubmissionContext;
  answer: CaptchaAnswer;
  idempotencyKey: string | undefined;
}

type Parts = Pick<Platform, 'database' | 'clock' | 'settings'>;

interface Sent {
  viewer: Viewer;
  origin: CallOrigin;
  solution: Solution;
}

/** A submission that was sent before with the same key is returned as it is. */
export async function submitSolution(parts: Parts, sent: Sent): Promise<FullSubmissionRow> {
  const key = keyOf(sent);
  if (key === undefined) return storeSolution(parts, sent);
  const findStored = async () => {
    const submissionId = await findSubmissionByKey(parts.database, key);
    return submissionId === undefined ? undefined : getSubmissionFor(parts, sent.viewer, submissionId);
  };
  const earlier = await findStored();
  if (earlier !== undefined) return earlier;
  try {
    return await storeSolution(parts, sent);
  } catch (error) {
    // A concurrent request with the key may have been accepted; then the interval, for example, refuses this one.
    const concurrent = await findStored();
    if (concurrent === undefined) throw error;
    return concurrent;
  }
}

const keyOf = ({ viewer, solution: { idempotencyKey: key } }: Sent): SubmissionKey | undefined =>
  key === undefined ? undefined : { userId: viewer.id, key };

/** The order of the checks is part of the contract: the same mistakes give the same error. */
async function storeSolution(parts: Parts, sent: Sent): Promise<FullSubmissionRow> {
  const { viewer, origin, solution } = sent;
  const { database, clock, settings } = parts;
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
  const key = keyOf(sent);
  return inTransaction(database, async (transaction) => {
    if (key !== undefined) {
      await lockSubmissionKey(transaction, key);
      const earlier = await findSubmissionByKey(transaction, key);
      if (earlier !== undefined) return getSubmission(transaction, earlier);
    }
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
    if (key !== undefined) await storeSubmissionKey(transaction, key, { submissionId, now: interval.now });
    await queueJudging({ clock }, transaction, {
      submissionId,
      userId,
      lane: submissionLane(target),
      requestId: origin.requestId,
    });
    return getSubmission(transaction, submissionId);
  });
}
