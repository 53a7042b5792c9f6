/** Groups of programs that are connected by similar pairs. */
export interface ClusterPair {
  readonly left: number;
  readonly right: number;
  readonly similarity: number;
}

/** The largest first; within one, in the order of the programs. A program without a pair is in none. */
export function findClusters(pairs: readonly ClusterPair[], minimalSimilarity: number): number[][] {
  const parents = new Map<number, number>();
  const rootOf = (program: number): number => {
    const parent = parents.get(program) ?? program;
    if (parent === program) return program;
    const root = rootOf(parent);
    parents.set(program, root);
    return root;
  };
  for (const { left, right, similarity } of pairs) {
    if (similarity < minimalSimilarity) continue;
    for (const program of [left, right]) if (!parents.has(program)) parents.set(program, program);
    parents.set(rootOf(left), rootOf(right));
  }
  const clusters = Map.groupBy(
    [...parents.keys()].toSorted((a, b) => a - b),
    rootOf,
  );
  return [...clusters.values()].toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0));
}
