/** The value below which the given share of values lies. NaN without values, which exceeds every budget. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** The maximum distance of 95 of 100 values from the median, in percent of it. */
export function deviationPercent(values: readonly number[]): number {
  const middle = median(values);
  return quantile(
    values.map((value) => (Math.abs(value - middle) / middle) * 100),
    0.95,
  );
}

export async function measureMs(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}
