/** Appoints accounts to duties in a contest. */
import { inTransaction } from '@touchstone/database';
import { isContestAdmin } from '@touchstone/rules/contests/contest-access';
import type { StaffRole } from '@touchstone/rules/contests/contest-staff';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockAdministeredContest, recordContestChange } from '../administered-contest.ts';
import { findAccounts } from '../contest-administration.repository.ts';
import { listStaff, replaceStaffRoles } from './desk.repository.ts';

export async function appointStaff(
  { database }: Pick<Platform, 'database'>,
  by: Actor,
  { cid, username, roles }: { cid: number; username: string; roles: readonly StaffRole[] },
) {
  await inTransaction(database, async (transaction) => {
    const contest = await lockAdministeredContest(transaction, by.viewer, cid);
    const [account] = await findAccounts(transaction, [username.trim()]);
    if (account === undefined) throw callError('participantUnknown', { names: username });
    const owner = { id: account.id, role: 'default_user' } as const;
    if (isContestAdmin(owner, { ownerId: contest.ownerId, groupStanding: null }))
      throw callError('staffIsOwner');
    const before = (await listStaff(transaction, cid)).filter(({ id }) => id === account.id);
    const wanted = [...new Set(roles)];
    await replaceStaffRoles(transaction, { contestId: cid, userId: account.id, roles: wanted });
    await recordContestChange(transaction, by, {
      contestId: cid,
      action: 'contest-staff.change',
      before: { username: account.username, roles: before.map(({ role }) => role) },
      after: { username: account.username, roles: wanted.toSorted() },
    });
  });
}
