/** Limits and defaults of trainings. Free of dependencies, so the web may import it. */
export const trainingLimits = {
  titleMaximum: 255,
  descriptionMaximum: 65_535,
  passwordMaximum: 64,
  rankMaximum: 2_147_483_647,
  categoryNameMaximum: 64,
  /** Problems of one training. */
  problemsMaximum: 500,
  /** The longest period of the activity view. */
  daysMaximum: 365,
  /** The latest due date, in milliseconds since the epoch: the end of the year 9998. */
  lastMomentMs: 253_370_764_799_000,
} as const;

export const trainingDefaults = {
  rank: 1000,
  /** Days without a submission after which the activity view lists a member. */
  days: 7,
  categoryColor: '#1f7a6d',
} as const;
