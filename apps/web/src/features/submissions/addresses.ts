/** The URLs of a submission and its parts. */
export const submissionAddress = (submitId: number): string => `/submission-detail/${String(submitId)}`;

/** The context of a submission: a contest, or the public problem set. */
export interface SubmissionContext {
  contestId?: number | undefined;
}

const baseOf = ({ contestId }: SubmissionContext): string =>
  contestId === undefined ? '' : `/contest/${String(contestId)}`;

export const problemAddress = (displayId: string, context: SubmissionContext = {}): string =>
  `${baseOf(context)}/problem/${encodeURIComponent(displayId)}`;

/** The list that contains the submission. */
export const submissionsAddress = (context: SubmissionContext): string =>
  context.contestId === undefined ? '/status' : `${baseOf(context)}/submissions`;

export const problemsAddress = (context: SubmissionContext): string =>
  context.contestId === undefined ? '/problem' : `${baseOf(context)}/problems`;

export const userAddress = ({ uid, username }: { uid: string; username: string }): string =>
  `/user-home?${new URLSearchParams({ uid, username }).toString()}`;
