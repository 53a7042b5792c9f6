/**
 * How this works: a submission that has had a judge for a while goes back to the queue when somebody waits who costs the judges
 * less (`rules/judging/queue-order.ts`). The answer to a heartbeat names it, the judge finishes the cases that run, and gives it
 * back with those that are done. Then it waits as before, behind those who cost less, and any judge goes on with it. If the judge
 * or the server dies before that, the attempt is lost like any other; what earlier attempts finished stays.
 */
import { statuses, type FinishedPart, type JudgeHeartbeat } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import type { Lane } from '@touchstone/rules/judging/lanes';
import { chooseSuspended, rankTasks, sliceMs } from '@touchstone/rules/judging/queue-order';
import type { JudgeIdentity } from '../../platform/http/judge-identity.ts';
import type { Platform } from '../../platform/platform.ts';
import { announceTasks, changeLockedSubmission } from '../submissions/index.ts';
import { listSuspendableAttempts, listWaitingLanguages, suspendAttempt } from './attempts.repository.ts';
import { isAssignedTo, judgeAgain } from './reports.ts';
import { addCaseResults, lockSubmissionOfAttempt, storableCase } from './task-payload.repository.ts';
import { loadLane } from './waiting-tasks.repository.ts';

/** The attempts of the judge that others wait for. */
export async function listAttemptsToSuspend(
  database: Queryable,
  {
    name,
    instanceId,
    languages,
    usedTimes = [],
  }: Pick<JudgeHeartbeat, 'name' | 'instanceId' | 'languages' | 'usedTimes'>,
  now: Date,
): Promise<string[]> {
  const attempts = usedTimes.filter(({ usedMs }) => usedMs >= sliceMs).map(({ attemptId }) => attemptId);
  if (attempts.length === 0) return [];
  const offered = languages.map(({ name }) => name);
  const isOffered = ({ language }: { language: string }) => offered.includes(language);
  const waitingLanes = new Set(
    (await listWaitingLanguages(database)).filter(isOffered).map(({ lane }) => lane),
  );
  if (waitingLanes.size === 0) return [];
  const suspendable = await listSuspendableAttempts(database, { instanceId, attempts });
  const lanes = new Map<Lane, Awaited<ReturnType<typeof loadLane>>>();
  for (const lane of new Set([...waitingLanes, ...suspendable.map((task) => task.lane)]))
    lanes.set(lane, await loadLane(database, { lane, languages: offered, judgeName: name, now }));
  const running = suspendable.map(({ attemptId, lane, userId, ownerId }) => {
    const costOf = (user: string | null) => (user === null ? 0 : (lanes.get(lane)?.costs.get(user) ?? 0));
    return { attemptId, lane, cost: Math.max(costOf(userId), costOf(ownerId)) };
  });
  const waiting = [...lanes].flatMap(([lane, { waiting: tasks, costs }]) =>
    rankTasks(tasks, costs).map(({ cost }) => ({ lane, cost })),
  );
  return chooseSuspended(running, waiting).map(({ attemptId }) => attemptId);
}

/** Returns whether the attempt was the current one. */
export async function suspendTask(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { judge, attemptId, finished }: { judge: JudgeIdentity; attemptId: string; finished: FinishedPart },
): Promise<boolean> {
  return inTransaction(database, async (transaction) => {
    const submission = await lockSubmissionOfAttempt(transaction, attemptId);
    if (submission === undefined || !isAssignedTo(submission, judge)) return false;
    if (submission.isJudgedWithOldData) {
      await judgeAgain({ clock }, transaction, { ...submission, attemptId });
      return false;
    }
    const cases = finished.cases.map((one) => ({ ...storableCase(one), endsChain: one.endsChain }));
    if (!(await suspendAttempt(transaction, attemptId, { ...finished, cases }))) return false;
    await addCaseResults(transaction, submission.id, cases);
    await changeLockedSubmission(transaction, submission, {
      status: statuses.pending,
      judgeName: null,
      updatedAt: clock(),
    });
    await announceTasks(transaction);
    return true;
  });
}
