/** How far somebody is with a problem of a contest. */
import { isUnderWay, statuses } from '@touchstone/contract/statuses';

export interface OwnSubmission {
  readonly status: number;
  readonly score: number | null;
}

export interface OwnResult {
  readonly status: number;
  /** Only where points are given and told. */
  readonly score: number | null;
}

interface Telling {
  readonly scoring: 'acm' | 'oi';
  /** Whether the seal hides the viewer's own points. */
  readonly isSealed: boolean;
}

/** ACM: accepted if ever, else the newest. OI: the newest, unknown behind the seal. Oldest first; undefined without any. */
export function ownResult(
  submissions: readonly OwnSubmission[],
  { scoring, isSealed }: Telling,
): OwnResult | undefined {
  const newest = submissions.at(-1);
  if (newest === undefined) return undefined;
  if (scoring === 'oi') {
    return isSealed
      ? { status: statuses.unknownResult, score: null }
      : { status: newest.status, score: newest.score };
  }
  const isSolved = submissions.some(({ status }) => status === statuses.accepted);
  return { status: isSolved ? statuses.accepted : newest.status, score: null };
}

/** Without those that are still judged. */
export const judgedOnly = <Submission extends OwnSubmission>(submissions: readonly Submission[]) =>
  submissions.filter(({ status }) => !isUnderWay(status));
