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
  /** Requested by the viewer. It counts only in contests that accept submissions after the end. */
  readonly includesAfterEnd: boolean;
}

type Rules = Pick<ContestRules, 'startMs' | 'endMs' | 'isSubmittingAllowedAfterEnd'>;
type Freeze = Pick<HiddenFields, 'resultsHiddenFromMs'>;

const plainEnd = ({ endMs, isSubmittingAllowedAfterEnd }: Rules, includesAfterEnd: boolean) =>
  includesAfterEnd && isSubmittingAllowedAfterEnd ? null : endMs;

/** While frozen, contestants still see their own submissions; `decideSubmissionAccess` hides the results of OI. */
export const shownWindow = (
  contest: Rules,
  { resultsHiddenFromMs }: Freeze,
  { includesAfterEnd }: Wanted,
): ShownWindow => ({
  fromMs: contest.startMs,
  untilMs: plainEnd(contest, includesAfterEnd),
  onlyOwnFromMs: resultsHiddenFromMs,
});

/** The end of the counted submissions, for all viewers alike. Exclusive; null without an end. */
export const countedUntil = (contest: Rules, { resultsHiddenFromMs }: Freeze, includesAfterEnd: boolean) =>
  resultsHiddenFromMs ?? plainEnd(contest, includesAfterEnd);
