import type { SeededRandom } from '../seeded-random.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const largest = 1_000_000_000;

interface Shape {
  days: number;
  questions: number;
  most: number;
}

function write(random: SeededRandom, { days, questions, most }: Shape): string {
  const asked = times(questions, () => {
    const [one, other] = [random.between(1, days), random.between(1, days)];
    return line(Math.min(one, other), Math.max(one, other));
  });
  return line(days, questions) + line(...times(days, () => random.between(0, most))) + asked.join('');
}

export const stepCounter: TestDataPlan = {
  makeInputs: (random) => [
    '1 1\n0\n1 1\n',
    '1 2\n1000000000\n1 1\n1 1\n',
    '4 4\n1 2 3 4\n1 1\n4 4\n1 4\n2 3\n',
    write(random, { days: 50, questions: 100, most: 9 }),
    write(random, { days: 500, questions: 500, most: 30_000 }),
    write(random, { days: 1000, questions: 1000, most: 0 }),
    write(random, { days: 1, questions: 2000, most: largest }),
    write(random, { days: 2000, questions: 2000, most: largest }),
    write(random, { days: 15_000, questions: 15_000, most: largest }),
  ],
  solve: (input) => {
    const [days = 0, questions = 0, ...rest] = parseNumbers(input);
    const sums = [0];
    for (let day = 0; day < days; day += 1) sums.push((sums[day] ?? 0) + (rest[day] ?? 0));
    return times(questions, (index) => {
      const [from = 1, to = 1] = rest.slice(days + 2 * index, days + 2 * index + 2);
      return line((sums[to] ?? 0) - (sums[from - 1] ?? 0));
    }).join('');
  },
};
