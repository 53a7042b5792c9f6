/** Returns the column that a key moves to, or undefined if the key does nothing. */
export function nextColumn(current: number, count: number, key: string): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: current - 1,
    ArrowRight: current + 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || next < 0 || next >= count ? undefined : next;
}
