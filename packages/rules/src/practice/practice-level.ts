/** The difficulty on which a practice list is centred. */
export const practiceLevels = [0, 1, 2] as const;
export type PracticeLevel = (typeof practiceLevels)[number];

/** So many solved problems of a level show that the next one fits. */
const solvedForNextLevel = 5;

export const toPracticeLevel = (difficulty: number): PracticeLevel =>
  practiceLevels.find((level) => level >= difficulty) ?? 2;

/** From the difficulties of the problems of the topic that the user has solved. */
export function choosePracticeLevel(solvedDifficulties: readonly number[]): PracticeLevel {
  const isDone = (level: PracticeLevel) =>
    solvedDifficulties.filter((difficulty) => difficulty >= level).length >= solvedForNextLevel;
  return practiceLevels.find((level) => !isDone(level)) ?? 2;
}
