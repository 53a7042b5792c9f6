import type { SeededRandom } from '../seeded-random.ts';

/** The test data of one demo problem: inputs made by a generator, answers by a reference solution. */
export interface TestDataPlan {
  /** Besides the examples and the trap. The same for the same seed. */
  makeInputs: (random: SeededRandom) => string[];
  /** Takes any input that the statement allows, ends its answer with a line feed. */
  solve: (input: string) => string;
  /** Where points are given by subtask: which one an input belongs to, from one. */
  subtaskOf?: (input: string) => number;
}

export const parseNumbers = (input: string) => input.split(/\s+/).filter(Boolean).map(Number);

export const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

export const smallLetters = Array.from('abcdefghijklmnopqrstuvwxyz');

export const line = (...items: (number | bigint | string)[]) => `${items.join(' ')}\n`;
