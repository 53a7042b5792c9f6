/**
 * How this works: what submissions to a problem are judged by has a time at which it last changed. A judge that takes a
 * submission is told what holds then, and the submission keeps that time. A change that is saved meanwhile makes it old,
 * whenever the verdict comes. Where that time is not known, what was last touched before the change was judged before it.
 */
import { sql } from '@touchstone/database';

/** For selections from `submission` and `problem`. */
export const isJudgedWithOldData = sql<boolean>`
  coalesce(submission.judged_as_of < problem.judging_changed_at, false)`;

export const isOutdated = sql<boolean>`(
  coalesce(submission.updated_at < problem.judging_changed_at, false) OR ${isJudgedWithOldData})`;
