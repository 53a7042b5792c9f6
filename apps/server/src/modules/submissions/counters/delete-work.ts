/**
 * How this works: when users are deleted, their submissions go with them, and the results of problems count those no more.
 * The submissions are held first, as everybody does who changes a counter; then the accounts, so that nothing new arrives;
 * then what arrived in between. The counts go down by exactly what is about to be deleted.
 */
import type { Tables } from '@touchstone/database';
import type { Transaction } from 'kysely';
import {
  deleteSubmissionsOf,
  deleteTasksOf,
  lockAccounts,
  lockSubmissionsOf,
  uncountResultsOf,
} from './deleted-work.repository.ts';
import { publishContestChangedForUsers } from './publish-contest-changed.ts';

/** The accounts are held until the transaction ends. What users are ranked by goes with their accounts. */
export async function deleteWorkOf(transaction: Transaction<Tables>, userIds: readonly string[]) {
  await lockSubmissionsOf(transaction, userIds);
  await lockAccounts(transaction, userIds);
  await lockSubmissionsOf(transaction, userIds);
  await publishContestChangedForUsers(transaction, userIds);
  await uncountResultsOf(transaction, userIds);
  await deleteTasksOf(transaction, userIds);
  await deleteSubmissionsOf(transaction, userIds);
}
