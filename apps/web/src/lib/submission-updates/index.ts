export type { ContestChange } from './contest-change.ts';
export type { SubmissionUpdate } from './submission-update.ts';
export {
  useContestChanges,
  useOwnSubmissionUpdates,
  useSubmissionUpdates,
} from './use-submission-updates.ts';
