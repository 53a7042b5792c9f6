import { toWireDate } from '@touchstone/contract';
import type { JudgingChange } from '@touchstone/rules/problem-form-change';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { getAdministered } from '../administered-problem.ts';
import { findStoredProblem } from '../content/problem-content.repository.ts';
import { countUnderWay, findNewestRejudge, listFinished, listOutdated } from './rejudge.repository.ts';

/** Loads what changed since the last rejudge, which submissions are outdated, and the progress of the rejudge. */
export async function loadJudgingChange(
  { database }: Pick<Platform, 'database'>,
  viewer: Viewer,
  id: number,
) {
  const { rights } = await getAdministered(database, viewer, id);
  const scope = { problemId: id, isWithContests: rights.canRejudgeContests };
  const [stored, outdatedSubmissions, finishedSubmissions, newest, underWay] = await Promise.all([
    findStoredProblem(database, id),
    listOutdated(database, scope),
    listFinished(database, scope),
    findNewestRejudge(database, id),
    countUnderWay(database, id),
  ]);
  const changedAt = stored?.judgingChangedAt ?? null;
  const rejudge = newest && {
    total: newest.total,
    left: (newest.finishedAt === null ? newest.total - newest.queued : 0) + underWay,
    startedAt: toWireDate(newest.createdAt),
    startedBy: newest.username,
  };
  return {
    pid: id,
    changedAt: changedAt && toWireDate(changedAt),
    // recordJudgingChange is the only writer of the column. It is irrelevant once all submissions are judged again.
    judgingChange:
      outdatedSubmissions.length === 0
        ? null
        : ((stored?.judgingChange ?? null) as unknown as JudgingChange | null),
    outdatedSubmissions,
    finishedSubmissions,
    rejudge: rejudge ?? null,
  };
}
