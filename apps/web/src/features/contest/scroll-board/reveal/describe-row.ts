import { minuteOf } from '../../board/cells/acm-cell.ts';
import { awardText } from './award-text.ts';
import type { Contender, RevealPlan } from './build-plan.ts';
import type { RevealMessages } from './reveal-messages.ts';
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
  messages: RevealMessages,
): string {
  const cells = plan.problems.flatMap(({ displayId }) => {
    const cell = standing.cells.get(displayId);
    if (cell === undefined) return [];
    if (cell.acceptedSecond !== null) return [messages.cellSolved(displayId, minuteOf(cell.acceptedSecond))];
    if (cell.frozenTryCount > 0) return [messages.cellSealed(displayId, cell.frozenTryCount)];
    return cell.errorCount > 0 ? [messages.cellWrong(displayId, cell.errorCount)] : [];
  });
  const rankText = rank === undefined ? messages.star : messages.place(rank);
  const medal =
    settled?.medal === undefined || settled.medal === null ? [] : [awardText(settled.medal, messages)];
  const school = person.school === '' ? [] : [person.school];
  return [
    rankText,
    ...medal,
    person.name,
    ...school,
    messages.solvedCount(standing.total.solved),
    ...cells,
  ].join(messages.comma);
}
