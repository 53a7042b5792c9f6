import type { SeededRandom } from '../seeded-random.ts';
import { cycleOf, pathOf, randomEdges, treeOf, writeGraph, type Edge } from './graphs.ts';
import { parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

/** Quarrels only between odd and even numbers, so a split always exists. */
const splittable = (random: SeededRandom, children: number, quarrels: number): Edge[] =>
  times(quarrels, () => [
    2 * random.between(1, Math.floor(children / 2)) - 1,
    2 * random.between(1, Math.floor(children / 2)),
  ]);

export const twoTeams: TestDataPlan = {
  makeInputs: (random) => [
    writeGraph(1, []),
    writeGraph(5000, []),
    writeGraph(5000, pathOf(5000).toReversed()),
    writeGraph(1000, cycleOf(1000)),
    writeGraph(999, cycleOf(999)),
    writeGraph(3000, treeOf(random, 3000)),
    writeGraph(200, randomEdges(random, 200, 150)),
    writeGraph(5000, splittable(random, 5000, 10_000)),
    // One odd cycle makes a split impossible.
    writeGraph(2000, [...splittable(random, 2000, 4000), [1, 3], [1, 2], [3, 2]]),
  ],
  solve: (input) => {
    const [children = 0, , ...ends] = parseNumbers(input);
    const quarrelled = times(children + 1, (): number[] => []);
    for (let index = 0; index < ends.length; index += 2) {
      const [one = 0, other = 0] = [ends[index], ends[index + 1]];
      quarrelled[one]?.push(other);
      quarrelled[other]?.push(one);
    }
    const teams = split(quarrelled);
    return teams === undefined ? 'NO\n' : `YES\n${teams.slice(1).join('')}\n`;
  },
};

/** The team of each child, or undefined if no split exists. */
function split(quarrelled: number[][]): string[] | undefined {
  const teams: string[] = [];
  for (const start of quarrelled.keys()) {
    const waiting = teams[start] === undefined ? [start] : [];
    teams[start] ??= 'A';
    for (const child of waiting) {
      const opposite = teams[child] === 'A' ? 'B' : 'A';
      for (const other of quarrelled[child] ?? []) {
        if (teams[other] === undefined) waiting.push(other);
        teams[other] ??= opposite;
        if (teams[other] !== opposite) return undefined;
      }
    }
  }
  return teams;
}
