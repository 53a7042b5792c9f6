/** Practice lists. Free of dependencies, so the web may import it. */
export const practiceSizes = { least: 3, usual: 5, most: 20 } as const;

/** Why a problem is on a practice list. */
export const practiceReasons = ['warm-up', 'level', 'weak-topic', 'retry', 'stretch', 'review'] as const;
export type PracticeReason = (typeof practiceReasons)[number];

/** More topics than a user would choose. */
export const practiceTopicsMaximum = 20;

/** Older lists of a user are deleted. */
export const storedPracticeLists = 10;
