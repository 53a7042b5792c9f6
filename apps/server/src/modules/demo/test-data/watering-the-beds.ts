import type { SeededRandom } from '../seeded-random.ts';
import { line, times, type TestDataPlan } from './test-data-plan.ts';

interface Shape {
  beds: number;
  entries: number;
  /** The maximum width of a stretch. */
  widest: number;
  most: number;
}

function write(random: SeededRandom, { beds, entries, widest, most }: Shape): string {
  const rows = times(entries, (index) => {
    const from = random.between(1, beds);
    const to = Math.min(beds, from + random.between(0, widest - 1));
    // The last entry queries the whole range.
    if (index === entries - 1) return line(2, 1, beds);
    return random.isLucky(0.5) ? line(1, from, to, random.between(1, most)) : line(2, from, to);
  });
  return line(beds, entries) + rows.join('');
}

export const wateringTheBeds: TestDataPlan = {
  makeInputs: (random) => [
    '1 1\n2 1 1\n',
    '1 3\n1 1 1 1000\n1 1 1 1\n2 1 1\n',
    '3 4\n1 3 3 5\n2 1 2\n2 3 3\n2 1 3\n',
    write(random, { beds: 10, entries: 60, widest: 10, most: 9 }),
    write(random, { beds: 1000, entries: 1000, widest: 1, most: 1000 }),
    write(random, { beds: 30_000, entries: 500, widest: 30_000, most: 1000 }),
    write(random, { beds: 500, entries: 2000, widest: 500, most: 1000 }),
    write(random, { beds: 2000, entries: 2000, widest: 40, most: 1000 }),
    write(random, { beds: 30_000, entries: 20_000, widest: 30_000, most: 1000 }),
  ],
  solve: (input) => {
    const [first = '', ...rows] = input.trim().split('\n');
    const beds = Number(first.split(' ')[0]);
    const [plain, weighted] = [new Float64Array(beds + 2), new Float64Array(beds + 2)];
    const add = (bed: number, litres: number) => {
      for (let at = bed; at <= beds; at += at & -at) {
        plain[at] = (plain[at] ?? 0) + litres;
        weighted[at] = (weighted[at] ?? 0) + litres * bed;
      }
    };
    const sumUpTo = (bed: number) => {
      let sum = 0;
      for (let at = bed; at > 0; at -= at & -at) sum += (plain[at] ?? 0) * (bed + 1) - (weighted[at] ?? 0);
      return sum;
    };
    return rows
      .map((row) => {
        const [kind, from = 1, to = 1, litres = 0] = row.split(' ').map(Number);
        if (kind === 2) return line(sumUpTo(to) - sumUpTo(from - 1));
        add(from, litres);
        add(to + 1, -litres);
        return '';
      })
      .join('');
  },
};
