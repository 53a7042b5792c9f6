/** Comparisons of programs: what they find in the generated test set, and their time for a large contest. */
import { comparePrograms } from '@touchstone/similarity/compare-programs';
import { makeLargeSet } from '@touchstone/similarity/testing/large-set';
import { measureQuality } from '@touchstone/similarity/testing/measure-quality';
import { allowAtLeast, allowAtMost, noBudget } from '../budgets.ts';
import type { BenchPart } from '../part.ts';
import { measureMs } from '../statistics.ts';

const promised = { limit: 0.95, text: '>= 0.95' };
/** The same programs are compared in every run, so shares do not vary. */
const exact = { tolerance: 1 };

export const similarityPart: BenchPart = {
  name: 'similarity',
  needs: [],
  run: async (report, effort) => {
    report.step('disguising and comparing the test set');
    const quality = measureQuality({ copies: effort.choose({ full: 5, quick: 1 }) });
    const share = (name: string, value: number, isPromised: boolean) => {
      const budget = isPromised ? allowAtLeast(value, promised, exact) : noBudget;
      report.add({ name, value, unit: 'of 1', baseline: null, ratio: null, ...budget });
    };
    for (const [kind, value] of Object.entries(quality.recall))
      share(`recall of copies: ${kind}`, value, kind !== 'loops rewritten');
    share(`precision in ${String(quality.programs)} programs`, quality.precision, true);
    share('highest similarity of independent programs', quality.highestIndependent, false);
    share('lowest similarity of copies', quality.lowestCopy, false);
    const count = effort.choose({ full: 1000, quick: 200 });
    report.step(`comparing ${String(count)} programs of 150 lines`);
    const programs = makeLargeSet(count);
    const seconds =
      (await measureMs(async () => {
        await Promise.resolve(comparePrograms({ family: 'cpp', programs, ignored: [] }));
      })) / 1000;
    report.add({
      name: `${String(count)} programs of 150 lines compared`,
      value: seconds,
      unit: 's',
      baseline: null,
      ratio: null,
      ...allowAtMost(seconds, { limit: 30, text: '< 30' }, effort),
    });
  },
};
