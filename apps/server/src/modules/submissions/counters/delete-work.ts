/**
 * How this works: deleting users deletes their submissions, and the result counts of problems decrease. The submissions
 * are locked first, as in every change of a counter; then the accounts, so that nothing new arrives; then the
 * submissions that arrived in between. The counts decrease by exactly the deleted rows.
 */
import type { Tables } from '@touchstone/database';
import type { Transaction } from 'kysely';
import { publishEvent } from '../../../platform/event-bus.ts';
import {
  deleteSubmissionsOf,
  deleteTasksOf,
  lockAccounts,
  lockSubmissionsOf,
  uncountResultsOf,
} from './deleted-work.repository.ts';
import { publishContestChangedForUsers } from './publish-contest-changed.ts';

/** The accounts stay locked until the transaction ends. Statistics are deleted with the accounts. */
export async function deleteWorkOf(transaction: Transaction<Tables>, userIds: readonly string[]) {
  await lockSubmissionsOf(transaction, userIds);
  await lockAccounts(transaction, userIds);
  await lockSubmissionsOf(transaction, userIds);
  await publishContestChangedForUsers(transaction, userIds);
  await uncountResultsOf(transaction, userIds);
  await publishEvent(transaction, 'problems.changed', {});
  await deleteTasksOf(transaction, userIds);
  await deleteSubmissionsOf(transaction, userIds);
}
