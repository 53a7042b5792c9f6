import type { SeededRandom } from '../seeded-random.ts';
import { line, times, type TestDataPlan } from './test-data-plan.ts';

const write = (folds: number, creases: bigint[]) => line(folds, creases.length) + line(...creases);

const randomCreases = (random: SeededRandom, folds: number, count: number) =>
  times(count, () => {
    // Made of two halves: a number has 53 bits, a strip up to 60.
    const high = BigInt(random.between(0, 2 ** 30 - 1)) << 30n;
    const crease = (high + BigInt(random.between(0, 2 ** 30 - 1))) % (2n ** BigInt(folds) - 1n);
    return crease + 1n;
  });

const firstCreases = (count: number) => times(count, (index) => BigInt(index + 1));

export const foldedStrip: TestDataPlan = {
  makeInputs: (random) => [
    write(1, [1n]),
    write(4, firstCreases(15)),
    write(9, firstCreases(511)),
    write(20, randomCreases(random, 20, 500)),
    write(50, randomCreases(random, 50, 300)),
    write(60, [1n, 2n ** 60n - 1n, 2n ** 59n, 2n ** 59n - 1n, 2n ** 59n + 1n]),
    write(60, firstCreases(1000)),
    write(
      60,
      times(60, (power) => 2n ** BigInt(power)),
    ),
    write(60, randomCreases(random, 60, 1000)),
  ],
  solve: (input) => {
    const [, , ...creases] = input.trim().split(/\s+/).map(BigInt);
    const letters = creases.map((crease) => {
      let odd = crease;
      while (odd % 2n === 0n) odd /= 2n;
      return odd % 4n === 1n ? 'V' : 'A';
    });
    return line(letters.join(''));
  },
};
