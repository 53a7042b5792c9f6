export type { SubmissionUpdate } from './submission-update.ts';
export { useOwnSubmissionUpdates, useSubmissionUpdates } from './use-submission-updates.ts';
