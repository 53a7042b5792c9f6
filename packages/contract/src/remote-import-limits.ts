/** Limits of imports from other judges. Free of dependencies, so the web may import it. */
export const remoteImportLimits = {
  /** Problems of one import. */
  problemsMaximum: 500,
  /** Contests that one import may name. */
  contestsMaximum: 5,
  requestMaximum: 20_000,
} as const;
