/**
 * The problems of a rehearsal: each asks for one function of two numbers, so that right and wrong programs are easy to
 * generate.
 */
export interface RehearsalProblem {
  readonly displayId: string;
  readonly title: string;
  readonly task: string;
  /** The expression of `a` and `b`. */
  readonly expressions: { readonly cpp: string; readonly python: string };
  readonly answer: (a: number, b: number) => number;
}

export const rehearsalProblems: readonly RehearsalProblem[] = [
  {
    displayId: 'A',
    title: 'Sum',
    task: 'their sum',
    expressions: { cpp: 'a + b', python: 'a + b' },
    answer: (a, b) => a + b,
  },
  {
    displayId: 'B',
    title: 'Difference',
    task: 'the first minus the second',
    expressions: { cpp: 'a - b', python: 'a - b' },
    answer: (a, b) => a - b,
  },
  {
    displayId: 'C',
    title: 'Product',
    task: 'their product',
    expressions: { cpp: 'a * b', python: 'a * b' },
    answer: (a, b) => a * b,
  },
  {
    displayId: 'D',
    title: 'Larger',
    task: 'the larger of them',
    expressions: { cpp: '(a > b ? a : b)', python: 'max(a, b)' },
    answer: (a, b) => Math.max(a, b),
  },
  {
    displayId: 'E',
    title: 'Remainder',
    task: 'the remainder of the first divided by the second',
    expressions: { cpp: 'a % b', python: 'a % b' },
    answer: (a, b) => a % b,
  },
  {
    displayId: 'F',
    title: 'Squares',
    task: 'the sum of their squares',
    expressions: { cpp: 'a * a + b * b', python: 'a * a + b * b' },
    answer: (a, b) => a * a + b * b,
  },
];

const pairs: readonly (readonly [number, number])[] = [
  [1, 2],
  [17, 5],
  [40, 40],
  [123, 1000],
  [99_991, 7],
];

export const casesOf = ({ answer }: RehearsalProblem): { input: string; output: string }[] =>
  pairs.map(([a, b]) => ({ input: `${a} ${b}\n`, output: `${answer(a, b)}\n` }));
