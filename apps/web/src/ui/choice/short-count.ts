const largest = 999;

/** A count with at most four characters, so that a row of choices keeps its width. */
export const shortCount = (count: number): string =>
  count > largest ? `${String(largest)}+` : String(count);
