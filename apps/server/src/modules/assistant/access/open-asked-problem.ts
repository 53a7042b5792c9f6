/** The problem that a question is about, as far as the viewer may see it where it was opened. */
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { listContestProblems, openContest } from '../../contests/index.ts';
import { canSeeProblem } from '../../problems/index.ts';
import { openTraining } from '../../trainings/index.ts';
import { findAskedProblem, type AskedProblem } from './problem.repository.ts';

/** Undefined ids were not sent. */
export interface AskedContext {
  problemId: number;
  contestId: number | undefined;
  trainingId: number | undefined;
  groupId: number | undefined;
}

const orNone = (id: number | undefined) => (id === 0 ? undefined : id);

export const parseAskedContext = (sent: {
  pid: number;
  cid?: number | undefined;
  tid?: number | undefined;
  gid?: number | undefined;
}): AskedContext => ({
  problemId: sent.pid,
  contestId: orNone(sent.cid),
  trainingId: orNone(sent.tid),
  groupId: orNone(sent.gid),
});

export interface OpenedProblem {
  problem: AskedProblem;
  /** The groups whose switches apply. */
  groupIds: number[];
}

export async function openAskedProblem(
  parts: Pick<Platform, 'database' | 'clock' | 'settings'>,
  viewer: Viewer,
  { problemId, contestId, trainingId, groupId }: AskedContext,
): Promise<OpenedProblem> {
  const { database } = parts;
  const problem = await findAskedProblem(database, problemId);
  if (problem === undefined) throw callError('problemNotFound');
  const groups = new Set([problem.groupId, groupId ?? null]);
  if (trainingId !== undefined) groups.add((await openTraining(parts, viewer, trainingId)).training.groupId);
  if (contestId === undefined) {
    if (!(await canSeeProblem(database, problem, viewer))) throw callError('problemNotFound');
  } else {
    const { contest } = await openContest(parts, viewer, contestId);
    const problems = await listContestProblems(database, contestId);
    if (!problems.some((listed) => listed.problemId === problemId)) throw callError('problemNotFound');
    groups.add(contest.groupId);
  }
  return { problem, groupIds: [...groups].filter((id) => id !== null) };
}
