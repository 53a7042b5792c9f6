/** Which column a key leads to, or undefined when the key is not ours or leads nowhere. */
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
