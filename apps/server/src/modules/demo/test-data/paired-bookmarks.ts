import type { SeededRandom } from '../seeded-random.ts';
import type { TestDataPlan } from './test-data-plan.ts';

const partnerOf = new Map([
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
]);
const leftParts = [...partnerOf.keys()];

/** A balanced row with this many pairs. */
function orderlyRow(random: SeededRandom, pairs: number): string {
  const row: string[] = [];
  const open: string[] = [];
  let unopened = pairs;
  while (unopened > 0 || open.length > 0) {
    if (unopened > 0 && (open.length === 0 || random.isLucky(0.55))) {
      const left = random.pick(leftParts);
      row.push(left);
      open.push(left);
      unopened -= 1;
    } else row.push(partnerOf.get(open.pop() ?? '') ?? '');
  }
  return row.join('');
}

const exchange = (row: string, from: number) =>
  row.slice(0, from) + (row[from + 1] ?? '') + (row[from] ?? '') + row.slice(from + 2);

export const pairedBookmarks: TestDataPlan = {
  makeInputs: (random) => {
    const long = orderlyRow(random, 50_000);
    const short = orderlyRow(random, 5000);
    return [
      '(\n',
      '}\n',
      ')(\n',
      '{}[]()\n',
      '([{}])[{}]\n',
      '(((((((((())))))))))(\n',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}\n`,
      `${long}\n`,
      // The same number of left and right parts of each kind, but not balanced.
      `${exchange(short, short.indexOf('()'))}\n`,
      `${short.slice(0, -1)}\n`,
    ];
  },
  solve: (input) => {
    const open: string[] = [];
    for (const part of input.trim()) {
      if (partnerOf.has(part)) open.push(part);
      else if (partnerOf.get(open.pop() ?? '') !== part) return 'NO\n';
    }
    return open.length === 0 ? 'YES\n' : 'NO\n';
  },
};
