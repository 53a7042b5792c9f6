import type { SeededRandom } from '../seeded-random.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const longest = 1_000_000;

const write = (ways: number[][]) => line(ways.length) + ways.map((row) => line(...row)).join('');

const table = (bars: number, minutes: (from: number, to: number) => number) =>
  write(times(bars, (from) => times(bars, (to) => (from === to ? 0 : minutes(from, to)))));

const scattered = (random: SeededRandom, bars: number, most: number) =>
  table(bars, () => random.between(1, most));

export const snackMap: TestDataPlan = {
  makeInputs: (random) => [
    scattered(random, 2, 10),
    scattered(random, 3, longest),
    scattered(random, 6, 50),
    scattered(random, 8, longest),
    table(12, () => longest),
    // Along a line: the first bar is not at its end.
    table(11, (from, to) => 10 * Math.abs(((from + 4) % 11) - ((to + 4) % 11))),
    // Only detours are fast.
    table(10, (from, to) => ((from + 1) % 10 === to ? 1 : longest)),
    scattered(random, 12, 9),
    scattered(random, 12, longest),
  ],
  solve: (input) => {
    const [bars = 0, ...minutes] = parseNumbers(input);
    const direct = times(bars, (from) => minutes.slice(from * bars, (from + 1) * bars));
    const ways = withDetours(direct);
    const way = (from: number, to: number) => ways[from]?.[to] ?? Infinity;
    const best = times(2 ** bars, () => times(bars, () => Infinity));
    best[1] = best[1]?.with(0, 0) ?? [];
    for (const [done, row] of best.entries()) {
      for (const [here, time] of row.entries()) {
        if (time === Infinity) continue;
        for (let next = 0; next < bars; next += 1) {
          const after = best[done | (1 << next)];
          const isNew = (done & (1 << next)) === 0;
          if (isNew && after) after[next] = Math.min(after[next] ?? Infinity, time + way(here, next));
        }
      }
    }
    return line(Math.min(...(best.at(-1) ?? [])));
  },
};

function withDetours(direct: number[][]): number[][] {
  let ways = direct;
  for (const middle of direct.keys()) {
    ways = ways.map((row) =>
      row.map((minutes, to) => Math.min(minutes, (row[middle] ?? 0) + (ways[middle]?.[to] ?? 0))),
    );
  }
  return ways;
}
