import type { SeededRandom } from '../seeded-random.ts';
import { line, smallLetters, times, type TestDataPlan } from './test-data-plan.ts';

/** Distinct names: the number written in letters. */
const nameOf = (number: number) =>
  Array.from(String(number), (digit) => smallLetters[Number(digit)] ?? '').join('');

function race(random: SeededRandom, runners: number, fastest: number, slowest: number): string {
  const names = times(runners, nameOf)
    .map((name) => ({ name, turn: random.next() }))
    .toSorted((one, other) => one.turn - other.turn);
  return line(runners) + names.map(({ name }) => line(name, random.between(fastest, slowest))).join('');
}

export const raceResults: TestDataPlan = {
  makeInputs: (random) => [
    '2\nz 3600\na 1\n',
    '2\nzz 1\nz 1\n',
    race(random, 10, 5, 5),
    race(random, 20, 100, 104),
    race(random, 200, 150, 400),
    race(random, 1000, 1, 3600),
    // As text, 99 sorts after 100.
    race(random, 300, 90, 110),
    race(random, 2000, 180, 300),
    race(random, 5000, 1, 3600),
  ],
  solve: (input) => {
    const [, ...rows] = input.trim().split('\n');
    const runners = rows
      .map((row) => row.split(' '))
      .map(([name = '', time]) => ({ name, time: Number(time) }))
      .toSorted((one, other) => one.time - other.time || (one.name < other.name ? -1 : 1));
    let place = 0;
    return runners
      .map(({ name, time }, row) => {
        if (runners[row - 1]?.time !== time) place = row + 1;
        return line(place, name);
      })
      .join('');
  },
};
