/** Which submissions of a contest a viewer is told about. Times are in milliseconds since the epoch. */
import type { HiddenFields, ContestRules } from './contest-access.ts';

export interface ShownWindow {
  readonly fromMs: number;
  /** Exclusive; null where there is no end. */
  readonly untilMs: number | null;
  /** From here on only the viewer's own; null where nothing is sealed. */
  readonly onlyOwnFromMs: number | null;
}

interface Wanted {
  readonly scoring: 'acm' | 'oi';
  /** Asked for; it counts only where the contest goes on after its end. */
  readonly includesAfterEnd: boolean;
}

type Rules = Pick<ContestRules, 'startMs' | 'endMs' | 'isSubmittingAllowedAfterEnd'>;
type Seal = Pick<HiddenFields, 'resultsHiddenFromMs'>;

const plainEnd = ({ endMs, isSubmittingAllowedAfterEnd }: Rules, includesAfterEnd: boolean) =>
  includesAfterEnd && isSubmittingAllowedAfterEnd ? null : endMs;

/** Behind a seal everybody still sees how his own did in ACM; in OI nobody does. */
export function shownWindow(
  contest: Rules,
  { resultsHiddenFromMs }: Seal,
  { scoring, includesAfterEnd }: Wanted,
): ShownWindow {
  const untilMs = plainEnd(contest, includesAfterEnd);
  if (resultsHiddenFromMs === null) return { fromMs: contest.startMs, untilMs, onlyOwnFromMs: null };
  return scoring === 'acm'
    ? { fromMs: contest.startMs, untilMs, onlyOwnFromMs: resultsHiddenFromMs }
    : { fromMs: contest.startMs, untilMs: resultsHiddenFromMs, onlyOwnFromMs: null };
}

/** Up to when submissions are counted for everybody alike; exclusive, null where there is no end. */
export const countedUntil = (contest: Rules, { resultsHiddenFromMs }: Seal, includesAfterEnd: boolean) =>
  resultsHiddenFromMs ?? plainEnd(contest, includesAfterEnd);
