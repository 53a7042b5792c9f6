import { groupStandings } from '@touchstone/contract';
import { inTransaction } from '@touchstone/database';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { refuseRoleChange } from '@touchstone/rules/groups/membership';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendPersonalNotice } from '../../notices/index.ts';
import { targetOfGroup } from '../group-audit.ts';
import { writeRefusalNotice, writeWelcomeNotice } from '../group-notices.ts';
import { lockGroup } from '../groups.repository.ts';
import { findActor } from '../open-group.ts';
import { publishMembersChanged } from '../publish-group-changes.ts';
import { upsertMembers } from './members.repository.ts';
import { findTarget } from './target-member.ts';

/** Accepts or refuses an application, or changes a role. */
export async function changeMember(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  by: Actor,
  { gid, uid, auth }: { gid: number; uid: string; auth: number },
) {
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group, actor } = await findActor(transaction, by.viewer, gid);
    const target = await findTarget(transaction, group, uid);
    const wanted = groupStandings[auth];
    const refusal = refuseRoleChange(actor, target, wanted);
    // The second condition follows from the first; the compiler cannot know it.
    if (refusal !== undefined || wanted === undefined) throw callError(refusal ?? 'groupMemberAuth');
    if (wanted === target.standing) return;
    const now = clock();
    await upsertMembers(transaction, gid, { userIds: [uid], standing: wanted, now });
    if (!isGroupMember(target.standing)) {
      const notice = isGroupMember(wanted) ? writeWelcomeNotice(group) : writeRefusalNotice(group);
      await sendPersonalNotice(transaction, { recipientIds: [uid], ...notice, now });
    }
    await recordAudit(transaction, by, {
      action: 'group-member.change',
      target: targetOfGroup(gid),
      before: { username: target.username, standing: target.standing },
      after: { username: target.username, standing: wanted },
    });
    await publishMembersChanged(transaction, gid, [uid]);
  });
}
