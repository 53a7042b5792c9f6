/** How hard a problem is: the wire knows numbers, people words. */
export const difficulties = [
  { value: 0, key: 'easy', level: 1 },
  { value: 1, key: 'mid', level: 2 },
  { value: 2, key: 'hard', level: 3 },
] as const;

/** A number that is not in the list is shown apart, never as easy. */
export const unrated = { value: undefined, key: 'unrated', level: 0 } as const;

export type Difficulty = (typeof difficulties)[number] | typeof unrated;
export type DifficultyKey = Difficulty['key'];

export const difficultyOf = (value: number | null | undefined): Difficulty =>
  difficulties.find((difficulty) => difficulty.value === value) ?? unrated;
