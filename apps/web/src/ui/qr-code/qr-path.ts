/** One rectangle for each run of dark modules in a row. */
export const toPath = (modules: readonly (readonly boolean[])[]): string =>
  modules.flatMap((row, y) => runsOf(row).map(([x, length]) => rectangle(x, y, length))).join('');

const rectangle = (x: number, y: number, length: number): string =>
  `M${String(x)} ${String(y)}h${String(length)}v1h-${String(length)}z`;

function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const runs: (readonly [number, number])[] = [];
  let start: number | undefined;
  for (const [x, isDark] of [...row, false].entries()) {
    if (isDark) start ??= x;
    else if (start !== undefined) {
      runs.push([start, x - start]);
      start = undefined;
    }
  }
  return runs;
}
