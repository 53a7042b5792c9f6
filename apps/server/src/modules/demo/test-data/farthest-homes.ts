import type { SeededRandom } from '../seeded-random.ts';
import { pathOf, treeOf, type Edge } from './graphs.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const longest = 1_000_000_000;

const write = (homes: number, paths: Edge[]) => line(homes) + paths.map((path) => line(...path)).join('');

const measured = (random: SeededRandom, paths: Edge[], most = longest): Edge[] =>
  paths.map((path) => [...path, random.between(1, most)]);

const starOf = (homes: number): Edge[] => times(homes - 1, (index) => [index + 2, 1]);

/** The first home is somewhere in the middle. */
const pathFromTheMiddle = (homes: number): Edge[] =>
  times(homes - 1, (index) => [Math.max(1, index), index + 2]);

export const farthestHomes: TestDataPlan = {
  makeInputs: (random) => [
    write(2, [[2, 1, 7]]),
    write(20, measured(random, treeOf(random, 20), 9)),
    write(100, measured(random, starOf(100))),
    write(101, measured(random, pathFromTheMiddle(101), 1)),
    // The first input for which a table of all pairs is too large.
    write(10_000, measured(random, treeOf(random, 10_000))),
    write(
      150,
      pathOf(150).map((path) => [...path, longest]),
    ),
    write(7000, measured(random, pathFromTheMiddle(7000), 9)),
    write(150, measured(random, starOf(150), 1)),
  ],
  solve: (input) => {
    const [homes = 0, ...numbers] = parseNumbers(input);
    const paths = times(homes + 1, (): [number, number][] => []);
    for (let at = 0; at < numbers.length; at += 3) {
      const [one = 0, other = 0, length = 0] = numbers.slice(at, at + 3);
      paths[one]?.push([other, length]);
      paths[other]?.push([one, length]);
    }
    return line(goFarthest(paths, goFarthest(paths, 1).home).distance);
  },
};

function goFarthest(paths: [number, number][][], start: number) {
  const distances = new Map([[start, 0]]);
  let farthest = { home: start, distance: 0 };
  // A Map is iterated in insertion order and includes entries added during the iteration.
  for (const [home, distance] of distances) {
    if (distance > farthest.distance) farthest = { home, distance };
    for (const [other, length] of paths[home] ?? [])
      if (!distances.has(other)) distances.set(other, distance + length);
  }
  return farthest;
}
