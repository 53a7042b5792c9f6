/** Which submissions of a contest a viewer may see. Times are in milliseconds since the epoch. */
import type { HiddenFields, ContestRules } from './contest-access.ts';

export interface ShownWindow {
  readonly fromMs: number;
  /** Exclusive; null without an end. */
  readonly untilMs: number | null;
  /** From this time on only the viewer's own submissions; null without a freeze. */
  readonly onlyOwnFromMs: number | null;
}

interface Wanted {
  readonly scoring: 'acm' | 'oi';
  /** Requested by the viewer. It counts only in contests that accept submissions after the end. */
  readonly includesAfterEnd: boolean;
}

type Rules = Pick<ContestRules, 'startMs' | 'endMs' | 'isSubmittingAllowedAfterEnd'>;
type Freeze = Pick<HiddenFields, 'resultsHiddenFromMs'>;

const plainEnd = ({ endMs, isSubmittingAllowedAfterEnd }: Rules, includesAfterEnd: boolean) =>
  includesAfterEnd && isSubmittingAllowedAfterEnd ? null : endMs;

/** While frozen, ACM contestants still see their own results; OI contestants do not. */
export function shownWindow(
  contest: Rules,
  { resultsHiddenFromMs }: Freeze,
  { scoring, includesAfterEnd }: Wanted,
): ShownWindow {
  const untilMs = plainEnd(contest, includesAfterEnd);
  if (resultsHiddenFromMs === null) return { fromMs: contest.startMs, untilMs, onlyOwnFromMs: null };
  return scoring === 'acm'
    ? { fromMs: contest.startMs, untilMs, onlyOwnFromMs: resultsHiddenFromMs }
    : { fromMs: contest.startMs, untilMs: resultsHiddenFromMs, onlyOwnFromMs: null };
}

/** The end of the counted submissions, for all viewers alike. Exclusive; null without an end. */
export const countedUntil = (contest: Rules, { resultsHiddenFromMs }: Freeze, includesAfterEnd: boolean) =>
  resultsHiddenFromMs ?? plainEnd(contest, includesAfterEnd);
