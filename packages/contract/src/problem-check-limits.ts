/** The limits of checks of problems. Free of dependencies, so the web may import it. */
export const problemCheckLimits = {
  solutionsMaximum: 50,
  solutionNameMaximum: 100,
  codeMaximum: 65_535,
  /** Submissions that one trial judges. */
  trialMaximum: 200,
  /** Problems that one person has under check at a time. */
  runningMaximum: 3,
} as const;

/** What of a problem is different since a check of it began. */
export const checkDifferences = ['cases', 'limits', 'judging', 'solutions'] as const;
export type CheckDifference = (typeof checkDifferences)[number];
