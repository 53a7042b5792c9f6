/** Limits of problem checks. Free of dependencies, so the web may import it. */
export const problemCheckLimits = {
  solutionsMaximum: 50,
  solutionNameMaximum: 100,
  /** More than a submission may have, so that programs of an imported problem fit. */
  codeMaximum: 262_144,
  /** All of them are sent in one call. */
  bodyBytesMaximum: 32 * 1024 * 1024,
  /** Submissions per trial rejudge. */
  trialMaximum: 200,
  /** Problems that one user can check at the same time. */
  runningMaximum: 3,
} as const;

/** What changed in a problem since a check began. */
export const checkDifferences = ['cases', 'limits', 'judging', 'solutions'] as const;
export type CheckDifference = (typeof checkDifferences)[number];
