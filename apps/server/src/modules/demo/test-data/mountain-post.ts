import type { SeededRandom } from '../seeded-random.ts';
import { line, parseNumbers, times, type TestDataPlan } from './test-data-plan.ts';

const longest = 1_000_000_000;

interface Shape {
  villages: number;
  letters: number;
  /** The maximum difference between the number of a village and that of its upper village. */
  reach: number;
  most?: number;
}

function write(random: SeededRandom, { villages, letters, reach, most = longest }: Shape): string {
  const paths = times(villages - 1, (index) => {
    const village = index + 2;
    const upper = random.between(Math.max(1, village - reach), village - 1);
    return line(upper, random.between(1, most));
  });
  const ways = times(letters, () => line(random.between(1, villages), random.between(1, villages)));
  return line(villages, letters) + paths.join('') + ways.join('');
}

export const mountainPost: TestDataPlan = {
  makeInputs: (random) => [
    '1 1\n1 1\n',
    '2 2\n1 5\n2 1\n2 2\n',
    write(random, { villages: 10, letters: 100, reach: 10, most: 9 }),
    write(random, { villages: 500, letters: 500, reach: 500 }),
    // Two villages, and the same few paths repeated.
    write(random, { villages: 2, letters: 2000, reach: 1 }),
    write(random, { villages: 1000, letters: 500, reach: 1 }),
    write(random, { villages: 1000, letters: 1000, reach: 3, most: 1 }),
    write(random, { villages: 10_000, letters: 2000, reach: 10_000, most: 1000 }),
    // One long valley: climbing step by step takes tens of millions of steps.
    write(random, { villages: 10_000, letters: 10_000, reach: 2, most: 1000 }),
  ],
  solve: (input) => {
    const [villages = 0, letters = 0, ...numbers] = parseNumbers(input);
    const mountain = climb(villages, numbers);
    const asked = numbers.slice(2 * (villages - 1));
    return times(letters, (index) =>
      line(mountain.distanceBetween(asked[2 * index] ?? 1, asked[2 * index + 1] ?? 1)),
    ).join('');
  },
};

/**
 * Jump pointers: each village stores its parent and one far ancestor, so that any ancestor is reached in few
 * jumps.
 */
function climb(villages: number, numbers: number[]) {
  const [upper, leap] = [
    [0, 1],
    [0, 1],
  ];
  const [depths, distances] = [
    [0, 0],
    [0, 0],
  ];
  const depth = (village: number) => depths[village] ?? 0;
  const distance = (village: number) => distances[village] ?? 0;
  const leapFrom = (village: number) => leap[village] ?? 1;
  const above = (village: number) => upper[village] ?? 1;
  for (let village = 2; village <= villages; village += 1) {
    const [next = 1, length = 0] = numbers.slice(2 * (village - 2), 2 * (village - 1));
    const far = leapFrom(next);
    const isEven = depth(next) - depth(far) === depth(far) - depth(leapFrom(far));
    upper.push(next);
    leap.push(isEven ? leapFrom(far) : next);
    depths.push(depth(next) + 1);
    distances.push(distance(next) + length);
  }
  const meet = (one: number, other: number) => {
    let [low, high] = depth(one) < depth(other) ? [other, one] : [one, other];
    while (depth(low) > depth(high)) low = depth(leapFrom(low)) >= depth(high) ? leapFrom(low) : above(low);
    while (low !== high)
      [low, high] =
        leapFrom(low) === leapFrom(high) ? [above(low), above(high)] : [leapFrom(low), leapFrom(high)];
    return low;
  };
  return {
    distanceBetween: (one: number, other: number) =>
      distance(one) + distance(other) - 2 * distance(meet(one, other)),
  };
}
