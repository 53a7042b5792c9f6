import type { SeededRandom } from '../seeded-random.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const lastMinute = 1_000_000;
const write = (bookings: number[][]) =>
  line(bookings.length) + bookings.map((booking) => line(...booking)).join('');

const scattered = (random: SeededRandom, count: number, longest: number) =>
  times(count, () => {
    const start = random.between(0, lastMinute - longest);
    return [start, start + random.between(1, longest)];
  });

export const studyRooms: TestDataPlan = {
  makeInputs: (random) => [
    write([[0, lastMinute]]),
    write(times(500, () => [10, 20])),
    // Consecutive bookings without gaps.
    write(times(1000, (index) => [index, index + 1])),
    // Nested bookings.
    write(times(1000, (index) => [index, lastMinute - index])),
    write(scattered(random, 100, 1000)),
    write(times(2000, () => [random.between(0, 5) * 10, random.between(6, 12) * 10])),
    write(scattered(random, 3000, 500_000)),
    write(scattered(random, 3000, 300)),
    write(scattered(random, 10_000, 60_000)),
  ],
  solve: (input) => {
    const [, ...minutes] = parseNumbers(input);
    const moments = minutes
      .map((minute, index) => ({ minute, change: index % 2 === 0 ? 1 : -1 }))
      .toSorted((one, other) => one.minute - other.minute || one.change - other.change);
    let [inside, most] = [0, 0];
    for (const { change } of moments) {
      inside += change;
      most = Math.max(most, inside);
    }
    return line(most);
  },
};
