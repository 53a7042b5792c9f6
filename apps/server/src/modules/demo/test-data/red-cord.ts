import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const longest = 1_000_000_000;
const write = (pieces: number, cords: number[]) => line(cords.length, pieces) + line(...cords);

export const redCord: TestDataPlan = {
  makeInputs: (random) => [
    write(1, [1]),
    write(1, [longest]),
    write(longest, [longest]),
    write(longest, [longest - 1]),
    // More pieces of one centimetre than a 32-bit int can count.
    write(
      longest,
      times(3000, () => longest),
    ),
    write(
      7,
      times(100, () => random.between(1, 50)),
    ),
    write(
      30_000,
      times(1000, () => random.between(1, 20)),
    ),
    write(
      12_345,
      times(1000, () => random.between(1, longest)),
    ),
    write(
      999_999_937,
      times(10_000, () => random.between(1, longest)),
    ),
  ],
  solve: (input) => {
    const [, pieces = 1, ...cords] = parseNumbers(input);
    const countPieces = (length: number) => cords.reduce((sum, cord) => sum + Math.floor(cord / length), 0);
    let [enough, tooLong] = [0, longest + 1];
    while (tooLong - enough > 1) {
      const length = Math.floor((enough + tooLong) / 2);
      if (countPieces(length) >= pieces) enough = length;
      else tooLong = length;
    }
    return line(enough);
  },
};
