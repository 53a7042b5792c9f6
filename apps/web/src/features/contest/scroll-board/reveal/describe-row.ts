import { minuteOf } from '../../board/cells/acm-cell.ts';
import type { Contender, RevealPlan } from './build-plan.ts';
import type { RevealWords } from './reveal-messages.ts';
import type { Settled, StandingNow } from './reveal-state.ts';

interface DescribedRow {
  plan: Pick<RevealPlan, 'problems'>;
  person: Contender;
  standing: StandingNow;
  settled: Settled | undefined;
  /** Undefined for stars. */
  rank: number | undefined;
}

/** Describes a row of the reveal in one sentence, for screen readers. */
export function describeRow(
  { plan, person, standing, settled, rank }: DescribedRow,
  words: RevealWords,
): string {
  const cells = plan.problems.flatMap(({ displayId }) => {
    const cell = standing.cells.get(displayId);
    if (cell === undefined) return [];
    if (cell.acceptedSecond !== null) return [words.cellSolved(displayId, minuteOf(cell.acceptedSecond))];
    if (cell.sealedTryCount > 0) return [words.cellSealed(displayId, cell.sealedTryCount)];
    return cell.errorCount > 0 ? [words.cellWrong(displayId, cell.errorCount)] : [];
  });
  const place = rank === undefined ? words.star : words.place(rank);
  const medal = settled?.medal === undefined || settled.medal === null ? [] : [words.medals[settled.medal]];
  const school = person.school === '' ? [] : [person.school];
  return [place, ...medal, person.name, ...school, words.solvedCount(standing.total.solved), ...cells].join(
    words.comma,
  );
}
