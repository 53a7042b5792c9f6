import { callApi } from '../../lib/api/index.ts';
import { nameProblem } from '../../features/admin-contests/api/contest-problems.ts';
import type { SaveProblem } from '../../features/problem-form/saved-problem.ts';
import type { ProblemBody } from '../../features/problem-form/state/form-wire.ts';

const createProblem = (body: ProblemBody, names: { cid: number; displayId: string; displayTitle: string }) =>
  callApi('POST /api/admin/contest/create-problem', { body: { ...body, ...names } });
const changeProblem = (body: ProblemBody, id: ProblemBody['problem']['id']) =>
  callApi('PUT /api/admin/contest/problem', { body: { ...body, problem: { ...body.problem, id } } });

export interface ContestProblemCalls {
  create: typeof createProblem;
  change: typeof changeProblem;
  name: (...names: Parameters<typeof nameProblem>) => Promise<unknown>;
}

const siteCalls: ContestProblemCalls = { create: createProblem, change: changeProblem, name: nameProblem };

/** The display id is sent without the prefix of the group. */
const groupCalls = (groupId: number): ContestProblemCalls => {
  const ofGroup = (body: ProblemBody) => ({ ...body, problem: { ...body.problem, gid: groupId } });
  return {
    create: (body, names) =>
      callApi('POST /api/group/contest-problem', { body: { ...ofGroup(body), ...names } }),
    change: (body) => callApi('PUT /api/group/problem', { body: ofGroup(body) }),
    name: nameProblem,
  };
};

/** A new problem is created and added in one call. A stored one is saved first, then its names in the contest. */
export function saveToContest(
  contestId: number,
  groupId: number | undefined,
  calls = groupId === undefined ? siteCalls : groupCalls(groupId),
): SaveProblem {
  return async (body, { contestDisplayId, contestTitle }) => {
    const names = { displayId: contestDisplayId.trim(), displayTitle: contestTitle.trim() };
    const { id } = body.problem;
    if (id === undefined) return calls.create(body, { cid: contestId, ...names });
    const changed = await calls.change(body, id);
    await calls.name({ cid: contestId, pid: changed.pid, ...names });
    return {
      pid: changed.pid,
      gmtModified: changed.gmtModified,
      judgingChange: changed.judgingChange,
      hasOutdated: changed.judgingChange !== null && changed.outdatedSubmissions.length > 0,
    };
  };
}
