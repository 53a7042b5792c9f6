/**
 * How this works: the judging data of a problem has a time of its last change. A judge that takes a submission gets the
 * current data, and the submission stores that time. A later change makes it outdated, whenever the verdict arrives.
 * Where that time is unknown, a submission that was last updated before the change was judged before it.
 */
import { sql } from '@touchstone/database';

/** For selections from `submission` and `problem`. */
export const isJudgedWithOldData = sql<boolean>`
  coalesce(submission.judged_as_of < problem.judging_changed_at, false)`;

export const isOutdated = sql<boolean>`(
  coalesce(submission.updated_at < problem.judging_changed_at, false) OR ${isJudgedWithOldData})`;
