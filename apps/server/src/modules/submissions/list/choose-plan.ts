/** The size of a condition's result. */
export interface Selectivity {
  /** The number of users or problems that match; undefined: too many to list. */
  names: number | undefined;
  /** The number of submissions of all of them. */
  submissions: number;
}

export interface SearchSize {
  users: Selectivity | undefined;
  problems: Selectivity | undefined;
  /** The number of rows from the newest to the last of the page. */
  reach: number;
  /** The number of submissions in the whole list. */
  total: number;
}

export type SearchPlan = 'scan' | 'merge-by-user' | 'merge-by-problem';

/** Up to this number of rows merging is preferred: a scan is only probably short. */
const mergeRowLimit = 4000;

/** Chooses the plan that reads the fewest submissions. */
export function choosePlan({ users, problems, reach, total }: SearchSize): SearchPlan {
  const isBoth = users !== undefined && problems !== undefined;
  const mergeCost = (selectivity: Selectivity | undefined) => {
    if (selectivity?.names === undefined) return Infinity;
    const { names, submissions } = selectivity;
    // When the other condition applies too, all of them may have to be read.
    return names + (isBoth ? submissions : Math.min(submissions, names * reach));
  };
  const share = (selectivity: Selectivity | undefined) =>
    selectivity === undefined ? 1 : Math.min(1, selectivity.submissions / Math.max(1, total));
  const byUser = mergeCost(users);
  const byProblem = mergeCost(problems);
  const smallestCost = Math.min(byUser, byProblem);
  const scanCost = reach / Math.max(share(users) * share(problems), Number.EPSILON);
  if (smallestCost === Infinity || (smallestCost > mergeRowLimit && smallestCost > scanCost)) return 'scan';
  return byUser <= byProblem ? 'merge-by-user' : 'merge-by-problem';
}
