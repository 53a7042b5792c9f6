/** The users whose results a preview changes, and which of them may learn of it now. */
import type { Queryable } from '@touchstone/database';
import { mayLearnOfChange } from '@touchstone/rules/judging/rejudge-notice';
import { findContest, freezeRule } from '../contests/index.ts';
import { countChangesOfUsers } from './preview-results.repository.ts';

export interface AffectedUser {
  userId: string;
  username: string;
  changes: number;
  gained: number;
  lost: number;
  isTold: boolean;
}

/** By name. */
export async function listAffectedUsers(
  database: Queryable,
  previewId: number,
  now: Date,
): Promise<AffectedUser[]> {
  const rows = await countChangesOfUsers(database, previewId);
  const isOpen = await loadOpenContests(database, rows, now);
  return [...Map.groupBy(rows, ({ userId }) => userId).entries()].map(([userId, ofUser]) => {
    const sum = (key: 'changes' | 'gained' | 'lost') => ofUser.reduce((total, row) => total + row[key], 0);
    return {
      userId,
      username: ofUser[0]?.username ?? '',
      changes: sum('changes'),
      gained: sum('gained'),
      lost: sum('lost'),
      isTold: ofUser.some(({ contestId }) => contestId === null || isOpen.get(contestId) === true),
    };
  });
}

async function loadOpenContests(
  database: Queryable,
  rows: readonly { contestId: number | null }[],
  now: Date,
): Promise<ReadonlyMap<number, boolean>> {
  const isOpen = new Map<number, boolean>();
  for (const contestId of new Set(rows.map((row) => row.contestId))) {
    if (contestId === null) continue;
    const contest = await findContest(database, contestId);
    const rule = contest && {
      ...freezeRule(contest),
      scoring: contest.scoring,
      isVisible: contest.isVisible,
    };
    isOpen.set(contestId, rule !== undefined && mayLearnOfChange(rule, now.getTime()));
  }
  return isOpen;
}
