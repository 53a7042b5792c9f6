import { callApi } from '../../lib/api/index.ts';
import type { SaveProblem } from './saved-problem.ts';

/** Saves to the problems of a group. The display id is sent without the prefix of the group. */
export const saveToGroup =
  (groupId: number): SaveProblem =>
  async (body) => {
    const sent = { ...body, problem: { ...body.problem, gid: groupId } };
    if (body.problem.id === undefined) return callApi('POST /api/group/problem', { body: sent });
    const { pid, gmtModified, judgingChange, outdatedSubmissions } = await callApi('PUT /api/group/problem', {
      body: sent,
    });
    return {
      pid,
      gmtModified,
      judgingChange,
      hasOutdated: judgingChange !== null && outdatedSubmissions.length > 0,
    };
  };
