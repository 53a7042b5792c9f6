/** How this works: attempts with a code are rate-limited per user and group. */
import { inTransaction } from '@touchstone/database';
import { decideJoin } from '@touchstone/rules/groups/membership';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Platform } from '../../../platform/platform.ts';
import { enforceRateLimit } from '../../../platform/rate-limits.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { sendPersonalNotice } from '../../notices/index.ts';
import { writeApplicationNotice, writeWelcomeNotice } from '../group-notices.ts';
import { lockGroup } from '../groups.repository.ts';
import { findActor } from '../open-group.ts';
import { publishMembersChanged } from '../publish-group-changes.ts';
import { listUserIds, upsertMembers } from './members.repository.ts';

interface Application {
  gid: number;
  code?: string | undefined;
  reason?: string | undefined;
}

export async function joinGroup(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  viewer: Viewer,
  { gid, code, reason: sentReason }: Application,
) {
  const reason = sentReason?.trim();
  const { group: asked } = await findActor(database, viewer, gid);
  if (asked.access === 'private')
    await enforceRateLimit({ database, clock }, 'group-code', `${viewer.id}:${String(gid)}`);
  await inTransaction(database, async (transaction) => {
    await lockGroup(transaction, gid);
    const { group, actor } = await findActor(transaction, viewer, gid);
    const decision = decideJoin(group, actor, { code, reason });
    if ('refusal' in decision) throw callError(decision.refusal);
    const { standing } = decision;
    const now = clock();
    await upsertMembers(transaction, gid, {
      userIds: [viewer.id],
      standing,
      reason: standing === 'applying' ? (reason ?? null) : null,
      now,
    });
    const notice =
      standing === 'member'
        ? { recipientIds: [viewer.id], ...writeWelcomeNotice(group) }
        : {
            recipientIds: await listUserIds(transaction, gid, ['admin', 'root']),
            ...writeApplicationNotice(group, { username: viewer.username, reason: reason ?? '' }),
          };
    await sendPersonalNotice(transaction, { ...notice, now });
    await publishMembersChanged(transaction, gid, [viewer.id]);
  });
}
