import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

export const electricityBill: TestDataPlan = {
  makeInputs: (random) => [
    ...[0, 1, 199, 200, 201, 399, 400, 1_000_000].map((used) => line(used)),
    ...times(3, () => line(random.between(201, 1_000_000))),
  ],
  solve: (input) => {
    const [used = 0] = parseNumbers(input);
    const fen = 50 * used + 10 * Math.max(0, used - 200) + 20 * Math.max(0, used - 400);
    return line((fen / 100).toFixed(2));
  },
};
