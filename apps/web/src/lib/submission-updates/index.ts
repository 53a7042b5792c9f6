export type { ContestChange } from './contest-change.ts';
export type { SubmissionUpdate } from '@touchstone/api-client/submission-update';
export {
  useContestChanges,
  useOwnSubmissionUpdates,
  useSubmissionUpdates,
} from './use-submission-updates.ts';
export type { LiveRow } from './live-row.ts';
export { useLiveRows } from './use-live-rows.ts';
