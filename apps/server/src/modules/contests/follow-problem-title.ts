/**
 * Titles in contests. An entry starts with the title of its problem. A title that the director did not edit follows
 * the problem: a corrected typo is corrected in the contest too. An edited title stays.
 */
import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../platform/event-bus.ts';
import { renameContestProblems } from './contest-problems.repository.ts';

export async function followProblemTitle(
  transaction: Queryable,
  problemId: number,
  { before, after, now }: { before: string; after: string; now: Date },
): Promise<void> {
  if (before === after) return;
  const contestIds = await renameContestProblems(transaction, problemId, { before, after, now });
  for (const contestId of contestIds) await publishEvent(transaction, 'contest.changed', { contestId });
}
