/** Boards and whoever else keeps a contest in memory read it anew once the transaction commits. */
import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../../platform/event-bus.ts';
import { listContestsOf } from './contest-work.repository.ts';

export async function tellContests(transaction: Queryable, contestIds: readonly number[]) {
  for (const contestId of contestIds) await publishEvent(transaction, 'contest.changed', { contestId });
}

/** Whether these users stand on boards has changed: super administrators do not, and those who are gone do not. */
export async function tellContestsOf(transaction: Queryable, userIds: readonly string[]) {
  await tellContests(transaction, await listContestsOf(transaction, userIds));
}
