/**
 * Several tasks write concurrently, and their output appears in the order of their indexes: output of the first
 * unfinished task immediately, output of later tasks when the previous ones have finished.
 */
export interface OrderedOutput {
  write(index: number, print: () => void): void;
  /** Marks the task as finished. */
  finish(index: number): void;
}

export function createOrderedOutput(): OrderedOutput {
  let current = 0;
  const finished = new Set<number>();
  const buffered = new Map<number, (() => void)[]>();
  return {
    write(index, print) {
      if (index === current) print();
      else buffered.set(index, [...(buffered.get(index) ?? []), print]);
    },
    finish(index) {
      finished.add(index);
      while (finished.has(current)) {
        current += 1;
        for (const print of buffered.get(current) ?? []) print();
        buffered.delete(current);
      }
    },
  };
}
