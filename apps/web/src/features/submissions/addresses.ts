/** The URLs of a submission and its parts. */

/** The context of a submission: a contest, a group, or the public problem set. */
export interface SubmissionContext {
  contestId?: number | undefined;
  groupId?: number | undefined;
}

/** The public problem set. */
export const publicContext: SubmissionContext = {};

function baseOf({ contestId, groupId }: SubmissionContext): string {
  if (contestId !== undefined) return `/contest/${String(contestId)}`;
  return groupId === undefined ? '' : `/group/${String(groupId)}`;
}

/** Of a submission outside contests. */
export const submissionAddress = (submitId: number, { groupId }: SubmissionContext = {}): string =>
  `${baseOf({ groupId })}/submission-detail/${String(submitId)}`;

export const problemAddress = (displayId: string, context: SubmissionContext = {}): string =>
  `${baseOf(context)}/problem/${encodeURIComponent(displayId)}`;

/** The list that contains the submission. */
export const submissionsAddress = (context: SubmissionContext): string =>
  `${baseOf(context)}/${context.contestId === undefined ? 'status' : 'submissions'}`;

export const problemsAddress = (context: SubmissionContext): string =>
  `${baseOf(context)}/${context.contestId === undefined ? 'problem' : 'problems'}`;

export const userAddress = ({ uid, username }: { uid: string; username: string }): string =>
  `/user-home?${new URLSearchParams({ uid, username }).toString()}`;
