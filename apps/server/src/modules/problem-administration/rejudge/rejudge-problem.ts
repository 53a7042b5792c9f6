/**
 * How this works: a rejudge is a row that stores which submissions to judge again and the progress, and a job that
 * works on it. Each step is its own transaction: it requeues the next submission, behind all other work, and advances
 * the row. After a crash the next attempt continues after the last step, and no submission is queued twice. A job runs
 * a block of steps and enqueues the next job with the last of them, so that no job runs for long.
 *
 * Submissions of contests are included only for super administrators. A problem has at most one open rejudge. When the
 * last attempt fails, the rejudge ends unfinished and another may begin.
 */
import type { EffectKind } from '@touchstone/contract/in-use';
import { inTransaction, type Queryable } from '@touchstone/database';
import { submissionLane } from '@touchstone/rules/judging/lanes';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import { requireConfirmed } from '../../../platform/in-use.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Jobs } from '../../../platform/queue.ts';
import { lockSubmission, restartJudging } from '../../submissions/index.ts';
import { getAdministered, targetOfProblem } from '../administered-problem.ts';
import { findStoredProblem, setJudgingChange } from '../content/problem-content.repository.ts';
import {
  advanceRejudge,
  countOfRunningContests,
  findNextSubmission,
  findRejudge,
  insertRejudge,
  listOutdated,
  listWithJudge,
  lockRejudge,
  measureJudgedBefore,
  type Scope,
} from './rejudge.repository.ts';

type Parts = Pick<Platform, 'database' | 'clock' | 'queue'>;

interface Request extends Actor {
  body: {
    pid: number;
    onlyOutdated?: boolean | undefined;
    confirm?: readonly EffectKind[] | undefined;
  };
}

const stepsPerBlock = 200;
/** Each rejudge has its own range of job numbers: `queue.enqueue` never sends the same number twice. */
const blocksPerRejudge = 100_000;

export async function startRejudge({ database, clock, queue }: Parts, { viewer, origin, body }: Request) {
  const { pid: problemId, onlyOutdated = false } = body;
  return inTransaction(database, async (transaction) => {
    const { problem, rights } = await getAdministered(transaction, viewer, problemId);
    const now = clock();
    const scope = { problemId, isWithContests: rights.canRejudgeContests };
    const targets = await getTargets(transaction, { scope, onlyOutdated, now });
    const submissionsRejudged = await countOfRunningContests(transaction, { ...targets, now });
    requireConfirmed({ submissionsRejudged }, body.confirm);
    const id = await insertRejudge(transaction, { ...targets, requestedBy: viewer.id, createdAt: now });
    if (!(await hasOutdatedInContests(transaction, scope)))
      await setJudgingChange(transaction, problemId, { judgingChange: null });
    await queue.enqueue(transaction, 'problem.rejudge', {
      data: { rejudgeId: id, block: 0, requestId: origin.requestId },
      number: id * blocksPerRejudge,
    });
    const { displayId, title } = problem;
    const { isWithContests } = scope;
    const after = { problemId: displayId, title, submissions: targets.total, onlyOutdated, isWithContests };
    const entry = { action: 'problem.rejudge', target: targetOfProblem(problemId), after };
    await recordAudit(transaction, { viewer, origin }, entry);
    return { total: targets.total };
  });
}

/** Selects the submissions. Throws when there are none. */
async function getTargets(
  transaction: Queryable,
  { scope, onlyOutdated, now }: { scope: Scope; onlyOutdated: boolean; now: Date },
) {
  const stored = await findStoredProblem(transaction, scope.problemId);
  const judgedBefore = onlyOutdated ? (stored?.judgingChangedAt ?? undefined) : now;
  if (judgedBefore === undefined) throw callError('problemNothingOutdated');
  const measured = await measureJudgedBefore(transaction, { ...scope, judgedBefore });
  if (measured.total === 0) throw callError('problemNothingOutdated');
  return { ...scope, judgedBefore, ...measured };
}

/** Whether submissions of contests stay outdated. Super administrators then still need the description of the change. */
async function hasOutdatedInContests(transaction: Queryable, scope: Scope) {
  const countOutdated = async (isWithContests: boolean) =>
    (await listOutdated(transaction, { ...scope, isWithContests })).reduce(
      (sum, { count }) => sum + count,
      0,
    );
  return !scope.isWithContests && (await countOutdated(true)) > (await countOutdated(false));
}

type RejudgeBlock = Jobs['problem.rejudge'];

/** Runs one job. */
export async function runRejudgeJob(
  parts: Parts,
  { data, isLastTry }: { data: RejudgeBlock; isLastTry: boolean },
) {
  try {
    await runBlock(parts, data);
  } catch (error) {
    if (isLastTry) await advanceRejudge(parts.database, data.rejudgeId, { finishedAt: parts.clock() });
    throw error;
  }
}

/** Runs one block of steps, or fewer when no work is left. */
async function runBlock(parts: Parts, current: RejudgeBlock) {
  for (let step = 0; step < stepsPerBlock; step += 1) {
    const isLastOfBlock = step === stepsPerBlock - 1;
    const next = isLastOfBlock ? { ...current, block: current.block + 1 } : undefined;
    if (!(await runStep(parts, current, next))) return;
  }
}

/** Returns false when no work is left. */
async function runStep(
  { database, clock, queue }: Parts,
  { rejudgeId, requestId }: RejudgeBlock,
  next: RejudgeBlock | undefined,
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const found = await findRejudge(transaction, rejudgeId);
    if (found === undefined) return false;
    const submissionId = await findNextSubmission(transaction, found);
    // Same lock order as the deletion of a problem: submissions first.
    if (submissionId !== undefined) await lockSubmission(transaction, submissionId);
    const rejudge = await lockRejudge(transaction, rejudgeId);
    if (rejudge === undefined) return false;
    // A concurrent attempt of this job advanced the row. Try again.
    if (rejudge.lookedUpTo !== found.lookedUpTo) return true;
    if (submissionId === undefined) {
      await advanceRejudge(transaction, rejudgeId, { finishedAt: clock() });
      return false;
    }
    await restartJudging({ clock }, transaction, { submissionId, lane: 'background', requestId });
    await advanceRejudge(transaction, rejudgeId, { lookedUpTo: submissionId, queued: rejudge.queued + 1 });
    if (next !== undefined) {
      const number = rejudgeId * blocksPerRejudge + next.block;
      await queue.enqueue(transaction, 'problem.rejudge', { data: next, number });
    }
    return true;
  });
}

/**
 * A judge that took a submission before the change judges it with old data. It is stopped, and the submission is
 * requeued. This runs after the change is committed, one submission at a time: verdicts lock a submission before its
 * problem.
 */
export async function restartUnderWay({ database, clock }: Parts, problemId: number) {
  for (const { id, ...place } of await listWithJudge(database, problemId)) {
    const lane = submissionLane(place);
    await inTransaction(database, (transaction) =>
      restartJudging({ clock }, transaction, { submissionId: id, lane }),
    );
  }
}
