import type { SeededRandom } from '../seeded-random.ts';

/** The test data of one demo problem: generated inputs, and answers of a reference solution. */
export interface TestDataPlan {
  /** Inputs besides the examples and the trap. Deterministic by the seed. */
  makeInputs: (random: SeededRandom) => string[];
  /** Takes any input that the statement allows. The answer ends with a line feed. */
  solve: (input: string) => string;
  /** For problems with subtasks: the subtask of an input, from one. */
  subtaskOf?: (input: string) => number;
}

export const parseNumbers = (input: string) => input.split(/\s+/).filter(Boolean).map(Number);

export const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

export const smallLetters = Array.from('abcdefghijklmnopqrstuvwxyz');

export const line = (...items: (number | bigint | string)[]) => `${items.join(' ')}\n`;
