import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

export const lanternTower: TestDataPlan = {
  makeInputs: () => [2, 5, 6, 7, 10, 20, 33, 59, 60].map((rows) => line(rows)),
  solve: (input) => {
    const [rows = 0] = parseNumbers(input);
    return times(rows, (row) => line(' '.repeat(rows - row - 1) + '*'.repeat(2 * row + 1))).join('');
  },
};
