import type { SeededRandom } from '../seeded-random.ts';
import { cycleOf, pathOf, randomEdges, treeOf, writeGraph, type Edge } from './graphs.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

/** A long path, with a shortcut that comes later in the input. */
const detour = (stations: number): Edge[] => [...pathOf(stations), [1, stations - 1]];

const withRandomLines = (random: SeededRandom, stations: number, lines: number): Edge[] => [
  ...pathOf(stations),
  ...randomEdges(random, stations, lines - stations + 1),
];

/** Three of ten have at most one path. A program that takes the first path it finds gets points for these. */
export const fewestRides: TestDataPlan = {
  makeInputs: (random) => [
    writeGraph(4000, treeOf(random, 4000)),
    writeGraph(5, detour(5)),
    writeGraph(50, cycleOf(50)),
    writeGraph(3000, detour(3000)),
    writeGraph(200, withRandomLines(random, 200, 600)),
    writeGraph(1000, withRandomLines(random, 1000, 3000)),
    writeGraph(10_000, withRandomLines(random, 10_000, 20_000)),
  ],
  solve: (input) => {
    const [stations = 0, , ...ends] = parseNumbers(input);
    const neighbours = times(stations + 1, (): number[] => []);
    for (let index = 0; index < ends.length; index += 2) {
      const [from = 0, to = 0] = [ends[index], ends[index + 1]];
      neighbours[from]?.push(to);
      neighbours[to]?.push(from);
    }
    return line(countRides(neighbours, stations));
  },
};

function countRides(neighbours: number[][], target: number): number {
  const rides = new Map([[1, 0]]);
  // A Map is iterated in insertion order and includes entries added during the iteration.
  for (const [station, count] of rides) {
    for (const other of neighbours[station] ?? []) if (!rides.has(other)) rides.set(other, count + 1);
  }
  return rides.get(target) ?? -1;
}
