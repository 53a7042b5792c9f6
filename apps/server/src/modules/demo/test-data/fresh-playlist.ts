import type { SeededRandom } from '../seeded-random.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const write = (songs: number[]) => line(songs.length) + line(...songs);

/**
 * The song before the longest stretch is repeated in its middle: a program that restarts there loses half of
 * it.
 */
const interrupted = (songs: number) => [
  ...times(songs, (index) => index + 1),
  1,
  ...times(songs, (index) => songs + index + 1),
];

const shuffled = (random: SeededRandom, songs: number, kinds: number) =>
  times(songs, () => random.between(1, kinds));

/** In five of ten, a program that restarts at every repetition is correct. */
export const freshPlaylist: TestDataPlan = {
  makeInputs: (random) => [
    write([5]),
    write(times(2000, () => 9)),
    write(times(5000, (index) => index + 1)),
    // The same ten songs, repeated.
    write(times(1000, (index) => 1_000_000_000 - (index % 10))),
    write(interrupted(5)),
    write(shuffled(random, 3000, 500)),
    write(shuffled(random, 30_000, 30_000)),
  ],
  solve: (input) => {
    const [, ...songs] = parseNumbers(input);
    const after = new Map<number, number>();
    let left = 0;
    let best = 0;
    for (const [index, song] of songs.entries()) {
      left = Math.max(left, after.get(song) ?? 0);
      after.set(song, index + 1);
      best = Math.max(best, index + 1 - left);
    }
    return line(best);
  },
};
