/** The cell that an arrow key moves to; undefined for other keys and at the border. */
export function moveInGrid(
  key: string,
  { index, columns, length }: { index: number; columns: number; length: number },
): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: 1,
    ArrowLeft: -1,
    ArrowDown: columns,
    ArrowUp: -columns,
  };
  const step = steps[key];
  if (step === undefined) return undefined;
  const next = index + step;
  return next >= 0 && next < length ? next : undefined;
}
