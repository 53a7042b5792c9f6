import type { SeededRandom } from '../seeded-random.ts';
import { line, times, type TestDataPlan } from './test-data-plan.ts';

const write = (lanes: string[]) =>
  line(lanes.length, lanes[0]?.length ?? 0) + lanes.map((lane) => line(lane)).join('');

/** Free lanes between walls with one gap each, alternately on the right and on the left. */
const winding = (rows: number, columns: number) =>
  times(rows, (row) => {
    if (row % 2 === 0) return '.'.repeat(columns);
    const wall = '#'.repeat(columns - 1);
    return row % 4 === 1 ? `${wall}.` : `.${wall}`;
  });

const scattered = (random: SeededRandom, rows: number, columns: number, walls: number) =>
  times(rows, () => times(columns, () => (random.isLucky(walls) ? '#' : '.')).join(''));

function place(lanes: string[], letter: string, row: number, column: number): string[] {
  return lanes.map((lane, index) =>
    index === row ? lane.slice(0, column) + letter + lane.slice(column + 1) : lane,
  );
}

const between = (lanes: string[], cat: [number, number], home: [number, number]) =>
  write(place(place(lanes, 'C', ...cat), 'H', ...home));

/** Six of ten need no step left or up, or have no path. */
export const theCatComesHome: TestDataPlan = {
  makeInputs: (random) => [
    '1 2\nCH\n',
    between(scattered(random, 30, 40, 0.1), [0, 0], [29, 39]),
    between(scattered(random, 100, 100, 0), [0, 0], [99, 99]),
    // The home is in a closed yard.
    between(place(place(scattered(random, 60, 60, 0.7), '#', 58, 59), '#', 59, 58), [0, 0], [59, 59]),
    '2 1\nH\nC\n',
    between(winding(99, 100), [0, 0], [98, 99]),
    between(scattered(random, 100, 100, 0.25), [99, 99], [0, 0]),
  ],
  solve: (input) => {
    const [, ...lanes] = input.trim().split('\n');
    const width = (lanes[0]?.length ?? 0) + 1;
    const town = lanes.map((lane) => `${lane}#`).join('');
    const steps = new Map([[town.indexOf('C'), 0]]);
    // A Map is iterated in insertion order and includes entries added during the iteration.
    for (const [square, count] of steps) {
      for (const next of [square - width, square + width, square - 1, square + 1]) {
        const isFree = (town[next] ?? '#') !== '#';
        if (isFree && !steps.has(next)) steps.set(next, count + 1);
      }
    }
    return line(steps.get(town.indexOf('H')) ?? -1);
  },
};
