import { groupLimits } from '@touchstone/contract';
import { inTransaction, type Queryable } from '@touchstone/database';
import { isLengthBetween } from '@touchstone/rules/groups/group-form';
import { recordAudit } from '../../../platform/audit-log.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { sendPersonalNotice } from '../../notices/index.ts';
import { targetOfGroup } from '../group-audit.ts';
import { writeBanNotice, writeUnbanNotice } from '../group-notices.ts';
import { lockGroup, updateGroup, type GroupRow } from '../groups.repository.ts';
import { listUserIds } from '../members/members.repository.ts';
import { findActor } from '../open-group.ts';
import { publishGroupChanged } from '../publish-group-changes.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const rootsOf = async (transaction: Queryable, { id, ownerId }: GroupRow) => [
  ...new Set([ownerId, ...(await listUserIds(transaction, id, ['root']))]),
];

/** A banned group can be banned again, with another reason. */
export async function banGroup(
  { database, clock }: Parts,
  by: Actor,
  { gid, reason: sent }: { gid: number; reason?: string | undefined },
) {
  const reason = sent?.trim() ?? '';
  if (!isLengthBetween(reason, 1, groupLimits.banReasonMaximum)) throw callError('groupBanReason');
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group } = await findActor(transaction, by.viewer, gid);
    const now = clock();
    await updateGroup(transaction, gid, { isBanned: true, banReason: reason, bannedAt: now });
    await sendPersonalNotice(transaction, {
      recipientIds: await rootsOf(transaction, group),
      ...writeBanNotice(group, reason),
      now,
    });
    await recordAudit(transaction, by, {
      action: 'group.ban',
      target: targetOfGroup(gid),
      before: { name: group.name, isBanned: group.isBanned },
      after: { isBanned: true, reason },
    });
    await publishGroupChanged(transaction, gid);
  });
}

export async function unbanGroup({ database, clock }: Parts, by: Actor, gid: number) {
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group } = await findActor(transaction, by.viewer, gid);
    if (!group.isBanned) return;
    await updateGroup(transaction, gid, { isBanned: false, banReason: null, bannedAt: null });
    await sendPersonalNotice(transaction, {
      recipientIds: await rootsOf(transaction, group),
      ...writeUnbanNotice(group),
      now: clock(),
    });
    await recordAudit(transaction, by, {
      action: 'group.unban',
      target: targetOfGroup(gid),
      before: { name: group.name, isBanned: true },
      after: { isBanned: false },
    });
    await publishGroupChanged(transaction, gid);
  });
}
