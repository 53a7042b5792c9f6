import { cycleOf, Districts, pathOf, randomEdges, treeOf, writeGraph } from './graphs.ts';
import { line, parseNumbers, type TestDataPlan } from './test-data-plan.ts';

export const islandRadio: TestDataPlan = {
  makeInputs: (random) => [
    writeGraph(1, []),
    writeGraph(100_000, []),
    writeGraph(2, [[1, 2]]),
    // The same link twice, in both directions.
    writeGraph(2, [
      [1, 2],
      [2, 1],
    ]),
    writeGraph(1000, cycleOf(1000)),
    writeGraph(5000, pathOf(5000)),
    writeGraph(2000, treeOf(random, 2000)),
    writeGraph(100, randomEdges(random, 100, 2000)),
    writeGraph(100_000, randomEdges(random, 100_000, 20_000)),
    writeGraph(3000, randomEdges(random, 3000, 6000)),
  ],
  solve: (input) => {
    const [islands = 0, , ...ends] = parseNumbers(input);
    const districts = new Districts(islands);
    for (let index = 0; index < ends.length; index += 2)
      districts.join(ends[index] ?? 0, ends[index + 1] ?? 0);
    return line(districts.count);
  },
};
