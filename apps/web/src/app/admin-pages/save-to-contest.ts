import { callApi } from '../../lib/api/index.ts';
import type { SaveProblem } from '../../features/problem-form/saved-problem.ts';
import { nameProblem } from '../../features/admin-contests/api/contest-problems.ts';

/**
 * Saves the problem first, then its display id and title in the contest. If the second call fails, the problem exists
 * already: the next attempt changes it instead of creating another one.
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
