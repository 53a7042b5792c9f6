/** Where the parts of a submission lead. */
export const submissionAddress = (submitId: number): string => `/submission-detail/${String(submitId)}`;

/** Where a submission was made: in a contest, or outside of all. */
export interface SubmissionPlace {
  contestId?: number | undefined;
}

const baseOf = ({ contestId }: SubmissionPlace): string =>
  contestId === undefined ? '' : `/contest/${String(contestId)}`;

export const problemAddress = (displayId: string, place: SubmissionPlace = {}): string =>
  `${baseOf(place)}/problem/${encodeURIComponent(displayId)}`;

/** The list that a submission stands in. */
export const submissionsAddress = (place: SubmissionPlace): string =>
  place.contestId === undefined ? '/status' : `${baseOf(place)}/submissions`;

export const problemsAddress = (place: SubmissionPlace): string =>
  place.contestId === undefined ? '/problem' : `${baseOf(place)}/problems`;

export const personAddress = ({ uid, username }: { uid: string; username: string }): string =>
  `/user-home?${new URLSearchParams({ uid, username }).toString()}`;
