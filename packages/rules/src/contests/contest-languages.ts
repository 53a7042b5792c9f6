/** The languages that a contest accepts for one of its problems, in the order of the problem. */
export const contestLanguages = (
  /** Null if the contest accepts every language of its problems. */
  ofContest: readonly string[] | null,
  ofProblem: readonly string[],
): string[] => ofProblem.filter((name) => ofContest === null || ofContest.includes(name));
