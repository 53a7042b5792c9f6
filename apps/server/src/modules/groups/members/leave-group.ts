/** Removing a member, and leaving a group. */
import { inTransaction } from '@touchstone/database';
import { isGroupMember } from '@touchstone/rules/group-standing';
import { refuseExit, refuseRemoval } from '@touchstone/rules/groups/membership';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { sendPersonalNotice } from '../../notices/index.ts';
import { targetOfGroup } from '../group-audit.ts';
import { writeRemovalNotice } from '../group-notices.ts';
import { lockGroup } from '../groups.repository.ts';
import { findActor } from '../open-group.ts';
import { publishMembersChanged } from '../publish-group-changes.ts';
import { deleteMember } from './members.repository.ts';
import { findTarget } from './target-member.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

/** Also deletes an application; a deleted applicant gets no message. */
export async function removeMember(
  { database, clock }: Parts,
  by: Actor,
  { gid, uid }: { gid: number; uid: string },
) {
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group, actor } = await findActor(transaction, by.viewer, gid);
    const target = await findTarget(transaction, group, uid);
    const refusal = refuseRemoval(actor, { ...target, isSelf: uid === by.viewer.id });
    if (refusal !== undefined) throw callError(refusal);
    await deleteMember(transaction, gid, uid);
    if (isGroupMember(target.standing))
      await sendPersonalNotice(transaction, {
        recipientIds: [uid],
        ...writeRemovalNotice(group),
        now: clock(),
      });
    await recordAudit(transaction, by, {
      action: 'group-member.remove',
      target: targetOfGroup(gid),
      before: { username: target.username, standing: target.standing },
    });
    await publishMembersChanged(transaction, gid, [uid]);
  });
}

export async function leaveGroup({ database }: Pick<Parts, 'database'>, viewer: Viewer, gid: number) {
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group } = await findActor(transaction, viewer, gid);
    const refusal = refuseExit(await findTarget(transaction, group, viewer.id));
    if (refusal !== undefined) throw callError(refusal);
    await deleteMember(transaction, gid, viewer.id);
    await publishMembersChanged(transaction, gid, [viewer.id]);
  });
}
