/**
 * The quality of the comparison. Every source is disguised in every way, several times. All programs of a problem are
 * compared together. A pair is a copy if both programs come from one source. A pair that is found although its programs come
 * from different sources is a mistake.
 */
import { comparePrograms } from '../compare-programs.ts';
import { suspectSimilarity } from '../thresholds.ts';
import { disguise, disguiseNames, type Disguise } from './disguise.ts';
import { createRandom } from './seeded-random.ts';
import { loadSources, type Source } from './sources.ts';

interface TestProgram {
  readonly source: Source;
  readonly kind: Disguise | 'none';
  readonly code: string;
}

export interface Quality {
  /** The share of pairs of a source and its disguised copy that were found. */
  readonly recall: Readonly<Record<Disguise, number>>;
  /** The share of copies among the found pairs of programs with the first four disguises. */
  readonly precision: number;
  readonly programs: number;
  readonly independentPairs: number;
  /** The largest similarity of programs of different sources, and the smallest of the first four kinds of copies. */
  readonly highestIndependent: number;
  readonly lowestCopy: number;
}

export interface QualityOptions {
  /** Copies per source and disguise. */
  readonly copies: number;
  readonly threshold?: number;
}

export function measureQuality({ copies, threshold = suspectSimilarity }: QualityOptions): Quality {
  const random = createRandom(20);
  const tested = loadSources().flatMap((source): TestProgram[] => [
    { source, kind: 'none', code: source.code },
    ...disguiseNames.flatMap((kind) =>
      Array.from({ length: copies }, () => ({ source, kind, code: disguise(source, kind, random) })),
    ),
  ]);
  const found = new Map<Disguise, { found: number; all: number }>(
    disguiseNames.map((kind) => [kind, { found: 0, all: 0 }]),
  );
  const tally = { copies: 0, mistakes: 0, independentPairs: 0, highestIndependent: 0, lowestCopy: 1 };
  for (const programs of Map.groupBy(tested, ({ source }) => source.problem).values()) {
    const { pairs } = comparePrograms({
      family: programs[0]?.source.family ?? 'other',
      programs: programs.map(({ code }) => code),
      ignored: [],
    });
    const similarities = new Map(
      pairs.map(({ left, right, similarity }) => [`${String(left)} ${String(right)}`, similarity]),
    );
    for (const [left, one] of programs.entries())
      for (const [right, other] of programs.entries()) {
        if (right <= left) continue;
        const similarity = similarities.get(`${String(left)} ${String(right)}`) ?? 0;
        count({ one, other, similarity });
      }
  }
  return {
    recall: Object.fromEntries(
      [...found].map(([kind, { found: hits, all }]) => [kind, hits / all]),
    ) as Record<Disguise, number>,
    precision: tally.copies / (tally.copies + tally.mistakes),
    programs: tested.length,
    independentPairs: tally.independentPairs,
    highestIndependent: tally.highestIndependent,
    lowestCopy: tally.lowestCopy,
  };

  function count({ one, other, similarity }: { one: TestProgram; other: TestProgram; similarity: number }) {
    const isFound = similarity >= threshold;
    if (one.source !== other.source) {
      tally.independentPairs += 1;
      tally.highestIndependent = Math.max(tally.highestIndependent, similarity);
      if (isFound) tally.mistakes += 1;
      return;
    }
    const kind = one.kind === 'none' ? other.kind : 'none';
    if (kind === 'none') return;
    const counts = found.get(kind);
    if (counts === undefined) return;
    counts.all += 1;
    if (isFound) counts.found += 1;
    if (kind === 'loops rewritten') return;
    if (isFound) tally.copies += 1;
    tally.lowestCopy = Math.min(tally.lowestCopy, similarity);
  }
}
