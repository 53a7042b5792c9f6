/** Where the parts of a submission lead. */
export const submissionAddress = (submitId: number): string => `/submission-detail/${String(submitId)}`;

export const problemAddress = (displayId: string): string => `/problem/${encodeURIComponent(displayId)}`;

export const personAddress = ({ uid, username }: { uid: string; username: string }): string =>
  `/user-home?${new URLSearchParams({ uid, username }).toString()}`;
