/** Graphs for the problems about islands, stations and villages. Their nodes are numbered from one. */
import type { SeededRandom } from '../seeded-random.ts';
import { line, times } from './test-data-plan.ts';

export type Edge = number[];

export const writeGraph = (nodes: number, edges: Edge[]) =>
  line(nodes, edges.length) + edges.map((edge) => line(...edge)).join('');

export const pathOf = (nodes: number): Edge[] => times(nodes - 1, (index) => [index + 1, index + 2]);

export const cycleOf = (nodes: number): Edge[] => [...pathOf(nodes), [nodes, 1]];

/** Every node but the first is joined to an earlier one. */
export const treeOf = (random: SeededRandom, nodes: number): Edge[] =>
  times(nodes - 1, (index) => [random.between(1, index + 1), index + 2]);

export const randomEdges = (random: SeededRandom, nodes: number, count: number): Edge[] =>
  times(count, () => {
    const from = random.between(1, nodes);
    return [from, ((from - 1 + random.between(1, nodes - 1)) % nodes) + 1];
  });

/** Union-find over the nodes. */
export class Districts {
  readonly #leader: number[];
  count: number;

  constructor(nodes: number) {
    this.#leader = times(nodes + 1, (node) => node);
    this.count = nodes;
  }

  /** Returns true if the two were in different components. */
  join(one: number, other: number): boolean {
    const [first, second] = [this.#find(one), this.#find(other)];
    if (first === second) return false;
    this.#leader[first] = second;
    this.count -= 1;
    return true;
  }

  #find(node: number): number {
    let at = node;
    for (;;) {
      const next = this.#leader[at] ?? at;
      if (next === at) return at;
      const skipped = this.#leader[next] ?? next;
      this.#leader[at] = skipped;
      at = skipped;
    }
  }
}
