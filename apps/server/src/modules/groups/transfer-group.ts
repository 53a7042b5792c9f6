import { inTransaction } from '@touchstone/database';
import { refuseTransfer } from '@touchstone/rules/groups/membership';
import { recordAudit } from '../../platform/audit-log.ts';
import { callError } from '../../platform/errors/call-error.ts';
import type { Actor } from '../../platform/http/call-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { targetOfGroup } from './group-audit.ts';
import { lockGroup, updateGroup } from './groups.repository.ts';
import { upsertMembers } from './members/members.repository.ts';
import { findTarget } from './members/target-member.ts';
import { openGroup } from './open-group.ts';
import { publishGroupChanged, publishMembersChanged } from './publish-group-changes.ts';

/** The new owner becomes a root; the former one stays a root. */
export async function transferGroup(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { gid, uid }: { gid: number; uid: string },
) {
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group } = await openGroup(transaction, by.viewer, gid, 'transfer');
    const target = await findTarget(transaction, group, uid);
    const refusal = refuseTransfer(target);
    if (refusal !== undefined) throw callError(refusal);
    const now = clock();
    await upsertMembers(transaction, gid, { userIds: [uid], standing: 'root', now });
    await updateGroup(transaction, gid, { ownerId: uid, updatedAt: now });
    await recordAudit(transaction, by, {
      action: 'group.transfer',
      target: targetOfGroup(gid),
      before: { ownerId: group.ownerId },
      after: { ownerId: uid },
    });
    await publishGroupChanged(transaction, gid);
    await publishMembersChanged(transaction, gid, [uid]);
  });
}
