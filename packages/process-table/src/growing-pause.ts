export interface PauseLimits {
  readonly firstMs: number;
  readonly longestMs: number;
}

/**
 * The pause after the given number of failures in a row: doubled by each, up to the longest, and shortened by up to a half at random, so
 * that servers or judges that failed together do not retry together.
 */
export const growingPauseMs = (
  failures: number,
  { firstMs, longestMs }: PauseLimits,
  random = Math.random,
): number => Math.min(longestMs, firstMs * 2 ** (failures - 1)) * (1 - random() / 2);
