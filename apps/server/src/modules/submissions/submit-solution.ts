import { statuses } from '@touchstone/contract';
import { inTransaction, type Database } from '@touchstone/database';
import { submissionLane } from '@touchstone/rules/judging/lanes';
import { decideSubmitAccess, type SubmitAccess } from '@touchstone/rules/problem-access';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { findContestTarget } from '../contests/index.ts';
import { findProblemByDisplayId, type ProblemRow } from '../problems/index.ts';
import { checkCode, checkLanguageOfProblem, type SentProgram } from './check-code.ts';
import { queueSubmission } from './judging-queue/index.ts';
import {
  areaOf,
  checkJudgingOpen,
  requireKnownContext,
  type SubmissionContext,
} from './submission-context.ts';
import { beginInterval, checkPace, type CaptchaAnswer, type Interval } from './submit-interval.ts';
import { getSubmission } from './get-submission.ts';
import { insertSubmission, type FullSubmissionRow } from './submissions.repository.ts';

export interface Solution extends SentProgram {
  /** As the caller typed it. */
  displayId: string;
  context: SubmissionContext;
  answer: CaptchaAnswer;
}

type Parts = Pick<Platform, 'database' | 'clock' | 'queue' | 'settings'>;

/** The order of the checks is part of the contract: a caller gets the same complaint for the same mistakes. */
export async function submitSolution(
  { database, clock, queue, settings }: Parts,
  { viewer, origin, solution }: { viewer: Viewer; origin: CallOrigin; solution: Solution },
): Promise<FullSubmissionRow> {
  const userId = viewer.id;
  await enforceRateLimit({ database, clock }, 'submit', origin.ip);
  const { switches } = settings.current;
  checkJudgingOpen(switches, areaOf(solution.context));
  await checkCode(database, solution);
  const interval: Interval = {
    kind: 'submit',
    userId,
    // Contests set no pace.
    seconds: solution.context.contestId === undefined ? switches.defaultSubmitInterval : 0,
    now: clock(),
  };
  await checkPace(database, interval, solution.answer);
  const target = await findTarget(database, { viewer, solution, now: interval.now });
  await checkLanguageOfProblem(database, target.problemId, solution.language);
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
    await queueSubmission({ queue, clock }, transaction, {
      submissionId,
      userId,
      language: solution.language,
      lane: submissionLane(target.contestId),
    });
    return getSubmission(transaction, submissionId);
  });
}

/** What a submission is made to. */
interface Target {
  problemId: number;
  contestId: number | null;
  contestProblemId: number | null;
}

async function findTarget(
  database: Database,
  { viewer, solution, now }: { viewer: Viewer; solution: Solution; now: Date },
): Promise<Target> {
  const { displayId, context } = solution;
  const { contestId } = context;
  if (contestId !== undefined) return findContestTarget(database, viewer, { contestId, displayId, now });
  requireKnownContext(context);
  const { id } = await getOpenProblem(database, displayId);
  return { problemId: id, contestId: null, contestProblemId: null };
}

async function getOpenProblem(database: Database, displayId: string): Promise<ProblemRow> {
  const problem = await findProblemByDisplayId(database, displayId);
  if (problem === undefined) throw callError('problemGone');
  const { visibility, groupId, isRemote } = problem;
  const access = decideSubmitAccess({ visibility, isOfGroup: groupId !== null, isRemote });
  if (access !== 'open') throw callError(refusals[access]);
  return problem;
}

const refusals = {
  closed: 'problemClosed',
  'group-only': 'groupProblemOutside',
  remote: 'remoteJudgingUnavailable',
} as const satisfies Record<Exclude<SubmitAccess, 'open'>, string>;
