/** Limits of searches for counter-examples. Free of dependencies, so the web may import it. */
export const counterExampleLimits = {
  /** Searches of one user. A result from the cache does not count. */
  searchesMaximum: 20,
  windowSeconds: 3600,
  /** Searches of one user that wait or run. */
  openMaximum: 2,
  /** CPU time of one search. */
  cpuBudgetMs: 10_000,
  triesMaximum: 400,
  generatorsMaximum: 20,
  argumentLinesMaximum: 100,
  argumentLineMaximum: 200,
} as const;
