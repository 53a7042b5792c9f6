/** Boards and other caches of a contest load it again once the transaction commits. */
import type { Queryable } from '@touchstone/database';
import { publishEvent } from '../../../platform/event-bus.ts';
import { listContestsOf } from './contest-work.repository.ts';

export async function publishContestChanged(transaction: Queryable, contestIds: readonly number[]) {
  for (const contestId of contestIds) await publishEvent(transaction, 'contest.changed', { contestId });
}

/** Whether these users appear on boards has changed: super administrators and deleted accounts do not. */
export async function publishContestChangedForUsers(transaction: Queryable, userIds: readonly string[]) {
  await publishContestChanged(transaction, await listContestsOf(transaction, userIds));
}
