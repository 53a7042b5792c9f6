/** `ofContest` is null if the contest accepts every language of its problems. */
export const acceptsLanguage = (ofContest: readonly string[] | null, language: string): boolean =>
  ofContest === null || ofContest.includes(language);

/** The languages that a contest accepts for one of its problems, in the order of the problem. */
export const contestLanguages = (
  ofContest: readonly string[] | null,
  ofProblem: readonly string[],
): string[] => ofProblem.filter((name) => acceptsLanguage(ofContest, name));
