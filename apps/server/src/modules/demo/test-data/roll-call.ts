import type { SeededRandom } from '../seeded-random.ts';
import { smallLetters, times, type TestDataPlan } from './test-data-plan.ts';

function differentNames(random: SeededRandom, count: number, longest: number): string[] {
  const names = new Set<string>();
  while (names.size < count)
    names.add(times(random.between(1, longest), () => random.pick(smallLetters)).join(''));
  return [...names];
}

/** The present pupils answer in another order than the roll. */
function write(random: SeededRandom, roll: string[], share: number): string {
  const here = roll.filter(() => random.isLucky(share)).toSorted();
  return `${[String(roll.length), ...roll, String(here.length), ...here].join('\n')}\n`;
}

export const rollCall: TestDataPlan = {
  makeInputs: (random) => [
    '1\na\n0\n',
    '1\na\n1\na\n',
    '3\nc\nb\na\n0\n',
    '26\n' + [...smallLetters, '26', ...smallLetters.toReversed()].join('\n') + '\n',
    write(random, differentNames(random, 30, 2), 0.5),
    write(random, differentNames(random, 100, 4), 0.9),
    write(random, differentNames(random, 999, 10), 0.99),
    write(random, differentNames(random, 1000, 10), 0.5),
    write(random, differentNames(random, 1000, 3), 1),
  ],
  solve: (input) => {
    const [count = '0', ...words] = input.split('\n');
    const roll = words.slice(0, Number(count));
    const here = new Set(words.slice(Number(count) + 1));
    const missing = roll.filter((name) => !here.has(name));
    return missing.length === 0 ? 'ALL HERE\n' : `${missing.join('\n')}\n`;
  },
};
