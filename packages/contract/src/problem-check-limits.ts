/** The limits of checks of problems. Free of dependencies, so the web may import it. */
export const problemCheckLimits = {
  solutionsMaximum: 50,
  solutionNameMaximum: 100,
  /** More than a submission may have: what comes with an imported problem is kept. */
  codeMaximum: 262_144,
  /** All of them travel in one call. */
  bodyBytesMaximum: 32 * 1024 * 1024,
  /** Submissions that one trial judges. */
  trialMaximum: 200,
  /** Problems that one person has under check at a time. */
  runningMaximum: 3,
} as const;

/** What of a problem is different since a check of it began. */
export const checkDifferences = ['cases', 'limits', 'judging', 'solutions'] as const;
export type CheckDifference = (typeof checkDifferences)[number];
