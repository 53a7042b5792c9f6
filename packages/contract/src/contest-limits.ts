/** Limits of contests. Free of dependencies, so the web may import it. */
export const contestLimits = {
  titleMaximum: 255,
  descriptionMaximum: 65_535,
  passwordMaximum: 64,
  starsMaximum: 1000,
  accountRuleMaximum: 65_535,
  awardsMaximum: 20,
  /** Lines of the allow-list of exam protection. */
  examAddressesMaximum: 200,
  awardNameMaximum: 64,
  awardPlacesMaximum: 100_000,
  awardPriorityMaximum: 10_000,
  /** The id of a problem in its contest: A, B, … */
  displayIdMaximum: 16,
  seatMaximum: 64,
  /** Why a participant is disqualified. */
  reasonMaximum: 200,
  displayTitleMaximum: 255,
  /** Tokens of the Contest API. */
  apiTokensMaximum: 20,
  apiTokenNameMaximum: 64,
  /** The latest time of a contest, in milliseconds since the epoch: the end of the year 9998. */
  lastMomentMs: 253_370_764_799_000,
} as const;
