/** Difficulties of problems: numbers on the wire, words in the interface. */
export const difficulties = [
  { value: 0, key: 'easy', level: 1 },
  { value: 1, key: 'mid', level: 2 },
  { value: 2, key: 'hard', level: 3 },
] as const;

/** An unknown number is shown as unrated, never as easy. */
export const unrated = { value: undefined, key: 'unrated', level: 0 } as const;

export type Difficulty = (typeof difficulties)[number] | typeof unrated;
export type DifficultyKey = Difficulty['key'];

export const difficultyOf = (value: number | null | undefined): Difficulty =>
  difficulties.find((difficulty) => difficulty.value === value) ?? unrated;
