import { isUnderWay, statuses } from '@touchstone/contract/statuses';
import type { SubmissionContext } from '../addresses.ts';
import type { Submission, SubmissionDetail } from '../api/get-submission.ts';

export type HiddenReason = 'sealed' | 'contest' | 'notAllowed' | 'notShared';

export type CodeVisibility =
  | { kind: 'shown'; code: string }
  /** The site withholds the code and shows a notice instead. */
  | { kind: 'withheld'; notice: string }
  | { kind: 'hidden'; reason: HiddenReason };

/** A notice has one line and is shorter than the program. */
const isNotice = (code: string, length: number | null): boolean =>
  length !== null && code.length !== length && !code.includes('\n');

const isInContest = ({ cid }: Submission): boolean => cid !== null && cid !== 0;

/**
 * A contest shows its own submissions and frozen ones, whose contest the server does not name. A group shows its own
 * submissions.
 */
export const isInContext = (
  { cid, gid }: Pick<Submission, 'cid' | 'gid'>,
  { contestId, groupId }: SubmissionContext,
): boolean =>
  (contestId === undefined || cid === null || cid === contestId) &&
  (groupId === undefined || gid === groupId);

/** The contest or the group of the submission, whatever page shows it. */
export function contextOf(submission: Submission): SubmissionContext {
  if (isInContest(submission)) return { contestId: submission.cid ?? undefined };
  return submission.gid === null ? {} : { groupId: submission.gid };
}

function findReason({ submission, codeShare }: SubmissionDetail): HiddenReason {
  if (submission.submitId === null) return 'sealed';
  if (isInContest(submission)) return 'contest';
  return submission.share === true && codeShare === false ? 'notAllowed' : 'notShared';
}

export function codeVisibilityOf(detail: SubmissionDetail): CodeVisibility {
  const { code, length } = detail.submission;
  if (code === null) return { kind: 'hidden', reason: findReason(detail) };
  return isNotice(code, length) ? { kind: 'withheld', notice: code } : { kind: 'shown', code };
}

/** Why the owner cannot share; undefined if sharing is possible. */
export function findShareBarrier({
  submission,
  codeShare,
}: SubmissionDetail): 'contest' | 'notAllowed' | undefined {
  if (isInContest(submission)) return 'contest';
  return codeShare === true ? undefined : 'notAllowed';
}

/** Statuses with a text: compiler output, judge failure, or failed submission. */
export function findErrorText({ status, errorMessage }: Submission) {
  if (errorMessage === null || errorMessage.trim() === '') return undefined;
  if (status === statuses.compileError) return { kind: 'compile', text: errorMessage } as const;
  if (status === statuses.systemError) return { kind: 'system', text: errorMessage } as const;
  if (status === statuses.submittedFailed) return { kind: 'failed', text: errorMessage } as const;
  return undefined;
}

/** False if only the existence of the submission is shown, and if no case was run. */
export const mayHaveCases = ({ submitId, status }: Submission): boolean =>
  submitId !== null && status !== statuses.compileError && status !== statuses.submittedFailed;

/** It has a result, and there may be something to explain. */
export const hasFailed = ({ submitId, status }: Submission): boolean =>
  submitId !== null &&
  !isUnderWay(status) &&
  status !== statuses.accepted &&
  status !== statuses.cancelled &&
  status !== statuses.submittedFailed;

/** Returns undefined for ids that cannot exist. */
export function parseSubmitId(text: string | undefined): number | undefined {
  const largest = 2_147_483_647;
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text) || Number(text) > largest) return undefined;
  return Number(text);
}
