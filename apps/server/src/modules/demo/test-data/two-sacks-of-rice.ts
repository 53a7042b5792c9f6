import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const largest = 1_000_000_000_000;

export const twoSacksOfRice: TestDataPlan = {
  makeInputs: (random) => [
    line(0, 0),
    line(2_147_483_647, 1),
    line(-2_147_483_648, -1),
    line(largest, largest),
    line(-largest, -largest),
    line(largest, -largest),
    ...times(3, () => line(random.between(-largest, largest), random.between(-largest, largest))),
  ],
  solve: (input) => {
    const [first = 0, second = 0] = parseNumbers(input);
    return line(first + second);
  },
};
