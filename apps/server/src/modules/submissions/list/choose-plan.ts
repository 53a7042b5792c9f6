/** How much a condition leaves of the list. */
export interface Selectivity {
  /** Users or problems that it names; undefined: too many to list them. */
  names: number | undefined;
  /** Submissions of all of them together. */
  submissions: number;
}

export interface SearchSize {
  users: Selectivity | undefined;
  problems: Selectivity | undefined;
  /** Rows from the newest to the last of the page. */
  reach: number;
  /** Submissions in the whole list. */
  total: number;
}

export type SearchPlan = 'scan' | 'merge-by-user' | 'merge-by-problem';

/** So many rows are never worth a risk: walking is only probably short, gathering surely is. */
const mergeRowLimit = 4000;

/** The way that touches the fewest submissions. */
export function choosePlan({ users, problems, reach, total }: SearchSize): SearchPlan {
  const isBoth = users !== undefined && problems !== undefined;
  const gathered = (selectivity: Selectivity | undefined) => {
    if (selectivity?.names === undefined) return Infinity;
    const { names, submissions } = selectivity;
    // Where the other condition must hold too, all of them may have to be looked at.
    return names + (isBoth ? submissions : Math.min(submissions, names * reach));
  };
  const share = (selectivity: Selectivity | undefined) =>
    selectivity === undefined ? 1 : Math.min(1, selectivity.submissions / Math.max(1, total));
  const byUser = gathered(users);
  const byProblem = gathered(problems);
  const touched = Math.min(byUser, byProblem);
  const walked = reach / Math.max(share(users) * share(problems), Number.EPSILON);
  if (touched === Infinity || (touched > mergeRowLimit && touched > walked)) return 'scan';
  return byUser <= byProblem ? 'merge-by-user' : 'merge-by-problem';
}
