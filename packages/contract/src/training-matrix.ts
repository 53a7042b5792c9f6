/** Filters and orders of the progress matrix. Free of dependencies, so the web may import it. */

/** `finished`: all problems. `unfinished`: some, or only attempts. `idle`: no result. `late`: any solved late. */
export const trainingStates = ['finished', 'unfinished', 'idle', 'late'] as const;
export type TrainingState = (typeof trainingStates)[number];

export const matrixSorts = [
  'rank',
  'username',
  'solved',
  'score',
  'late',
  'attempts',
  'lastSubmission',
] as const;
export type MatrixSort = (typeof matrixSorts)[number];

export const cellFilters = ['accepted', 'failed', 'none'] as const;
export type CellFilter = (typeof cellFilters)[number];
