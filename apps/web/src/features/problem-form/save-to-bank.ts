import { changeProblem, createProblem } from './api/save-problem.ts';
import type { SaveProblem } from './saved-problem.ts';

/** Saves to the problems of the site. */
export const saveToBank: SaveProblem = async (body) => {
  if (body.problem.id === undefined) return createProblem(body);
  const { pid, gmtModified, judgingChange, outdatedSubmissions } = await changeProblem(body);
  return {
    pid,
    gmtModified,
    judgingChange,
    hasOutdated: judgingChange !== null && outdatedSubmissions.length > 0,
  };
};
