import type { SeededRandom } from '../seeded-random.ts';
import { line, times, type TestDataPlan } from './test-data-plan.ts';

const weather = (random: SeededRandom, days: number, sun: number) =>
  times(days, () => (random.isLucky(sun) ? 'S' : 'R')).join('');

/** Seven of ten end with rain. A program that forgets the last streak gets points for these. */
export const sunnyStreak: TestDataPlan = {
  makeInputs: (random) => [
    'R\n',
    'SR\n',
    'RSSSSR\n',
    `${weather(random, 2000, 0.5)}R\n`,
    `${weather(random, 99_999, 0.9)}R\n`,
    'S\n',
    `${weather(random, 999, 0.5)}R${'S'.repeat(60_000)}\n`,
  ],
  solve: (input) =>
    line(
      Math.max(
        ...input
          .trim()
          .split('R')
          .map((streak) => streak.length),
      ),
    ),
};
