import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const largest = 1_000_000_000;

export const seatsForTheTrip: TestDataPlan = {
  makeInputs: (random) => [
    line(1, 1),
    line(largest, 1),
    line(1, largest),
    line(largest, largest),
    line(largest - 1, largest),
    ...times(2, () => line(random.between(1, largest), random.between(1, 1000))),
    ...times(2, () => {
      const seats = random.between(2, 30_000);
      return line(seats * random.between(2, 30_000), seats);
    }),
  ],
  solve: (input) => {
    const [people = 0, seats = 1] = parseNumbers(input);
    return line(Math.ceil(people / seats));
  },
};
