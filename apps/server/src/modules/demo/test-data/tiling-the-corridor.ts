import { line, times, type TestDataPlan } from './test-data-plan.ts';

const prime = 1_000_000_007n;
type Matrix = readonly (readonly bigint[])[];

const multiply = (one: Matrix, other: Matrix): Matrix =>
  one.map((row) =>
    times(3, (column) => row.reduce((sum, cell, at) => sum + cell * (other[at]?.[column] ?? 0n), 0n) % prime),
  );

const unity = [
  [1n, 0n, 0n],
  [0n, 1n, 0n],
  [0n, 0n, 1n],
];
const step = [
  [1n, 1n, 1n],
  [1n, 0n, 0n],
  [0n, 1n, 0n],
];

function raise(matrix: Matrix, power: bigint): Matrix {
  if (power === 0n) return unity;
  const half = raise(multiply(matrix, matrix), power / 2n);
  return power % 2n === 1n ? multiply(half, matrix) : half;
}

export const tilingTheCorridor: TestDataPlan = {
  makeInputs: (random) => [
    ...[2, 3, 10, 20].map((length) => line(length)),
    ...[37, 64, 99_999, 100_000].map((length) => line(length)),
    line(2_147_483_648),
    line(10n ** 18n - 1n),
    ...times(3, () => line(BigInt(random.between(1, 10 ** 9)) * BigInt(random.between(1, 10 ** 9)))),
  ],
  solve: (input) => line(raise(step, BigInt(input.trim()))[0]?.[0] ?? 0n),
  subtaskOf: (input) => {
    const length = BigInt(input.trim());
    if (length <= 20n) return 1;
    return length <= 100_000n ? 2 : 3;
  },
};
