import type { SeededRandom } from '../seeded-random.ts';
import { Districts, randomEdges, treeOf, writeGraph, type Edge } from './graphs.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const dearest = 1_000_000_000;

const priced = (random: SeededRandom, roads: Edge[], highest = dearest): Edge[] =>
  roads.map((road) => [...road, random.between(1, highest)]);

/** Connected, with redundant roads. */
const landscape = (random: SeededRandom, villages: number, roads: number): Edge[] => [
  ...treeOf(random, villages),
  ...randomEdges(random, villages, roads - villages + 1),
];

/** Eight of ten are connected. A program that does not check that gets points for these. */
export const roadBudget: TestDataPlan = {
  makeInputs: (random) => [
    writeGraph(2, [
      [1, 2, dearest],
      [2, 1, 1],
    ]),
    writeGraph(1000, priced(random, treeOf(random, 1000))),
    // All prices are equal.
    writeGraph(300, priced(random, landscape(random, 300, 900), 1)),
    writeGraph(50, priced(random, landscape(random, 50, 1000), 10)),
    writeGraph(2000, priced(random, landscape(random, 2000, 4000))),
    writeGraph(10_000, priced(random, landscape(random, 10_000, 20_000))),
    // The last village is isolated.
    writeGraph(1001, priced(random, landscape(random, 1000, 2000))),
  ],
  solve: (input) => {
    const [villages = 0, roads = 0, ...numbers] = parseNumbers(input);
    const offers = times(roads, (index) => numbers.slice(3 * index, 3 * index + 3));
    const districts = new Districts(villages);
    let total = 0;
    for (const [one = 0, other = 0, price = 0] of offers.toSorted((a, b) => (a[2] ?? 0) - (b[2] ?? 0))) {
      if (districts.join(one, other)) total += price;
    }
    return line(districts.count === 1 ? total : -1);
  },
};
