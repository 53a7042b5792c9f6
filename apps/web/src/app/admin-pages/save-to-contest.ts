import { callApi } from '../../lib/api/index.ts';
import { nameProblem } from '../../features/admin-contests/api/contest-problems.ts';
import type { SaveProblem } from '../../features/problem-form/saved-problem.ts';
import type { ProblemBody } from '../../features/problem-form/state/form-wire.ts';

const createProblem = (body: ProblemBody) => callApi('POST /api/admin/contest/problem', { body });
const changeProblem = (body: ProblemBody, id: ProblemBody['problem']['id']) =>
  callApi('PUT /api/admin/contest/problem', { body: { ...body, problem: { ...body.problem, id } } });

export interface ContestProblemCalls {
  create: typeof createProblem;
  change: typeof changeProblem;
  name: (...names: Parameters<typeof nameProblem>) => Promise<unknown>;
}

const siteCalls: ContestProblemCalls = { create: createProblem, change: changeProblem, name: nameProblem };

/**
 * Saves the problem first, then its display id and title in the contest. If the second call fails, the problem exists
 * already: the next attempt changes it instead of creating another one.
 */
export function saveToContest(contestId: number, calls = siteCalls): SaveProblem {
  let createdId: number | undefined;
  return async (body, { contestDisplayId, contestTitle }) => {
    const names = { displayId: contestDisplayId.trim(), displayTitle: contestTitle.trim() };
    const id = body.problem.id ?? createdId;
    if (id === undefined) {
      const created = await calls.create(body);
      createdId = created.pid;
      await calls.name({ cid: contestId, pid: created.pid, ...names });
      return created;
    }
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
