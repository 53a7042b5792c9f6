/** Limits of problems and defaults of the form. Free of dependencies, so the web may import it. */
export const problemLimits = {
  displayIdMaximum: 64,
  titleMaximum: 255,
  /** Per part of the statement, in characters. */
  statementMaximum: 1_000_000,
  sourceMaximum: 10_000,
  timeMsMaximum: 600_000,
  /** Of problems of groups: anybody may own a group, and a case that runs is not ended for others. */
  groupTimeMsMaximum: 30_000,
  memoryMbMaximum: 65_536,
  stackMbMaximum: 65_536,
  difficultyMaximum: 2,
  examplesMaximum: 50,
  casesMaximum: 10_000,
  /** The time limit times the number of cases. */
  allCasesTimeMsMaximum: 20 * 60_000,
  scoreMaximum: 1_000_000,
  groupMaximum: 10_000,
  codeMaximum: 1_000_000,
  extraFilesMaximum: 100,
  fileNameMaximum: 128,
  tagsMaximum: 50,
  /** The maximum size of a request that writes a problem, with its typed cases. */
  bodyBytesMaximum: 32 * 1024 * 1024,
  /** How much of a case is shown. */
  shownCaseBytes: 64 * 1024,
  /** Problems per batch. */
  batchMaximum: 500,
} as const;

export const problemDefaults = {
  timeMs: 1000,
  memoryMb: 256,
  stackMb: 128,
  difficulty: 0,
  checkerLanguage: 'C++',
  /** Default full score of an OI problem. */
  fullScore: 100,
} as const;
