/** The viewer's own result for a problem of a contest. */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';

export interface OwnSubmission {
  readonly status: number;
  readonly score: number | null;
}

export interface OwnResult {
  readonly status: number;
  /** Only in contests with visible points. */
  readonly score: number | null;
}

interface OwnResultOptions {
  readonly scoring: 'acm' | 'oi';
  /** Whether the freeze hides the viewer's own points. */
  readonly isFrozen: boolean;
}

/**
 * ACM: accepted if any submission is, else the newest. OI: the newest, unknown while frozen. Expects oldest first;
 * returns undefined without submissions.
 */
export function ownResult(
  submissions: readonly OwnSubmission[],
  { scoring, isFrozen }: OwnResultOptions,
): OwnResult | undefined {
  const newest = submissions.at(-1);
  if (newest === undefined) return undefined;
  if (scoring === 'oi') {
    return isFrozen
      ? { status: statuses.unknownResult, score: null }
      : { status: newest.status, score: newest.score };
  }
  const isSolved = submissions.some(({ status }) => status === statuses.accepted);
  return { status: isSolved ? statuses.accepted : newest.status, score: null };
}

/** Without submissions that are still being judged. */
export const judgedOnly = <Submission extends OwnSubmission>(submissions: readonly Submission[]) =>
  submissions.filter(({ status }) => !isUnderWay(status));
