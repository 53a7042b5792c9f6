import type { SeededRandom } from '../seeded-random.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

type Ration = [weight: number, energy: number];

const write = (capacity: number, rations: Ration[]) =>
  line(rations.length, capacity) + rations.map((ration) => line(...ration)).join('');

/** The first ration has the most energy per gram, but excludes two that fill the backpack. */
const deceiving = (half: number): Ration[] => [
  [half + 1, half + 2],
  [half, half],
  [half, half],
];

/** Energies close to weights: the energy per gram says little about what fits. */
const confusing = (random: SeededRandom, count: number, heaviest: number): Ration[] =>
  times(count, () => {
    const weight = random.between(heaviest / 4, heaviest);
    return [weight, weight + random.between(1, 40)];
  });

/** In four of ten, taking the most energy per gram first is correct. */
export const trailRations: TestDataPlan = {
  makeInputs: (random) => [
    write(10_000, [[10_000, 10_000]]),
    write(
      10_000,
      times(100, () => [random.between(1, 100), random.between(1, 10_000)]),
    ),
    write(200, deceiving(100)),
    write(10_000, deceiving(5000)),
    write(5000, confusing(random, 12, 1500)),
    write(9999, confusing(random, 60, 2800)),
    write(10_000, confusing(random, 100, 1900)),
  ],
  solve: (input) => {
    const [count = 0, capacity = 0, ...rations] = parseNumbers(input);
    const best = times(capacity + 1, () => 0);
    for (let index = 0; index < count; index += 1) {
      const weight = rations[2 * index] ?? 0;
      const energy = rations[2 * index + 1] ?? 0;
      for (let room = capacity; room >= weight; room -= 1) {
        best[room] = Math.max(best[room] ?? 0, (best[room - weight] ?? 0) + energy);
      }
    }
    return line(best[capacity] ?? 0);
  },
};
