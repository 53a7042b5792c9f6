import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const write = (heights: number[]) => line(heights.length) + line(...heights);
const highest = 1_000_000_000;

export const everHigher: TestDataPlan = {
  makeInputs: (random) => [
    write([1]),
    write([highest, 1]),
    write(times(1000, (index) => index + 1)),
    write(times(1000, (index) => highest - index)),
    // A sawtooth.
    write(times(2000, (index) => 1000 + (index % 2 === 0 ? index : -index))),
    write(times(3000, () => random.between(1, 40))),
    write(times(3000, () => random.between(1, highest))),
    // Rising with setbacks: comparing all pairs takes 450 million steps.
    write(times(30_000, (index) => 20 * index + random.between(1, 400_000))),
  ],
  solve: (input) => {
    const [, ...heights] = parseNumbers(input);
    const lowest: number[] = [];
    for (const height of heights) {
      let [from, to] = [0, lowest.length];
      while (from < to) {
        const middle = (from + to) >> 1;
        if ((lowest[middle] ?? 0) < height) from = middle + 1;
        else to = middle;
      }
      lowest[from] = height;
    }
    return line(lowest.length);
  },
};
