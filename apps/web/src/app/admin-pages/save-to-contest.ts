import { callApi } from '../../lib/api/index.ts';
import type { SaveProblem } from '../../features/problem-form/saved-problem.ts';
import { nameProblem } from '../../features/admin-contests/api/contest-problems.ts';

/**
 * To a contest: first the problem, then what it is called there. Where the name is refused the problem exists already, so
 * the next try changes it instead of making another.
 */
export function saveToContest(contestId: number): SaveProblem {
  let createdId: number | undefined;
  return async (body, { contestDisplayId, contestTitle }) => {
    const names = { displayId: contestDisplayId.trim(), displayTitle: contestTitle.trim() };
    const id = body.problem.id ?? createdId;
    if (id === undefined) {
      const created = await callApi('POST /api/admin/contest/problem', { body });
      createdId = created.pid;
      await nameProblem({ cid: contestId, pid: created.pid, ...names });
      return created;
    }
    const changed = await callApi('PUT /api/admin/contest/problem', {
      body: { ...body, problem: { ...body.problem, id } },
    });
    await nameProblem({ cid: contestId, pid: changed.pid, ...names });
    return {
      pid: changed.pid,
      gmtModified: changed.gmtModified,
      judgingChange: changed.judgingChange,
      hasOutdated: changed.judgingChange !== null && changed.outdatedSubmissions.length > 0,
    };
  };
}
