/**
 * How this works: a demo problem is judged on its examples, on the trap that its flawed programs fall into, and on what its
 * generator makes. The generator is seeded by the display id and the answers come from a reference solution, so that every
 * site has the same data and none of it has to be kept beside the program.
 */
import type { NewCase } from '../../problems/index.ts';
import type { DemoProblem } from '../read-demo-files.ts';
import { SeededRandom } from '../seeded-random.ts';
import { closingTheNightMarket } from './closing-the-night-market.ts';
import { fewestRides } from './fewest-rides.ts';
import { islandRadio } from './island-radio.ts';
import { pairedBookmarks } from './paired-bookmarks.ts';
import { roadBudget } from './road-budget.ts';
import { seatsForTheTrip } from './seats-for-the-trip.ts';
import { shuffledShelf } from './shuffled-shelf.ts';
import { slidingTemperatures } from './sliding-temperatures.ts';
import { stickerSwap } from './sticker-swap.ts';
import { sunnyStreak } from './sunny-streak.ts';
import type { TestDataPlan } from './test-data-plan.ts';
import { trailRations } from './trail-rations.ts';
import { twoSacksOfRice } from './two-sacks-of-rice.ts';

const plans: Readonly<Record<string, TestDataPlan>> = {
  T1001: twoSacksOfRice,
  T1002: seatsForTheTrip,
  T1003: closingTheNightMarket,
  T1004: stickerSwap,
  T1005: sunnyStreak,
  T1006: pairedBookmarks,
  T1007: trailRations,
  T1008: islandRadio,
  T1009: fewestRides,
  T1010: slidingTemperatures,
  T1011: roadBudget,
  T1012: shuffledShelf,
};

const fullScore = 100;

/** Points are shared out evenly; the last cases take what is left over. */
function pointsOf(index: number, count: number): number {
  const share = Math.floor(fullScore / count);
  return index < count - (fullScore % count) ? share : share + 1;
}

export function makeTestData({ displayId, scoring, examples, trap }: DemoProblem): NewCase[] {
  const plan = plans[displayId];
  if (plan === undefined) throw new Error(`${displayId} has no test data`);
  const inputs = [
    ...[...examples, trap].map(({ input }) => input),
    ...plan.makeInputs(new SeededRandom(`test data of ${displayId}`)),
  ];
  return inputs.map((input, index) => ({
    input: Buffer.from(input),
    answer: Buffer.from(plan.solve(input)),
    score: scoring === 'oi' ? pointsOf(index, inputs.length) : null,
    groupNumber: 1,
    names: { input: `${String(index + 1)}.in`, answer: `${String(index + 1)}.out` },
  }));
}
