import type { SeededRandom } from '../seeded-random.ts';
import { pathOf, randomEdges, treeOf, writeGraph, type Edge } from './graphs.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const longest = 1_000_000;

const timed = (random: SeededRandom, streets: Edge[], most = longest): Edge[] =>
  streets.map((street) => [...street, random.between(1, most)]);

const town = (random: SeededRandom, junctions: number, streets: number): Edge[] => [
  ...treeOf(random, junctions),
  ...randomEdges(random, junctions, streets - junctions + 1),
];

/** A short path of equal streets, and a long one that is cheap except for one street. */
const deceiving = (junctions: number): Edge[] => [
  ...pathOf(junctions - 1).map((street) => [...street, 10]),
  [junctions - 1, junctions, 10],
  [1, 2, 1],
  [2, junctions, longest],
];

export const rainyDelivery: TestDataPlan = {
  makeInputs: (random) => [
    writeGraph(2, []),
    writeGraph(2, [[1, 2, longest]]),
    // There is only one path.
    writeGraph(50, timed(random, pathOf(50))),
    writeGraph(100, deceiving(100)),
    // The length exceeds a 32-bit int.
    writeGraph(
      3000,
      pathOf(3000).map((street) => [...street, longest]),
    ),
    writeGraph(300, timed(random, town(random, 300, 900), 1)),
    writeGraph(1000, timed(random, town(random, 1000, 3000))),
    // The last junction is unreachable.
    writeGraph(801, timed(random, town(random, 800, 2400))),
    writeGraph(3000, timed(random, [...pathOf(3000), ...randomEdges(random, 3000, 7001)])),
  ],
  solve: (input) => {
    const [junctions = 0, , ...numbers] = parseNumbers(input);
    const streets = times(junctions + 1, (): [number, number][] => []);
    for (let at = 0; at < numbers.length; at += 3) {
      const [one = 0, other = 0, minutes = 0] = numbers.slice(at, at + 3);
      streets[one]?.push([other, minutes]);
      streets[other]?.push([one, minutes]);
    }
    return line(deliver(streets, junctions));
  },
};

/** Dijkstra over states: a junction, plus `helped` after the van was used. */
function deliver(streets: [number, number][][], target: number): number {
  const helped = streets.length;
  const best = new Map([[1, 0]]);
  const waiting = [{ state: 1, minutes: 0 }];
  for (let entry = takeLeast(waiting); entry !== undefined; entry = takeLeast(waiting)) {
    const { state, minutes } = entry;
    if (minutes > (best.get(state) ?? Infinity)) continue;
    const [layer, junction] = state < helped ? [0, state] : [helped, state - helped];
    const reach = (other: number, time: number) => {
      if (time >= (best.get(other) ?? Infinity)) return;
      best.set(other, time);
      put(waiting, { state: other, minutes: time });
    };
    for (const [other, length] of streets[junction] ?? []) {
      reach(other + layer, minutes + length);
      if (layer === 0) reach(other + helped, minutes);
    }
  }
  const answer = Math.min(best.get(target) ?? Infinity, best.get(target + helped) ?? Infinity);
  return Number.isFinite(answer) ? answer : -1;
}

interface Entry {
  state: number;
  minutes: number;
}

const minutesOf = (heap: Entry[], at: number) => heap[at]?.minutes ?? Infinity;

function exchange(heap: Entry[], one: number, other: number) {
  const [first, second] = [heap[one], heap[other]];
  if (first === undefined || second === undefined) throw new RangeError('outside of the heap');
  heap[one] = second;
  heap[other] = first;
}

function put(heap: Entry[], entry: Entry) {
  heap.push(entry);
  for (let at = heap.length - 1; at > 0;) {
    const parent = (at - 1) >> 1;
    if (minutesOf(heap, parent) <= minutesOf(heap, at)) return;
    exchange(heap, at, parent);
    at = parent;
  }
}

function takeLeast(heap: Entry[]): Entry | undefined {
  const [least] = heap;
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return last;
  heap[0] = last;
  for (let at = 0; ;) {
    const [left, right] = [2 * at + 1, 2 * at + 2];
    const child = minutesOf(heap, right) < minutesOf(heap, left) ? right : left;
    if (minutesOf(heap, child) >= minutesOf(heap, at)) return least;
    exchange(heap, at, child);
    at = child;
  }
}
