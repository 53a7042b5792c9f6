import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const most = 1_000_000;

/** Only the interactor sees the input: the number of lamps, and the first dark one. */
export const theDeadLamp: TestDataPlan = {
  makeInputs: (random) => [
    line(1, 1),
    line(2, 1),
    line(2, 2),
    line(5, 3),
    line(20, 20),
    line(most, 1),
    line(most, 524_288),
    line(most, 524_289),
    ...times(3, () => line(most, random.between(1, most))),
  ],
  solve: (input) => line(parseNumbers(input)[1] ?? 0),
};
