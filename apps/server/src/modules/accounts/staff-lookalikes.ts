/** A new name must not be taken for that of an administrator; `rules/usernames.ts` knows what looks alike. */
import type { Queryable } from '@touchstone/database';
import { createLookalikeTest } from '@touchstone/rules/usernames';
import { callError } from '../../platform/errors/call-error.ts';
import { listStaffNames } from './accounts.repository.ts';

/** `ownId`: an administrator may have a name that looks like the own one. */
export async function loadLookalikeTest(database: Queryable, ownId?: string) {
  const staff = await listStaffNames(database);
  return createLookalikeTest(staff.filter(({ id }) => id !== ownId).map(({ username }) => username));
}

export async function refuseLookalike(database: Queryable, username: string, ownId?: string) {
  const looksLikeStaff = await loadLookalikeTest(database, ownId);
  if (looksLikeStaff(username)) throw callError('usernameLikeStaff');
}
